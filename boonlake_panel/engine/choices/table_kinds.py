"""Choices about strips, levers, boats, tracks, the river and the scorings."""

from typing import Final

from ...components import vocabulary as w
from ...components.describe import describe
from ...components.vocabulary import RESOURCES, TRACKS
from ...texts.messages import has_text, text
from ...texts.names import name_of
from .. import codes as c
from ..events import E_BOAT, E_COINS, E_LEVER, E_VP
from ..expansions import EXPANSIONS
from ..names import lever_name, lever_text, resource_name, scoring_name, scoring_words
from ..rules import choosing, effect_origin, levers, river, scoring, starting, turn
from ..rules.citations import part_rule
from ..rules.payment import BOATS_AFTER_MOVE, upstream_price
from ..state import BOATS, LEVELS, State, Step
from ..steps import STEP_NAMES
from .arguments import ACTION, BOAT, LEVER, RESOURCE, SCORING_TILE, SLOT, STEPS, TRACK
from .kind import Costs, Kind, all_of, at, at_seat
from .tokens import costs_in


def strip_label(s: State, _step: Step, action: int) -> str:
    row = s.strips.index(action)
    strip = name_of(s.t.box.strips[action])
    return text("option-strip", name=strip, row=row + 1, steps=s.t.row_steps[row], penalty=s.t.row_penalty[row])


def strip_costs(s: State, _step: Step, action: int) -> Costs:
    return {(E_VP, 0): -s.t.row_penalty[s.strips.index(action)]}


def row_label(s: State, _step: Step, action: int) -> str:
    return text("option-row", name=name_of(s.t.box.strips[action]))


def common_label(_s: State, _step: Step, _argument: int) -> str:
    return text("option-common")


# Levers and boats.


def modernize_price(s: State, step: Step, lever: int) -> int:
    return levers.lever_price(s, s.players[step[1]], lever, levers.price_change(step))


def modernize_label(s: State, step: Step, lever: int) -> str:
    coins = modernize_price(s, step, lever)
    return text("option-modernize", coins=coins, effect=lever_text(s, lever))


def modernize_costs(s: State, step: Step, lever: int) -> Costs:
    return {(E_COINS, 0): modernize_price(s, step, lever)}


def lever_label(s: State, _step: Step, lever: int) -> str:
    return text("option-lever", effect=lever_text(s, lever))


def lever_costs(s: State, step: Step, lever: int) -> Costs:
    effect = s.t.lever_free[lever]
    exchange = costs_in(s, step[1], effect[1]) if effect is not None and effect[0] == w.TRADE else {}
    return {**exchange, (E_LEVER, lever): 1}


def lever_rule(s: State, _step: Step, lever: int) -> str:
    return effect_origin.lever_rule(s, lever)


def raise_label(s: State, _step: Step, lever: int) -> str:
    return text("option-raise", lever=lever_name(s, lever))


def boat_label(s: State, step: Step, argument: int) -> str:
    boat, area = argument >> 2, argument & 3
    coins = boat_price(s, step, argument)
    return text("option-boat", boat=boat + 1, resource=resource_name(s.t.canal[area]), coins=coins)


def boat_price(s: State, step: Step, argument: int) -> int:
    player = s.players[step[1]]
    upstream = argument & 3 < BOATS[player.boats][argument >> 2] and step[0] != c.S_TOW
    return upstream_price(s, player) if upstream else 0


def boat_costs(s: State, step: Step, argument: int) -> Costs:
    after = BOATS_AFTER_MOVE[s.players[step[1]].boats][argument]
    return {(E_COINS, 0): boat_price(s, step, argument), (E_BOAT, after): 1}


def boat_rule(s: State, step: Step, argument: int) -> str:
    upstream = argument & 3 < BOATS[s.players[step[1]].boats][argument >> 2]
    return "lever.boat" if step[0] == c.S_TOW else "boats.move_cost" if upstream else "boats.any_time"


def boat_places(_s: State, seat: int, argument: str) -> tuple[str, ...]:
    return (f"canal:{seat}.{argument.partition('.')[2]}",)


# Production sites and tracks.


def build_label(s: State, step: Step, resource: int) -> str:
    level = LEVELS[s.players[step[1]].levels][resource] + 1
    return text("option-build", resource=resource_name(resource), level=level)


