"""Which rule of the catalogue an option or an event rests on."""

from ...components import words as w
from ...components.effects import Effect
from ..artifacts.citations import effect_rule, expansion_option_rule
from ..codes import (
    ANNEX,
    ARGUMENT,
    ARTIFACT,
    BOAT,
    BONUS,
    BUILD,
    BUILD_SHIPYARD,
    CARDS,
    CATTLE,
    COMMON,
    CONDITION,
    CORNER,
    DEAL,
    DEVELOP,
    DISCARD,
    DRAW,
    EXPLORE,
    GIVE,
    GO_EXPLORE,
    HOUSE,
    HOUSE_AT,
    IMPROVE,
    KEEP,
    LAKE_POINTS,
    LAKE_STEP,
    LAUNCH,
    LAY,
    LEVER,
    LEVER_EFFECTS,
    LOWER,
    MODERNIZE,
    PASS,
    PASTURE,
    PAY,
    PLACE_PURPLE,
    PLAY,
    PLUG,
    PRICE,
    PROJECT,
    RAISE,
    REGION,
    REMOVE,
    RETRIEVE,
    RETURN,
    REVEAL,
    RIVER,
    ROW,
    S_DEAL_SCORING,
    S_DISCARD,
    S_DRAW,
    S_EFFECT,
    S_FILL_SCORING,
    S_FORGO_AGAIN,
    S_IMPROVE,
    S_INTERIM_START,
    S_KEEP,
    S_LAST_CHANCE,
    S_LAUNCH,
    S_LAY_STRIPS,
    S_LAY_TILES,
    S_LEVER_TIME,
    S_PAY_CARD,
    S_PAY_CATTLE,
    S_PAY_SCORE,
    S_PAY_UPGRADE,
    S_PLACE,
    S_PRICE,
    S_RETRIEVE,
    S_REVEAL,
    S_RIVER_BONUS,
    S_SCORE,
    S_SHIP,
    S_SOLO_CORNER,
    S_SOLO_EXPLORE,
    S_SOLO_REMOVE,
    S_SOLO_TURN,
    S_TILE_LEVER,
    S_TOW,
    S_TURN,
    S_WANDER,
    SAIL,
    SCORE,
    SHIFT,
    SITES,
    SOLO_TILE,
    SPACES,
    SPECIAL,
    STASH,
    STASHED,
    STRIP,
    STRIPS,
    TAKE,
    TRACK,
    TRACKS,
    UPGRADE,
    USE,
)
from ..rules.effects import chosen_effect, terms
from ..rules.scoring import USE as USE_OF_STEP1
from ..rules.scoring import USE_WITH_PURPLE
from ..state import BOATS, State, Step

OPTION_RULES = {
    STRIP: "turn.choose_strip",
    PLAY: "card.play_from_hand",
    PROJECT: "project.replaces_card",
    DISCARD: "card.discard_for_coins",
    GO_EXPLORE: "explore.reveal_then_place",
    EXPLORE: "explore.adjacent",
    PASTURE: "cattle.pasture",
    DEVELOP: "develop.place",
    CATTLE: "cattle.choose_pasture",
    REGION: "region.choose",
    MODERNIZE: "modernize.place_lever",
    BUILD: "general.build_site",
    TRACK: "site.three_steps",
    SCORE: "interim.scoring_tile.must",
    KEEP: "setup.scoring_tile_choice",
    SAIL: "ship.max_steps",
    RAISE: "imm.lever_up",
    COMMON: "turn.part3_everyone",
    DRAW: "general.draw_pile",
    REVEAL: "explore.reveal_then_place",
    LAY: "setup.start_tiles",
    ROW: "setup.action_order",
    DEAL: "setup.scoring_tile_choice",
    SOLO_TILE: "solo.turn.reveal",
    CORNER: "solo.location.preferred",
    REMOVE: "solo.difficulty",
    PRICE: "artphase.passes",
    ARTIFACT: "art.setup.artifacts",
    CONDITION: "art.setup.conditions",
    BUILD_SHIPYARD: "shipyard.build",
    PLACE_PURPLE: "artifact.purple_worker.basic",
    LAUNCH: "shipyard.swap_boat",
    RETRIEVE: "shipyard.retrieve",
    LOWER: "shipyard.lever_price",
    LAKE_STEP: "lake.advance",
    RETURN: "lake.return",
    PLUG: "artifact.plug",
    USE: "onetime.use",
    SPECIAL: "artifact.special_tile.basic",
    STASH: "artifact.stored_cards.basic",
    STASHED: "artifact.stored_cards.basic",
    ANNEX: "artifact.site_house.basic",
    HOUSE_AT: "artifact.free_house.basic",
    IMPROVE: "master.reward",
    BONUS: "artharbor.bonus_choice",
}
LEVER_RULES = {
    "vase_trade": "lever.vase_trade",
    "extra_lever": "lever.modernize",
    "extra_upgrade": "lever.upgrade",
    "pass_for_production": "lever.skip_card_sites",
    "pass_for_coins": "lever.skip_card_three",
    "region_glory": "lever.region_vp",
    "tow_boat": "lever.boat",
    "easy_settlement": "lever.settlement",
    "tile_settler": "lever.tile_inhabitant",
    "flexible_aid": "lever.joker_or",
    "rich_aid": "lever.joker_and",
    "card_sale": "lever.discard_two",
}
ACTION_PREFIX = ("pioneer", "settle", "cattle", "region", "hire", "progress", "builder")
CARD_WORDS = (w.PLAY_CARD, w.PLAY_OR_DISCARD)


