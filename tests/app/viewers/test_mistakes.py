"""Learning from one's mistakes: the moments that are found, and what is said about what is tried there."""

from typing import Any

import pytest

from boonlake_panel import GameModel, Setup, Study, make_agent
from boonlake_panel.analysis.estimates import Estimate
from boonlake_panel.analysis.review_results import Judgement
from boonlake_panel.app.mistakes import Mistakes
from boonlake_panel.app.serving.jobs import Busy, JobRunner
from boonlake_panel.app.viewers.mistakes import MistakesPanel

COST = Estimate.normal(9.0, 1.0)


class Found:
    """A review that found the choices of some nodes to be mistakes."""

    complete = True

    def __init__(self, judgements: list[Judgement]) -> None:
        self.judgements = judgements


@pytest.fixture
def model() -> GameModel:
    model = GameModel(Study(Setup(players=2, seed=7), agents=["", "quick"]))
    agent = make_agent("random", 3)
    while model.step < 40:
        model.choice = agent.choose(model.game)
    return model


@pytest.fixture
def panel(model: GameModel, monkeypatch: pytest.MonkeyPatch) -> MistakesPanel:
    own = [node for node in model.study.main_line if node.seat == 0]
    open_ = [node for node in own if len(model.game_at(node.parent or node).decision.options) > 2][:5]
    judgements = []
    for cost, node in enumerate(open_):
        options = model.game_at(node.parent or node).decision.options
        best = next(option for option in options if option.key != node.key)
        margin = Estimate.normal(6.0 + cost, 1.0)
        facts: dict[str, Any] = {"number": node.depth, "turn": node.turn, "round": 1, "seat": 0, "checked": True}
        labels = {"label": "", "best_label": "", "score": COST, "win": COST}
        judgements.append(Judgement(node.id, key=node.key, best=best.key, margin=margin, **facts, **labels))
    found = Found(judgements)

    def start(self: JobRunner, work: Any, on_report: Any, on_end: Any) -> None:
        on_end(type("Done", (), {"result": found, "latest": found, "error": None})())

    monkeypatch.setattr(JobRunner, "start", start)
    panel = MistakesPanel(model)
    panel.start()
    return panel


def said(panel: MistakesPanel) -> str:
    return str(panel.words.content)


def test_the_three_costliest_come_first_and_the_moment_before_each_is_shown(panel: MistakesPanel) -> None:
    costs = [round(one.margin.mean) for one in panel.mistakes.found]
    assert costs == [10, 9, 8]
    for cost in costs:
        assert panel.model.cursor is panel.mistakes.before
        assert f"about {cost} points" in said(panel)
        assert panel.mistakes.moment is not None
        assert panel.mistakes.moment.best not in said(panel)
        if "next" in panel.buttons.buttons:
            panel.buttons.receive({"press": "next"})
    assert "next" not in panel.buttons.buttons


def test_what_is_tried_is_judged_and_nobody_answers(panel: MistakesPanel) -> None:
    model, moment = panel.model, panel.mistakes.moment
    assert moment is not None
    model.choice = moment.best
    assert panel.mistakes.state == "right"
    panel.buttons.receive({"press": "again"})
    model.choice = moment.key
    assert panel.mistakes.state == "same"
    panel.buttons.receive({"press": "again"})
    other = next(option.key for option in model.options if option.key not in (moment.best, moment.key))
    model.choice = other
    assert panel.mistakes.state in ("good", "worse")
    assert model.cursor.parent is panel.mistakes.before


def test_the_answer_is_shown_when_it_is_wanted(panel: MistakesPanel) -> None:
    moment = panel.mistakes.moment
    assert moment is not None
    panel.buttons.receive({"press": "show"})
    assert moment.best in said(panel)
    panel.words.receive({"choice": moment.best})
    assert panel.mistakes.state == "right"


def test_who_looks_elsewhere_finds_the_way_back_and_in_the_end_the_game(panel: MistakesPanel) -> None:
    panel.model.first()
    panel.buttons.receive({"press": "back"})
    assert panel.mistakes.state == "asked"
    panel.buttons.receive({"press": "close"})
    assert not panel.opened
    assert panel.model.cursor is panel.model.line[-1]
    assert panel.model.moment is None


def test_another_study_ends_it(panel: MistakesPanel) -> None:
    panel.model.open(Study(Setup(players=2, seed=8)))
    assert not panel.opened


def test_who_has_chosen_nothing_learns_nothing() -> None:
    mistakes = Mistakes(GameModel(Study(Setup(players=2, seed=7), agents=["", "quick"])))
    mistakes.search()
    assert mistakes.state == "nothing"


def test_other_work_comes_first(model: GameModel, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(*args: Any) -> None:
        raise Busy

    monkeypatch.setattr(JobRunner, "start", busy)
    panel = MistakesPanel(model)
    panel.start()
    assert "One thing at a time" in said(panel)
    assert list(panel.buttons.buttons) == ["close"]
