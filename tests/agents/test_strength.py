"""Each agent is stronger than the one before, in fixed deals; the full measurement is benchmarks/agents.py."""

import pytest

from boonlake_panel.agents import make_agent
from boonlake_panel.analysis import simulate
from boonlake_panel.engine import Setup
from boonlake_panel.playouts.games import new_game, play_out


def match(first: str, second: str, games: int, players: int = 2) -> tuple[float, float]:
    """The share of wins of the first agent, and its mean points; it takes each seat in turn."""
    wins = points = 0.0
    for number in range(games):
        deal, seat = divmod(number, players)
        agents = [make_agent(first if place == seat else second, seed=number * 8 + place) for place in range(players)]
        scores = [player.vp for player in play_out(new_game(Setup(players=players, seed=deal)), agents).players]
        rival = max(scores[:seat] + scores[seat + 1 :])
        wins += (scores[seat] > rival) + (scores[seat] == rival) / 2
        points += scores[seat]
    return wins / games, points / games


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    wins, points = match("greedy", "random", 12, players)
    assert wins >= 0.95
    assert 100 <= points <= 260


@pytest.mark.slow
def test_greedy_beats_quick() -> None:
    """About 3 of 4 games; 12 of 20 leaves room for chance."""
    wins, _ = match("greedy", "quick", 20)
    assert wins >= 0.6


@pytest.mark.slow
def test_planner_beats_greedy() -> None:
    """Nearly always; 4 of 6 leaves room for chance. The points are those that people report."""
    wins, points = match("planner:width=2,worlds=1", "greedy", 6)
    assert wins >= 0.66
    assert 100 <= points <= 220


@pytest.mark.slow
def test_greedy_uses_every_strip() -> None:
    """No strip is left alone or taken all the time; before exploring was judged by its spaces, two came to 5 %."""
    played = simulate(["greedy"] * 3, games=30, choices=False, jobs=1, progress=False)
    own = played.turns[played.turns["seat"] == played.turns["active"]]
    shares = own["action"].value_counts(normalize=True)
    assert len(shares) == 7
    assert shares.min() > 0.04
    assert shares.max() < 0.25
