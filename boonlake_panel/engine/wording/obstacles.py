"""What stands in the way of an option, kind by kind: each function lists the conditions that do not hold now."""

from collections.abc import Callable

from ...components import vocabulary as w
from ...components.describe import listed
from ...components.vocabulary import KINDS, RESOURCES
from ...texts.messages import text
from ..codes import (
    BOAT,
    BUILD,
    CATTLE,
    DEVELOP,
    DISCARD,
    EXPLORE,
    HOUSE,
    KEEP,
    LEVER,
    MODERNIZE,
    PASTURE,
    PLAY,
    PROJECT,
    PURPLE,
    RAISE,
    REGION,
    S_EFFECT,
    S_KEEP,
    S_SHIP,
    SAIL,
    SCORE,
    SETTLEMENT,
    SHIPYARD,
    UPGRADE,
)
from ..expansions.artifacts.obstacles import KINDS as EXPANSION_KINDS
from ..expansions.artifacts.obstacles import expansion_obstacles
from ..rules.building import (
    EASED,
    FREE_HOUSE,
    FREE_SETTLEMENT,
    NORMAL,
    SWAP,
    UPGRADES,
    can_become_house,
    easing,
    herd,
    house_left,
    presences_near,
    upgrade_mode,
)
from ..rules.levers import lever_price, top_lever_works
from ..rules.payment import PROJECT as PROJECT_OFFSET
from ..rules.payment import cost_of, placements, upstream_price
from ..setup import seat_colour
from ..state import BOATS, CATTLE_DISCOUNT, LEVELS, State, Step
from ..tables import T_ANY_TIME, T_FORGO_CARD, T_FORGO_COMMON, T_REGION_SCORING, T_SETTLEMENT_UPGRADE, T_TILE_PLACED
from .names import card_name, resource_name, site_name
from .option_rules import lever_rule
from .reasons import Reason, reason
from .site_obstacles import site_reasons, space_reasons

EASY_SETTLEMENTS = {FREE_SETTLEMENT: "lake.vp.settlement", SWAP: "artimm.settlement_swap"}
Obstacle = Callable[[State, Step, int], list[Reason]]


def obstacles(s: State, step: Step, kind: int, argument: int) -> list[Reason]:
    """Every condition of the option itself that fails, whatever is being decided at the moment."""
    if kind in EXPANSION_KINDS:
        return expansion_obstacles(s, step, kind, argument)
    check = _OBSTACLES.get(kind)
    return check(s, step, argument) if check else []


def _effect_words(step: Step) -> tuple[tuple[int, ...], ...]:
    """The alternatives of the effect that asks, if an effect asks."""
    if step[0] != S_EFFECT:
        return ()
    effect = step[2][1] if step[2][0] == w.REPEAT else step[2]
    return tuple(effect[1]) if effect[0] == w.ALT else (effect,)


def _play(s: State, step: Step, card: int) -> list[Reason]:
    seat = step[1]
    reasons = _held(s, seat, card)
    reasons += _kind(s, step, card, (w.PLAY_CARD, w.PLAY_OR_DISCARD))
    return reasons + _cost(s, seat, card)


def _discard(s: State, step: Step, card: int) -> list[Reason]:
    return _held(s, step[1], card) + _kind(s, step, card, (w.PLAY_OR_DISCARD,))


def _held(s: State, seat: int, card: int) -> list[Reason]:
    if card in s.players[seat].hand:
        return []
    return [reason("card.play_from_hand", "not-in-hand", name=card_name(s, card), seat=seat_colour(seat))]


def _kind(s: State, step: Step, card: int, words: tuple[int, ...]) -> list[Reason]:
    wanted = [effect[1] for effect in _effect_words(step) if effect[0] in words]
    if not wanted or w.ANY_KIND in wanted or s.t.card_kind[card] in wanted:
        return []
    kind, needed = (text(f"kind-{KINDS[number]}") for number in (s.t.card_kind[card], wanted[0]))
    return [reason("card.kinds", "kind", name=card_name(s, card), kind=kind, wanted=needed)]


def _project(s: State, step: Step, tile: int) -> list[Reason]:
    name = s.t.scoring_ids[tile]
    if tile not in s.scoring_tiles:
        return [reason("project.replaces_card", "not-in-play", tile=name)]
    if s.players[step[1]].projects >> s.scoring_tiles.index(tile) & 1:
        return [reason("project.once", "project-done", tile=name)]
    return _cost(s, step[1], PROJECT_OFFSET + tile)


