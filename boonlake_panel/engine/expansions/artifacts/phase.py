"""Artifacts: the artifact phase, plugging vases, what the levels do, and the scorings."""

from typing import Final

from ....components import vocabulary as w
from ....components.effects import Effect
from ....components.expansion_words import artifacts as aw
from ...codes import (
    ARGUMENT,
    EMINENCE,
    MANDATORY,
    OPTION_PASS,
    SHIFT,
)
from ...reasons import Reason, reason
from ...rules.alternatives import terms
from ...rules.cards import add_rules
from ...rules.forced_choices import with_everything
from ...rules.gains import fire, gain_vases, push
from ...rules.turn import seats_from
from ...setup import seat_colour
from ...state import NO_MODIFIERS, NO_TRIGGERS, State, Step
from ...tables import T_ACTIVATE, T_CARD_PAYMENT, T_FINAL_SCORING, T_INTERIM_START, T_LAKE_RETURN
from .codes import (
    ARTIFACT,
    ARTIFACT_POINTS,
    CONDITION,
    LAKE_POINTS,
    PLUG,
    PRICE,
    S_ARTIFACTS,
    S_CONDITIONS,
    S_PRICE,
)
from .events import (
    E_ARTIFACT,
    E_CONDITION,
    E_PLUG,
    E_PRICE,
    E_VASES_ON,
)
from .lake import coast_effect, go_back
from .naming import artifact_name
from .pieces import weigh_purple
from .state import BoardPart, PlayerPart, artifact_count, board_of, part_of, part_or_none
from .tables import tables_of

OPTION_PLUG: Final = PLUG << SHIFT

# Set-up and artifact phase.


def set_up(s: State) -> None:
    """After the base set-up: lake conditions, artifacts, and the artifact phase with its two passes."""
    s.expansion = BoardPart()
    s.deck = list(range(len(s.t.card_ids)))
    for seat, player in enumerate(s.players):
        if s.solo is None or seat != EMINENCE:
            player.expansion = PlayerPart()
            player.supply -= 1  # the treasure hunter
    if s.solo is None:
        deal_prices(s)
        order = seats_from(s, s.first)
        s.agenda.extend((S_PRICE, seat) for seat in reversed(order))  # second pass, clockwise from the token
        s.agenda.extend((S_PRICE, seat) for seat in order)  # first pass, counterclockwise from its right
    s.agenda.append((S_ARTIFACTS, 0))
    s.agenda.append((S_CONDITIONS, 0))


def lay_conditions(s: State, _step: Step) -> list[int] | None:
    """One random lake condition for each round."""
    board = board_of(s)
    round_ = len(board.conditions) + 1
    if round_ > 2:
        s.agenda.pop()
        for seat in range(s.people()):
            refresh_rules(s, seat)
        return None
    pool = [number for number, of_round in enumerate(tables_of(s.t).condition_round) if of_round == round_]
    if s.asking:
        return [CONDITION << SHIFT | condition for condition in pool]
    condition(s, (), s.pick(pool))
    return None


def condition(s: State, _step: Step, number: int) -> None:
    board = board_of(s)
    board.conditions = (*board.conditions, number)
    if s.log is not None:
        s.log.append((E_CONDITION, -1, len(board.conditions), -1, number))


def lay_artifacts(s: State, step: Step) -> list[int] | None:
    """One artifact more than players with a random side up; a single person chooses them."""
    board = board_of(s)
    if len(board.display) == artifact_count(s):
        s.agenda.pop()
        return None
    piece_of = tables_of(s.t).artifact_piece
    pieces = {piece_of[number] for number in board.display}
    pool = [number for number, piece in enumerate(piece_of) if piece not in pieces]
    if s.asking or s.solo is not None:
        return [ARTIFACT << SHIFT | number for number in pool]
    lay_artifact(s, step, s.pick(pool))
    return None


def artifact_reasons(s: State, _step: Step, artifact: int) -> list[Reason]:
    piece = tables_of(s.t).artifact_piece
    laid = [number for number in board_of(s).display if piece[number] == piece[artifact]]
    rule = "art.setup.artifacts" if s.solo is None else "artsolo.artifact"
    return [reason(rule, "artifact-laid", artifact=artifact_name(s, number)) for number in laid]


