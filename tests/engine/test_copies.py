"""Copies of a state share its lists, so nothing may change one in place; the agenda alone is each state's own."""

import random
from typing import Any

import pytest

from boonlake_panel.engine import Setup
from boonlake_panel.engine.core import choose
from boonlake_panel.engine.state import PLAYER_LISTS, STATE_LISTS, Player, State
from boonlake_panel.playouts.games import new_game


def lists(part: State | Player) -> dict[str, list[Any]]:
    """The lists that copies share, by name."""
    return {name: getattr(part, name) for name in (STATE_LISTS if isinstance(part, State) else PLAYER_LISTS)}


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 2},
        {"players": 4},
        {"players": 1},
        {"players": 3, "artifacts": True},
        {"players": 1, "artifacts": True},
    ],
    ids=str,
)
def test_lists_are_replaced_and_never_changed_in_place(setup: dict[str, Any]) -> None:
    for seed in range(3):
        dice = random.Random(seed)
        state = new_game(Setup(seed=seed, **setup))
        while state.options:
            shared = [
                (name, known, known[:]) for part in (state, *state.players) for name, known in lists(part).items()
            ]
            choose(state, dice.choice(state.options))
            for name, known, before in shared:
                assert known == before, name


def test_a_copy_shares_the_lists_but_not_the_agenda() -> None:
    state = new_game(Setup(players=2, seed=1))
    copy = state.copy()
    assert all(getattr(copy, name) is value for name, value in lists(state).items())
    assert copy.agenda == state.agenda
    assert copy.agenda is not state.agenda
    assert [lists(player) for player in copy.players] == [lists(player) for player in state.players]


def test_all_lists_of_a_new_state_are_shared_but_the_agenda() -> None:
    state = new_game(Setup(players=2, seed=1))
    for part, shared in ((state, STATE_LISTS), (state.players[0], PLAYER_LISTS)):
        names = {name for name in dir(part) if isinstance(getattr(part, name), list)}
        assert names - {"agenda", "players", "log", "__slots__"} == set(shared)
