"""Which rule of the catalogue a question, a payment or an exchange rests on."""

from typing import Final

from ...components import vocabulary as w
from ...components.effects import Effect
from ...components.lexicon import BY_NUMBER
from ..codes import (
    IN_COMMON,
    LEVER_EFFECTS,
    RIVER,
    S_DEAL_SCORING,
    S_DISCARD,
    S_DRAW,
    S_EFFECT,
    S_FILL_SCORING,
    S_FORGO_AGAIN,
    S_IMPROVE,
    S_KEEP,
    S_LAST_CHANCE,
    S_LAY_STRIPS,
    S_LAY_TILES,
    S_LEVER_TIME,
    S_PAY_CARD,
    S_PAY_CATTLE,
    S_PAY_SCORE,
    S_PAY_UPGRADE,
    S_PLACE,
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
    SITES,
    SPACES,
    STRIPS,
    TRACKS,
)
from ..expansions import EXPANSIONS
from ..state import State, Step
from .alternatives import terms
from .effect_origin import ACTION_PREFIX, exchange_rule, lever_effect_rule
from .scoring import interim_use


def payment_rule(s: State, step: Step) -> str:
    """The rule behind a way of paying."""
    if step[0] != S_PAY_SCORE:
        return STEP_RULES[step[0]]
    kind = s.t.category[s.scoring_tiles[step[2]]][1]
    return "scoretile.pay_coins" if kind == 2 else "scoretile.pay_piece"


STEP_RULES: Final = {
    S_RIVER_BONUS: "artharbor.bonus_choice",
    S_IMPROVE: "master.reward",
    S_LAST_CHANCE: "lake.return",
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
    **{step.number: step.rule for one in EXPANSIONS.values() for step in one.steps if step.rule},
}
"""By step of the agenda that asks; the rule of its question."""
PART_RULES: Final = {
    RIVER: "river.vase_or_site",
    TRACKS: "income.cross_reward",
    SPACES: "explore.site_reward",
    SITES: "site.gain",
}
"""By source of an effect that asks."""


def part_rule(s: State, step: Step) -> str:
    """The rule behind the part of the turn or scoring that asks."""
    if step[0] != S_EFFECT:
        return STEP_RULES.get(step[0], "turn.part3_everyone")
    _, seat, effect, source, flags = step
    if effect == interim_use(s) and s.action < 0:
        return "interim.step1_play_upgrade"
    if source == STRIPS and s.turn == 0:
        return "setup.first_site"
    if source == STRIPS and s.action >= 0:
        prefix = ACTION_PREFIX[s.action]
        if flags & IN_COMMON or seat != s.active or effect == s.t.right[s.action]:
            return f"{prefix}.{'score_others' if prefix == 'region' else 'right'}"
        if effect == s.t.first[s.action]:
            return "turn.part1_play_or_discard"
        return "region.choose" if effect[0] == w.REGION_REWARD else "turn.part2_left_to_right"
    if source == LEVER_EFFECTS:
        return lever_effect_rule(s, effect, flags)
    if s.hooks is not None and (rule := s.hooks.effect_rule(s, seat, effect, source)):
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
        return lever_effect_rule(s, effect, step[4])
    if s.hooks is not None and (rule := s.hooks.trade_rule(source)):
        return rule
    return immediate_rule(effect)


def immediate_rule(effect: Effect) -> str:
    """The rule that describes an immediate effect of a card."""
    if effect[0] == w.TRADE:
        return exchange_rule(effect)
    word = BY_NUMBER.get(terms(effect)[0][0])  # none for alternatives
    return (word and word.rule) or "imm.gain"
