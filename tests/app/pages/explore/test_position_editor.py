"""A position under construction, and the window for it."""

import json
from typing import Any

import pytest

from boonlake_panel import Game, GameModel, Setup, Study
from boonlake_panel.app.kit.dialogs import DialogHost
from boonlake_panel.app.pages.explore.position_draft import Draft
from boonlake_panel.app.pages.explore.position_editor import TABS, Editor
from boonlake_panel.app.session.language import speak_language_of


def draft(players: int = 2, choices: int = 0, **more: Any) -> Draft:
    game = Game(Setup(players=players, seed=7, **more))
    for _ in range(choices):
        assert game.decision
        game = game.play(game.decision.keys[0])
    return Draft(game.position())


def test_a_house_on_the_map_takes_its_place_everywhere() -> None:
    edited = draft()
    for field, value in (("tile 8", "T12"), ("site 8 upper", "0.house"), ("count 0 coins", "33")):
        edited.change(field, value)
        assert edited.faults == []
    player = edited.game.position()["players"][0]
    assert (player["coins"], player["houses"]) == (33, 1)
    assert edited.game.position()["map"]["8"]["upper"] == {"seat": 0, "piece": "house"}


def test_a_card_moves_here_from_wherever_it_was() -> None:
    edited = draft()
    card = edited.player(0)["hand"][0]
    edited.change("card 1 display", f"Anything ({card})")
    assert edited.faults == []
    assert card not in edited.player(0)["hand"]
    assert edited.player(1)["display"] == [card]
    edited.change(f"drop 1 display {card}", "")
    assert card in edited.game.position()["deck"]


def test_faults_stand_at_their_field_and_go_when_they_are_mended() -> None:
    edited = draft()
    edited.change("count 0 ranch", "20")
    assert [fault.field for fault in edited.faults] == ["count 0 ranch"]
    assert "22 inhabitants" in edited.faults[0].text
    edited.change("count 0 ranch", "2")
    assert edited.faults == []
    edited.change("count 0 coins", "many")
    assert [fault.field for fault in edited.faults] == ["count 0 coins"]
    assert edited.player(0)["coins"] == 6


def test_every_fault_is_told_at_once() -> None:
    edited = draft()
    edited.change("count 0 ranch", "20")
    edited.change("count 1 ranch", "30")
    assert [fault.field for fault in edited.faults] == ["count 0 ranch", "count 1 ranch"]


NO_POSITIONS = ["", "[[", "[1]", "7", '{"players": [1, 2]}', '{"map": 3}', '{"setup": {"players": 9}}', "[" * 5000]


@pytest.mark.parametrize("text", NO_POSITIONS)
def test_a_text_that_is_no_position_changes_nothing(text: str) -> None:
    edited = draft()
    before = edited.text
    edited.change("text", text)
    assert edited.faults
    assert edited.text == before


def test_a_text_may_leave_out_almost_everything() -> None:
    edited = draft()
    edited.change("text", '{"players": [{"coins": 9}, {"coins": 4}]}')
    assert edited.faults == []
    assert [player["coins"] for player in edited.players] == [9, 4]


def test_choosing_whose_turn_it_is_ends_an_unfinished_set_up() -> None:
    edited = draft(artifacts=True)
    edited.change("active", "1")
    assert edited.faults == []
    decision = edited.game.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (1, "turn")


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [
        ("lever 0 2.3", "up", ("players", 0, "levers", "2.3")),
        ("ship 1", "A4", ("players", 1, "ship")),
        ("boat 0 1", "iron", ("players", 0, "boats", 1)),
        ("production 0 iron", "2", ("players", 0, "production", "iron")),
        ("scored 0 {tile}", "1", ("players", 0, "scored", "{tile}")),
        ("own 0", "{tile}", ("players", 0, "own_tile")),
        ("number turn", "9", ("turn",)),
        ("tree chance/counter", "5", ("chance", "counter")),
    ],
)
def test_single_fields(field: str, value: str, path: tuple[Any, ...]) -> None:
    edited = draft()
    edited.change("active", "0")
    tile = edited.get("scoring_tiles")[2]
    edited.change("ship 0", "B8")  # so that a scoring has been
    field, value = field.replace("{tile}", tile), value.replace("{tile}", tile)
    edited.change(field, value)
    assert edited.faults == []
    place: Any = edited.game.position()
    for step in path:
        place = place[tile if step == "{tile}" else step]
    assert str(place) == value


