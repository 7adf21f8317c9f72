"""Words for people: labels of options, prompts of decisions, texts of events. Built only when somebody looks."""

from ...components import vocabulary as w
from ...components.describe import describe, describe_rules
from ...components.vocabulary import TRACKS
from ...texts.messages import text
from ...texts.names import name_of
from .. import codes as c
from ..choices.notation import CORNERS, HALVES
from ..expansions.artifacts.state import LAKE_SIDES
from ..rules.effects import chosen_effect
from ..rules.levers import lever_price
from ..rules.payment import PROJECT as PROJECT_OFFSET
from ..rules.payment import upstream_price
from ..rules.river import jumped_harbours, landings
from ..state import BOATS, LEVELS, State, Step
from .names import (
    artifact_name,
    card_name,
    cost_text,
    lever_text,
    price_text,
    resource_name,
    reward_text,
    site_text,
    tile_text,
    way_text,
)

GROUPS = {
    c.STRIP: "strips",
    c.PLAY: "cards",
    c.PROJECT: "cards",
    c.DISCARD: "cards",
    c.DRAW: "cards",
    c.EXPLORE: "map",
    c.GO_EXPLORE: "map",
    c.PASTURE: "map",
    c.DEVELOP: "map",
    c.UPGRADE: "map",
    c.CATTLE: "map",
    c.REGION: "map",
    c.MODERNIZE: "levers",
    c.LEVER: "levers",
    c.RAISE: "levers",
    c.BOAT: "boats",
    c.SAIL: "river",
    c.SCORE: "scoring",
    c.KEEP: "scoring",
    c.PAY: "payment",
    c.BUILD_SHIPYARD: "map",
    c.PLACE_PURPLE: "map",
    c.HOUSE_AT: "map",
    c.SPECIAL: "map",
    c.LAKE_STEP: "lake",
    c.RETURN: "lake",
    c.BONUS: "river",
    c.PLUG: "artifacts",
    c.RETRIEVE: "artifacts",
    c.PRICE: "artifacts",
    c.ARTIFACT: "artifacts",
    c.ANNEX: "artifacts",
    c.USE: "cards",
    c.STASH: "cards",
    c.STASHED: "cards",
    c.LOWER: "levers",
    c.IMPROVE: "scoring",
}
"""Group of an option by its kind; everything else is `other`."""


def group_of(option: int) -> str:
    return GROUPS.get(option >> c.SHIFT, "other")


def label_of(s: State, option: int) -> str:
    """What an option of the current decision would do, in a few words."""
    kind, argument = option >> c.SHIFT, option & c.ARGUMENT
    step = s.agenda[-1]
    return _LABELS.get(kind, _plain_label)(s, step, kind, argument)


def _strip_label(s: State, _step: Step, _kind: int, action: int) -> str:
    row = s.strips.index(action)
    strip = name_of(s.t.box.strips[action])
    return text("option-strip", name=strip, row=row + 1, steps=s.t.row_steps[row], penalty=s.t.row_penalty[row])


def _card_label(s: State, step: Step, kind: int, card: int) -> str:
    name = card_name(s, card)
    if kind == c.PLAY:
        return text("option-play", name=name, cost=cost_text(s, step[1], card))
    if kind == c.DISCARD and step[0] != c.S_DISCARD:
        return text("option-discard", name=name, coins=s.t.discard_coins)
    if kind == c.USE:
        return text("option-use", name=name, effect=describe(s.t.card_one_time[card]))
    if kind in (c.STASH, c.STASHED):
        return text("option-stash" if kind == c.STASH else "option-stashed", name=name)
    return text("option-discard-cost" if kind == c.DISCARD else "option-draw", name=name)


def _project_label(s: State, step: Step, _kind: int, tile: int) -> str:
    cost = cost_text(s, step[1], PROJECT_OFFSET + tile)
    return text("option-project", tile=s.t.scoring_ids[tile], cost=cost)


def _space_label(s: State, _step: Step, kind: int, space: int) -> str:
    if kind == c.CATTLE:
        return text("option-cattle", space=space)
    reward = reward_text(s.t.space_reward[space])
    if kind == c.SPECIAL:
        return text("option-special", space=space, reward=reward)
    return text("option-explore" if kind == c.EXPLORE else "option-pasture", space=space, reward=reward)


