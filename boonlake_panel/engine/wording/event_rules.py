"""Which rule of the catalogue an event rests on."""

from ...components import vocabulary as w
from ..codes import (
    CARDS,
    CATTLE_POINTS,
    EMINENCE,
    PLAYER_BOARD,
    PROJECTS,
    REGIONS,
    RIVER,
    SCORING_PAYMENTS,
    SITES,
    SPACES,
    STRIPS,
    TRACKS,
)
from ..expansions import EXPANSIONS
from ..rules.effect_origin import lever_rule
from ..state import Event, State
from .eminence import solo_rule

SOURCE_RULES = {
    ("coins", RIVER): "river.plain_rewards",
    ("coins", CARDS): "imm.gain",
    ("coins", PROJECTS): "project.cost",
    ("coins", SITES): "site.gain",
    ("coins", REGIONS): "region.choose",
    ("coins", SPACES): "explore.space_reward",
    ("coins", SCORING_PAYMENTS): "scoretile.pay_piece",
    ("coins", TRACKS): "interim.income_tracks",
    ("coins", PLAYER_BOARD): "interim.income_board",
    ("coins", CATTLE_POINTS): "cattle.house_coins",
    ("inhabitants", CATTLE_POINTS): "cattle.cost",
    ("inhabitants", CARDS): "imm.gain",
    ("inhabitants", SCORING_PAYMENTS): "scoretile.pay_piece",
    ("inhabitants", PROJECTS): "project.reward",
    ("inhabitants", RIVER): "river.plain_rewards",
    ("inhabitants", SPACES): "explore.space_reward",
    ("inhabitants", TRACKS): "income.cross_reward",
    ("inhabitants", SITES): "upgrade.house.cost",
    ("build_site", RIVER): "river.vase_or_site",
    ("build_site", STRIPS): "setup.first_site",
    ("build_site", SPACES): "explore.site_reward",
    ("build_site", TRACKS): "income.cross_reward",
    ("site_lost", SPACES): "explore.site_reward",
    ("discard", STRIPS): "card.discard_for_coins",
    ("vases", SITES): "site.vase",
    ("vases", TRACKS): "income.cross_reward",
    ("vases", RIVER): "river.plain_rewards",
    ("vases", CARDS): "imm.gain",
    ("vases", SCORING_PAYMENTS): "scoretile.pay_piece",
}

PAID_RULES = {
    ("coins", CARDS): "card.play_from_hand",
    ("coins", SITES): "site.pay",
    ("vases", CARDS): "card.play_from_hand",
}
"""Like `SOURCE_RULES`, for amounts below zero."""


VP_RULES = (
    "turn.bottom_row_penalty",
    "river.plain_rewards",
    "imm.two_cards_for_vp",
    "project.reward",
    "site.vp",
    "upgrade.settlement.region_penalty",
    "upgrade.settlement.surcharge",
    "interim.scoring_tile.result",
    "scoretile.pay_piece",
    "region.choose",
    "interim.income_tracks",
    "income.overflow",
    "interim.income_board",
    "interim.income_cattle",
    "interim.levers",
    "lever.use",
    "final.levers",
    "final.cards",
    "final.cards",
    "final.tiers",
    "general.vp_track",
    "general.vp_track",
    "general.vp_track",
    "solo.none_left",
    "solo.interim.income",
    "solo.final.b_tiles",
    *(rule for one in EXPANSIONS.values() for rule in one.source_rules),
)
"""By source of the points."""


EVENT_RULES = {
    "coins": "general.supply_flow",
    "vases": "general.other_unlimited",
    "inhabitants": "general.ranch",
    "no_piece": "general.wood_limited",
    "draw": "general.draw_pile",
    "discard": "general.draw_pile",
    "reshuffle": "general.draw_pile",
    "no_cards": "general.draw_pile",
    "track": "income.advance",
    "build_site": "general.build_site",
    "site_lost": "general.build_site",
    "strip": "turn.choose_strip",
    "play": "card.play_from_hand",
    "project": "project.reward",
    "reveal": "explore.reveal_then_place",
    "place": "explore.adjacent",
    "develop": "develop.place",
    "house": "upgrade.house.exchange",
    "house_back": "artimm.settlement_swap",
    "settlement": "upgrade.settlement.exchange",
    "cattle": "cattle.take_topmost",
    "region": "region.choose",
    "modernize": "modernize.place_lever",
    "lever_up": "imm.lever_up",
    "boat": "boats.move_cost",
    "sail": "ship.max_steps",
    "lock": "ship.lock_first",
    "ending": "end.trigger",
    "interim": "interim.everyone",
    "score": "interim.scoring_tile.result",
    "keep": "setup.scoring_tile_choice",
    "push": "turn.push_strips",
    "round": "round.second_start",
    "over": "final.winner_ties",
    "lay": "setup.start_tiles",
    "row": "setup.action_order",
    "deal": "setup.scoring_tile_choice",
    "solo_tile": "solo.turn.reveal",
    "refill": "solo.stack.refill",
    "solo_strip": "solo.lower.choose",
    "search": "solo.location.search",
    "no_place": "solo.location.search",
    "missing": "solo.none_left",
    "solo_cattle": "solo.cattle.best_pasture",
    "solo_region": "solo.region.choose",
    "one_time": "onetime.use",
    "improve": "master.reward",
    "mastered": "master.condition",
    "bonus": "artharbor.bonus_choice",
    **{event: rule for one in EXPANSIONS.values() for event, rule in one.event_rules.items()},
}


CITING = ("vp", "coins", "vases", "inhabitants", "settlement", "no_tile", "pass")
"""Events whose detail may be the rule itself."""


EMINENCE_RULES = {
    "settlement": "solo.build.settlement",
    "cattle": "solo.cattle.free",
    "sail": "solo.ship.full_steps",
    "strip": "solo.lower.choose",
    "place": "solo.location.search",
}


SOLO_RULES = {"round": "solo.round_reset", "over": "solo.final.win"}
"""What a solo game does differently, whoever did it."""


def event_rule(s: State, event: Event) -> str:
    """The rule that an event rests on."""
    what, seat, amount, source, detail = event
    what = what.removesuffix("_hidden")
    if s.solo is not None:
        rule = SOLO_RULES.get(what, "")
        if seat == EMINENCE:
            rule = rule or solo_rule(what, amount, detail) or EMINENCE_RULES.get(what, "")
        if rule:
            return rule
    if what in CITING and "." in detail:
        return str(detail)
    if s.hooks is not None and (rule := s.hooks.event_rule(s, event)):
        return rule
    if what == "vp":
        return VP_RULES[source]
    if what == "score" and s.players[seat].kept == detail:
        return "interim.scoring_tile.own_double"
    if what == "lever":
        return lever_rule(s, amount)
    if what == "deal" and seat < 0:
        return "setup.scoring_tile_fill"
    if what == "tier":
        return "tier.first_bonus" if amount == 1 else "tier.second_bonus"
    if what == "forgo":
        return "lever.top_row_condition" if amount == w.TRIGGERS.index("forgo_common") else lever_rule(s, detail)
    paid = PAID_RULES.get((what, source)) if amount < 0 else None
    return paid or SOURCE_RULES.get((what, source)) or EVENT_RULES[what]