def lay_artifact(s: State, _step: Step, number: int) -> None:
    board = board_of(s)
    board.display.append(number)
    board.vases.append(0)
    board.prices.append(())
    if s.log is not None:
        s.log.append((E_ARTIFACT, -1, 0, -1, number))


def price_options(s: State, step: Step) -> list[int]:
    """Any of the own price tiles beside any artifact."""
    tiles = part_of(s.players[step[1]]).prices
    return [PRICE << SHIFT | tile << 4 | artifact for tile in tiles for artifact in sorted(board_of(s).display)]


def price_reasons(s: State, step: Step, argument: int) -> list[Reason]:
    reasons = []
    if argument >> 4 not in part_of(s.players[step[1]]).prices:
        reasons.append(reason("artphase.tiles", "price-tile", seat=seat_colour(step[1])))
    if argument & 15 not in board_of(s).display:
        reasons.append(reason("artphase.passes", "not-displayed", artifact=artifact_name(s, argument & 15)))
    return reasons


def price_choices(s: State, step: Step) -> list[int]:
    """The own price tiles beside each artifact that is laid out."""
    return [option & ARGUMENT for option in price_options(s, step)]


def lay_price(s: State, step: Step, argument: int) -> None:
    s.agenda.pop()
    tile, artifact = argument >> 4, argument & 15
    player = part_of(s.players[step[1]])
    player.prices = tuple(other for other in player.prices if other != tile)
    board = board_of(s)
    at = board.display.index(artifact)
    board.prices[at] = tuple(sorted((*board.prices[at], tile)))
    if s.log is not None:
        s.log.append((E_PRICE, step[1], tile, -1, artifact))


def deal_prices(s: State) -> None:
    """Each player takes the price tiles of the own position in turn order."""
    for position, seat in enumerate(seats_from(s, s.first), 1):
        tiles = [tile for tile, of_position in enumerate(tables_of(s.t).price_position) if of_position == position]
        part_of(s.players[seat]).prices = tuple(tiles)


# Permanent rules of a player: cards, artifact levels, the condition of the round.


def refresh_rules(s: State, seat: int) -> None:
    """Puts together anew what a player's triggers and modifiers say."""
    player = s.players[seat]
    expansion = part_or_none(player)
    player.triggers = NO_TRIGGERS
    player.modifiers = NO_MODIFIERS
    for card in player.display:
        add_rules(player, s.t.card_permanent[card])
    if expansion is None:
        return
    conditions = board_of(s).conditions
    if len(conditions) >= s.round:
        rules = tables_of(s.t).condition_rules[conditions[s.round - 1]]
        add_rules(player, tuple((*rule, LAKE_POINTS) for rule in rules))
    player.jokers = sum(s.t.card_jokers.get(card, 0) for card in player.display)
    for level in active_levels(s, expansion):
        rules = artifact_rules(s, expansion.artifact, level)
        add_rules(player, tuple(permanent(rule) for rule in rules if not acts_once(rule)))
        player.jokers |= tables_of(s.t).jokers.get((expansion.artifact, level), 0)


def acts_once(rule: Effect) -> bool:
    """Whether a rule acts when its level is activated, or is a helper in payments."""
    return rule[0] == w.ON and rule[1] in (T_ACTIVATE, T_CARD_PAYMENT)


def permanent(rule: Effect) -> Effect:
    """A rule of an artifact; its points are booked as the artifact's."""
    return (*rule, ARTIFACT_POINTS) if rule[0] == w.ON else rule


def artifact_rules(s: State, artifact: int, level: int) -> tuple[Effect, ...]:
    side = tables_of(s.t).artifacts[artifact]
    return side.advanced if level else side.basic


def active_levels(s: State, player: PlayerPart) -> list[int]:
    """Levels of the own artifact that work: 0 basic, 1 advanced; the advanced one may replace the basic one."""
    if player.artifact < 0:
        return []
    side = tables_of(s.t).artifacts[player.artifact]
    advanced = player.plugged >= side.basic_vases + side.advanced_vases
    if player.plugged < side.basic_vases:
        return []
    if not advanced:
        return [0]
    return [1] if side.advanced_replaces_basic else [0, 1]