def _cost(s: State, seat: int, what: int) -> list[Reason]:
    """What is missing to pay for a card or project without any lever."""
    player = s.players[seat]
    coins, vases, vector = cost_of(s, player, what)
    rule = "project.cost" if what >= PROJECT_OFFSET else "card.play_from_hand"
    reasons = []
    if coins > player.coins:
        reasons.append(reason(rule, "coins", needed=coins, has=player.coins))
    if vases > player.vases:
        reasons.append(reason(rule, "vases", needed=vases, has=player.vases))
    found = placements(s.t, player.levels, player.boats, vector)
    missing = min(placement[0] for placement in found)
    if missing:
        needed = listed(zip(RESOURCES, s.t.vectors[vector], strict=True))
        reasons.append(reason("card.pay_resources", "resources", needed=needed, has=_sources(s, seat), missing=missing))
    elif coins <= player.coins:
        moves = min(placement[1] for placement in found if not placement[0])
        extra = moves * upstream_price(s, player)
        if coins + extra > player.coins:
            figures = {"moves": moves, "coins": extra, "price": coins, "has": player.coins}
            reasons.append(reason("boats.move_cost", "boats", **figures))
    return reasons


def _sources(s: State, seat: int) -> str:
    player = s.players[seat]
    return listed((*zip(RESOURCES, LEVELS[player.levels], strict=True), ("any", len(BOATS[player.boats]))))


def _explore(s: State, _step: Step, space: int) -> list[Reason]:
    return space_reasons(s, space)


def _pasture(s: State, step: Step, space: int) -> list[Reason]:
    reasons = [] if s.pastures else [reason("cattle.pasture_missing", "no-pasture-left")]
    return reasons + _explore(s, step, space)


def _develop(s: State, step: Step, site: int) -> list[Reason]:
    reasons = site_reasons(s, step[1], site)
    if not s.players[step[1]].ranch:
        reasons.append(reason("develop.place", "ranch", needed=1, has=0))
    return reasons


def _upgrade(s: State, step: Step, site: int) -> list[Reason]:
    seat = step[1]
    modes = [upgrade_mode(effect) for effect in _effect_words(step) if effect[0] in UPGRADES]
    mode = modes[0] if modes else NORMAL
    if not s.sites[site] or (s.sites[site] & 7) - 1 != seat:
        return [reason("upgrade.choice", "no-own-piece", seat=seat_colour(seat), site=site_name(site))]
    piece = s.sites[site] >> 3
    if piece == SETTLEMENT:
        return [reason("upgrade.choice", "is-settlement")]
    if piece == SHIPYARD:
        return [reason("shipyard.presence", "is-shipyard")]
    if piece == PURPLE and not can_become_house(s, seat, piece):
        return [reason("artifact.purple_wanderer.basic", "is-wanderer")]
    if can_become_house(s, seat, piece):
        if mode not in (NORMAL, FREE_HOUSE):
            rule = EASY_SETTLEMENTS.get(mode, "imm.easier_settlement")
            return [reason(rule, "no-house-here", site=site_name(site))]
        return _house(s, seat, mode)
    if piece != HOUSE or mode == FREE_HOUSE:
        return [reason("imm.free_house", "no-inhabitant-here", site=site_name(site))]
    return _settlement(s, seat, site, mode)


def _house(s: State, seat: int, mode: int) -> list[Reason]:
    player = s.players[seat]
    reasons = []
    if not house_left(s, player):
        reasons.append(reason("general.removed_house_reuse", "no-house-left", count=s.t.house_count))
    if mode == NORMAL and player.ranch < s.t.house_cost:
        reasons.append(reason("upgrade.house.cost", "ranch", needed=s.t.house_cost, has=player.ranch))
    return reasons


def _settlement(s: State, seat: int, site: int, mode: int) -> list[Reason]:
    player = s.players[seat]
    t = s.t
    if player.settlements >= t.settlement_count:
        return [reason("upgrade.settlement.limit", "no-settlement-left", count=t.settlement_count)]
    if mode not in (NORMAL, EASED):
        return []
    ease = (mode == EASED) + easing(s, player)
    reasons = []
    near = presences_near(s, site)
    if near < t.settlement_presences - ease:
        reasons.append(
            reason("upgrade.settlement.adjacency", "presences", needed=t.settlement_presences - ease, has=near)
        )
    extra = t.settlement_extra[player.settlements]
    due = max(0, t.settlement_cost + extra - ease)
    least = due - min(extra, due)
    if player.ranch < least:
        reasons.append(reason("upgrade.settlement.base_cost", "ranch", needed=least, has=player.ranch))
    return reasons


def _cattle(s: State, step: Step, space: int) -> list[Reason]:
    player = s.players[step[1]]
    t = s.t
    special = s.tiles[space] == t.special_tile
    if special and s.artifacts().special_owner != step[1]:
        owner = seat_colour(s.artifacts().special_owner)
        return [reason("artifact.special_tile.basic", "special-owner", owner=owner)]
    if not t.is_pasture[s.tiles[space]] and not special:
        return [reason("cattle.choose_pasture", "not-pasture", space=space)]
    if player.cattle >= t.cattle_count:
        return [reason("cattle.take_topmost", "no-cattle-left", count=t.cattle_count)]
    here = herd(s, space)
    if here >= t.pasture_capacity:
        return [reason("cattle.choose_pasture", "pasture-full", has=here, limit=t.pasture_capacity)]
    extra = t.cattle_extra[player.cattle]
    due = max(0, here + 1 + extra - player.modifiers[CATTLE_DISCOUNT])
    least = due - min(extra, due)
    return [reason("cattle.cost", "ranch", needed=least, has=player.ranch)] if player.ranch < least else []


