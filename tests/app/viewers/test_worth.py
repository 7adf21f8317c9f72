"""What choices are worth, beside the board: values in the list, one answer for all pages, signs on their names."""

from typing import Any

import pytest

from boonlake_panel import GameModel, Setup
from boonlake_panel.analysis.whatif import Budget, WhatIf, what_if
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.viewers.explorer import Explorer


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short work, in this process."""

    def think(game: Any, budget: Budget, job: Any) -> WhatIf:
        answer = what_if(game, rollouts=12, jobs=1)
        job.report(answer)
        return answer

    monkeypatch.setattr("boonlake_panel.app.answers._think", think)


def values(explorer: Explorer) -> dict[str, str]:
    options = [option for group in explorer.choices.list.groups for option in group["options"]]
    return {option["key"]: option["value"] for option in options if "value" in option}


@pytest.mark.usefixtures("few")
def test_lead_and_interval_stand_beside_each_choice_and_go_with_the_decision() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    assert explorer.choices.list.can_ask
    explorer.choices.list.receive({"worth": True})
    assert values(explorer).keys() == {option.key for option in model.options}
    assert all("\u00b1" in value for value in values(explorer).values())
    worth = explorer.companions.worth
    assert worth is not None
    assert worth.layout.visible
    assert explorer.companions.layout.visible
    model.choice = model.options[0].key
    assert values(explorer) == {}
    assert not worth.layout.visible
    model.back()
    assert values(explorer)
    worth.buttons.receive({"press": "close"})
    assert values(explorer) == {}
    assert not explorer.companions.layout.visible


def test_where_there_is_nothing_to_ask_nobody_is_offered_it() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    model.open_hands = False
    model.seat = 1
    assert not explorer.choices.list.can_ask


@pytest.mark.usefixtures("few")
def test_explore_and_the_page_know_the_same() -> None:
    session = DashboardSession(GameModel(Setup(players=2, seed=7)))
    explore: Any = session.pages["explore"]
    explore.explorer.choices.list.receive({"worth": True})
    explore.explorer.companions.worth.buttons.receive({"press": "page"})
    page: Any = session.current
    assert session.page == "what-if"
    panel = page.sections["choices"].panel
    assert panel.answer is session.answers.of(session.model.cursor.id, False)
    assert list(panel.table.widget.value["rank"]) == list(range(1, len(panel.answer.candidates) + 1))
    assert "Ordered by lead" in str(panel.note.content)


def test_the_name_of_a_page_says_that_work_goes_on_there_or_has_ended() -> None:
    session = DashboardSession(GameModel(Setup(players=2, seed=7)))
    session.show("what-if")
    names = session.header.pages
    session.header.begin()
    assert "What if" in names.options
    session.show("rules")
    assert "What if \u2026" in names.options
    session.header.end()
    assert "What if \u2713" in names.options
    session.model.language = "de"
    assert any("\u2713" in name for name in names.options)
    session.show("what-if")
    assert not any("\u2713" in name or "\u2026" in name for name in names.options)
    session.close()
