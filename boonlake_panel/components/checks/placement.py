"""Checks of the words: each place of the tables may use a part of the vocabulary only."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from .. import vocabulary as w
from ..arguments import AnyGoal, EffectError, Goals, Number, PerUnit
from ..box import Pack
from ..effects import Effect, all_terms, parse_effect, parse_rules
from ..expansions import COMPONENTS
from ..lexicon import BY_NUMBER, word_of, words_in
from ..reading import PackFault
from ..word import Group
from .kit import check

Words = frozenset[int]

GAINS: Words = words_in(Group.GAIN)
GAINS_AND_ACTIONS: Words = words_in(Group.GAIN, Group.ACTION)
SCORES: Words = words_in(Group.SCORE)
LASTING: Words = words_in(Group.GAIN, Group.ACTION, Group.MODIFIER, Group.SCORE)
SITE_COSTS: Words = frozenset((w.NONE, w.COINS, w.DISCARD))
EXPANSION_TABLES = frozenset(table for components in COMPONENTS.values() for table in components.tables)


@dataclass(frozen=True, slots=True)
class Place:
    """A column with effects: the words it may use, whether it must be filled, and whether it names a cost."""

    words: Words
    required: bool = True
    cost: bool = False


EFFECTS: dict[tuple[str, str], Place] = {  # the checks of expansions add their own
    ("spaces", "reward"): Place(GAINS),
    ("river", "reward"): Place(GAINS),
    ("regions", "reward"): Place(GAINS),
    ("strips", "first"): Place(GAINS_AND_ACTIONS),
    ("strips", "left"): Place(GAINS_AND_ACTIONS),
    ("strips", "right"): Place(GAINS_AND_ACTIONS),
    ("income_tracks", "crossing_reward"): Place(GAINS),
    ("cards", "immediate"): Place(GAINS_AND_ACTIONS, required=False),
    ("cards", "end"): Place(SCORES, required=False),
    ("tiles", "upper_cost"): Place(SITE_COSTS, required=False, cost=True),
    ("tiles", "upper_gain"): Place(GAINS, required=False),
    ("tiles", "upper_settlement"): Place(frozenset((w.NONE, w.VP)), required=False),
    ("tiles", "lower_cost"): Place(SITE_COSTS, required=False, cost=True),
    ("tiles", "lower_gain"): Place(GAINS, required=False),
    ("tiles", "lower_settlement"): Place(frozenset((w.NONE, w.VP)), required=False),
    ("solo_actions", "effect_a"): Place(words_in(Group.SOLO)),
    ("solo_actions", "effect_b"): Place(words_in(Group.SOLO)),
}
RULES: dict[tuple[str, str], Place] = {
    ("levers", "effect"): Place(LASTING),
    ("cards", "permanent"): Place(LASTING, required=False),
}


@check()
def words_in_their_places(pack: Pack) -> Iterator[PackFault]:
    for (table, column), place in (EFFECTS | RULES).items():
        expansion = table in EXPANSION_TABLES
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
            trigger = w.TRIGGER_RECORDS[effect[1]]
            if trigger.expansion and not expansion:
                yield f"the trigger {trigger.name!r} belongs to the expansion, expected one of the base game"
        elif are_rules and not _is_rule(effect):
            yield f"{word_of(effect).name!r} is no lasting rule, expected 'on:trigger => effect' or a modifier"
        yield from _effect_problems(effect, place, expansion)


def _is_rule(term: Effect) -> bool:
    word = word_of(term)
    return word.is_rule or word.group == Group.MODIFIER


def _effect_problems(effect: Effect, place: Place, expansion: bool) -> Iterator[str]:
    for term, costs in all_terms(effect, place.cost):
        name = word_of(term).name
        if term[0] not in place.words:
            yield f"the word {name!r} may not stand here, expected {_names(place.words)}"
        elif costs != is_cost(term) and not (term[0] == w.VP and not costs) and term[0] != w.NONE:
            yield f"{name!r} is {'no cost' if costs else 'a cost'}, expected a {'cost' if costs else 'gain'} here"
        elif not expansion and (_counts_expansion(term) or term == (w.PLACE_CATTLE, 0)):
            yield f"{name!r} needs the expansion here, expected what the base game has"
        elif term[0] == w.VP_GOAL and not _rises(term[2]):
            yield "the goals must rise, expected larger thresholds to give more points"


def is_cost(term: Effect) -> bool:
    """Whether a term takes something from the player."""
    word = word_of(term)
    return word.is_cost or (word.group == Group.GAIN and isinstance(word.argument, Number) and term[1] < 0)


def _counts_expansion(term: Effect) -> bool:
    """Whether a term counts something that only an expansion has."""
    argument = word_of(term).argument
    measures: tuple[int, ...] = ()
    if isinstance(argument, PerUnit | Goals):
        measures = (term[1],)
    elif isinstance(argument, AnyGoal):
        measures = tuple(measure for measure, _ in term[2])
    return any(w.MEASURE_RECORDS[measure].expansion for measure in measures)


def _rises(goals: tuple[tuple[int, int], ...]) -> bool:
    return all(a[0] < b[0] and a[1] < b[1] for a, b in pairwise(goals))


def _names(words: Words) -> str:
    return ", ".join(BY_NUMBER[word].name for word in sorted(words))
