"""A click on something that cannot be chosen says why, at the place."""

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.viewers.explorer import Explorer
from boonlake_panel.app.viewers.play import Choices
from boonlake_panel.engine.blocked import lacking


@pytest.fixture
def explorer() -> Explorer:
    model = GameModel(Setup(players=3, seed=7))
    while model.decision.kind != "play_or_discard":
        model.play(model.options[0].key)
    return Explorer(model)


def test_a_card_that_cannot_be_played_says_why(explorer: Explorer) -> None:
    model = explorer.model
    model.choice = next(option.key for option in model.options if option.key == "pass")
    spots = explorer.map.board.spots.values()
    place = next(spot for spot in spots if spot.name.startswith("site:") and spot.name not in model.snapshot().targets)
    step = model.step
    model.pick(place.name)
    note = explorer.note
    assert note.shown
    assert (note.title, note.text) == (place.title, place.text)
    assert note.reasons
    assert all(reason["text"] for reason in note.reasons)
    assert model.step == step
    model.choice = model.options[0].key
    assert not note.shown, "it is over with the next choice"
    explorer.close()


def test_the_same_place_is_explained_again_and_again(explorer: Explorer) -> None:
    explorer.model.pick("coins:0")
    first = explorer.note.shown
    explorer.model.pick("coins:0")
    assert explorer.note.shown > first
    assert explorer.model.question in explorer.note.reasons[0]["text"]
    explorer.close()


def test_whoever_may_not_choose_is_told_so(explorer: Explorer) -> None:
    model = explorer.model
    model.seat, model.open_hands = (model.decision.seat + 1) % 3, False
    model.pick("site:13.upper")
    assert "hidden" in explorer.note.reasons[0]["text"]
    explorer.close()


def test_a_finger_first_asks_what_lies_there(explorer: Explorer) -> None:
    model = explorer.model
    explorer.note.receive({"touch": True})
    place, keys = next((place, keys) for place, keys in model.snapshot().targets.items() if len(keys) == 1)
    step = model.step
    model.pick(place)
    assert model.step == step
    assert model.picked == keys
    assert explorer.note.shown
    assert explorer.note.reasons == []
    explorer.note.receive({"touch": "yes"})
    explorer.note.receive({"touch": False})
    assert not model.careful
    explorer.close()


def test_the_list_names_what_the_question_mentions_and_nobody_has() -> None:
    """Whoever is asked to develop or upgrade and has no house to upgrade is told so."""
    model = GameModel(Setup(players=2, seed=3))
    while not lacking(model.game):
        model.play_on("random", "one")
    kind = lacking(model.game)[0]
    choices = Choices(model, show_blocked=True)
    first = choices.list.blocked[0]
    assert first["label"].casefold().startswith(kind.name)
    assert kind.name in model.question
    assert first["reasons"][0]["rule"] == kind.rule
