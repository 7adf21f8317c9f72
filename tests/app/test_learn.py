"""The coach and the examples of rules, without a browser."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.viewers.explorer import Explorer
from boonlake_panel.study.library import Library


@pytest.fixture
def visit() -> Iterator[DashboardSession]:
    opened = DashboardSession(GameModel(Setup(players=2, seed=7)))
    yield opened
    opened.close()


def coached(explorer: Explorer) -> str:
    """Everything that is said beside the map while the game is played."""
    shown, last = explorer.choices.list, explorer.choices.happened
    return json.dumps([shown.question, shown.advice, shown.groups, last.lines, explorer.example.content])


def test_the_coach_says_what_each_choice_would_do_until_it_is_switched_off() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    assert "counts double for you" in coached(explorer)
    for _ in range(4):
        model.play(model.game.decision.keys[0])
    assert "The row says how far your ship may sail afterwards" in coached(explorer)
    model.play("strip:settle")
    assert "a presence on the map" in coached(explorer)
    assert explorer.choices.list.advice
    model.coach = False
    assert '"effect": null' in coached(explorer)
    model.back()
    assert not explorer.choices.list.advice
    explorer.close()


def test_the_coach_keeps_a_hidden_hand_hidden() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    for _ in range(4):
        model.play(model.game.decision.keys[0])
    model.play("strip:builder")
    chooser = model.game.decision.seat
    hand = model.game.position()["players"][chooser]["hand"]
    names = {card.name for card in model.game.box.cards if card.id in hand}
    assert any(name in coached(explorer) for name in names)
    model.seat, model.open_hands = 1 - chooser, False
    assert not any(name in coached(explorer) for name in names)
    explorer.close()


# Rules and examples


def test_an_example_of_a_rule_and_the_way_back(visit: DashboardSession) -> None:
    own = visit.model.study
    own.play(own.game.decision.keys[0])
    visit.show("rules")
    visit.show_example("ship.harbor")
    explorer = visit.pages["explore"].explorer  # type: ignore[attr-defined]
    assert visit.page == "explore"
    assert visit.model.study is not own
    assert "ship.harbor" in coached(explorer)
    explorer.examples.open("site.vase")
    assert explorer.example.visible
    explorer.examples.leave()
    assert visit.model.study is own
    assert len(own) == 1
    assert not explorer.example.visible


def test_a_study_of_the_library_is_kept_again_after_an_example(tmp_path: Any) -> None:
    library = Library(f"sqlite:///{tmp_path / 'studies.db'}")
    visit = DashboardSession(GameModel(Setup(players=2, seed=7)), library)
    visit.workspace.save()
    assert visit.workspace.tracked is not None
    id_ = visit.workspace.tracked.id
    visit.show_example("ship.harbor")
    assert visit.workspace.tracked is None
    visit.pages["explore"].explorer.examples.leave()  # type: ignore[attr-defined]
    assert visit.workspace.tracked is not None
    assert visit.workspace.tracked.id == id_
    visit.model.play(visit.model.game.decision.keys[0])
    visit.close()
    assert len(library.open(id_).study) == 1
