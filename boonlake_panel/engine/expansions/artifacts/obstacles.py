"""What stands in the way of options that only the expansion has."""

from collections.abc import Callable

from ....components import vocabulary as w
from ....components.describe import describe
from ....texts.messages import text
from ...codes import (
    ANNEX,
    BUILD_SHIPYARD,
    HOUSE_AT,
    LAKE_STEP,
    LAUNCH,
    LOWER,
    PLACE_PURPLE,
    PLUG,
    PRICE,
    RETRIEVE,
    RETURN,
    S_PAY_SCORE,
    S_SCORE,
    S_WANDER,
    SPECIAL,
    STASH,
    STASHED,
    USE,
)
from ...rules.effects import SCORED, terms, useful
from ...setup import seat_colour
from ...state import BOATS, LEVELS, State, Step
from ...wording.names import artifact_name, card_name, resource_name
from ...wording.reasons import Reason, reason
from ...wording.site_obstacles import site_reasons, space_reasons
from ...wording.trade_obstacles import missing
from .citations import coast_rule
from .lake import one_time_works
from .phase import can_retrieve, price_terms
from .state import LAKE_SIDES, NO_PURPLE, ON_MAP, START

Obstacle = Callable[[State, Step, int], list[Reason]]
KINDS = frozenset(
    {
        *(PRICE, BUILD_SHIPYARD, PLACE_PURPLE, LAUNCH, RETRIEVE, LOWER, LAKE_STEP, RETURN, PLUG, USE, SPECIAL),
        *(STASH, STASHED, ANNEX, HOUSE_AT),
    }
)


def expansion_obstacles(s: State, step: Step, kind: int, argument: int) -> list[Reason]:
    """Conditions of an expansion option that fail."""
    if s.expansion is None:
        return [reason("art.components", "no-expansion")]
    check = _OBSTACLES.get(kind)
    return check(s, step, argument) if check else []


def _shipyard(s: State, step: Step, site: int) -> list[Reason]:
    reasons = [reason("shipyard.build", "shipyard-built")] if s.players[step[1]].lake().boat else []
    return reasons + site_reasons(s, step[1], site)


def _purple(s: State, step: Step, site: int) -> list[Reason]:
    player = s.players[step[1]].lake()
    reasons = []
    if player.roams and step[0] != S_WANDER:
        reasons.append(reason("artifact.purple_wanderer.basic", "wanderer-later"))
    elif player.purple == NO_PURPLE or (player.purple == ON_MAP and not player.roams):
        reasons.append(reason("artifact.purple_worker.basic", "no-purple"))
    return reasons + site_reasons(s, step[1], site)


def _house(s: State, step: Step, site: int) -> list[Reason]:
    reasons = []
    if s.players[step[1]].houses >= s.t.house_count:
        reasons.append(reason("artifact.free_house.basic", "no-house-on-board"))
    return reasons + site_reasons(s, step[1], site)


def _launch(s: State, step: Step, area: int) -> list[Reason]:
    if area in BOATS[s.players[step[1]].boats]:
        return []
    return [reason("shipyard.swap_boat", "boat-not-there", resource=resource_name(s.t.canal[area]))]


def _retrieve(s: State, step: Step, artifact: int) -> list[Reason]:
    if artifact not in s.artifacts().display:
        return [reason("shipyard.retrieve", "not-displayed", artifact=artifact_name(s, artifact))]
    if can_retrieve(s, step[1], artifact):
        return []
    cost = text("list-rules").join(describe(term) for term in price_terms(s, artifact))
    return [reason("shipyard.retrieve", "price", seat=seat_colour(step[1]), cost=cost)]


def _lower(s: State, step: Step, lever: int) -> list[Reason]:
    player = s.players[step[1]]
    name = s.t.lever_names[lever]
    if not player.levers >> lever & 1:
        return [reason("shipyard.lever_price", "no-lever", lever=name)]
    return [] if player.up >> lever & 1 else [reason("shipyard.lever_price", "lever-used", lever=name)]


def _price(s: State, step: Step, argument: int) -> list[Reason]:
    reasons = []
    if argument >> 4 not in s.players[step[1]].lake().prices:
        reasons.append(reason("artphase.tiles", "price-tile", seat=seat_colour(step[1])))
    if argument & 15 not in s.artifacts().display:
        reasons.append(reason("artphase.passes", "not-displayed", artifact=artifact_name(s, argument & 15)))
    return reasons


