"""Artifacts: the artifact phase, the shipyard, retrieving, plugging vases, and what the levels do."""

from ....components import vocabulary as w
from ....components.effects import Effect
from ....components.expansion_words import artifacts as aw
from ...codes import (
    ARTIFACT,
    ARTIFACT_POINTS,
    BUILD_SHIPYARD,
    CONDITION,
    LAKE_POINTS,
    LAUNCH,
    LOWER,
    MANDATORY,
    PASS,
    PLUG,
    PRICE,
    RETRIEVE,
    S_LAUNCH,
    S_RETRIEVE,
    SHIFT,
    SHIPYARD,
    SITES,
)
from ...events import (
    E_ARTIFACT,
    E_CONDITION,
    E_LAUNCH,
    E_LOWER,
    E_PLUG,
    E_PRICE,
    E_RETRIEVE,
    E_SHIPYARD,
    E_VASES_ON,
)
from ...rules.building import can_afford_site, put_piece, settle_site
from ...rules.cards import add_rules
from ...rules.gains import fire, gain_vases, one_less, price, push
from ...rules.handlers import offers
from ...rules.turn import EMINENCE, seats_from
from ...state import BOAT_NUMBER, BOATS, NO_MODIFIERS, NO_TRIGGERS, State, Step
from ...tables import T_ACTIVATE, T_CARD_PAYMENT, T_FINAL_SCORING, T_INTERIM_START, T_LAKE_RETURN
from .lake import coast_effect, go_back
from .pieces import own_special_site, weigh_purple
from .state import ExpansionBoard, ExpansionPlayer

OPTION_PASS = PASS << SHIFT
OPTION_PLUG = PLUG << SHIFT
ASKING_PRICES = (aw.LEVER_DOWN, w.DISCARD)
"""Parts of a price for which something is chosen; cards go first, as any-time effects at the lever could spend them."""

# Set-up and artifact phase.


def set_up(s: State) -> None:
    """Adds the parts of the expansion to a state that is about to be set up."""
    s.expansion = ExpansionBoard()
    s.deck = list(range(len(s.t.card_ids)))
    for seat, player in enumerate(s.players):
        if s.solo is None or seat != EMINENCE:
            player.expansion = ExpansionPlayer()
            player.supply -= 1  # the treasure hunter


def lay_conditions(s: State, _step: Step) -> list[int] | None:
    """One random lake condition for each round."""
    board = s.artifacts()
    round_ = len(board.conditions) + 1
    if round_ > 2:
        s.agenda.pop()
        for seat in range(s.people()):
            refresh_rules(s, seat)
        return None
    pool = [number for number, of_round in enumerate(s.t.condition_round) if of_round == round_]
    if s.asking:
        return [CONDITION << SHIFT | condition for condition in pool]
    condition(s, (), s.pick(pool))
    return None


def condition(s: State, _step: Step, number: int) -> None:
    board = s.artifacts()
    board.conditions = (*board.conditions, number)
    if s.log is not None:
        s.log.append((E_CONDITION, -1, len(board.conditions), -1, number))


def lay_artifacts(s: State, step: Step) -> list[int] | None:
    """One artifact more than players with a random side up; a single person chooses them."""
    board = s.artifacts()
    if len(board.display) == s.artifact_count():
        s.agenda.pop()
        return None
    pieces = {s.t.artifact_piece[number] for number in board.display}
    pool = [number for number, piece in enumerate(s.t.artifact_piece) if piece not in pieces]
    if s.asking or s.solo is not None:
        return [ARTIFACT << SHIFT | number for number in pool]
    lay_artifact(s, step, s.pick(pool))
    return None


def lay_artifact(s: State, _step: Step, number: int) -> None:
    board = s.artifacts()
    board.display.append(number)
    board.vases.append(0)
    board.prices.append(())
    if s.log is not None:
        s.log.append((E_ARTIFACT, -1, 0, -1, number))


def price_options(s: State, step: Step) -> list[int]:
    """Any of the own price tiles beside any artifact."""
    tiles = s.players[step[1]].lake().prices
    return [PRICE << SHIFT | tile << 4 | artifact for tile in tiles for artifact in sorted(s.artifacts().display)]


def lay_price(s: State, step: Step, argument: int) -> None:
    s.agenda.pop()
    tile, artifact = argument >> 4, argument & 15
    player = s.players[step[1]].lake()
    player.prices = tuple(other for other in player.prices if other != tile)
    board = s.artifacts()
    at = board.display.index(artifact)
    board.prices[at] = tuple(sorted((*board.prices[at], tile)))
    if s.log is not None:
        s.log.append((E_PRICE, step[1], tile, -1, artifact))


