"""Random positions late in a game, with many levers, cards and pieces, play to the end without a dead end.

Games from the start seldom come to a table on which many effects meet; here they do at once.
"""

import random
from typing import Any

import pytest

from boonlake_panel.components.vocabulary import ACTIONS, RESOURCES
from boonlake_panel.engine import Game
from boonlake_panel.engine.codes import BOAT, PASS, SHIFT
from boonlake_panel.engine.core import choose
from boonlake_panel.engine.position.checks import check_position

LEVERS = [f"{row}.{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3)]
CARDS = [f"P{n:03}" for n in range(1, 166)]
TILES = ["T01", "T02", "T03", "T04", "T05", "T07", "T08", *(f"T{n}" for n in range(20, 36))]  # two sites each
PASTURES = [f"T{n}" for n in range(36, 43)]
LIMITS = {"inhabitant": 4, "house": 3, "settlement": 3}


def crowded_map(rng: random.Random, seats: int) -> tuple[dict[str, Any], list[int]]:
    """Tiles on 20 spaces with pieces of all seats, and how many inhabitants of each seat stand there."""
    tiles, pastures = rng.sample(TILES, len(TILES)), PASTURES[:]
    count = {(seat, piece): 0 for seat in range(seats) for piece in (*LIMITS, "cattle")}
    spaces: dict[str, Any] = {}
    for space in rng.sample(range(1, 34), 20):
        content: dict[str, Any] = {}
        if pastures and rng.random() < 0.25:
            herd = [0] * seats
            for _ in range(rng.randrange(5)):
                seat = rng.randrange(seats)
                if count[seat, "cattle"] < 5:
                    count[seat, "cattle"] += 1
                    herd[seat] += 1
            content = {"tile": pastures.pop(), "cattle": herd}
        else:
            content = {"tile": tiles.pop()}
            for half in ("upper", "lower"):
                seat, piece = rng.randrange(seats), rng.choice(list(LIMITS))
                if rng.random() < 0.6 and count[seat, piece] < LIMITS[piece]:
                    count[seat, piece] += 1
                    content[half] = {"seat": seat, "piece": piece}
        spaces[str(space)] = content
    return spaces, [count[seat, "inhabitant"] for seat in range(seats)]


def rich_position(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    seats = rng.choice((2, 3, 4))
    round_ = rng.choice((1, 2))
    map_, settled = crowded_map(rng, seats)
    deck = rng.sample(CARDS, len(CARDS))
    tiles = [f"ST{n:02}" for n in rng.sample(range(1, 17), 4)]
    arm = "U" if round_ == 1 else "L"
    route = [*(f"A{n}" for n in range(4, 9)), *(f"{arm}{n}" for n in range(1, 8)), *(f"B{n}" for n in range(1, 8))]
    ships = rng.sample(route, seats)
    behind = max(route.index(ship) for ship in ships) >= route.index(f"{arm}5")  # the first lock of the round
    scored = 2 * round_ - 2 + behind
    players = [
        {
            "coins": rng.randrange(25),
            "vases": rng.randrange(4),
            "points": rng.randrange(-5, 40),
            "ranch": rng.randrange(1, 9 - settled[seat] - 2),
            "production": {resource: rng.randrange(3) for resource in RESOURCES},
            "boats": rng.choices(RESOURCES, k=2),
            "levers": {lever: rng.choice(("up", "up", "down")) for lever in LEVERS if rng.random() < 0.6},
            "coin_track": rng.randrange(12),
            "card_track": rng.randrange(12),
            "ship": ships[seat],
            "scored": {tile: n for n, tile in enumerate(rng.sample(tiles, scored), 1)},
            "hand": [deck.pop() for _ in range(rng.randrange(9))],
            "display": [deck.pop() for _ in range(rng.randrange(10))],
        }
        for seat in range(seats)
    ]
    rulings = {"both_forgo_levers": rng.random() < 0.7, "discard_bonus": rng.choice(("always", "for_coins"))}
    return {
        "setup": {"players": seats, "seed": seed, **rulings},
        "round": round_,
        "active": rng.randrange(seats),
        "strips": rng.sample(ACTIONS, len(ACTIONS)),
        "map": map_,
        "scoring_tiles": tiles,
        "players": players,
    }


@pytest.mark.parametrize("part", range(4))
def test_rich_positions_play_to_the_end(part: int) -> None:
    for seed in range(part * 15, part * 15 + 15):
        state = Game.from_position(rich_position(seed)).state
        rng = random.Random(seed)
        while state.options:
            building = [option for option in state.options if option >> SHIFT not in (BOAT, PASS)]
            choose(state, rng.choice(building if building and rng.random() < 0.85 else state.options))
            for player in state.players:
                assert min(player.coins, player.vases, player.ranch, player.supply) >= 0, seed
            assert len(set(state.options)) == len(state.options), seed
        assert not state.agenda, f"seed {seed}: a question without an answer"
        assert check_position(state) == [], seed
        assert state.scoring == 4, seed
