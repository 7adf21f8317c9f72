"""Which rule of the catalogue an option or an event rests on."""

from ...components import vocabulary as w
from ...components.effects import Effect
from ...components.lexicon import BY_NUMBER
from .. import codes as c
from ..expansions.artifacts.citations import effect_rule, expansion_option_rule
from ..rules.effect_origin import exchange_rule
from ..rules.effects import chosen_effect, terms
from ..rules.scoring import USE as USE_OF_STEP1
from ..rules.scoring import USE_WITH_PURPLE
from ..state import BOATS, State, Step

OPTION_RULES = {
    c.STRIP: "turn.choose_strip",
    c.PLAY: "card.play_from_hand",
    c.PROJECT: "project.replaces_card",
    c.DISCARD: "card.discard_for_coins",
    c.GO_EXPLORE: "explore.reveal_then_place",
    c.EXPLORE: "explore.adjacent",
    c.PASTURE: "cattle.pasture",
    c.DEVELOP: "develop.place",
    c.CATTLE: "cattle.choose_pasture",
    c.REGION: "region.choose",
    c.MODERNIZE: "modernize.place_lever",
    c.BUILD: "general.build_site",
    c.TRACK: "site.three_steps",
    c.SCORE: "interim.scoring_tile.must",
    c.KEEP: "setup.scoring_tile_choice",
    c.SAIL: "ship.max_steps",
    c.RAISE: "imm.lever_up",
    c.COMMON: "turn.part3_everyone",
    c.DRAW: "general.draw_pile",
    c.REVEAL: "explore.reveal_then_place",
    c.LAY: "setup.start_tiles",
    c.ROW: "setup.action_order",
    c.DEAL: "setup.scoring_tile_choice",
    c.SOLO_TILE: "solo.turn.reveal",
    c.CORNER: "solo.location.preferred",
    c.REMOVE: "solo.difficulty",
    c.PRICE: "artphase.passes",
    c.ARTIFACT: "art.setup.artifacts",
    c.CONDITION: "art.setup.conditions",
    c.BUILD_SHIPYARD: "shipyard.build",
    c.PLACE_PURPLE: "artifact.purple_worker.basic",
    c.LAUNCH: "shipyard.swap_boat",
    c.RETRIEVE: "shipyard.retrieve",
    c.LOWER: "shipyard.lever_price",
    c.LAKE_STEP: "lake.advance",
    c.RETURN: "lake.return",
    c.PLUG: "artifact.plug",
    c.USE: "onetime.use",
    c.SPECIAL: "artifact.special_tile.basic",
    c.STASH: "artifact.stored_cards.basic",
    c.STASHED: "artifact.stored_cards.basic",
    c.ANNEX: "artifact.site_house.basic",
    c.HOUSE_AT: "artifact.free_house.basic",
    c.IMPROVE: "master.reward",
    c.BONUS: "artharbor.bonus_choice",
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


def lever_rule(s: State, lever: int) -> str:
    return LEVER_RULES.get(s.t.box.levers[lever].id, "lever.use")


def option_rule(s: State, option: int) -> str:
    """The rule that allows an option of the current decision."""
    kind, argument = option >> c.SHIFT, option & c.ARGUMENT
    step = s.agenda[-1]
    if s.expansion is not None and (rule := expansion_option_rule(s, step, kind, argument)):
        return rule
    if kind == c.LEVER:
        return lever_rule(s, argument)
    if kind == c.BOAT:
        upstream = argument & 3 < BOATS[s.players[step[1]].boats][argument >> 2]
        return "lever.boat" if step[0] == c.S_TOW else "boats.move_cost" if upstream else "boats.any_time"
    if kind == c.UPGRADE:
        return "upgrade.settlement.adjacency" if s.sites[argument] >> 3 == c.HOUSE else "upgrade.house.cost"
    if kind == c.PAY:
        return _payment_rule(s, step)
    if kind in (c.GIVE, c.TAKE):
        return trade_rule(s, step, chosen_effect(step, argument))
    if kind == c.DISCARD and step[0] == c.S_DISCARD:
        return "general.draw_pile"
    if kind == c.PASS:
        return part_rule(s, step)
    if kind == c.BUILD and s.turn == 0:
        return "setup.first_site"
    return OPTION_RULES[kind]


def _payment_rule(s: State, step: Step) -> str:
    if step[0] == c.S_PAY_CARD:
        return "card.pay_resources"
    if step[0] == c.S_PAY_UPGRADE:
        return "upgrade.settlement.surcharge"
    if step[0] == c.S_PAY_CATTLE:
        return "cattle.surcharge"
    kind = s.t.category[s.scoring_tiles[step[2]]][1]
    return "scoretile.pay_coins" if kind == 2 else "scoretile.pay_piece"


STEP_RULES = {
    c.S_PRICE: "artphase.passes",
    c.S_LAUNCH: "shipyard.swap_boat",
    c.S_RETRIEVE: "shipyard.retrieve",
    c.S_RIVER_BONUS: "artharbor.bonus_choice",
    c.S_WANDER: "artifact.purple_wanderer.basic",
    c.S_IMPROVE: "master.reward",
    c.S_LAST_CHANCE: "lake.return",
    c.S_INTERIM_START: "artinterim.phase_a",
    c.S_TURN: "turn.choose_strip",
    c.S_SHIP: "ship.min_step",
    c.S_KEEP: "setup.scoring_tile_choice",
    c.S_DISCARD: "general.draw_pile",
    c.S_PLACE: "explore.reveal_then_place",
    c.S_PAY_CARD: "card.pay_resources",
    c.S_PAY_UPGRADE: "upgrade.settlement.surcharge",
    c.S_PAY_CATTLE: "cattle.surcharge",
    c.S_PAY_SCORE: "scoretile.pay_piece",
    c.S_SCORE: "interim.scoring_tile.must",
    c.S_LEVER_TIME: "lever.use",
    c.S_FORGO_AGAIN: "lever.skip_card_three",
    c.S_TILE_LEVER: "lever.tile_inhabitant",
    c.S_TOW: "lever.boat",
    c.S_DRAW: "general.draw_pile",
    c.S_REVEAL: "explore.reveal_then_place",
    c.S_LAY_TILES: "setup.start_tiles",
    c.S_LAY_STRIPS: "setup.action_order",
    c.S_DEAL_SCORING: "setup.scoring_tile_choice",
    c.S_FILL_SCORING: "setup.scoring_tile_fill",
    c.S_SOLO_REMOVE: "solo.difficulty",
    c.S_SOLO_TURN: "solo.turn.reveal",
    c.S_SOLO_CORNER: "solo.location.preferred",
    c.S_SOLO_EXPLORE: "explore.reveal_then_place",
}
"""By step of the agenda that asks; the rule of its question."""
PART_RULES = {
    c.RIVER: "river.vase_or_site",
    c.TRACKS: "income.cross_reward",
    c.SPACES: "explore.site_reward",
    c.SITES: "site.gain",
    c.LEVER_EFFECTS: "lever.use",
}
"""By source of an effect that asks."""


def part_rule(s: State, step: Step) -> str:
    """The rule behind the part of the turn or scoring that asks."""
    if step[0] != c.S_EFFECT:
        return STEP_RULES.get(step[0], "turn.part3_everyone")
    _, seat, effect, source, flags = step
    if effect in (USE_OF_STEP1, USE_WITH_PURPLE) and s.action < 0:
        return "interim.step1_play_upgrade"
    if source == c.STRIPS and s.turn == 0:
        return "setup.first_site"
    if source == c.STRIPS and s.action >= 0:
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
    if source == c.STRIPS:
        return part_rule(s, step)
    if source == c.RIVER:
        return "river.vase_or_site"
    if source == c.LEVER_EFFECTS:
        return "lever.use"
    if source == c.LAKE_POINTS:
        return "lake.boat_effects"
    return immediate_rule(effect)


def immediate_rule(effect: Effect) -> str:
    """The rule that describes an immediate effect of a card."""
    if effect[0] == w.TRADE:
        return exchange_rule(effect)
    word = BY_NUMBER.get(terms(effect)[0][0])  # none for alternatives
    return (word and word.rule) or "imm.gain"


PAID_RULES = {
    ("coins", c.CARDS): "card.play_from_hand",
    ("coins", c.SITES): "site.pay",
    ("vases", c.CARDS): "card.play_from_hand",
}
"""Like `SOURCE_RULES`, for amounts below zero."""
