"""The documents about keys, positions and rulings say what the engine does."""

import json
import re
from pathlib import Path

import pytest

from boonlake_panel.engine import Game, PositionError, Setup
from boonlake_panel.engine.choices.notation import parse_key
from boonlake_panel.engine.choices.registry import KINDS, NAMES
from boonlake_panel.engine.expansions.artifacts.position import BOARD_FIELDS
from boonlake_panel.engine.expansions.artifacts.position import PLAYER_FIELDS as EXPANSION_FIELDS
from boonlake_panel.engine.position.players import PLAYER_FIELDS
from boonlake_panel.engine.position.reading import SOLO_FIELDS, TOP_LEVEL
from boonlake_panel.engine.position.writing import STEP_FIELDS
from boonlake_panel.engine.setup import RULINGS as SWITCHES
from boonlake_panel.engine.steps import STEP_NAMES
from boonlake_panel.engine.tables import tables_of
from boonlake_panel.texts.catalogue import rule_catalogue

DOCS = Path(__file__).parents[2] / "docs"
NOTATION, POSITION, RULINGS = (
    (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("notation", "position", "rulings")
)
TABLES = tables_of(Setup().data)


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its two head lines."""
    part = re.split(r"^## ", text.split(f"\n## {heading}\n")[1], flags=re.MULTILINE)[0]
    lines = [line.strip("| ") for line in part.splitlines() if line.startswith("|")]
    return [re.split(r"\s*\|\s*", line) for line in lines[2:]]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


# Notation.


def test_every_kind_of_key_is_listed_with_its_example() -> None:
    listed = [(names(row[0])[0], names(row[1])[0]) for row in rows(NOTATION, "Every kind of key")]
    assert listed == [(kind.name, kind.example) for kind in KINDS.values()]


def test_the_kinds_of_the_dealer_and_of_the_expansion_are_named() -> None:
    said = next(part for part in NOTATION.split("\n\n") if part.startswith("The kinds `"))
    dealt, belongs = said.split("The kinds from")
    assert set(names(dealt.partition(" only")[0])) == {
        kind.name for kind in KINDS.values() if kind.dealt and not kind.own_in_solo
    }
    order = [kind.name for kind in KINDS.values()]
    first = order.index(names(belongs)[0])
    assert set(order[first:]) == {kind.name for kind in KINDS.values() if kind.only_in == "artifacts"}


def test_every_example_of_a_key_can_be_read() -> None:
    plain = {kind.name for kind in KINDS.values() if kind.example == kind.name}
    text = re.sub(r"```.*?```", "", NOTATION, flags=re.DOTALL)
    examples = [key for key in names(text) if key.partition(":")[0] in NAMES and "…" not in key]
    examples = [key for key in examples if ":" in key or key in plain]
    assert len(examples) > 40
    for key in examples:
        assert KINDS[parse_key(TABLES, key).kind].name == key.partition(":")[0]


def test_games_use_no_key_that_is_not_listed() -> None:
    listed = {names(row[0])[0] for row in rows(NOTATION, "Every kind of key")}
    game = Game(Setup(players=2, seed=3, dealer="ask"))
    for n in range(150):
        assert game.decision is not None
        assert {key.partition(":")[0] for key in game.decision.keys} <= listed
        game = game.play(game.decision.keys[n * 7 % len(game.decision.keys)])


# Positions.


def described(heading: str) -> set[str]:
    return {name for row in rows(POSITION, heading) for name in names(row[0])}


@pytest.mark.parametrize(
    ("heading", "fields"),
    [
        ("The table", TOP_LEVEL),
        ("A player", PLAYER_FIELDS),
        ("The Wise Eminence", SOLO_FIELDS),
        ("The expansion on the table", BOARD_FIELDS),
        ("The expansion of a player", EXPANSION_FIELDS),
    ],
)
def test_every_field_is_described(heading: str, fields: frozenset[str]) -> None:
    assert described(heading) == fields


def test_a_position_has_the_fields_that_are_described() -> None:
    data = Game(Setup(players=2, seed=1)).position()
    assert set(data) == described("The table") - {"solo", "expansion", "closing"}
    assert set(data["players"][0]) == described("A player") - {"expansion"}
    data = Game(Setup(players=2, seed=1, artifacts=True)).position()
    assert set(data["expansion"]) == described("The expansion on the table")
    assert set(data["players"][0]["expansion"]) == described("The expansion of a player")


def test_every_step_of_the_agenda_is_described() -> None:
    listed = {name: set(names(row[1])) for row in rows(POSITION, "The agenda") for name in names(row[0])}
    fields = {STEP_NAMES[step]: {name for name, _ in entries} for step, entries in STEP_FIELDS.items()}
    assert listed == {name: fields.get(name, set()) for name in STEP_NAMES}


def examples() -> list[dict]:
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", POSITION, re.DOTALL)]


def test_the_examples_can_be_loaded_and_written_back() -> None:
    assert len(examples()) == 3
    for data in examples():
        game = Game.from_position(data)
        assert Game.from_position(json.loads(json.dumps(game.position()))) == game


def test_the_first_example_is_what_its_text_says() -> None:
    game = Game.from_position(examples()[0])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "turn")
    assert game.ledger[1] == {"carried": 7}
    player = game.position()["players"][1]
    assert (player["houses"], player["cattle"], player["supply"]) == (1, 1, 6)
    game = game.play("strip:settle")
    while game.decision and game.decision.seat == 0:
        game = game.play("pass")
    (reason,) = game.explain("upgrade:17.upper").reasons
    assert (reason.figures["needed"], reason.figures["has"]) == (3, 2)


def test_the_second_example_is_what_its_text_says() -> None:
    game = Game.from_position(examples()[1])
    order = []
    while game.decision:
        order.append(game.decision.seat)
        game = game.play("pass" if "pass" in game.decision.keys else game.decision.keys[0])
    assert order[0] == 2
    assert game.scoring == 4
    assert game.ledger[2]["card_points"] == 10


def test_the_solo_example_is_what_its_text_says() -> None:
    game = Game.from_position(examples()[2])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "turn")
    data = game.position()
    assert set(data["solo"]) == described("The Wise Eminence")
    assert data["solo"]["seen"] == ["SA1"]
    assert data["solo"]["stack"] == ["SA2", "SA3", "SA4", "SB1", "SB2"]
    assert (data["first"], data["players"][1]["houses"], data["players"][1]["cattle"]) == (1, 1, 2)


@pytest.mark.parametrize(("field", "value"), [("coins", 6), ("ranch", 3), ("supply", 5), ("vases", 0), ("ship", "A1")])
def test_what_is_left_out_is_as_at_the_start(field: str, value: object) -> None:
    assert Game.from_position({}).position()["players"][0][field] == value


@pytest.mark.parametrize(
    ("round_", "ship", "locks", "scorings", "ending"),
    [(1, "A8", [], 0, False), (1, "U5", ["K1"], 1, False), (2, "L4", [], 2, False), (2, "B8", ["K2", "K3"], 3, True)],
)
def test_the_ships_tell_how_far_the_game_is(
    round_: int, ship: str, locks: list[str], scorings: int, ending: bool
) -> None:
    data = Game.from_position({"round": round_, "players": [{"ship": ship}, {}]}).position()
    assert (data["locks"], data["scorings"], data["ending"]) == (locks, scorings, ending)


def test_a_ship_cannot_be_beyond_a_lock_that_nobody_crossed() -> None:
    with pytest.raises(PositionError, match="locks: a ship has crossed K1"):
        Game.from_position({"players": [{"ship": "U6"}, {}], "locks": []})


# Rulings.


def test_every_ruling_is_explained() -> None:
    parts = ("base", "solo", "artifacts")
    rulings = [id_ for part in parts for id_, rule in rule_catalogue(part).items() if rule.ruling]
    explained = re.findall(r"\*\*`([a-z0-9_.]+)`\*\*", RULINGS)
    assert sorted(explained) == sorted(rulings)


def test_every_switch_is_a_parameter_with_the_default_that_is_named() -> None:
    switches = rows(RULINGS.replace("\n| switch", "\n## Switches\n| switch"), "Switches")
    assert [names(row[0])[0] for row in switches] == list(SWITCHES)
    for name, default, other, rule in switches:
        parameter = names(name)[0]
        usual, unusual = (json.loads(names(cell)[0].lower()) for cell in (default, other))
        assert getattr(Setup(), parameter) == usual
        assert Setup(**{parameter: unusual}).rulings != Setup().rulings
        assert names(rule)[0] in (type(Setup()).param[parameter].doc or "")
        assert f"Switch\n  `{parameter}`" in RULINGS or f"Switch `{parameter}`" in RULINGS