def lever_rule(s: State, lever: int) -> str:
    return LEVER_RULES.get(s.t.box.levers[lever].id, "lever.use")


def option_rule(s: State, option: int) -> str:
    """The rule that allows an option of the current decision."""
    kind, argument = option >> SHIFT, option & ARGUMENT
    step = s.agenda[-1]
    if s.expansion is not None and (rule := expansion_option_rule(s, step, kind, argument)):
        return rule
    if kind == LEVER:
        return lever_rule(s, argument)
    if kind == BOAT:
        upstream = argument & 3 < BOATS[s.players[step[1]].boats][argument >> 2]
        return "lever.boat" if step[0] == S_TOW else "boats.move_cost" if upstream else "boats.any_time"
    if kind == UPGRADE:
        return "upgrade.settlement.adjacency" if s.sites[argument] >> 3 == HOUSE else "upgrade.house.cost"
    if kind == PAY:
        return _payment_rule(s, step)
    if kind in (GIVE, TAKE):
        return trade_rule(s, step, chosen_effect(step, argument))
    if kind == DISCARD and step[0] == S_DISCARD:
        return "general.draw_pile"
    if kind == PASS:
        return part_rule(s, step)
    if kind == BUILD and s.turn == 0:
        return "setup.first_site"
    return OPTION_RULES[kind]


def _payment_rule(s: State, step: Step) -> str:
    if step[0] == S_PAY_CARD:
        return "card.pay_resources"
    if step[0] == S_PAY_UPGRADE:
        return "upgrade.settlement.surcharge"
    if step[0] == S_PAY_CATTLE:
        return "cattle.surcharge"
    kind = s.t.category[s.scoring_tiles[step[2]]][1]
    return "scoretile.pay_coins" if kind == 2 else "scoretile.pay_piece"