def deal_prices(s: State) -> None:
    """Each player takes the price tiles of the own position in turn order."""
    for position, seat in enumerate(seats_from(s, s.first), 1):
        tiles = [tile for tile, of_position in enumerate(s.t.price_position) if of_position == position]
        s.players[seat].lake().prices = tuple(tiles)


# Permanent rules of a player: cards, artifact levels, the condition of the round.


def refresh_rules(s: State, seat: int) -> None:
    """Puts together anew what a player's triggers and modifiers say."""
    player = s.players[seat]
    expansion = player.expansion
    player.triggers = NO_TRIGGERS
    player.modifiers = NO_MODIFIERS
    for card in player.display:
        add_rules(player, s.t.card_permanent[card])
    if expansion is None:
        return
    conditions = s.artifacts().conditions
    if len(conditions) >= s.round:
        rules = s.t.condition_rules[conditions[s.round - 1]]
        add_rules(player, tuple((*rule, LAKE_POINTS) for rule in rules))
    player.jokers = sum(s.t.card_jokers.get(card, 0) for card in player.display)
    for level in active_levels(s, expansion):
        rules = artifact_rules(s, expansion.artifact, level)
        add_rules(player, tuple(permanent(rule) for rule in rules if not acts_once(rule)))
        player.jokers |= s.t.artifact_jokers.get((expansion.artifact, level), 0)


def acts_once(rule: Effect) -> bool:
    """Whether a rule acts when its level is activated, or is a helper in payments."""
    return rule[0] == w.ON and rule[1] in (T_ACTIVATE, T_CARD_PAYMENT)


def permanent(rule: Effect) -> Effect:
    """A rule of an artifact; its points are booked as the artifact's."""
    return (*rule, ARTIFACT_POINTS) if rule[0] == w.ON else rule


def artifact_rules(s: State, artifact: int, level: int) -> tuple[Effect, ...]:
    side = s.t.artifacts[artifact]
    return side.advanced if level else side.basic


def active_levels(s: State, player: ExpansionPlayer) -> list[int]:
    """Levels of the own artifact that work: 0 basic, 1 advanced; the advanced one may replace the basic one."""
    if player.artifact < 0:
        return []
    side = s.t.artifacts[player.artifact]
    advanced = player.plugged >= side.basic_vases + side.advanced_vases
    if player.plugged < side.basic_vases:
        return []
    if not advanced:
        return [0]
    return [1] if side.advanced_replaces_basic else [0, 1]


# Plugging vases.


def plug_options(s: State, seat: int) -> list[int]:
    player = s.players[seat]
    expansion = player.expansion
    if expansion is None or expansion.artifact < 0 or not player.vases:
        return []
    side = s.t.artifacts[expansion.artifact]
    return [OPTION_PLUG] if expansion.plugged < side.basic_vases + side.advanced_vases else []


def plug(s: State, step: Step, _argument: int) -> None:
    """Plugs a vase into the own artifact; a level that becomes active acts at once."""
    seat = step[1]
    player = s.players[seat]
    expansion = player.lake()
    side = s.t.artifacts[expansion.artifact]
    gain_vases(s, seat, -1, ARTIFACT_POINTS)
    expansion.plugged += 1
    if s.log is not None:
        s.log.append((E_PLUG, seat, expansion.plugged, ARTIFACT_POINTS, expansion.artifact))
    for level, needed in enumerate((side.basic_vases, side.basic_vases + side.advanced_vases)):
        if expansion.plugged == needed:
            refresh_rules(s, seat)
            for rule in reversed(artifact_rules(s, expansion.artifact, level)):
                if rule[0] == w.ON and rule[1] == T_ACTIVATE:
                    must = not level and rule[3][0] == aw.PRODUCTION_HOUSE  # the second house may be declined
                    push(s, seat, rule[3], ARTIFACT_POINTS, MANDATORY if must else 0)
                elif rule[0] == aw.PURPLE_PRESENCE:
                    weigh_purple(s, seat, rule[1])


# The shipyard.


def shipyard_options(s: State, seat: int, out: list[int]) -> None:
    """Free sites for the shipyard, instead of an inhabitant."""
    expansion = s.players[seat].expansion
    if expansion is not None and not expansion.shipyard:
        sites = [*s.open, *own_special_site(s, seat)]
        out.extend([BUILD_SHIPYARD << SHIFT | site for site in sites if can_afford_site(s, seat, site)])


def build_shipyard(s: State, step: Step, site: int) -> None:
    """The shipyard on a site with its costs and rewards; then the boat, then the chance to retrieve an artifact."""
    seat = step[1]
    new_region = not s.presence[seat * 4 + s.t.region[site >> 1]]
    s.agenda[-1] = (S_RETRIEVE, seat)
    s.agenda.append((S_LAUNCH, seat))
    put_piece(s, seat, site, SHIPYARD)
    if s.log is not None:
        s.log.append((E_SHIPYARD, seat, site, SITES, ""))
    s.players[seat].lake().shipyard = site
    settle_site(s, seat, site, new_region)