# Plugging vases.


def sockets_left(s: State, player: PlayerPart) -> bool:
    """Whether the own artifact takes another vase."""
    side = tables_of(s.t).artifacts[player.artifact]
    return player.plugged < side.basic_vases + side.advanced_vases


def plug_options(s: State, seat: int) -> list[int]:
    player = s.players[seat]
    expansion = part_or_none(player)
    if expansion is None or expansion.artifact < 0 or not player.vases:
        return []
    return [OPTION_PLUG] if sockets_left(s, expansion) else []


def plug_reasons(s: State, step: Step, _argument: int) -> list[Reason]:
    player = s.players[step[1]]
    if part_of(player).artifact < 0:
        return [reason("artifact.plug", "no-artifact", seat=seat_colour(step[1]))]
    if not player.vases:
        return [reason("artifact.plug", "no-vase")]
    return [] if sockets_left(s, part_of(player)) else [reason("artifact.plug", "artifact-full")]


def plug(s: State, step: Step, _argument: int) -> None:
    """Plugs a vase into the own artifact; a level that becomes active acts at once."""
    seat = step[1]
    player = s.players[seat]
    expansion = part_of(player)
    side = tables_of(s.t).artifacts[expansion.artifact]
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


# Interim scorings.


def interim_start(s: State, step: Step) -> list[int] | None:
    """Before an interim scoring; vases that make the artifact work in it may still be plugged in."""
    if could_wake(s, step):
        return [OPTION_PASS]
    begin_interim(s, step)
    return None


def could_wake(s: State, step: Step) -> bool:
    """Whether an ability that applies at the beginning of an interim scoring could still be switched on."""
    missing = vases_to_wake(s, step[1])
    return missing > 0 and vases_to_wake(with_everything(s, step), step[1]) == 0


def vases_to_wake(s: State, seat: int) -> int:
    """How many vases an ability that applies at the beginning of an interim scoring still needs; 0 without one."""
    expansion = part_of(s.players[seat])
    if expansion.artifact < 0:
        return 0
    side = tables_of(s.t).artifacts[expansion.artifact]
    acts = any(rule[0] == w.ON and rule[1] == T_INTERIM_START for rule in side.basic)
    return max(0, side.basic_vases - expansion.plugged) if acts else 0


def vases_at_hand_wake(s: State, seat: int) -> bool:
    """Whether the vases at hand are enough to switch it on."""
    return 0 < vases_to_wake(s, seat) <= s.players[seat].vases


def begin_interim(s: State, step: Step) -> None:
    """Effects that apply at the beginning of an interim scoring."""
    s.agenda.pop()
    part_of(s.players[step[1]]).eased = 0
    fire(s, step[1], T_INTERIM_START)


def add_vases(s: State, step: Step) -> None:
    """A vase on every artifact still in the display, unless everybody has retrieved one."""
    s.agenda.pop()
    board = board_of(s)
    if all(player.expansion is None or part_of(player).artifact >= 0 for player in s.players):
        return
    board.vases = [vases + 1 for vases in board.vases]
    if s.log is not None and board.display:
        s.log.append((E_VASES_ON, step[1], len(board.display), ARTIFACT_POINTS, ""))


def final_triggers(s: State, step: Step) -> None:
    """Artifact effects of the final scoring; effects of the lake are those of the boat's place, which then returns."""
    s.agenda.pop()
    seat = step[1]
    figure = part_of(s.players[seat])
    side, place = figure.side, figure.place
    for rule in s.players[seat].triggers[T_FINAL_SCORING]:
        parts = terms(rule[3])
        for term in reversed(parts):
            effect = coast_effect(s, side, place - term[1]) if term[0] == aw.LAKE_EFFECT else term
            push(s, seat, effect, rule[4])
        if side and any(term[0] == aw.LAKE_EFFECT for term in parts):
            go_back(figure)
            fire(s, seat, T_LAKE_RETURN)