def test_strips_regions_and_scoring_tiles() -> None:
    edited = draft(choices=6)
    order = list(edited.get("strips"))
    edited.change("strip 0", order[1])
    assert edited.get("strips")[:2] == [order[1], order[0]]
    edited.change("listed covered boonlake", "yes")
    assert edited.get("covered") == ["boonlake"]
    old = edited.get("scoring_tiles")[0]
    new = next(tile.id for tile in edited.game.box.scoring_tiles if tile.id not in edited.get("scoring_tiles"))
    edited.change("scoring 0", new)
    assert edited.faults == []
    assert old not in json.dumps(edited.position["players"])


@pytest.mark.parametrize(
    "setup", [{"players": 1}, {"players": 1, "artifacts": True}, {"players": 4, "artifacts": True}]
)
def test_the_editor_shows_every_form_of_every_game(setup: dict[str, Any]) -> None:
    study = Study(Setup(seed=3, **setup))
    for _ in range(60):
        study.play(study.game.decision.keys[-1])
    editor = Editor(DialogHost(), GameModel(study), lambda study: None)
    editor.open()
    for tab in TABS:
        editor.tabs.value = tab
        assert any(group.widgets for group in editor._groups())
    editor.view.tab = "player"
    for seat in range(len(study.game.scores)):
        editor.fields.widgets["seat"].value = str(seat)
        assert editor.fields.widgets["count * coins"].value == str(editor.draft.player(seat)["coins"])


def test_widgets_stay_while_a_form_is_filled() -> None:
    editor = Editor(DialogHost(), GameModel(Setup(players=2, seed=7)), lambda study: None)
    editor.open()
    coins, laid_out = editor.fields.widgets["count * coins"], list(editor.form.objects)
    coins.value = "33"
    editor.view.seat = 1
    assert editor.fields.widgets["count * coins"] is coins
    assert editor.form.objects == laid_out
    assert (editor.draft.player(0)["coins"], coins.value) == (33, str(editor.draft.player(1)["coins"]))


def test_a_card_is_added_by_its_name_and_taken_away_with_a_click() -> None:
    editor = Editor(DialogHost(), GameModel(Setup(players=2, seed=7)), lambda study: None)
    editor.open()
    hand = editor.fields.widgets["drop hand"]
    before = len(hand.items)
    editor.fields.widgets["card * display"].value = f"Anything ({editor.draft.player(0)['hand'][0]})"
    assert (len(hand.items), len(editor.fields.widgets["drop display"].items)) == (before - 1, 1)
    editor.fields.widgets["drop display"]._handle_msg({"type": "click", "item": [0]})
    assert editor.draft.player(0)["display"] == []


def test_any_value_is_reached_by_its_path() -> None:
    editor = Editor(DialogHost(), GameModel(Setup(players=1, seed=7, artifacts=True)), lambda study: None)
    editor.open()
    editor.view.param.update(tab="tree", path="chance/counter")
    field = editor.fields.widgets["tree"]
    field.value = "5"
    assert editor.draft.position["chance"]["counter"] == 5
    field.value = "{"
    assert (field.error_state, field.value) == (True, "{")


def test_a_study_starts_from_the_draft_only_if_it_is_possible() -> None:
    opened: list[Study] = []
    editor = Editor(DialogHost(), GameModel(Setup(players=2, seed=7)), opened.append)
    editor.open()
    editor.fields.widgets["count * coins"].value = "-3"
    editor.start()
    assert opened == []
    assert "whole number" in editor.message.title
    editor.fields.widgets["count * coins"].value = "30"
    editor.start()
    assert opened[0].game.position()["players"][0]["coins"] == 30


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Ann: 22 inhabitants in all", "Blue, coins: expected a whole number", "expected an object with names"]),
        ("de", ["Ann: 22 Bewohner insgesamt", "Blau, coins: erwartet wird eine ganze Zahl", "wird ein Objekt"]),
        ("fr", ["Ann\u00a0: 22 Habitants en tout", "Bleu, coins\u00a0: un nombre entier", "un objet avec des noms"]),
    ],
)
def test_the_editor_tells_what_is_wrong_in_the_language_of_its_visitor(language: str, words: list[str]) -> None:
    """At the field too: where a fault belongs does not depend on its words."""
    model = GameModel(Setup(players=2, seed=7, names=["Ann"]), language=language)
    speak_language_of(model)
    editor = Editor(DialogHost(), model, lambda study: None)
    changes = [("count 0 ranch", "20"), ("count 1 coins", "-3"), ("text", "[]")]
    for (field, value), told in zip(changes, words, strict=True):
        editor.open()
        editor.change(field, value)
        assert [fault.field for fault in editor.draft.faults] == [field]
        assert told in editor.message.title


