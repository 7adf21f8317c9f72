"""What an option looks like before it is tried."""

from boonlake_panel.agents.evaluation import outlook_of
from boonlake_panel.agents.option_value import OptionValues
from boonlake_panel.components import parse_effect
from boonlake_panel.engine import Setup
from boonlake_panel.engine.codes import S_TURN
from boonlake_panel.playouts.games import new_game

EXPLORE = parse_effect("explore:1")


def test_exploring_is_worth_the_best_reward_around_and_a_new_site() -> None:
    state = new_game(Setup(players=2, seed=7))
    outlook = outlook_of(state, 0)
    spaces = sorted(state.frontier, key=lambda space: outlook.value.space[space].goods)
    before = OptionValues(state, 0, outlook).effect(EXPLORE)
    assert before > outlook.value.space[spaces[-1]].goods * outlook.goods
    state.frontier[:] = spaces[:1]
    assert OptionValues(state, 0, outlook).effect(EXPLORE) < before


def test_a_strip_of_a_row_with_more_steps_promises_more() -> None:
    state = new_game(Setup(players=2, seed=7))
    state.agenda.append((S_TURN, 0))
    values = OptionValues(state, 0, outlook_of(state, 0))
    action = state.strips[6]
    low = values.strip(action)
    state.strips.insert(0, state.strips.pop(6))
    assert values.strip(action) > low
