"""Files: what is saved comes back, diffs are readable, and bad files get a clear answer instead of a traceback."""

import json
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel import Setup, Study, StudyError
from boonlake_panel.components import pack_directory
from boonlake_panel.study.files import dumps, loads
from boonlake_panel.study.limits import MAX_BYTES

from .support import grown, options

Document = dict[str, Any]


@pytest.fixture(scope="module")
def study() -> Study:
    """A study with everything in it."""
    study = grown(130, players=3, branching=0)
    for node in study.main_line[40:60]:
        study.go(node.parent or study.root)
        study.branch(options(study)[-1], name="Other")
    study.rename("Ein größerer Plan")
    study.tag("opening", "cattle")
    study.comment("Intro with *Markdown*\n\n- and a list", study.root)
    for number, node in enumerate(study.main_line[::7]):
        study.comment(f"comment {number}", node)
        study.comment(f"before {number}", node, before=True)
        study.mark("good", node)
    study.collapse(study.main_line[2])
    study.go(study.main_line[9])
    return study


def failed(text: str | bytes, message: str, pack: str | None = None) -> Study | None:
    """The part that can be played of a text that cannot be loaded, for a reason."""
    with pytest.raises(StudyError, match=message) as caught:
        loads(text, pack=pack)
    return caught.value.study


def edited(study: Study, change: Callable[[Document], object]) -> str:
    data = json.loads(dumps(study))
    change(data)
    return json.dumps(data)


def test_what_is_saved_comes_back(study: Study, tmp_path: Path) -> None:
    path = tmp_path / "study.json"
    study.save(path)
    again = Study.load(path)
    assert dumps(again) == path.read_text(encoding="utf-8") == dumps(study)
    assert [(n.id, n.key, n.seat, n.turn, n.round, n.comment, n.mark) for n in again] == [
        (n.id, n.key, n.seat, n.turn, n.round, n.comment, n.mark) for n in study
    ]
    assert again.node.id == study.node.id
    assert again.game == study.game


def test_a_study_from_a_position_comes_back(study: Study) -> None:
    start = Study(position=study.game.position())
    start.play(options(start)[0])
    again = loads(dumps(start))
    assert again.game == start.game
    assert again.position == start.position


def test_a_game_from_a_table_comes_back() -> None:
    study = Study(Setup(players=2, seed=1, dealer="ask", names=["Anna", "Ben"]))
    for _ in range(40):
        study.play(options(study)[-1])
    again = loads(dumps(study))
    assert again.setup == study.setup
    assert again.game == study.game


def test_one_choice_more_is_one_line_more_in_git(study: Study) -> None:
    copy = loads(dumps(study))
    before = dumps(copy).splitlines()
    copy.branch(next(key for key in options(copy) if copy.node.child(key) is None))
    after = dumps(copy).splitlines()
    assert len(after) == len(before) + 1
    assert len({line.rstrip(",") for line in after} - {line.rstrip(",") for line in before}) == 1
    copy.comment("new", copy.main_line[4])
    assert sum(a != b for a, b in zip(after, dumps(copy).splitlines(), strict=True)) == 1


def test_saving_replaces_the_old_file_only_when_the_new_one_is_complete(
    study: Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "study.json"
    path.write_text("old")

    def no_space(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", no_space)
        with pytest.raises(StudyError, match="No space left"):
            study.save(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(StudyError, match="cannot write"):
        study.save(tmp_path / "no" / "folder.json")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a study"),
        ("{}", "not a study: expected a JSON object"),
        ("[1, 2]", "not a study"),
        ("null", "not a study"),
        ("PK\x03\x04", "not JSON"),
        (b"\x80\x04\x95pickle", "not UTF-8"),
        ("[" * 100_000, "not a study"),
        ('{"format": "boonlake-study", "version": 1}', "neither a set-up nor a position"),
        ('{"format": "boonlake-study", "version": 1, "setup": {"players": 9}}', "must be at most 4|players"),
        ('{"format": "boonlake-study", "version": 1, "setup": {"seed": ' + "9" * 5000 + "}}", "not a study"),
        ('{"format": "boonlake-study", "version": 1, "position": {"setup": {}, "players": 7}}', "impossible position"),
        ('{"format": "boonlake-study", "version": NaN, "setup": {}}', "not a number"),
    ],
)
def test_what_is_no_study_is_refused(text: str | bytes, message: str) -> None:
    assert failed(text, message) is None


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES * 50)
    started = time.monotonic()
    with pytest.raises(StudyError, match="too large"):
        Study.load(path)
    assert time.monotonic() - started < 5
    with pytest.raises(StudyError, match="No such file"):
        Study.load(tmp_path / "missing.json")
    with pytest.raises(StudyError, match="directory"):
        Study.load(tmp_path)


def test_another_version_is_named_and_read_as_far_as_possible(study: Study) -> None:
    part = failed(edited(study, lambda data: data.update(version=3, colour="red")), "version 3 .* update the program")
    assert part is not None
    assert len(part) == len(study)