def _region(s: State, _step: Step, region: int) -> list[Reason]:
    if s.covered >> region & 1 and s.covered != 15:
        return [reason("region.choose", "region-covered", region=s.t.box.regions[region].label)]
    return []


def _modernize(s: State, step: Step, lever: int) -> list[Reason]:
    player = s.players[step[1]]
    if player.levers >> lever & 1:
        return [reason("modernize.place_lever", "has-lever", lever=s.t.lever_names[lever])]
    change = next((effect[2] for effect in _effect_words(step) if effect[0] == w.MODERNIZE), 0)
    coins = lever_price(s, player, lever, change)
    return [reason("modernize.place_lever", "coins", needed=coins, has=player.coins)] if coins > player.coins else []


def _build(s: State, step: Step, resource: int) -> list[Reason]:
    if LEVELS[s.players[step[1]].levels][resource] == 2:
        return [reason("general.build_site", "level2", resource=resource_name(resource))]
    return []


def _sail(s: State, step: Step, steps: int) -> list[Reason]:
    if step[0] != S_SHIP:
        return []
    limit = s.t.row_steps[s.row]
    if steps > limit:
        return [reason("ship.max_steps", "steps", limit=limit)]
    return [reason("ship.final_stop", "end-of-river")]


def _score(s: State, step: Step, tile: int) -> list[Reason]:
    name = s.t.scoring_ids[tile]
    if tile not in s.scoring_tiles:
        return [reason("interim.scoring_tile.must", "not-in-play", tile=name)]
    if s.players[step[1]].scored >> s.scoring_tiles.index(tile) & 1:
        return [reason("interim.scoring_tile.must", "scored", tile=name)]
    return []


def _keep(s: State, step: Step, tile: int) -> list[Reason]:
    if step[0] == S_KEEP:
        name = s.t.scoring_ids[tile]
        return [reason("setup.scoring_tile_choice", "not-dealt", tile=name, seat=seat_colour(step[1]))]
    return []


MOMENTS = {
    T_FORGO_COMMON: ("lever.top_row_condition", "lever-top"),
    T_FORGO_CARD: ("lever.skip_card_three", "lever-card"),
    T_REGION_SCORING: ("lever.region_vp", "lever-region"),
    T_TILE_PLACED: ("lever.tile_inhabitant", "lever-tile"),
    T_SETTLEMENT_UPGRADE: ("lever.settlement", "lever-settlement"),
}


def _lever(s: State, step: Step, lever: int) -> list[Reason]:
    player = s.players[step[1]]
    name = s.t.lever_names[lever]
    if not player.levers >> lever & 1:
        return [reason("lever.use", "no-lever", lever=name)]
    if not player.up >> lever & 1:
        return [reason("lever.use", "lever-used", lever=name)]
    trigger = s.t.lever_trigger[lever]
    if trigger == T_ANY_TIME or (
        trigger == T_FORGO_COMMON and not top_lever_works(s, step[1], s.t.lever_effect[lever])
    ):
        return [reason(lever_rule(s, lever), "lever-useless")]
    rule, message = MOMENTS[trigger]
    return [reason(rule, message)]


def _raise(s: State, step: Step, lever: int) -> list[Reason]:
    player = s.players[step[1]]
    name = s.t.lever_names[lever]
    if not player.levers >> lever & 1:
        return [reason("imm.lever_up", "no-lever", lever=name)]
    return [reason("imm.lever_up", "lever-up", lever=name)] if player.up >> lever & 1 else []


def _boat(s: State, step: Step, argument: int) -> list[Reason]:
    player = s.players[step[1]]
    areas = BOATS[player.boats]
    boat, area = argument >> 2, argument & 3
    if boat >= len(areas) or (boat == 1 and areas[0] == areas[1]):
        return [reason("boats.any_time", "no-boat", boat=boat + 1)]
    if areas[boat] == area:
        return [reason("boats.any_time", "boat-there")]
    coins = upstream_price(s, player)
    if area < areas[boat] and player.coins < coins:
        return [reason("boats.move_cost", "coins", needed=coins, has=player.coins)]
    return []


_OBSTACLES: dict[int, Obstacle] = {
    PLAY: _play,
    DISCARD: _discard,
    PROJECT: _project,
    EXPLORE: _explore,
    PASTURE: _pasture,
    DEVELOP: _develop,
    UPGRADE: _upgrade,
    CATTLE: _cattle,
    REGION: _region,
    MODERNIZE: _modernize,
    BUILD: _build,
    SAIL: _sail,
    SCORE: _score,
    KEEP: _keep,
    LEVER: _lever,
    RAISE: _raise,
    BOAT: _boat,
}