def _lake(s: State, step: Step, side: int) -> list[Reason]:
    figure = s.players[step[1]].lake()
    if figure.side not in (START, side):
        return [reason("lake.directions", "other-side")]
    if figure.side == side and figure.place >= len(s.t.coast[side]) - 1:
        return [reason("lake.end", "end-of-lake")]
    return []


def _return(s: State, step: Step, argument: int) -> list[Reason]:
    figure = s.players[step[1]].lake()
    side, place = argument >> 4, argument & 15
    if figure.side == START:
        return [reason("lake.return", "figure-at-start")]
    if figure.side != side or place > figure.place:
        where = text(f"side-{LAKE_SIDES[figure.side]}")
        return [reason("lake.return", "not-reached", place=figure.place, side=where)]
    effect = s.t.coast[side][place]
    cost, gain = (terms(effect[1]), effect[2]) if effect[0] == w.TRADE else ((), effect)
    rule = coast_rule(s, side, effect)
    reasons = [reason for term in cost for reason in missing(s, step[1], term, rule)]
    if not useful(s, step[1], gain):
        reasons.append(reason(rule, "no-points" if gain[0] in SCORED else "useless"))
    return reasons


def _plug(s: State, step: Step, _argument: int) -> list[Reason]:
    player = s.players[step[1]]
    if player.lake().artifact < 0:
        return [reason("artifact.plug", "no-artifact", seat=seat_colour(step[1]))]
    if not player.vases:
        return [reason("artifact.plug", "no-vase")]
    side = s.t.artifacts[player.lake().artifact]
    full = player.lake().plugged >= side.basic_vases + side.advanced_vases
    return [reason("artifact.plug", "artifact-full")] if full else []


def _use(s: State, step: Step, card: int) -> list[Reason]:
    name = card_name(s, card)
    if card not in s.players[step[1]].display:
        return [reason("onetime.use", "not-in-display", name=name, seat=seat_colour(step[1]))]
    if one_time_works(s, step, card):
        return []
    word = s.t.card_one_time[card][0]
    if word == w.RESOURCE_DISCOUNT:
        return [reason("onetime.resources", "one-time-payment", name=name)]
    if word == w.SCORING_VALUE:
        easiest = step[0] in (S_SCORE, S_PAY_SCORE)
        return [reason("onetime.easier_scoring", "one-time-easiest" if easiest else "one-time-scoring", name=name)]
    return [reason("onetime.use", "no-one-time", name=name)]


def _special(s: State, step: Step, space: int) -> list[Reason]:
    seat = step[1]
    reasons = []
    if not s.players[seat].lake().special:
        reasons.append(reason("artifact.special_tile.basic", "no-special", seat=seat_colour(seat)))
    if s.active != seat or s.action < 0:
        reasons.append(reason("artifact.special_tile.basic", "own-turn"))
    return reasons + space_reasons(s, space)


def _stash(s: State, step: Step, card: int) -> list[Reason]:
    if card in s.players[step[1]].hand:
        return []
    return [reason("artifact.stored_cards.basic", "not-in-hand", name=card_name(s, card), seat=seat_colour(step[1]))]


def _stashed(s: State, step: Step, card: int) -> list[Reason]:
    if card in s.players[step[1]].lake().stash:
        return []
    return [reason("artifact.stored_cards.basic", "not-stored", name=card_name(s, card))]


def _annex(s: State, step: Step, resource: int) -> list[Reason]:
    player = s.players[step[1]]
    if LEVELS[player.levels][resource] and not player.lake().annexes >> resource & 1:
        return []
    return [reason("artifact.site_house.basic", "no-annex", resource=resource_name(resource))]


_OBSTACLES: dict[int, Obstacle] = {
    BUILD_SHIPYARD: _shipyard,
    PLACE_PURPLE: _purple,
    HOUSE_AT: _house,
    LAUNCH: _launch,
    RETRIEVE: _retrieve,
    LOWER: _lower,
    PRICE: _price,
    LAKE_STEP: _lake,
    RETURN: _return,
    PLUG: _plug,
    USE: _use,
    SPECIAL: _special,
    STASH: _stash,
    STASHED: _stashed,
    ANNEX: _annex,
}