def _site_label(s: State, _step: Step, kind: int, site: int) -> str:
    half = text(f"half-{HALVES[site & 1]}")
    if kind == c.DEVELOP:
        return text("option-develop", space=site >> 1, half=half, site=site_text(s, site))
    if kind != c.UPGRADE:
        return text(f"option-{c.OPTION_NAMES[kind]}", space=site >> 1, half=half, site=site_text(s, site))
    target = "settlement" if s.sites[site] >> 3 == c.HOUSE else "house"
    return text(f"option-upgrade-{target}", space=site >> 1, half=half)


def _region_label(s: State, _step: Step, _kind: int, region: int) -> str:
    covered = s.covered >> region & 1
    reward = text("way-nothing") if covered else reward_text(s.t.region_reward[region])
    return text("option-region", region=s.t.box.regions[region].label, reward=reward)


def _lever_label(s: State, step: Step, kind: int, lever: int) -> str:
    name = s.t.lever_names[lever]
    if kind in (c.RAISE, c.LOWER):
        return text("option-raise" if kind == c.RAISE else "option-lower", lever=name)
    if kind == c.LEVER:
        return text("option-lever", lever=name, effect=lever_text(s, lever))
    effect = step[2]
    change = effect[2] if effect[0] == w.MODERNIZE else 0
    coins = lever_price(s, s.players[step[1]], lever, change)
    return text("option-modernize", lever=name, coins=coins, effect=lever_text(s, lever))


def _build_label(s: State, step: Step, kind: int, resource: int) -> str:
    if kind == c.ANNEX:
        return text("option-annex", resource=resource_name(resource))
    level = LEVELS[s.players[step[1]].levels][resource] + 1
    return text("option-build", resource=resource_name(resource), level=level)


def _track_label(_s: State, step: Step, _kind: int, track: int) -> str:
    return text("option-track", track=text(f"track-{TRACKS[track]}"), steps=step[2][1])


def _trade_label(_s: State, step: Step, kind: int, index: int) -> str:
    effect = describe(chosen_effect(step, index))
    return text("option-give", trade=effect) if kind == c.GIVE else text("option-take", gain=effect)


def _pay_label(s: State, step: Step, _kind: int, way: int) -> str:
    return text("option-pay", way=way_text(s, step, way))


def _scoring_label(s: State, _step: Step, kind: int, argument: int) -> str:
    tile = s.scoring_tiles[argument] if kind == c.SCORE else argument
    name = s.t.scoring_ids[tile]
    if kind == c.DEAL:
        return text("option-deal", tile=name)
    return text("option-score" if kind == c.SCORE else "option-keep", tile=name, category=tile_text(s, tile))


def _sail_label(s: State, step: Step, _kind: int, steps: int) -> str:
    space = s.t.routes[s.round][landings(s, step[1], steps)[steps - 1]]
    reward = reward_text(s.t.river_reward[space])
    if s.expansion is not None:
        place = landings(s, step[1], steps)[steps - 1]
        harbours = [reward_text(s.t.river_reward[at]) for at in jumped_harbours(s, step[1], place)]
        reward = text("or").join([reward, *harbours])
    return text("option-sail", steps=steps, space=s.t.river_ids[space], reward=reward)


def _boat_label(s: State, step: Step, _kind: int, argument: int) -> str:
    player = s.players[step[1]]
    boat, area = argument >> 2, argument & 3
    upstream = area < BOATS[player.boats][boat] and step[0] != c.S_TOW
    coins = upstream_price(s, player) if upstream else 0
    return text("option-boat", boat=boat + 1, resource=resource_name(s.t.canal[area]), coins=coins)


def _tile_label(s: State, _step: Step, kind: int, tile: int) -> str:
    return text("option-reveal" if kind == c.REVEAL else "option-lay", tile=s.t.tile_ids[tile])


def _solo_label(s: State, _step: Step, kind: int, tile: int) -> str:
    return text("option-solo" if kind == c.SOLO_TILE else "option-remove", tile=s.t.solo_ids[tile])


def _artifact_label(s: State, step: Step, kind: int, argument: int) -> str:
    if kind == c.PRICE:
        cost = describe(s.t.price_cost[argument >> 4])
        side = s.t.artifacts[argument & 15]
        return text("option-price", cost=cost, artifact=name_of(side), effect=describe_rules(side.basic))
    if kind == c.PLUG:
        return _plug_label(s, step)
    if kind == c.RETRIEVE:
        effect = describe_rules(s.t.artifacts[argument].basic)
        return text("option-retrieve", artifact=artifact_name(s, argument), cost=price_text(s, argument), effect=effect)
    side = s.t.artifacts[argument]
    return text("option-artifact", artifact=name_of(side), effect=describe_rules(side.basic))


