"""Paying for cards: an independent count of every way with sites, boats and levers agrees with what is offered."""

from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from boonlake_panel.engine import Game, Setup

from ..support import during, keys, player

CANAL = ("wood", "stone", "loam", "iron")
CARDS = {card.id: card for card in Game(Setup(seed=1)).box.cards}
JOKERS = {"4.1": 0, "4.2": 5}
"""Levers that replace one resource, and the coins that come with it."""

Outcome = tuple[int, tuple[str, ...], frozenset[str]]  # coins left, boats, levers left


def upstream(before: tuple[str, ...], after: tuple[str, ...]) -> int:
    """The fewest boats that have to go upstream."""
    pairs = [zip(before, order, strict=True) for order in permutations(after)]
    return min(sum(CANAL.index(b) < CANAL.index(a) for a, b in pair) for pair in pairs)


def outcomes(card: str, own: dict[str, Any]) -> set[Outcome]:
    """Every way to pay, tried one by one."""
    cost = CARDS[card]
    need = dict(zip(CANAL, cost.resources, strict=True))
    before = tuple(own["boats"])
    up = [lever for lever, side in own["levers"].items() if side == "up"]
    possible: set[Outcome] = set()
    for after in combinations_with_replacement(CANAL, 2):
        missing = sum(max(0, n - own["production"].get(r, 0) - after.count(r)) for r, n in need.items())
        for count in range(len(up) + 1):
            for used in combinations(up, count):
                coins = own["coins"] + sum(JOKERS[lever] for lever in used)
                coins -= cost.cost_coins + 2 * upstream(before, after)
                if missing <= count and coins >= 0 and cost.cost_vases <= own["vases"]:
                    possible.add((coins, after, frozenset(up) - frozenset(used)))
    return possible


def no_better(one: Outcome, other: Outcome) -> bool:
    """Whether the other outcome, with boat moves afterwards and its remaining levers, is at least as good."""
    spent = other[2] - one[2]
    coins = other[0] - 2 * upstream(other[1], one[1]) + sum(JOKERS[lever] for lever in spent)
    return one[2] <= other[2] and coins >= one[0]


def offered(game: Game, card: str) -> set[Outcome]:
    """What is left after each way that the game offers."""
    if f"play:{card}" not in keys(game):
        return set()
    game = game.play(f"play:{card}")
    paying = game.decision is not None and game.decision.kind == "pay_card"
    results = set()
    for after in [game.play(key) for key in keys(game)] if paying else [game]:
        own = player(after)
        assert own["display"] == [card]
        left = frozenset(lever for lever, side in own["levers"].items() if side == "up")
        results.add((own["coins"] - gained(card, own), tuple(own["boats"]), left))
    return results


def gained(card: str, own: dict[str, Any]) -> int:
    """Coins that the card itself brings."""
    effect = CARDS[card].immediate
    return int(effect[1]) if card in COIN_CARDS and effect else 0


COIN_CARDS = {f"P{number:03}" for number in range(42, 50)} | {"P143", "P146"}
PLAIN = sorted(card for card in CARDS if CARDS[card].cost_coins < 9)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(
    card=st.sampled_from(PLAIN),
    coins=st.integers(0, 14),
    vases=st.integers(0, 1),
    production=st.fixed_dictionaries(dict.fromkeys(CANAL, st.integers(0, 2))),
    boats=st.sampled_from(list(combinations_with_replacement(CANAL, 2))),
    levers=st.fixed_dictionaries({}, optional=dict.fromkeys(JOKERS, st.sampled_from(["up", "down"]))),
)
@example("P097", 3, 0, dict.fromkeys(CANAL, 0), ("wood", "wood"), {"4.2": "up"})
@example("P011", 2, 0, {"wood": 0, "stone": 1, "loam": 2, "iron": 0}, ("loam", "iron"), {"4.1": "up", "4.2": "up"})
@pytest.mark.rule("card.pay_resources", "card.resource_joker", "boats.move_cost", "card.site_output", "boats.output")
def test_every_useful_way_to_pay_and_no_other(
    card: str, coins: int, vases: int, production: dict[str, int], boats: tuple[str, ...], levers: dict[str, str]
) -> None:
    own = {"coins": coins, "vases": vases, "production": production, "boats": list(boats), "levers": levers}
    game = during("play_or_discard:any", {**own, "hand": [card]})
    possible, ways = outcomes(card, own), offered(game, card)
    assert ways <= possible
    for outcome in possible:
        assert any(no_better(outcome, other) for other in ways), (outcome, ways)
    if not possible:
        verdict = game.explain(f"play:{card}")
        assert not verdict.legal
        assert set(verdict.rules) <= {"card.play_from_hand", "card.pay_resources", "boats.move_cost"}
