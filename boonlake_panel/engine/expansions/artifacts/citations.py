"""Which rule of the expansion an option or an event rests on."""

from typing import Final

from ....components import vocabulary as w
from ....components.effects import Effect
from ....components.expansion_words import artifacts as aw
from ...codes import CARDS
from ...state import Event, State
from ...tables import T_CARD_PAYMENT, T_LAKE_RETURN
from .codes import ARTIFACT_POINTS, LAKE_POINTS
from .state import part_of, part_or_none
from .tables import tables_of

MAIN_WORDS: Final = {
    w.MODERNIZE: "modernize",
    aw.PRODUCTION_HOUSE: "site_house",
    aw.PLACE_HOUSE: "free_house",
    aw.SPECIAL_TILE: "special_tile",
    aw.STASH: "stored_cards",
    w.CARD_COST: "discount",
}
COAST_WORDS: Final = {
    w.VP: "lake.vp.plain",
    w.VP_ANY_GOAL: "lake.vp.twenty",
    w.UPGRADE_TO_SETTLEMENT: "lake.vp.settlement",
    w.PLACE_CATTLE: "lake.vp.cattle",
    w.VP_EACH: "lake.vp.played_cards",
}
ONE_TIME_RULES: Final = {
    w.SCORING_VALUE: "onetime.easier_scoring",
    w.RESOURCE_DISCOUNT: "onetime.resources",
    w.COINS: "onetime.gain",
    w.INHABITANTS: "onetime.gain",
}


def parts(effect: Effect) -> tuple[Effect, ...]:
    return effect[1] if effect[0] in (w.SEQ, w.ALT) else (effect,)


def artifact_kind(s: State, artifact: int) -> str:
    """What kind of artifact a side is, by what its basic level does."""
    for rule in tables_of(s.t).artifacts[artifact].basic:
        if rule[0] != w.ON:
            return MAIN_WORDS[rule[0]]
        if rule[1] in (T_LAKE_RETURN, T_CARD_PAYMENT):
            return "boat_return" if rule[1] == T_LAKE_RETURN else "coin_for_resource"
        word = rule[3][0]
        if word == aw.PURPLE:
            return "purple_wanderer" if rule[3][1] else "purple_worker"
        if word in MAIN_WORDS:
            return MAIN_WORDS[word]
    return ""


def artifact_rule(s: State, seat: int, advanced: bool) -> str:
    """The rule of a level of a seat's artifact."""
    expansion = part_or_none(s.players[seat])
    kind = artifact_kind(s, expansion.artifact) if expansion is not None and expansion.artifact >= 0 else ""
    level = "advanced" if advanced else "basic"
    return f"artifact.{kind}.{level}" if kind else f"artifact.{level}"


def coast_rule(s: State, side: int, effect: Effect) -> str:
    """The rule that describes the effect of a space of the coast."""
    if side == 1:
        return "lake.income"
    gains = parts(effect[2]) if effect[0] == w.TRADE else (effect,)
    if effect[0] == w.TRADE and {term[0] for term in gains} == {w.VP}:
        return "lake.vp.cards"
    return next((COAST_WORDS[term[0]] for term in reversed(gains) if term[0] in COAST_WORDS), "lake.return")


def effect_rule(s: State, seat: int, effect: Effect, source: int) -> str:
    """The rule behind an effect that asks, if the expansion brought it."""
    if effect[0] == aw.LAKE:
        return "lake.advance"
    if source == ARTIFACT_POINTS:
        if effect[0] in (w.DISCARD, aw.LEVER_DOWN):
            return "shipyard.lever_price" if effect[0] == aw.LEVER_DOWN else "shipyard.retrieve"
        return artifact_rule(s, seat, advanced=False)
    if source == LAKE_POINTS:
        for side in (1, 2):
            if effect in tables_of(s.t).coast[side]:
                return coast_rule(s, side, effect)
            if any(effect == part for space in tables_of(s.t).coast[side] for part in _gains(space)):
                return "lake.vp.settlement" if effect[0] == w.UPGRADE_TO_SETTLEMENT else "lake.return"
        return "lake.boat_effects"
    if source == CARDS:
        return card_rule(effect)
    return ""