def build_rule(s: State, _step: Step, _resource: int) -> str:
    return "general.build_site" if s.turn else "setup.first_site"


def track_label(_s: State, step: Step, track: int) -> str:
    return text("option-track", track=text(f"track-{TRACKS[track]}"), steps=step[2][1])


def track_places(_s: State, seat: int, track: str) -> tuple[str, ...]:
    return (f"{track}_track:{seat}",)


# The river.


def sail_label(s: State, step: Step, steps: int) -> str:
    place = river.landings(s, step[1], steps)[steps - 1]
    space = s.t.routes[s.round][place]
    rewards = [describe(s.t.river_reward[space])]
    if s.hooks is not None:
        rewards += [describe(s.t.river_reward[at]) for at in river.jumped_harbours(s, step[1], place)]
    return text("option-sail", steps=steps, reward=text("or").join(rewards))


def sail_places(s: State, seat: int, steps: str) -> tuple[str, ...]:
    """The space where the ship would end; none beyond the end of the river."""
    landings = river.landings(s, seat, int(steps))
    return (f"river:{s.t.river_ids[s.t.routes[s.round][landings[-1]]]}",) if len(landings) == int(steps) else ()


# Scoring tiles.


def score_label(s: State, step: Step, slot: int) -> str:
    tile = s.scoring_tiles[slot]
    success = scoring.reached(s, step[1], slot)
    message = "option-score-pay" if success is None else "option-score" if success else "option-score-missed"
    points = scoring.marker_points(s, step[1], slot)
    return text(message, tile=scoring_words(s, tile), points=points)


def score_costs(s: State, step: Step, slot: int) -> Costs:
    return {(E_VP, 0): scoring.marker_points(s, step[1], slot)}


def keep_label(s: State, _step: Step, tile: int) -> str:
    return text("option-keep", tile=scoring_words(s, tile))


def deal_label(s: State, _step: Step, tile: int) -> str:
    return text("option-deal", tile=scoring_name(s, tile))


# Passing.


def pass_label(_s: State, step: Step, _argument: int) -> str:
    if step[0] == c.S_EFFECT:
        if step[2][0] == w.REPEAT:
            return text("pass-hire")
        return text("pass-turn-part" if step[3] == c.STRIPS else "pass-default")
    message = f"pass-{STEP_NAMES[step[0]]}"
    return text(message if has_text(message) else "pass-default")


def pass_rule(s: State, step: Step, _argument: int) -> str:
    return part_rule(s, step)


def pass_chosen(s: State, step: Step, argument: int) -> None:
    """Declines; where that is more than leaving the step, the step says what."""
    if step[0] == c.S_PAY_SCORE:
        scoring.unpaid_score(s, step)
    elif step[0] in PASSED:
        PASSED[step[0]](s, step)
    else:
        choosing.pass_on(s, step, argument)


EXPANSION_STEPS: Final = tuple(step for one in EXPANSIONS.values() for step in one.steps)
DECLINABLE: Final = tuple(step.number for step in EXPANSION_STEPS if step.declinable)
PASSED: Final = {step.number: step.passed for step in EXPANSION_STEPS if step.passed}
"""By step of an expansion: what happens if it is declined."""


