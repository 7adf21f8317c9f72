"""The shipyard: building it, launching the boat, retrieving an artifact and paying its price."""

from typing import Final

from ....components import vocabulary as w
from ....components.describe import describe
from ....components.effects import Effect
from ....components.expansion_words import artifacts as aw
from ....texts.messages import text
from ...codes import (
    OPTION_PASS,
    SHIFT,
    SHIPYARD,
    SITES,
)
from ...names import resource_name
from ...reasons import Reason, reason
from ...rules.develop import affordable, put_piece, settle_site, site_reasons, sites_to_develop
from ...rules.gains import one_less, price, priced, push
from ...rules.handlers import offers
from ...rules.levers import free_levers, unused_reasons
from ...setup import seat_colour
from ...state import BOAT_NUMBER, BOATS, State, Step
from .codes import (
    ARTIFACT_POINTS,
    BUILD_SHIPYARD,
    LAUNCH,
    LOWER,
    RETRIEVE,
    S_LAUNCH,
    S_RETRIEVE,
)
from .events import (
    E_LAUNCH,
    E_LOWER,
    E_NO_ARTIFACT,
    E_RETRIEVE,
    E_SHIPYARD,
)
from .naming import artifact_name
from .pieces import own_special_site
from .state import board_of, part_of, part_or_none
from .tables import tables_of

ASKING_PRICES: Final = (aw.LEVER_DOWN, w.DISCARD)
"""Parts of a price for which something is chosen; cards go first, as any-time effects at the lever could spend them."""


def shipyard_options(s: State, seat: int, out: list[int]) -> None:
    """Free sites for the shipyard, instead of an inhabitant."""
    expansion = part_or_none(s.players[seat])
    if expansion is not None and not expansion.shipyard:
        sites = [*s.open, *own_special_site(s, seat)]
        out.extend([BUILD_SHIPYARD << SHIFT | site for site in affordable(s, seat, sites)])


def shipyard_reasons(s: State, step: Step, site: int) -> list[Reason]:
    reasons = [reason("shipyard.build", "shipyard-built")] if part_of(s.players[step[1]]).boat else []
    return reasons + site_reasons(s, step[1], site)


def sites_for_shipyard(s: State, step: Step) -> list[int]:
    """Sites where a seat that has no shipyard yet could want it."""
    return [] if part_of(s.players[step[1]]).shipyard else sites_to_develop(s, step)


def build_shipyard(s: State, step: Step, site: int) -> None:
    """The shipyard on a site with its costs and rewards; then the boat, then the chance to retrieve an artifact."""
    seat = step[1]
    new_region = not s.presence[seat * 4 + s.t.region[site >> 1]]
    s.agenda[-1] = (S_RETRIEVE, seat)
    s.agenda.append((S_LAUNCH, seat))
    put_piece(s, seat, site, SHIPYARD)
    if s.log is not None:
        s.log.append((E_SHIPYARD, seat, site, SITES, ""))
    part_of(s.players[seat]).shipyard = site
    settle_site(s, seat, site, new_region)


def launch_options(s: State, step: Step) -> list[int]:
    return [LAUNCH << SHIFT | area for area in sorted(set(BOATS[s.players[step[1]].boats]))]


def launch_reasons(s: State, step: Step, area: int) -> list[Reason]:
    if area in BOATS[s.players[step[1]].boats]:
        return []
    return [reason("shipyard.swap_boat", "boat-not-there", resource=resource_name(s.t.canal[area]))]


def launch(s: State, step: Step, area: int) -> None:
    """One boat leaves the canal and takes the place of the treasure hunter, without what the water shows there."""
    s.agenda.pop()
    player = s.players[step[1]]
    part_of(player).boat = True
    player.supply += 1  # the treasure hunter
    areas = list(BOATS[player.boats])
    areas.remove(area)
    player.boats = BOAT_NUMBER[tuple(areas)]
    if s.log is not None:
        s.log.append((E_LAUNCH, step[1], area, -1, ""))


def price_terms(s: State, artifact: int) -> list[Effect]:
    """All costs on the price tiles beside an artifact."""
    board = board_of(s)
    terms: list[Effect] = []
    for tile in board.prices[board.display.index(artifact)]:
        cost = tables_of(s.t).price_cost[tile]
        terms.extend(cost[1] if cost[0] == w.SEQ else (cost,))
    return terms


