"""The lake board: moving the figure, returning it, one-time cards, and conditions by round."""

from ....components import vocabulary as w
from ....components.effects import Effect
from ....components.expansion_words import artifacts as aw
from ....texts.messages import text
from ...codes import (
    CARDS,
    MANDATORY,
    S_PAY_SCORE,
    S_SCORE,
    SHIFT,
)
from ...names import card_name
from ...reasons import Reason, reason
from ...rules.alternatives import terms
from ...rules.cards import put_away
from ...rules.effect_origin import TRIGGERED
from ...rules.gains import check_tiers, fire, missing, one_less, push
from ...rules.handlers import carries_out, offers
from ...rules.measures import score_term
from ...setup import seat_colour
from ...state import NO_BONUS_FOR_LAKE_CATTLE, State, Step
from ...tables import T_CATTLE_PLACED, T_FINAL_SCORING, T_LAKE_RETURN
from .citations import coast_rule
from .codes import (
    ARTIFACT_POINTS,
    LAKE_POINTS,
    LAKE_STEP,
    RETURN,
    USE,
)
from .events import E_LAKE, E_LAKE_CATTLE, E_RETURN
from .state import INCOME_SIDE, LAKE_SIDES, START, VP_SIDE, PlayerPart, part_of, part_or_none
from .tables import tables_of


@offers(aw.LAKE)
def lake_options(s: State, seat: int, _effect: Effect, _index: int, out: list[int]) -> None:
    """Both ways from the start, else further along the side until its end."""
    figure = part_of(s.players[seat])
    if figure.side == START:
        out.extend((LAKE_STEP << SHIFT | INCOME_SIDE, LAKE_STEP << SHIFT | VP_SIDE))
    elif figure.place < len(tables_of(s.t).coast[figure.side]) - 1:
        out.append(LAKE_STEP << SHIFT | figure.side)


def lake_reasons(s: State, step: Step, side: int) -> list[Reason]:
    figure = part_of(s.players[step[1]])
    if figure.side not in (START, side):
        return [reason("lake.directions", "other-side")]
    if figure.side == side and figure.place >= len(tables_of(s.t).coast[side]) - 1:
        return [reason("lake.end", "end-of-lake")]
    return []


def lake_step(s: State, step: Step, side: int) -> None:
    """One space along a side; only a boat gets what the water shows."""
    _, seat, effect, source, flags = step
    s.agenda.pop()
    if effect[1] > 1:
        push(s, seat, one_less(effect), source, flags)
    figure = part_of(s.players[seat])
    figure.side = side
    figure.place += 1
    if s.log is not None:
        s.log.append((E_LAKE, seat, figure.place, LAKE_POINTS, side))
    if figure.boat:
        push(s, seat, tables_of(s.t).water[side][figure.place], LAKE_POINTS)


def lake_effect_works(s: State, seat: int, effect: Effect) -> bool:
    """Whether using a coast effect would bring anything."""
    from ...rules.effects import possible

    if effect[0] in (w.VP_EACH, w.VP_GOAL, w.VP_ANY_GOAL):
        return score_term(s, seat, effect) > 0
    return possible(s, seat, effect)


def return_options(s: State, seat: int) -> list[int]:
    """Spaces whose effect the figure can use by returning: the one reached and all before it."""
    figure = part_or_none(s.players[seat])
    if figure is None or figure.side == START:
        return []
    coast = tables_of(s.t).coast[figure.side]
    places = [place for place in range(1, figure.place + 1) if lake_effect_works(s, seat, coast[place])]
    return [RETURN << SHIFT | figure.side << 4 | place for place in places]


def return_reasons(s: State, step: Step, argument: int) -> list[Reason]:
    from ...rules.effects import SCORED, useful

    seat = step[1]
    figure = part_of(s.players[seat])
    side, place = argument >> 4, argument & 15
    if figure.side == START:
        return [reason("lake.return", "figure-at-start")]
    if figure.side != side or place > figure.place:
        where = text(f"side-{LAKE_SIDES[figure.side]}")
        return [reason("lake.return", "not-reached", place=figure.place, side=where)]
    effect = tables_of(s.t).coast[side][place]
    rule = coast_rule(s, side, effect)
    reasons = missing(s, seat, effect[1], rule) if effect[0] == w.TRADE else []
    gain = effect[2] if effect[0] == w.TRADE else effect
    if not useful(s, seat, gain):
        reasons.append(reason(rule, "no-points" if gain[0] in SCORED else "useless"))
    return reasons