def test_another_pack_is_named_and_what_it_allows_is_kept(study: Study, tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    for name in ("base", "artifacts"):
        shutil.copytree(pack_directory("standard") / name, folder / name)
    cards = folder / "base" / "cards.csv"
    cards.write_text(cards.read_text(encoding="utf-8").replace("Market stall", "Market place"), encoding="utf-8")
    part = failed(dumps(study), "made with data .* load it with the pack", pack=str(folder))
    assert part is not None
    assert len(part) == len(study)
    assert part.setup.data == str(folder)
    own = loads(dumps(part), pack=str(folder))
    assert len(own) == len(study)
    failed(dumps(part), "give its folder when you load the study")


def test_a_file_cannot_name_the_folder_that_is_read(study: Study, monkeypatch: pytest.MonkeyPatch) -> None:
    text = edited(study, lambda data: data["setup"].update(data="//attacker/share"))
    monkeypatch.setattr("boonlake_panel.components.box.pack_directory", lambda pack: pytest.fail(f"opened {pack}"))
    failed(text, "made with the data pack '//attacker/share'")


def test_a_key_that_became_illegal_is_explained_and_the_rest_is_kept(study: Study) -> None:
    line = study.main_line

    def change(data: Document) -> None:
        node = next(node for node in data["nodes"] if node["id"] == line[100].id)
        node["key"] = "sail:9"

    part = failed(edited(study, change), rf"node {line[100].id}: sail:9: .* choices are left out")
    assert part is not None
    assert [node.id for node in part.main_line][:100] == [node.id for node in line[:100]]
    assert part.main_line[0].comment == "comment 0"


@pytest.mark.parametrize("share", [0.3, 0.6, 0.999])
def test_a_truncated_file_gives_back_what_it_holds(study: Study, share: float) -> None:
    text = dumps(study).encode()
    part = failed(text[: int(len(text) * share)], "damaged")
    assert part is not None
    assert len(part) > 0.7 * share * len(study)


def test_a_damaged_line_costs_only_what_hangs_on_it(study: Study) -> None:
    lines = dumps(study).splitlines()
    number = next(n for n, line in enumerate(lines) if f'"id": "{study.main_line[50].id}"' in line)
    lines[number] = lines[number].replace('"key"', '"k')
    part = failed("\n".join(lines), "damaged")
    assert part is not None
    assert [node.id for node in part.main_line][:50] == [node.id for node in study.main_line[:50]]
    assert len(part) > 50


def test_hostile_fields_are_noted_and_left_out(study: Study) -> None:
    def change(data: Document) -> None:
        nodes = data["nodes"]
        nodes[1]["comment"] = "x" * 30_000
        nodes[2]["mark"] = "__class__"
        nodes[3]["name"] = 7
        nodes[4]["id"] = nodes[3]["id"]
        nodes[5]["id"] = "../../etc/passwd"
        nodes[6]["comment"] = "a\u0000\u001b[2Jb\u202e"
        nodes[7]["script"] = "alert(1)"
        data["tags"] = ["ok", "y" * 400]
        data["title"] = "z" * 300
        data["cursor"] = "nowhere"

    with pytest.raises(StudyError) as caught:
        loads(edited(study, change))
    faults = "\n".join(caught.value.faults)
    for fragment in ("first 20000 are kept", "no mark '__class__'", "is not a text", "is not an id", "unknown field"):
        assert fragment in faults
    part = caught.value.study
    assert part is not None
    assert len(part) == len(study)
    nodes = list(part)
    assert len(nodes[1].comment) == 20_000
    assert nodes[6].comment == "a[2Jb"
    assert part.tags == ("ok",)
    assert loads(dumps(part))


def test_a_chain_of_faults_stays_readable(study: Study) -> None:
    with pytest.raises(StudyError) as caught:
        loads(edited(study, lambda data: [node.pop("key", 0) for node in data["nodes"]]))
    assert len(str(caught.value).splitlines()) < 25
    assert "more" in str(caught.value).splitlines()[-1]


@pytest.mark.parametrize(
    ("nodes", "message"),
    [
        (
            [{"id": f"a{n}", "from": "0", "key": f"keep:{n}"} for n in range(20_000)],
            "more than 400 choices at one place",
        ),
        ([{"id": f"a{n}", "key": "pass"} for n in range(60_000)], "60001 nodes are too many"),
        ([{"id": f"a{n}", "from": "zz", "key": "pass"} for n in range(40_000)], "what comes before it is missing"),
    ],
    ids=["wide", "deep", "loose"],
)
def test_a_file_made_to_keep_the_program_busy_does_not(nodes: list[Document], message: str) -> None:
    text = edited(Study(Setup(seed=1)), lambda data: data["nodes"].extend(nodes))
    started = time.process_time()
    with pytest.raises(StudyError) as caught:
        loads(text)
    assert any(message in fault for fault in caught.value.faults)
    assert time.process_time() - started < 10


# Fuzzing


def mutated(text: str, chance: random.Random) -> str | bytes:
    """A text after one to four accidents or attacks."""
    for _ in range(chance.randrange(1, 5)):
        text = chance.choice(MUTATIONS)(text, chance)
    return text.encode("utf-8", "surrogatepass") if chance.random() < 0.5 else text


def cut(text: str, chance: random.Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


def drop(text: str, chance: random.Random) -> str:
    start = chance.randrange(len(text) + 1)
    return text[:start] + text[start + chance.randrange(1, 60) :]


def noise(text: str, chance: random.Random) -> str:
    start = chance.randrange(len(text) + 1)
    junk = "".join(chance.choice('{}[]",:\\/0eE-.nultrufas\x00\n\u202e\ud800é') for _ in range(chance.randrange(1, 8)))
    return text[:start] + junk + text[start + len(junk) :]


def swap_lines(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines)


def repeat(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    start = chance.randrange(len(lines))
    return "\n".join(lines[:start] + lines[start : start + 5] * chance.randrange(2, 9) + lines[start:])


def nest(text: str, chance: random.Random) -> str:
    start = chance.randrange(len(text) + 1)
    return text[:start] + chance.choice(("[", '{"a":', "(")) * chance.choice((3, 3000)) + text[start:]


VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**70,
    1e308,
    "",
    "x" * 50_000,
    "0",
    [],
    {},
    [[]],
    {"a": 1},
    "\ud800",
    "📎",
)


def wrong_value(text: str, chance: random.Random) -> str:
    """Another value somewhere in the document: what the syntax allows and the program may not expect."""
    try:
        data = json.loads(text)
    except (RecursionError, ValueError):
        return noise(text, chance)
    place = data
    while isinstance(place, (dict, list)) and place:
        key = chance.choice(list(place)) if isinstance(place, dict) else chance.randrange(len(place))
        if not isinstance(place[key], (dict, list)) or not place[key] or chance.random() < 0.1:
            place[key] = chance.choice((*VALUES, place[chance.choice(list(place))] if isinstance(place, dict) else 0))
            break
        place = place[key]
    return json.dumps(data)


MUTATIONS: tuple[Callable[[str, random.Random], str], ...] = (
    *(cut, drop, noise, swap_lines, repeat, nest),
    *(wrong_value,) * 4,
)


def fuzz(count: int, seed: int) -> None:
    chance = random.Random(seed)
    short = grown(25, players=2, branching=0.1)
    middle = Study(position=grown(60, players=3, branching=0).game.position())
    middle.play(options(middle)[0])
    texts = [dumps(short), dumps(middle)]
    refused = 0
    for number in range(count):
        text = mutated(chance.choice(texts), chance)
        try:
            readable: Study | None = loads(text)
        except StudyError as error:
            refused += 1
            readable = error.study
        except BaseException as error:
            raise AssertionError(f"file {number} of seed {seed}: {error!r}") from error
        if readable is not None and number % 10 == 0:
            assert len(loads(dumps(readable))) == len(readable)
    assert refused > count // 2


def test_mutated_files_never_end_in_a_traceback() -> None:
    fuzz(800, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_ten_thousand_mutated_files_never_end_in_a_traceback(seed: int) -> None:
    fuzz(2500, seed)


def test_loading_executes_nothing() -> None:
    """The interpreter itself reports what runs code, unpickles, starts programs or connects."""
    code = (
        "import sys\n"
        "from boonlake_panel.study.files import loads\n"
        "from boonlake_panel.study import StudyError\n"
        "text = sys.stdin.read()\n"
        "def load():\n"
        "    try:\n        loads(text)\n    except StudyError as error:\n        return error\n"
        "load()  # opens the box and imports what is needed\n"
        "sys.addaudithook(lambda event, _: sys.exit(event) if event in ('exec', 'pickle.find_class', 'os.system', "
        "'subprocess.Popen', 'socket.connect') else None)\n"
        "print(load())\n"
    )
    hostile = edited(
        Study(Setup(seed=1)),
        lambda data: data["nodes"].append({"id": "a", "key": "__import__('os').system('x')", "comment": "{{7*7}}"}),
    )
    done = subprocess.run([sys.executable, "-c", code], input=hostile, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "__import__('os').system('x')" in done.stdout


@pytest.fixture(scope="module")
def large() -> Study:
    return grown(1000)


def best_of(times: int, work: Callable[[], object]) -> float:
    """The shortest time of this process alone: the machine may be busy with other things."""
    seconds = []
    for _ in range(times):
        started = time.process_time()
        work()
        seconds.append(time.process_time() - started)
    return min(seconds)


def test_a_large_study_is_quick_and_its_file_small(large: Study, tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    assert best_of(5, lambda: (large.save(path), Study.load(path))) < 0.300
    assert path.stat().st_size < 200_000