def _plug_label(s: State, step: Step) -> str:
    """What the next vase switches on, or how many are still missing."""
    player = s.players[step[1]].lake()
    side = s.t.artifacts[player.artifact]
    number = player.plugged + 1
    if number < side.basic_vases:
        return text("option-plug", artifact=name_of(side), missing=side.basic_vases - number)
    effect = describe_rules(side.basic if number == side.basic_vases else side.advanced)
    return text("option-plug-on", artifact=name_of(side), effect=effect)


def _lake_label(s: State, step: Step, kind: int, argument: int) -> str:
    if kind == c.LAKE_STEP:
        place = s.players[step[1]].lake().place + 1
        effect = describe(s.t.coast[argument][place])
        return text("option-lake", side=text(f"side-{LAKE_SIDES[argument]}"), place=place, effect=effect)
    side, place = argument >> 4, argument & 15
    return text("option-return", effect=describe(s.t.coast[side][place]))


def _bonus_label(s: State, _step: Step, _kind: int, space: int) -> str:
    return text("option-reward", space=s.t.river_ids[space], reward=reward_text(s.t.river_reward[space]))


def _condition_label(s: State, _step: Step, _kind: int, number: int) -> str:
    return text("option-condition", condition=describe_rules(s.t.condition_rules[number]))


def _launch_label(s: State, _step: Step, _kind: int, area: int) -> str:
    return text("option-launch", resource=resource_name(s.t.canal[area]))


def _plain_label(s: State, step: Step, kind: int, argument: int) -> str:
    if kind == c.GO_EXPLORE:
        return text("option-explore-go")
    if kind == c.COMMON:
        return text("option-common")
    if kind == c.IMPROVE:
        return text("option-improve", scoring=s.scoring + 1)
    if kind == c.CORNER:
        return text(f"corner-{CORNERS[argument]}")
    if kind == c.ROW:
        return text("option-row", name=name_of(s.t.box.strips[argument]))
    if step[0] == c.S_PAY_SCORE:
        return text("pass-score")
    if step[0] == c.S_LEVER_TIME:
        return text("pass-levers")
    if step[0] == c.S_EFFECT and step[2][0] == w.REPEAT:
        return text("pass-hire")
    return text("pass-turn-part" if step[0] == c.S_EFFECT and step[3] == c.STRIPS else "pass-default")


_LABELS = {
    c.STRIP: _strip_label,
    c.PLAY: _card_label,
    c.DISCARD: _card_label,
    c.DRAW: _card_label,
    c.PROJECT: _project_label,
    c.EXPLORE: _space_label,
    c.PASTURE: _space_label,
    c.CATTLE: _space_label,
    c.DEVELOP: _site_label,
    c.UPGRADE: _site_label,
    c.REGION: _region_label,
    c.MODERNIZE: _lever_label,
    c.LEVER: _lever_label,
    c.RAISE: _lever_label,
    c.BUILD: _build_label,
    c.TRACK: _track_label,
    c.GIVE: _trade_label,
    c.TAKE: _trade_label,
    c.PAY: _pay_label,
    c.SCORE: _scoring_label,
    c.KEEP: _scoring_label,
    c.DEAL: _scoring_label,
    c.SAIL: _sail_label,
    c.BOAT: _boat_label,
    c.REVEAL: _tile_label,
    c.LAY: _tile_label,
    c.SOLO_TILE: _solo_label,
    c.REMOVE: _solo_label,
    c.USE: _card_label,
    c.STASH: _card_label,
    c.STASHED: _card_label,
    c.SPECIAL: _space_label,
    c.BUILD_SHIPYARD: _site_label,
    c.PLACE_PURPLE: _site_label,
    c.HOUSE_AT: _site_label,
    c.LOWER: _lever_label,
    c.ANNEX: _build_label,
    c.PRICE: _artifact_label,
    c.ARTIFACT: _artifact_label,
    c.RETRIEVE: _artifact_label,
    c.PLUG: _artifact_label,
    c.LAKE_STEP: _lake_label,
    c.RETURN: _lake_label,
    c.BONUS: _bonus_label,
    c.CONDITION: _condition_label,
    c.LAUNCH: _launch_label,
}