def _gains(effect: Effect) -> tuple[Effect, ...]:
    return parts(effect[2]) if effect[0] == w.TRADE else parts(effect)


def card_rule(effect: Effect) -> str:
    """The rule of an immediate effect that only cards of the expansion have."""
    if effect[0] == w.MODERNIZE:
        return "artimm.modernize"
    if effect[0] == w.UPGRADE_TO_SETTLEMENT and effect[1] == 2:
        return "artimm.settlement_swap"
    if effect[0] == w.TRADE and effect[1][0] == w.CARD_TRACK:
        return "artimm.track_back"
    if effect[0] == w.TRADE and effect[2][0] == aw.LAKE:
        return "artimm.card_for_two_steps"
    return ""


def event_rule(s: State, event: Event) -> str:
    """The rule of an event that the expansion changes; empty for all others."""
    what, seat, amount, source, detail = event
    if what == "return":
        return coast_rule(s, detail, tables_of(s.t).coast[detail][amount])
    if what == "one_time":
        return ONE_TIME_RULES.get(s.t.card_one_time[detail][0], "onetime.use")
    if what in ("purple", "purple_gained"):
        roams = part_of(s.players[seat]).roams
        return "artifact.purple_wanderer.basic" if roams else "artifact.purple_worker.basic"
    if what == "plug":
        return ("artifact.plug", "artifact.basic", "artifact.advanced")[min(amount, 3) - 1]
    if what == "track" and amount < 0:
        return "artimm.track_back"
    if what in ("vp", "coins", "vases", "inhabitants"):
        return _goods_rule(s, what, seat, amount, source)
    return ""


def _goods_rule(s: State, what: str, seat: int, amount: int, source: int) -> str:
    """Points and goods of the lake and of artifacts."""
    if source == LAKE_POINTS:
        return "lake.return"
    if source != ARTIFACT_POINTS:
        return ""
    kind = artifact_kind(s, part_of(s.players[seat]).artifact)
    if amount < 0:
        if s.closing and what != "vases":  # effects of the lake in the final scoring
            return artifact_rule(s, seat, advanced=True)
        if what == "coins" and kind == "coin_for_resource" and part_of(s.players[seat]).plugged > 1:
            return "artifact.coin_for_resource.basic"
        return "artifact.plug" if what == "vases" and part_of(s.players[seat]).plugged else "shipyard.retrieve"
    if what == "vases":
        return "artinterim.vase_bonus"
    return artifact_rule(s, seat, advanced=what == "vp" or kind == "special_tile")


EVENT_RULES: Final = {
    "condition": "art.setup.conditions",
    "artifact": "art.setup.artifacts",
    "price": "artphase.passes",
    "shipyard": "shipyard.build",
    "launch": "shipyard.swap_boat",
    "retrieve": "shipyard.retrieve",
    "no_artifact": "shipyard.retrieve",
    "lake": "lake.advance",
    "return": "lake.return",
    "plug": "artifact.plug",
    "purple_gained": "artifact.purple_worker.basic",
    "purple": "artifact.purple_worker.basic",
    "special_gained": "artifact.special_tile.basic",
    "stash": "artifact.stored_cards.basic",
    "stashed": "artifact.stored_cards.basic",
    "annex": "artifact.site_house.basic",
    "place_house": "artifact.free_house.basic",
    "lake_cattle": "lake.vp.cattle",
    "lower": "shipyard.lever_price",
    "vases_on": "artinterim.phase_b",
}
"""By event: the rule that it rests on, unless the position says more."""
SOURCE_RULES: Final = ("lake.return", "artifact.advanced")
"""Rules of points, by source."""


def trade_rule(source: int) -> str:
    """The rule of an exchange that the water of the lake offers."""
    return "lake.boat_effects" if source == LAKE_POINTS else ""