def price_text(s: State, seat: int, artifact: int) -> str:
    """Everything that the price tiles beside an artifact ask a seat for."""
    terms = [priced(s, seat, term) for term in price_terms(s, artifact)]
    return text("list-rules").join(describe(term) for term in terms) or text("way-nothing")


def can_retrieve(s: State, seat: int, artifact: int) -> bool:
    """Whether a seat can pay everything on the price tiles together."""
    player = s.players[seat]
    coins = cards = inhabitants = vases = levers = 0
    for term in price_terms(s, artifact):
        if term[0] == w.COINS:
            coins += price(s, seat, -term[1])
        elif term[0] == w.DISCARD:
            cards += term[1]
        elif term[0] == w.INHABITANTS:
            inhabitants -= term[1]
        elif term[0] == w.VASE:
            vases -= term[1]
        elif term[0] == aw.LEVER_DOWN:
            levers += term[1]
    return (
        coins <= player.coins
        and cards <= len(player.hand)
        and inhabitants <= player.ranch
        and vases <= player.vases
        and levers <= player.up.bit_count()
    )


def retrieve_options(s: State, step: Step) -> list[int] | None:
    """Artifacts whose price can be paid; if nothing at hand could change that they need not be asked for."""
    seat = step[1]
    affordable = [RETRIEVE << SHIFT | one for one in sorted(board_of(s).display) if can_retrieve(s, seat, one)]
    if affordable or free_levers(s, seat) or (s.hooks is not None and s.hooks.at_any_time(s, step)):
        return [*affordable, OPTION_PASS]
    retrieve_none(s, step)
    return None


def retrieve_none(s: State, step: Step) -> None:
    """The only chance of an artifact passes."""
    s.agenda.pop()
    if s.log is not None:
        s.log.append((E_NO_ARTIFACT, step[1], 0, ARTIFACT_POINTS, ""))


def retrieve_reasons(s: State, step: Step, artifact: int) -> list[Reason]:
    if artifact not in board_of(s).display:
        return [reason("shipyard.retrieve", "not-displayed", artifact=artifact_name(s, artifact))]
    if can_retrieve(s, step[1], artifact):
        return []
    return [reason("shipyard.retrieve", "price", seat=seat_colour(step[1]), cost=price_text(s, step[1], artifact))]


def displayed(s: State, _step: Step) -> list[int]:
    """Artifacts that nobody has retrieved."""
    return board_of(s).display


def retrieve(s: State, step: Step, artifact: int) -> None:
    """Pays the price tiles, which leave the game, and takes the artifact with the vases on it."""
    s.agenda.pop()
    seat = step[1]
    board = board_of(s)
    terms = price_terms(s, artifact)
    at = board.display.index(artifact)
    vases = board.vases[at]
    del board.display[at], board.vases[at], board.prices[at]
    part_of(s.players[seat]).artifact = artifact
    if s.log is not None:
        s.log.append((E_RETRIEVE, seat, vases, ARTIFACT_POINTS, artifact))
    if vases:
        push(s, seat, (w.VASE, vases), ARTIFACT_POINTS)
    chosen = [term for word in ASKING_PRICES for term in terms if term[0] == word]
    for term in (*chosen, *(term for term in terms if term[0] not in ASKING_PRICES)):  # the last one is paid first
        push(s, seat, term, ARTIFACT_POINTS)


@offers(aw.LEVER_DOWN, forced=True)
def lower_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    out.extend([LOWER << SHIFT | lever for lever in s.t.lever_bits[s.players[seat].up]])


def lower_reasons(s: State, step: Step, lever: int) -> list[Reason]:
    return unused_reasons(s, step[1], lever, "shipyard.lever_price")


def lower_lever(s: State, step: Step, lever: int) -> None:
    """A lever goes down as a price, without its effect."""
    _, seat, effect, source, flags = step
    s.agenda.pop()
    s.players[seat].up &= ~(1 << lever)
    if s.log is not None:
        s.log.append((E_LOWER, seat, lever, source, ""))
    if effect[1] > 1:
        push(s, seat, one_less(effect), source, flags)
