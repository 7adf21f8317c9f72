"""Checks of the words: each place of the tables may use a part of the vocabulary only."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from .. import vocabulary as w
from ..box import TABLES, Pack
from ..effects import WORD_NAMES, Effect, EffectError, parse_effect, parse_rules
from ..reading import PackFault
from .kit import check

Words = frozenset[int]

GAINS: Words = frozenset(range(w.NONE, w.COINS_EACH + 1)) - {w.LAKE}
ACTIONS: Words = frozenset(range(w.EXPLORE, w.BOAT_UPSTREAM + 1))
MODIFIERS: Words = frozenset(range(w.RESOURCE_DISCOUNT, w.SCORING_VALUE + 1))
SCORES: Words = frozenset((w.VP_EACH, w.VP_GOAL, w.VP_ANY_GOAL))
ARTIFACTS: Words = frozenset((w.LAKE, *range(w.PRODUCTION_HOUSE, w.LAKE_EFFECT + 1)))
SOLO: Words = frozenset(range(w.CACTUS, w.SOLO_REGION + 1))
SITE_COSTS: Words = frozenset((w.NONE, w.COINS, w.DISCARD))
PRICES: Words = frozenset((w.COINS, w.DISCARD, w.INHABITANTS, w.VASE, w.VP, w.LEVER_DOWN))

ALWAYS_COSTS: Words = frozenset((w.DISCARD, w.LEVER_DOWN))
SIGNED_COSTS: Words = frozenset((w.COINS, w.INHABITANTS, w.VASE, w.CARD_TRACK, w.VP))
EXPANSION_TRIGGERS = {"lake_return", "presence_near_shipyard", "activate", "use_production_house"}
EXPANSION_MEASURES = {"lake_spaces", "special_tile_presences"}


@dataclass(frozen=True, slots=True)
class Place:
    """A column with effects: the words it may use, whether it must be filled, and whether it names a cost."""

    words: Words
    required: bool = True
    cost: bool = False


EFFECTS: dict[tuple[str, str], Place] = {
    ("spaces", "reward"): Place(GAINS),
    ("river", "reward"): Place(GAINS),
    ("regions", "reward"): Place(GAINS),
    ("strips", "first"): Place(GAINS | ACTIONS),
    ("strips", "left"): Place(GAINS | ACTIONS),
    ("strips", "right"): Place(GAINS | ACTIONS),
    ("income_tracks", "crossing_reward"): Place(GAINS),
    ("cards", "immediate"): Place(GAINS | ACTIONS, required=False),
    ("cards", "end"): Place(SCORES, required=False),
    ("tiles", "upper_cost"): Place(SITE_COSTS, required=False, cost=True),
    ("tiles", "upper_gain"): Place(GAINS, required=False),
    ("tiles", "upper_settlement"): Place(frozenset((w.NONE, w.VP)), required=False),
    ("tiles", "lower_cost"): Place(SITE_COSTS, required=False, cost=True),
    ("tiles", "lower_gain"): Place(GAINS, required=False),
    ("tiles", "lower_settlement"): Place(frozenset((w.NONE, w.VP)), required=False),
    ("solo_actions", "effect_a"): Place(SOLO),
    ("solo_actions", "effect_b"): Place(SOLO),
    ("artifact_cards", "immediate"): Place(GAINS | ACTIONS | {w.LAKE}, required=False),
    ("artifact_cards", "one_time"): Place(GAINS | ACTIONS | MODIFIERS | {w.LAKE}, required=False),
    ("artifact_cards", "end"): Place(SCORES, required=False),
    ("lake", "coast_effect"): Place(GAINS | ACTIONS | SCORES),
    ("lake", "boat_effect"): Place(GAINS),
    ("price_tiles", "cost"): Place(PRICES, cost=True),
    ("special_tile", "on_develop"): Place(GAINS | {w.LAKE}, required=False),
    ("harbour_tiles", "reward"): Place(GAINS),
}
RULES: dict[tuple[str, str], Place] = {
    ("levers", "effect"): Place(GAINS | ACTIONS | MODIFIERS | SCORES),
    ("cards", "permanent"): Place(GAINS | ACTIONS | MODIFIERS | SCORES, required=False),
    ("artifact_cards", "permanent"): Place(GAINS | ACTIONS | MODIFIERS | SCORES | ARTIFACTS, required=False),
    ("lake_conditions", "effect"): Place(frozenset((w.LAKE,))),
    ("artifacts", "basic"): Place(GAINS | ACTIONS | MODIFIERS | SCORES | ARTIFACTS),
    ("artifacts", "advanced"): Place(GAINS | ACTIONS | MODIFIERS | SCORES | ARTIFACTS),
}


@check()
def words_in_their_places(pack: Pack) -> Iterator[PackFault]:
    for (table, column), place in (EFFECTS | RULES).items():
        expansion = TABLES[table][0].startswith("artifacts/")
        for line in pack.lines[table]:
            text = line.cells.get(column, "").strip()
            if not text and place.required:
                yield line.fault(column, "is empty, expected an effect, or 'none' for a place that shows nothing")
            if not text:
                continue
            try:
                effects = parse_rules(text) if (table, column) in RULES else (parse_effect(text),)
            except EffectError:
                continue  # reported when the cell was read
            for problem in _problems(effects, place, (table, column) in RULES, expansion):
                yield line.fault(column, problem)
                break


def _problems(effects: tuple[Effect, ...], place: Place, are_rules: bool, expansion: bool) -> Iterator[str]:
    for effect in effects:
        if effect[0] == w.ON:
            trigger = w.TRIGGERS[effect[1]]
            if trigger in EXPANSION_TRIGGERS and not expansion:
                yield f"the trigger {trigger!r} belongs to the expansion, expected one of the base game"
        elif are_rules and effect[0] not in (MODIFIERS | {w.PURPLE_PRESENCE}):
            yield f"{WORD_NAMES[effect[0]]!r} is no lasting rule, expected 'on:trigger => effect' or a modifier"
        body = effect[3] if effect[0] == w.ON else effect
        yield from _effect_problems(body, place, expansion)


def _effect_problems(effect: Effect, place: Place, expansion: bool) -> Iterator[str]:
    for term, is_cost in terms(effect, place.cost):
        name = WORD_NAMES[term[0]]
        if term[0] not in place.words:
            yield f"the word {name!r} may not stand here, expected {_names(place.words)}"
        elif is_cost != is_a_cost(term) and not (term[0] == w.VP and not is_cost) and term[0] != w.NONE:
            yield f"{name!r} is {'no cost' if is_cost else 'a cost'}, expected a {'cost' if is_cost else 'gain'} here"
        elif not expansion and (EXPANSION_MEASURES & measures(term) or term == (w.PLACE_CATTLE, 0)):
            yield f"{name!r} needs the expansion here, expected what the base game has"
        elif term[0] == w.VP_GOAL and not _rises(term[2]):
            yield "the goals must rise, expected larger thresholds to give more points"


def terms(effect: Effect, cost: bool = False) -> Iterator[tuple[Effect, bool]]:
    """The single terms of an effect, each with whether it stands where a cost is named."""
    word = effect[0]
    if word in (w.SEQ, w.ALT):
        for item in effect[1]:
            yield from terms(item, cost)
    elif word == w.TRADE:
        yield from terms(effect[1], True)
        yield from terms(effect[2], False)
    elif word == w.REPEAT:
        yield from terms(effect[1], cost)
    else:
        yield effect, cost


def is_a_cost(term: Effect) -> bool:
    """Whether a term takes something from the player."""
    return term[0] in ALWAYS_COSTS or (term[0] in SIGNED_COSTS and term[1] < 0)


def measures(term: Effect) -> set[str]:
    """The measures that a term counts."""
    if term[0] in (w.COINS_EACH, w.VP_EACH, w.VP_GOAL):
        return {w.MEASURES[term[1]]}
    return {w.MEASURES[what] for what, _ in term[2]} if term[0] == w.VP_ANY_GOAL else set()


def _rises(goals: tuple[tuple[int, int], ...]) -> bool:
    return all(a[0] < b[0] and a[1] < b[1] for a, b in pairwise(goals))


def _names(words: Words) -> str:
    return ", ".join(WORD_NAMES[word] for word in sorted(words))
