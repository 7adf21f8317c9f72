"""Playing a game and writing down what happened, as plain data: the work that simulations hand to other processes."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..agents.own import AgentSpec, name_of_agent
from ..agents.registry import make_agent
from ..components.vocabulary import ACTIONS
from ..engine.chance import mix
from ..engine.choices.notation import key_of
from ..engine.codes import ARGUMENT, SHIFT, SOURCES, STRIP
from ..engine.core import choose
from ..engine.setup import Setup
from .games import new_game

Record = dict[str, Any]


def record_game(agents: Sequence[AgentSpec], setup: Mapping[str, Any], number: int, seed: int, choices: bool) -> Record:
    """Game `number` of a simulation, by agents in the order of the seats; its number and the seed decide everything."""
    deal = mix(seed + number * 0x9E3779B97F4A7C15) >> 32
    complete = Setup(**{**setup, "seed": deal})
    playing = [make_agent(spec, mix(deal + seat) >> 1, complete) for seat, spec in enumerate(agents)]
    state = new_game(complete)
    turns: list[dict[str, Any]] = []
    chosen: list[tuple[int, int, str]] = []
    while state.options:
        seat = state.agenda[-1][1]
        option = playing[seat].decide(state)
        if choices:
            chosen.append((state.turn, seat, key_of(state, option)))
        if option >> SHIFT == STRIP:
            _close(turns, [player.vp for player in state.players])
            action = option & ARGUMENT
            turns.append(
                {
                    "turn": state.turn + 1,
                    "active": seat,
                    "action": ACTIONS[action],
                    "row": state.strips.index(action) + 1,
                    "round": state.round,
                }
            )
        choose(state, option)
    points = [player.vp for player in state.players]
    _close(turns, points)
    return {
        "game": number,
        "seed": deal,
        "agents": [name_of_agent(agent) for agent in agents],
        "points": points,
        "turns": turns,
        "turn_count": state.turn,
        "seats": [
            {
                "cards": len(player.display),
                "projects": player.projects.bit_count(),
                "levers": player.levers.bit_count(),
                "houses": player.houses,
                "settlements": player.settlements,
                "cattle": player.cattle,
                "coin_track": player.coin_track,
                "card_track": player.card_track,
                "played": [state.t.card_ids[card] for card in player.display],
            }
            for player in state.players
        ],
        "ledger": [
            {source: value for source, value in zip(SOURCES, player.ledger, strict=True) if value}
            for player in state.players
        ],
        "choices": chosen,
    }


def _close(turns: list[dict[str, Any]], points: list[int]) -> None:
    """Notes the points of all seats at the end of the last turn."""
    if turns:
        turns[-1]["points"] = points
