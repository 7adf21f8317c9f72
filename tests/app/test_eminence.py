"""The explorer in solo games and with Artifacts: boards that come and go, the Eminence's turn step by step."""

import json
from typing import Any

import pytest

from boonlake_panel import GameModel, Setup, Study
from boonlake_panel.app.kit.markup import Part
from boonlake_panel.app.viewers.eminence import EminenceTurn
from boonlake_panel.app.viewers.explorer import Explorer

SOLO = Setup(players=1, seed=5, difficulty="medium")


def acting(model: GameModel) -> None:
    """Plays on until the last choice let the Eminence reveal a tile."""
    while not any(event.what == "solo_tile" for event in model.game.events) or model.cursor.parent is None:
        assert model.decision
        model.play(model.decision.keys[0])


def texts(parts: list[Part]) -> str:
    return json.dumps(parts)


@pytest.fixture
def model() -> GameModel:
    found = GameModel(Study(SOLO))
    acting(found)
    return found


def test_it_opens_at_its_newest_step(model: GameModel) -> None:
    turn = EminenceTurn(model)
    turn.follow()
    assert turn.shown
    assert turn.steps[turn.at].event.what == "solo_tile"
    last = len(turn.steps)
    while model.decision and model.decision.seat == 0 and not any(raw[0] == "sail" for raw in model.game.log):
        model.play(model.decision.keys[-1] if "pass" not in model.decision.keys else "pass")
    turn.follow()
    assert turn.at == last, "what came after the common part is shown first"
    assert turn.steps[0].event.what == "solo_tile"


def test_steps_end_where_the_turn_ends(model: GameModel) -> None:
    turn = EminenceTurn(model)
    turn.follow()
    seen = []
    for _ in range(len(turn.steps) + 3):
        seen.append(turn.at)
        turn.turn("next")
    assert max(seen) == len(turn.steps) - 1
    for _ in range(len(turn.steps) + 3):
        turn.turn("back")
    assert turn.at == 0
    turn.turn("nonsense")
    assert turn.at == 0


def test_the_card_tells_step_rule_and_figures(model: GameModel) -> None:
    turn = EminenceTurn(model)
    turn.follow()
    for step in turn.steps:
        shown = texts(turn.card())
        assert json.dumps(step.event.text)[1:-1] in shown
        assert step.event.rule in shown
        assert all(json.dumps(figure)[1:-1] in shown for figure in step.figures)
        turn.turn("next")
    turn.turn("hide")
    assert "told" not in texts(turn.card())
    assert "show" in texts(turn.card())


def test_marks_are_those_of_the_step_and_vanish_when_it_is_closed(model: GameModel) -> None:
    turn = EminenceTurn(model)
    turn.follow()
    shot = model.snapshot()
    assert turn.marked(shot).focus == turn.steps[0].focus
    turn.turn("hide")
    assert turn.marked(shot) is shot


def test_the_same_choice_keeps_its_step_and_another_begins_anew(model: GameModel) -> None:
    turn = EminenceTurn(model)
    turn.follow()
    turn.turn("next")
    turn.follow()
    assert turn.at == 1
    model.back()
    turn.follow()
    model.forward()
    turn.follow()
    assert turn.at == 0


def test_other_games_have_no_such_turn() -> None:
    turn = EminenceTurn(GameModel(Study(Setup(players=2, seed=5))))
    turn.follow()
    assert turn.card() == []


def test_boards_come_and_go_with_the_game() -> None:
    base = ["Map", "Table", "Side"]
    model = GameModel(Study(Setup(players=2, seed=5)))
    explorer = Explorer(model)
    assert list(explorer.boards) == base
    panes = len(explorer.panes)
    expected: list[tuple[Any, list[str]]] = [
        (SOLO, ["Wise Eminence"]),
        (SOLO.but(artifacts=True), ["Wise Eminence", "Lake and artifact"]),
        (Setup(players=3, seed=5, artifacts=True), ["Lake and artifacts"]),
        (Setup(players=3, seed=5), []),
    ]
    for setup, further in expected:
        model.open(Study(setup))
        assert list(explorer.boards) == [*base, *further]
        shown = [*explorer.left.objects, *explorer.below.objects, *explorer.beside.objects]
        assert all(pane in shown for pane in explorer.panes)
        assert len(explorer.panes) == panes + len(further)
    explorer.close()


def test_stepping_through_the_explorer(model: GameModel) -> None:
    explorer = Explorer(model)
    first = explorer.shot.focus
    explorer.act("eminence", "next")
    assert explorer.shot.focus != first
    assert explorer.shot.focus == explorer.eminence.steps[1].focus
    explorer.act("eminence", "hide")
    assert explorer.shot.focus == frozenset()
    explorer.close()


def test_the_person_is_shown_and_nothing_is_hidden_from_them(model: GameModel) -> None:
    with pytest.raises(ValueError, match="seat"):
        model.seat = 1
    assert model.shown_seat == 0
    model.open_hands = False
    assert not model.hidden
