"""The explorer in solo games and with Artifacts: boards that come and go, the Eminence's turn step by step."""

from typing import Any

import pytest

from boonlake_panel import GameModel, Setup, Study
from boonlake_panel.app.viewers.eminence import EminenceTurn
from boonlake_panel.app.viewers.explorer import Explorer

SOLO = Setup(players=1, seed=5, difficulty="medium")


def acting(model: GameModel) -> None:
    """Plays on until the last choice let the Eminence reveal a tile."""
    while not any(event.what == "solo_tile" for event in model.game.events) or model.cursor.parent is None:
        assert model.decision
        model.play(model.decision.keys[0])


@pytest.fixture
def model() -> GameModel:
    made = GameModel(Study(SOLO))
    acting(made)
    return made


def test_it_opens_at_its_newest_step(model: GameModel) -> None:
    turn = EminenceTurn(model)
    assert turn.shown
    assert turn.steps[turn.at].event.what == "solo_tile"
    last = len(turn.steps)
    while model.decision and model.decision.seat == 0 and not any(raw[0] == "sail" for raw in model.game.log):
        model.play(model.decision.keys[-1] if "pass" not in model.decision.keys else "pass")
    assert turn.at == last, "what came after the common part is shown first"
    assert turn.steps[0].event.what == "solo_tile"


def test_steps_end_where_the_turn_ends(model: GameModel) -> None:
    turn = EminenceTurn(model)
    seen = []
    for _ in range(len(turn.steps) + 3):
        seen.append(turn.at)
        turn.turn("next")
    assert max(seen) == len(turn.steps) - 1
    for _ in range(len(turn.steps) + 3):
        turn.turn("back")
    assert turn.at == 0
    turn.card.receive({"step": "nonsense"})
    assert turn.at == 0


def test_the_card_tells_step_rule_and_figures(model: GameModel) -> None:
    turn = EminenceTurn(model)
    for place, step in enumerate(turn.steps):
        assert (turn.card.at, turn.card.text, turn.card.rule) == (place, step.event.text, step.event.rule)
        assert turn.card.figures == list(step.figures)
        turn.card.receive({"step": "next"})
    turn.card.receive({"step": "hide"})
    assert not turn.card.shown
    assert turn.card.visible


def test_marks_are_those_of_the_step_and_vanish_when_it_is_closed(model: GameModel) -> None:
    turn = EminenceTurn(model)
    assert model.snapshot().focus == turn.steps[0].focus
    turn.turn("hide")
    assert model.snapshot().focus == frozenset()


def test_the_same_choice_keeps_its_step_and_another_begins_anew(model: GameModel) -> None:
    turn = EminenceTurn(model)
    turn.turn("next")
    assert turn.at == 1
    model.back()
    model.forward()
    assert turn.at == 0


def test_other_games_have_no_such_turn() -> None:
    turn = EminenceTurn(GameModel(Study(Setup(players=2, seed=5))))
    assert not turn.card.visible


def test_boards_come_and_go_with_the_game() -> None:
    model = GameModel(Study(Setup(players=2, seed=5)))
    explorer = Explorer(model)
    expected: list[tuple[Any, list[str]]] = [
        (SOLO, ["solo"]),
        (SOLO.but(artifacts=True), ["solo", "artifacts"]),
        (Setup(players=3, seed=5, artifacts=True), ["artifacts"]),
        (Setup(players=3, seed=5), []),
    ]
    for setup, names in expected:
        model.open(Study(setup))
        assert list(explorer.table.bar.boards)[5:] == names
        for name in names:
            explorer.table.bar.receive({"board": name})
            assert explorer.table.boards[explorer.table.seen["below"]].board.spots
    explorer.close()


def test_the_boards_of_an_explorer_follow_the_turn(model: GameModel) -> None:
    explorer = Explorer(model)
    first = model.snapshot().focus
    explorer.eminence.card.receive({"step": "next"})
    assert model.snapshot().focus == explorer.eminence.steps[1].focus != first
    explorer.close()


def test_the_person_is_shown_and_nothing_is_hidden_from_them(model: GameModel) -> None:
    with pytest.raises(ValueError, match="seat"):
        model.seat = 1
    assert model.shown_seat == 0
    model.open_hands = False
    assert not model.hidden