@pytest.mark.parametrize(
    ("data", "fields"),
    [
        ({"map": {"4": {"tile": "T36", "cattle": [3, 2]}}}, ["tile 4"]),
        ({"map": {"4": {"tile": "T99"}}}, ["tile 4"]),
        ({"scoring_tiles": ["ST01"]}, ["scoring_tiles"]),
        ({"players": [{"own_tile": "ST99"}, {"points": "many"}]}, ["own 0", "count 1 points"]),
        ({"players": [{"scored": {"ST01": 2}}, {"gold": 1}], "scorings": 1}, [" 1"]),
    ],
)
def test_every_fault_knows_its_field(data: dict[str, Any], fields: list[str]) -> None:
    edited = draft()
    edited.position = {"players": [{}, {}], **data}
    edited.check()
    assert [fault.field for fault in edited.faults] == fields


def test_a_value_that_cannot_be_read_leaves_all_other_faults_in_sight() -> None:
    edited = draft()
    edited.change("count 1 coins", "-3")
    edited.change("card 0 hand", "zzz")
    assert [fault.field for fault in edited.faults] == ["card 0 hand", "count 1 coins"]
    assert "zzz" in edited.faults[0].text
    assert edited.game.box.cards[0].id in edited.faults[0].text
    edited.change("card 0 hand", "")
    assert [fault.field for fault in edited.faults] == ["count 1 coins"]


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("count 0 coins", "many", "whole number"),
        ("number turn", "", "whole number"),
        ("tree chance", "{", "double quotes"),
        ("lever 9 1.1", "up", "cannot be used"),
        ("count 0 coins", "x" * 5000, "xxx\u2026"),
    ],
)
def test_a_refused_value_is_quoted_with_what_is_expected(field: str, value: str, expected: str) -> None:
    edited = draft()
    edited.change(field, value)
    assert value[:40] in edited.faults[0].text
    assert expected in edited.faults[0].text
    assert edited.refused == {field: value}


def test_start_says_that_faults_must_be_mended_first_each_time_it_is_pressed() -> None:
    opened: list[Study] = []
    editor = Editor(DialogHost(), GameModel(Setup(players=2, seed=7)), opened.append)
    editor.open()
    field = editor.fields.widgets["card * hand"]
    field.value = "zzz"
    assert "zzz" in editor.message.title
    assert (field.value, field.error_state) == ("zzz", True)
    for _ in range(2):
        editor.start()
        assert "can start once" in editor.message.title
        assert "zzz" in editor.message.title
    field.value = ""
    editor.start()
    assert len(opened) == 1


ODD = ["null", "[]", "{}", "0", "-1", '"x"', '"~root"', "[null]", "true", "1e999", "[[[[]]]]", '"\\ud800"', "x" * 5_000]
PLACES = [
    "players",
    "players/0",
    "players/0/hand",
    "players/0/coins",
    "setup",
    "setup/data",
    "setup/names",
    "map",
    "strips",
    "deck",
]


@pytest.mark.parametrize("place", PLACES)
def test_odd_values_leave_an_editor_that_can_be_used(place: str) -> None:
    edited = Editor(DialogHost(), GameModel(Setup(players=2, seed=7)), lambda study: None)
    edited.open()
    for value in ODD:
        for tab in TABS:
            edited.view.tab = tab
            edited.change(f"tree {place}", value)
        edited.change("count 0 coins", "many")
        assert edited.draft.faults
        assert len(edited.draft.players) == 2
    edited.reset()
    edited.change("count 0 coins", "33")
    assert edited.draft.faults == []