KINDS: Final = (
    Kind(
        number=c.STRIP,
        name="strip",
        argument=ACTION,
        example="strip:settle",
        group="strips",
        rule="turn.choose_strip",
        steps=(c.S_TURN,),
        label=strip_label,
        told=strip_costs,
        places=at("strip"),
        chosen=turn.take_strip,
    ),
    Kind(
        number=c.MODERNIZE,
        name="modernize",
        argument=LEVER,
        example="modernize:2.3",
        group="levers",
        rule="modernize.place_lever",
        of_effect=True,
        words=(w.MODERNIZE,),
        label=modernize_label,
        told=modernize_costs,
        why_not=levers.modernize_reasons,
        candidates=levers.levers_to_buy,
        places=at_seat("lever"),
        chosen=levers.modernize,
    ),
    Kind(
        number=c.BUILD,
        name="build",
        argument=RESOURCE,
        example="build:stone",
        rule="general.build_site",
        rule_now=build_rule,
        of_effect=True,
        words=(w.PRODUCTION,),
        label=build_label,
        why_not=choosing.build_reasons,
        candidates=all_of(len(RESOURCES)),
        places=at_seat("production"),
        chosen=choosing.build,
    ),
    Kind(
        number=c.TRACK,
        name="track",
        argument=TRACK,
        example="track:coin",
        rule="site.three_steps",
        words=(w.ONE_TRACK,),
        label=track_label,
        places=track_places,
        chosen=choosing.track,
    ),
    Kind(
        number=c.SCORE,
        name="score",
        argument=SLOT,
        example="score:ST05",
        group="scoring",
        rule="interim.scoring_tile.must",
        steps=(c.S_SCORE,),
        label=score_label,
        told=score_costs,
        why_not=scoring.score_reasons,
        candidates=all_of(starting.SCORING_SLOTS),
        places=at("tile"),
        chosen=scoring.score_tile,
    ),
    Kind(
        number=c.KEEP,
        name="keep",
        argument=SCORING_TILE,
        example="keep:ST05",
        group="scoring",
        rule="setup.scoring_tile_choice",
        steps=(c.S_KEEP,),
        secret=True,
        label=keep_label,
        why_not=starting.keep_reasons,
        places=at("tile"),
        chosen=starting.kept,
    ),
    Kind(
        number=c.SAIL,
        name="sail",
        argument=STEPS,
        example="sail:3",
        group="river",
        rule="ship.max_steps",
        steps=(c.S_SHIP,),
        label=sail_label,
        why_not=river.sail_reasons,
        candidates=river.conceivable_steps,
        places=sail_places,
        chosen=river.sail,
    ),
    Kind(
        number=c.RAISE,
        name="raise",
        argument=LEVER,
        example="raise:2.3",
        group="levers",
        rule="imm.lever_up",
        words=(w.LEVER_UP,),
        label=raise_label,
        why_not=levers.raise_reasons,
        candidates=levers.own_levers,
        places=at_seat("lever"),
        chosen=choosing.raise_lever,
    ),
    Kind(
        number=c.COMMON,
        name="common",
        rule="turn.part3_everyone",
        steps=(c.S_COMMON,),
        words=(w.REGION_INCOME,),
        label=common_label,
        chosen=turn.use_common,
    ),
    Kind(
        number=c.LEVER,
        name="lever",
        argument=LEVER,
        example="lever:2.3",
        group="levers",
        rule="lever.use",
        rule_now=lever_rule,
        steps=(c.S_TILE_LEVER, c.S_FORGO_AGAIN),
        free=True,
        label=lever_label,
        told=lever_costs,
        why_not=levers.lever_reasons,
        candidates=levers.own_levers,
        places=at_seat("lever"),
        chosen=levers.use_lever,
    ),
    Kind(
        number=c.BOAT,
        name="boat",
        argument=BOAT,
        example="boat:1.stone",
        group="boats",
        rule="boats.any_time",
        rule_now=boat_rule,
        steps=(c.S_TOW,),
        free=True,
        label=boat_label,
        told=boat_costs,
        why_not=levers.boat_reasons,
        candidates=levers.boat_moves,
        places=boat_places,
        chosen=levers.move_boat,
    ),
    Kind(
        number=c.ROW,
        name="row",
        argument=ACTION,
        example="row:settle",
        rule="setup.action_order",
        dealt=True,
        label=row_label,
        places=at("strip"),
        chosen=starting.row,
    ),
    Kind(
        number=c.DEAL,
        name="deal",
        argument=SCORING_TILE,
        example="deal:ST05",
        rule="setup.scoring_tile_choice",
        dealt=True,
        secret=True,
        label=deal_label,
        places=at("tile"),
        chosen=starting.deal,
    ),
    Kind(
        number=c.PASS,
        name="pass",
        rule="card.effects_optional",
        rule_now=pass_rule,
        of_effect=True,
        steps=(c.S_PAY_SCORE, c.S_TILE_LEVER, c.S_FORGO_AGAIN, c.S_IMPROVE, *DECLINABLE),
        label=pass_label,
        chosen=pass_chosen,
    ),
)