STEP_RULES = {
    S_PRICE: "artphase.passes",
    S_LAUNCH: "shipyard.swap_boat",
    S_RETRIEVE: "shipyard.retrieve",
    S_RIVER_BONUS: "artharbor.bonus_choice",
    S_WANDER: "artifact.purple_wanderer.basic",
    S_IMPROVE: "master.reward",
    S_LAST_CHANCE: "lake.return",
    S_INTERIM_START: "artinterim.phase_a",
    S_TURN: "turn.choose_strip",
    S_SHIP: "ship.min_step",
    S_KEEP: "setup.scoring_tile_choice",
    S_DISCARD: "general.draw_pile",
    S_PLACE: "explore.reveal_then_place",
    S_PAY_CARD: "card.pay_resources",
    S_PAY_UPGRADE: "upgrade.settlement.surcharge",
    S_PAY_CATTLE: "cattle.surcharge",
    S_PAY_SCORE: "scoretile.pay_piece",
    S_SCORE: "interim.scoring_tile.must",
    S_LEVER_TIME: "lever.use",
    S_FORGO_AGAIN: "lever.skip_card_three",
    S_TILE_LEVER: "lever.tile_inhabitant",
    S_TOW: "lever.boat",
    S_DRAW: "general.draw_pile",
    S_REVEAL: "explore.reveal_then_place",
    S_LAY_TILES: "setup.start_tiles",
    S_LAY_STRIPS: "setup.action_order",
    S_DEAL_SCORING: "setup.scoring_tile_choice",
    S_FILL_SCORING: "setup.scoring_tile_fill",
    S_SOLO_REMOVE: "solo.difficulty",
    S_SOLO_TURN: "solo.turn.reveal",
    S_SOLO_CORNER: "solo.location.preferred",
    S_SOLO_EXPLORE: "explore.reveal_then_place",
}
"""By step of the agenda that asks; the rule of its question."""
PART_RULES = {
    RIVER: "river.vase_or_site",
    TRACKS: "income.cross_reward",
    SPACES: "explore.site_reward",
    SITES: "site.gain",
    LEVER_EFFECTS: "lever.use",
}
"""By source of an effect that asks."""


def part_rule(s: State, step: Step) -> str:
    """The rule behind the part of the turn or scoring that asks."""
    if step[0] != S_EFFECT:
        return STEP_RULES.get(step[0], "turn.part3_everyone")
    _, seat, effect, source, flags = step
    if effect in (USE_OF_STEP1, USE_WITH_PURPLE) and s.action < 0:
        return "interim.step1_play_upgrade"
    if source == STRIPS and s.turn == 0:
        return "setup.first_site"
    if source == STRIPS and s.action >= 0:
        prefix = ACTION_PREFIX[s.action]
        if flags & 1 or seat != s.active or effect == s.t.right[s.action]:
            return f"{prefix}.{'score_others' if prefix == 'region' else 'right'}"
        if effect == s.t.first[s.action]:
            return "turn.part1_play_or_discard"
        return "region.choose" if effect[0] == w.REGION_REWARD else "turn.part2_left_to_right"
    if s.expansion is not None and (rule := effect_rule(s, seat, effect, source)):
        return rule
    return PART_RULES.get(source, "card.effects_optional")


def trade_rule(s: State, step: Step, effect: Effect) -> str:
    """The rule behind an exchange or an alternative gain."""
    source = step[3]
    if source == STRIPS:
        return part_rule(s, step)
    if source == RIVER:
        return "river.vase_or_site"
    if source == LEVER_EFFECTS:
        return "lever.use"
    if source == LAKE_POINTS:
        return "lake.boat_effects"
    return immediate_rule(effect)


def immediate_rule(effect: Effect) -> str:
    """The rule that describes an immediate effect of a card."""
    if effect[0] != w.TRADE:
        first = terms(effect)[0]
        if first[0] in (w.COIN_TRACK, w.CARD_TRACK, w.ONE_TRACK):
            return "income.advance"
        if first[0] == w.UPGRADE_TO_HOUSE:
            return "imm.free_house"
        if first[0] == w.UPGRADE_TO_SETTLEMENT:
            return "imm.easier_settlement"
        if first[0] == w.LEVER_UP:
            return "imm.lever_up"
        return "imm.gain"
    cost, gain = terms(effect[1]), terms(effect[2])
    words = {term[0] for term in (*cost, *gain)}
    if words == {w.DISCARD, w.INHABITANTS}:
        return "imm.cards_for_inhabitants"
    if words == {w.INHABITANTS, w.COINS}:
        return "imm.inhabitant_for_coins"
    if w.VASE in words:
        return "imm.vases_for_vp" if w.VP in words else "imm.cards_vase_swap"
    if w.VP in words:
        swaps = cost[0][0] == w.VP or cost[0] == (w.DISCARD, 5)
        return "imm.cards_vp_swap" if swaps else "imm.two_cards_for_vp"
    return "imm.cards_coins_swap"


PAID_RULES = {
    ("coins", CARDS): "card.play_from_hand",
    ("coins", SITES): "site.pay",
    ("vases", CARDS): "card.play_from_hand",
}
"""Like `SOURCE_RULES`, for amounts below zero."""