def coast_spaces(s: State, step: Step) -> list[int]:
    """The spaces that the figure has passed and the next one; at the start the first one of each side."""
    figure = part_of(s.players[step[1]])
    if figure.side == START:
        return [INCOME_SIDE << 4 | 1, VP_SIDE << 4 | 1]
    last = min(figure.place + 1, len(tables_of(s.t).coast[figure.side]) - 1)
    return [figure.side << 4 | place for place in range(1, last + 1)]


def return_figure(s: State, step: Step, argument: int) -> None:
    """Puts the figure back on the start and carries out the chosen effect."""
    seat = step[1]
    side, place = argument >> 4, argument & 15
    further = further_spaces(s, seat, place)
    go_back(part_of(s.players[seat]))
    if s.log is not None:
        s.log.append((E_RETURN, seat, place, LAKE_POINTS, side))
    for another in further:
        push(s, seat, coast_effect(s, side, another), ARTIFACT_POINTS)
    push(s, seat, tables_of(s.t).coast[side][place], LAKE_POINTS, MANDATORY)
    fire(s, seat, T_LAKE_RETURN)


def further_spaces(s: State, seat: int, place: int) -> list[int]:
    """Spaces whose effects an artifact adds to that of a return to a place: in the final scoring, behind the boat."""
    figure = part_of(s.players[seat])
    if not s.closing:
        return []
    added = [term for rule in s.players[seat].triggers[T_FINAL_SCORING] for term in terms(rule[3])]
    behind = [figure.place - term[1] for term in added if term[0] == aw.LAKE_EFFECT and term[1]]
    return [another for another in behind if another > 0 and another != place]


def go_back(figure: PlayerPart) -> None:
    figure.reached = figure.place
    figure.side = START
    figure.place = 0


def coast_effect(s: State, side: int, place: int) -> Effect:
    """The effect of a space of the coast; nothing at the start or before it."""
    return tables_of(s.t).coast[side][place] if side != START and place > 0 else (w.NONE,)


@carries_out(aw.LAKE_EFFECT)
def do_lake_effect(s: State, seat: int, effect: Effect, source: int) -> None:
    """The effect of the figure's space, or of the space before it, without returning."""
    figure = part_of(s.players[seat])
    push(s, seat, coast_effect(s, figure.side, figure.place - effect[1]), source)


def do_lake_cattle(s: State, seat: int) -> None:
    """A cattle from the player board goes to the lake pasture: it is placed, but no presence anywhere."""
    player = s.players[seat]
    if player.cattle >= s.t.cattle_count:
        return
    player.cattle += 1
    part_of(player).lake_cattle += 1
    if s.log is not None:
        s.log.append((E_LAKE_CATTLE, seat, 1, LAKE_POINTS, ""))
    check_tiers(s, seat)
    if s.rulings & NO_BONUS_FOR_LAKE_CATTLE:
        fire_own(s, seat, T_CATTLE_PLACED)
    else:
        fire(s, seat, T_CATTLE_PLACED)


def fire_own(s: State, seat: int, trigger: int) -> None:
    """Carries out only what permanent effects of the expansion say about a trigger."""
    for rule in s.players[seat].triggers[trigger]:
        if rule[3][0] == aw.LAKE:
            push(s, seat, rule[3], CARDS, TRIGGERED[trigger])


# One-time cards.


def one_time_options(s: State, step: Step) -> list[int]:
    """Displayed cards whose one-time effect does something now."""
    seat = step[1]
    return [USE << SHIFT | card for card in s.players[seat].display if one_time_works(s, step, card)]


def one_time_works(s: State, step: Step, card: int) -> bool:
    effect = s.t.card_one_time[card]
    if effect[0] == w.SCORING_VALUE:
        return step[0] in (S_SCORE, S_PAY_SCORE) and part_of(s.players[step[1]]).eased < s.scoring - 1
    if effect[0] == w.INHABITANTS:
        return s.players[step[1]].supply > 0
    return effect[0] not in (w.NONE, w.RESOURCE_DISCOUNT)


def use_reasons(s: State, step: Step, card: int) -> list[Reason]:
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


def one_time_cards(s: State, step: Step) -> list[int]:
    """Cards in the display that have a one-time effect."""
    return [card for card in s.players[step[1]].display if s.t.card_one_time[card][0] != w.NONE]


def use_card(s: State, step: Step, card: int) -> None:
    """Uses a one-time effect; the card and its points are gone."""
    seat = step[1]
    effect = s.t.card_one_time[card]
    put_away(s, seat, card)
    if effect[0] == w.SCORING_VALUE:
        part_of(s.players[seat]).eased += 1
    else:
        push(s, seat, effect, CARDS)
