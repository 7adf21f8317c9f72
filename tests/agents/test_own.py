"""Agents of one's own: objects, classes and functions play wherever ours do, and never peek."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel import Game, Setup, Study, make_agent, simulate, what_if
from boonlake_panel.agents import AgentSpec, import_agent


def last(game: Game) -> str:
    assert game.decision
    return game.decision.keys[-1]


class Lucky:
    """Takes options by a number that its seed decides."""

    name = "lucky"

    def __init__(self, seed: int = 0) -> None:
        self.number = seed

    def choose(self, game: Game) -> str:
        assert game.decision
        self.number += 1
        return game.decision.keys[self.number % len(game.decision.keys)]


@pytest.mark.parametrize("agent", [last, Lucky, Lucky(3)], ids=["function", "class", "object"])
def test_it_plays_in_simulations(agent: AgentSpec) -> None:
    result = simulate([agent, "random"], games=2, jobs=1)
    name = "last" if agent is last else "lucky"
    assert list(result.seats["agent"]) == [name, "random", "random", name]
    assert (result.seats["points"] != 0).any()


def test_it_plays_the_same_games_in_other_processes() -> None:
    # Defined here as in a notebook, where no other process can import it.
    def first(game: Game) -> str:
        return game.decision.keys[0]

    class Last:
        def choose(self, game: Game) -> str:
            return game.decision.keys[-1]

    here, there = (simulate([first, Last], games=3, jobs=jobs).seats for jobs in (1, 2))
    assert here.equals(there)


def test_it_plays_on_in_studies_and_after_what_if() -> None:
    study = Study(Setup(players=2, seed=7))
    assert study.play_on(last, until=lambda game: game.turn == 1).depth > 0
    assert study.game.turn == 1
    answer = what_if(study.game, rollouts=4, jobs=1, agent=last)
    assert answer.best.key in study.game.decision.keys
    assert answer.rollouts >= 4


def test_it_never_sees_what_is_hidden() -> None:
    seen: list[list[str]] = []

    def spy(game: Game) -> str:
        assert game.decision
        seen.append(game.position()["players"][1 - game.decision.seat]["hand"])
        return game.decision.keys[0]

    study = Study(Setup(players=2, seed=7))
    while not study.game.position()["players"][1]["hand"] or study.game.decision.seat != 0:
        study.play(study.game.decision.keys[0])
    real = study.game.position()["players"][1]["hand"]
    make_agent(spy, seed=1, setup=study.setup).choose(study.game)
    assert len(seen[-1]) == len(real)
    assert seen[-1] != real


@pytest.mark.parametrize(
    ("agents", "problem"),
    [
        ([3, "random"], "3 is no agent: expected a name, a function of a game, or an object with choose"),
        (["foo", "random"], "unknown agent 'foo'"),
        ([lambda game: "strip:none", "random"], "<lambda> chose 'strip:none', which is not possible"),
        ([lambda game: "", lambda game: ""], "two agents are called '<lambda>'"),
    ],
)
def test_what_is_no_agent_says_what_to_do(agents: list[Any], problem: str) -> None:
    with pytest.raises((TypeError, ValueError), match=problem):
        simulate(agents, games=1, jobs=1)


def test_it_is_imported_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_agents_here.py").write_text("def first(game):\n    return game.decision.keys[0]\n\nnumber = 3\n")
    monkeypatch.syspath_prepend(tmp_path)
    agent: Callable[[Game], str] = import_agent("own_agents_here:first")  # type: ignore[assignment]
    assert agent(Game(Setup(players=2, seed=7))).startswith("keep:")
    for path, problem in (("own_agents_here:none", "cannot import"), ("own_agents_here:number", "is no agent")):
        with pytest.raises(ValueError, match=problem):
            import_agent(path)