def launch_options(s: State, step: Step) -> list[int]:
    return [LAUNCH << SHIFT | area for area in sorted(set(BOATS[s.players[step[1]].boats]))]


def launch(s: State, step: Step, area: int) -> None:
    """One boat leaves the canal and takes the place of the treasure hunter, without what the water shows there."""
    s.agenda.pop()
    player = s.players[step[1]]
    player.lake().boat = True
    player.supply += 1  # the treasure hunter
    areas = list(BOATS[player.boats])
    areas.remove(area)
    player.boats = BOAT_NUMBER[tuple(areas)]
    if s.log is not None:
        s.log.append((E_LAUNCH, step[1], area, -1, ""))


def price_terms(s: State, artifact: int) -> list[Effect]:
    """All costs on the price tiles beside an artifact."""
    board = s.artifacts()
    found: list[Effect] = []
    for tile in board.prices[board.display.index(artifact)]:
        cost = s.t.price_cost[tile]
        found.extend(cost[1] if cost[0] == w.SEQ else (cost,))
    return found


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


def retrieve_options(s: State, step: Step) -> list[int]:
    display = sorted(s.artifacts().display)
    return [*(RETRIEVE << SHIFT | one for one in display if can_retrieve(s, step[1], one)), OPTION_PASS]


def retrieve(s: State, step: Step, artifact: int) -> None:
    """Pays the price tiles, which leave the game, and takes the artifact with the vases on it."""
    s.agenda.pop()
    seat = step[1]
    board = s.artifacts()
    terms = price_terms(s, artifact)
    at = board.display.index(artifact)
    vases = board.vases[at]
    del board.display[at], board.vases[at], board.prices[at]
    s.players[seat].lake().artifact = artifact
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


def lower_lever(s: State, step: Step, lever: int) -> None:
    """A lever goes down as a price, without its effect."""
    _, seat, effect, source, flags = step
    s.agenda.pop()
    s.players[seat].up &= ~(1 << lever)
    if s.log is not None:
        s.log.append((E_LOWER, seat, lever, source, ""))
    if effect[1] > 1:
        push(s, seat, one_less(effect), source, flags)


# Interim scorings.


def interim_start(s: State, step: Step) -> list[int] | None:
    """Before an interim scoring; vases that make the artifact work in it may still be plugged in."""
    if could_wake(s, step[1]):
        return [OPTION_PASS]
    begin_interim(s, step)
    return None


def could_wake(s: State, seat: int) -> bool:
    """Whether vases at hand would switch on an ability that applies at the beginning of an interim scoring."""
    player = s.players[seat]
    expansion = player.lake()
    if not player.vases or expansion.artifact < 0:
        return False
    side = s.t.artifacts[expansion.artifact]
    acts = any(rule[0] == w.ON and rule[1] == T_INTERIM_START for rule in side.basic)
    return acts and expansion.plugged < side.basic_vases <= expansion.plugged + player.vases


def begin_interim(s: State, step: Step) -> None:
    """Effects that apply at the beginning of an interim scoring."""
    s.agenda.pop()
    s.players[step[1]].lake().eased = 0
    fire(s, step[1], T_INTERIM_START)


def add_vases(s: State, step: Step) -> None:
    """A vase on every artifact still in the display, unless everybody has retrieved one."""
    s.agenda.pop()
    board = s.artifacts()
    if all(player.expansion is None or player.expansion.artifact >= 0 for player in s.players):
        return
    board.vases = [vases + 1 for vases in board.vases]
    if s.log is not None and board.display:
        s.log.append((E_VASES_ON, step[1], len(board.display), ARTIFACT_POINTS, ""))


def final_triggers(s: State, step: Step) -> None:
    """Artifact effects of the final scoring; effects of the lake are those of the boat's place, which then returns."""
    s.agenda.pop()
    seat = step[1]
    figure = s.players[seat].lake()
    side, place = figure.side, figure.place
    for rule in s.players[seat].triggers[T_FINAL_SCORING]:
        terms = rule[3][1] if rule[3][0] == w.SEQ else (rule[3],)
        for term in reversed(terms):
            effect = coast_effect(s, side, place - term[1]) if term[0] == aw.LAKE_EFFECT else term
            push(s, seat, effect, rule[4])
        if side and any(term[0] == aw.LAKE_EFFECT for term in terms):
            go_back(figure)
            fire(s, seat, T_LAKE_RETURN)


# Pieces and places of single artifacts.
