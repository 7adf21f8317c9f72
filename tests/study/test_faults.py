"""Faults of positions, studies and keys: each is all_messages in every language, and nothing of it stays English."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from boonlake_panel import Game, IllegalChoice, Library, PositionError, Setup, Study, StudyError
from boonlake_panel.engine.position.checks import check_position
from boonlake_panel.engine.position.reading import from_position
from boonlake_panel.engine.state import State
from boonlake_panel.study.files import dumps, loads
from boonlake_panel.study.library import Visitor
from boonlake_panel.study.limits import MAX_BRANCHES, MAX_BYTES, MAX_NODES, MAX_TAG, MAX_TITLE
from boonlake_panel.texts import messages as texts
from boonlake_panel.texts.messages import DEFAULT_LANGUAGE, LANGUAGES, in_language, sources

OTHERS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
ENGLISH = re.compile(
    r"\b(the|is|are|not|of|and|with|from|this|that|its|it|has|have|may|expected|found|unknown|lies|cannot|only|too"
    r"|many|at most|set-up|tile|tiles|card|cards|space|choice|choices|study|boat|boats|house|houses)\b",
    re.IGNORECASE,
)
"""Words that are English in these sentences, and neither German nor French."""
FORMAT = re.compile(r"'[^']*'|[a-z_]+:\S+|[\w\[\]]+(\.\w+)+")
"""What belongs to the format: values, keys, and fields or rules with dots."""
LISTS = re.compile(r"\w+(, \w+){4,}")
"""Names that are listed to choose from."""

Data = dict[str, Any]


def piece(name: str, seat: int = 0) -> Data:
    return {"seat": seat, "piece": name}


def expanded(*players: Data, **fields: Any) -> Data:
    return {"setup": {"artifacts": True}, "players": list(players) or [{}, {}], **fields}


def owner(**fields: Any) -> Data:
    return {"expansion": fields}


YARD = {"4": {"tile": "T06", "upper": piece("shipyard")}, "7": {"tile": "T01"}}
SPECIAL = {**YARD, "8": {"tile": "special"}}
SOLO = {"players": 1}
POSITIONS: list[Any] = [
    [],
    {"format": "chess"},
    {"players": 3, "colour": 1, "pack": "other"},
    {"players": [{}, {}, {}], "setup": {"players": 2}},
    {"setup": {"players": 9, "artifacts": 2, "dealer": "me", "names": 3, "data": 4, "colour": "red"}},
    {"setup": {"players": 2, "names": ["A", "B", "C"]}},
    {"players": [{"hand": ["P999"], "coins": -1, "boats": ["wood"], "levers": {"1.1": "left"}}, {}], "solo": {}},
    {"map": {"40": {}, "4": {"tile": "T36", "upper": {}, "cattle": ["x"]}, "7": {"tile": "T36"}}},
    {"map": {"4": {"tile": "T06", "lower": {}, "cattle": [1]}}, "strips": ["hire"] * 2, "scoring_tiles": [None]},
    {"scoring_tiles": ["ST01", "ST01", "ST02", "ST03"], "locks": [], "players": [{"ship": "B8"}, {}]},
    {"agenda": [{"step": "effect", "seat": 0, "effect": "fly:1", "source": "cards"}]},
    {"agenda": [{"step": "pay_upgrade", "seat": 0, "site": "x"}]},
    {"agenda": [{"step": "solo_turn", "seat": 0}]},
    {"strips": ["settle"], "scoring_tiles": ["ST01", "ST02", "ST03", None], "agenda": [{"step": "ship", "seat": 0}]},
    {"players": [{"ranch": 9, "supply": 9, "houses": 3, "settlements": 2, "cattle": 1, "hand": ["P001"]}] * 2},
    {"map": {"4": {"tile": "T36", "cattle": [3, 2]}}, "mound": ["T01", "T01"], "deck": ["P001"]},
    {"players": [{"ship": "A4", "own_tile": "ST16", "scored": {"ST01": 2, "ST02": 2}}, {"ship": "A4"}], "scorings": 1,
     "scoring_tiles": ["ST01", "ST02", "ST03", "ST04"]},
    {"setup": SOLO, "solo": {"stack": [], "seen": ["SA1", "SA1"], "corner": "top_left"}},
    {"expansion": {}, "players": [{"expansion": {}}, {}]},
    {"map": {"7": {"tile": "special"}}},
    expanded(owner(improved=[1], shipyard="x"), {"boats": ["wood"]}),
    expanded(owner(shipyard="7.upper", side="vp", boat=False, artifact="AF1a", plugged=4, annexes=["loam"])),
    expanded(map=SPECIAL),
    expanded(expansion={"special_tile": {"space": 8, "owner": 0}}),
    expanded(owner(special=True), map=SPECIAL, expansion={"special_tile": {"space": 8, "owner": 0}}),
    expanded(map={**SPECIAL, "8": {"tile": "special", "upper": piece("house", 1), "cattle": [5]}},
             expansion={"special_tile": {"space": 8, "owner": 0}}),
    expanded(owner(purple="ranch", prices=["PT1", "PT1"]), owner(purple="due"),
             expansion={"conditions": ["LC5", "LC1"], "display": [{"artifact": "AF3a"}, {"artifact": "AF3b"}] * 2}),
    expanded(owner(purple="ranch"), map={"7": {"tile": "T01", "upper": piece("purple")}}),
]  # fmt: skip


def spoil_counts(s: State) -> None:
    s.players[0].vp += 1
    s.players[0].coins = -1
    s.players[0].up = ~s.players[0].levers


def spoil_solo(s: State) -> None:
    assert s.solo is not None
    s.solo.tile = s.solo.stack[0]


def spoil_boats(s: State) -> None:
    assert s.players[0].expansion is not None
    s.players[0].expansion.boat = True


STATES: list[tuple[Data, Callable[[State], None]]] = [
    ({}, spoil_counts),
    ({"setup": SOLO}, spoil_solo),
    (expanded(), spoil_boats),
]
"""Faults that no text of a position can bring about."""


def study_text(change: Callable[[Data], object] = dict, choices: int = 6) -> str:
    """The text of a study after somebody has changed it."""
    study = Study(Setup(players=2, seed=7))
    for _ in range(choices):
        assert study.game.decision
        study.play(study.game.decision.keys[0])
    data = json.loads(dumps(study))
    change(data)
    return json.dumps(data)


def damage(data: Data) -> None:
    data.update(version=3, colour="red", tags=["y" * 400], title="z" * 300, pack="other")
    data["setup"].update(hat=1, data="//share", names=["\u202eA"])
    nodes = data["nodes"]
    nodes[1].update(mark="__class__", name=7, id="../../x", script="y")
    nodes[2]["key"] = "sail:9"
    data["nodes"] += [7, {"from": "zz", "key": "pass"}, {"from": "0"}, {"from": "0", "key": nodes[1]["key"]}]


BRANCHES = [{"id": f"b{number}", "from": "0", "key": f"keep:{number}"} for number in range(MAX_BRANCHES + 2)]
HEAD = '{"format": "boonlake-study", "version": 1, "setup": '
STUDIES: list[str | bytes] = [
    "",
    "{}",
    "[" * 100_000,
    "[NaN]",
    "[" + "9" * 5000 + "]",
    b"\x80",
    "x" * (MAX_BYTES + 1),
    HEAD + "{",
    HEAD + '{"players": 9}}',
    HEAD + '7, "nodes": []}',
    HEAD + '{{, "nodes": []}',
    HEAD + '{"data": 3}, "position": {"setup": {}, "players": 7}}',
    study_text(damage),
    study_text()[:-9],
    study_text(lambda data: data.update(tags=3, agents=3, nodes=3)),
    study_text(lambda data: data.update(cursor="nowhere")),
    study_text(lambda data: data["nodes"].extend(BRANCHES)),
    study_text(lambda data: data["nodes"].extend([None] * MAX_NODES)),
]

KEYS = ["dance", "strip", "pass:1", "develop:99.upper"]


def open_unknown_study() -> None:
    Library("sqlite://").open("nosuch")


def broken_library() -> None:
    library = Library("sqlite://")
    with library._engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE boonlake_studies")
    library.entries()


def touch_what_is_not_mine() -> None:
    library = Library("sqlite://")
    id_ = library.visited_by(Visitor("a")).keep(Study(Setup(seed=1))).id
    library.visited_by(Visitor("b")).trash(id_)


def look_for_a_lost_version() -> None:
    library = Library("sqlite://")
    library.version(library.keep(Study(Setup(seed=1))).id, 7)


def keep_too_much() -> None:
    library = Library("sqlite://").visited_by(Visitor("a"))
    with library._session() as session:
        library._check_quota(session, 10**9, 1)


def overfill() -> None:
    full = Study(Setup(seed=1))
    full.tree._nodes.update((str(number), full.root) for number in range(MAX_NODES))
    full.tree.add(full.root, "pass")


FAILING_CALLS: list[Callable[[], object]] = [
    lambda: Study(Setup(seed=1)).go("nowhere"),
    lambda: Study(Setup(seed=1)).delete(),
    lambda: Study(Setup(seed=1)).rename("x" * (MAX_TITLE + 1)),
    lambda: Study(Setup(seed=1)).name_branch("x" * 201),
    lambda: Study(Setup(seed=1)).comment("x" * 20_001),
    lambda: Study(Setup(seed=1)).tag("x" * (MAX_TAG + 1)),
    overfill,
    open_unknown_study,
    broken_library,
    touch_what_is_not_mine,
    look_for_a_lost_version,
    keep_too_much,
]


def error_lines(work: Callable[[], object]) -> list[str]:
    """The lines of the error message of a call that must fail."""
    with pytest.raises((IllegalChoice, PositionError, StudyError)) as error:
        work()
    return str(error.value).split("\n")


def all_messages() -> Iterator[tuple[str, list[str]]]:
    """Every kind of fault by name, with the lines of its message."""
    for number, data in enumerate(POSITIONS):
        yield f"position {number}", error_lines(lambda data=data: Game.from_position(data))  # type: ignore[misc]
    for number, (data, spoiling) in enumerate(STATES):
        _, s = from_position(data)
        spoiling(s)
        yield f"state {number}", [str(fault) for fault in check_position(s)]
    for number, written in enumerate(STUDIES):
        yield f"study {number}", error_lines(lambda written=written: loads(written))  # type: ignore[misc]
    for number, call in enumerate(FAILING_CALLS):
        yield f"call {number}", error_lines(call)
    for key in KEYS:
        yield key, error_lines(lambda key=key: Game(Setup(seed=1)).play(key))  # type: ignore[misc]


def is_english(words: str) -> bool:
    return bool(ENGLISH.search(LISTS.sub("", FORMAT.sub("", words))))


@pytest.fixture(scope="module")
def english_messages() -> dict[str, list[str]]:
    return dict(all_messages())


@pytest.mark.parametrize("language", OTHERS)
def test_faults_are_translated(language: str, english_messages: dict[str, list[str]]) -> None:
    with in_language(language):
        translated = dict(all_messages())
    assert {name: len(lines) for name, lines in translated.items()} == {
        name: len(lines) for name, lines in english_messages.items()
    }
    pairs = [pair for name in translated for pair in zip(english_messages[name], translated[name], strict=True)]
    assert [pair for pair in pairs if pair[0] == pair[1]] == [], "the same in both languages"
    assert [other for _, other in pairs if is_english(other)] == [], "English words"


def test_the_detector_finds_english(english_messages: dict[str, list[str]]) -> None:
    lines = {line for group in english_messages.values() for line in group}
    assert sum(map(is_english, lines)) > 0.95 * len(lines)


ONLY_ON_BUGS = {"fault-key-unplayable", "fault-unplayable"}
"""Messages that only a bug in the program brings about."""


def test_every_message_about_faults_is_shown_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """So each is given the arguments that it needs."""
    said: set[str] = set()
    format_ = texts._formatted
    monkeypatch.setattr(texts, "_formatted", lambda *of: (said.add(of[1]), format_(*of))[1])
    dict(all_messages())
    assert {name for name in sources(DEFAULT_LANGUAGE) if name.startswith("fault-")} - said == ONLY_ON_BUGS


def test_names_that_cannot_be_printed_are_cleaned() -> None:
    written = study_text(lambda data: data["setup"].update(names=["\u202eAnn\u0007", "B" * 300]))
    with pytest.raises(StudyError, match="names that are too long or cannot be printed") as error:
        loads(written)
    assert error.value.study is not None
    assert error.value.study.setup.names == ["Ann", "B" * 200]
