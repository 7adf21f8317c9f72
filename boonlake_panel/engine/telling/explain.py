"""Why, and why not: for any key the verdict with the rules and figures behind it.

The checks here use the same functions that make the options; a test over random games holds that both always agree.
"""

from dataclasses import dataclass

from ...components import words as w
from ...components.texts import ended, text
from ..codes import (
    ANNEX,
    ARTIFACT,
    BOAT,
    BONUS,
    BUILD,
    BUILD_SHIPYARD,
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
    HOUSE_AT,
    IMPROVE,
    KEEP,
    LAKE_STEP,
    LAUNCH,
    LAY,
    LEVER,
    LOWER,
    MODERNIZE,
    OPTION_NAMES,
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
    ROW,
    S_COMMON,
    S_DISCARD,
    S_EFFECT,
    S_FORGO_AGAIN,
    S_IMPROVE,
    S_KEEP,
    S_LAUNCH,
    S_PAY_CARD,
    S_PAY_CATTLE,
    S_PAY_SCORE,
    S_PAY_UPGRADE,
    S_PLACE,
    S_PRICE,
    S_RETRIEVE,
    S_RIVER_BONUS,
    S_SCORE,
    S_SHIP,
    S_TILE_LEVER,
    S_TOW,
    S_TURN,
    S_WANDER,
    SAIL,
    SCORE,
    SOLO_TILE,
    SPECIAL,
    STASH,
    STASHED,
    STRIP,
    TAKE,
    TRACK,
    UPGRADE,
    USE,
)
from ..core import NO_FREE_OPTIONS
from ..state import State, Step
from .citations import OPTION_RULES, option_rule, part_rule
from .keys import UnknownKey, parse_key
from .labels import label_of
from .obstacles import obstacles
from .prompts import prompt_of
from .reasons import Reason, because
from .trade_obstacles import give_reasons

SOLO_KINDS = (SOLO_TILE, CORNER, REMOVE)
DEALER_KINDS = (DRAW, REVEAL, LAY, ROW, DEAL, ARTIFACT, CONDITION, *SOLO_KINDS)
FREE_KINDS = (BOAT, LEVER, RETURN, PLUG, USE, SPECIAL)
WORD_KINDS = {
    w.PLAY_CARD: (PLAY, PROJECT),
    w.PLAY_OR_DISCARD: (PLAY, PROJECT, DISCARD),
    w.DEVELOP: (DEVELOP, BUILD_SHIPYARD, PLACE_PURPLE),
    w.LAKE: (LAKE_STEP,),
    w.LEVER_DOWN: (LOWER,),
    w.STASH: (STASH,),
    w.PLAY_STASHED: (STASHED,),
    w.PRODUCTION_HOUSE: (ANNEX,),
    w.PLACE_HOUSE: (HOUSE_AT,),
    w.UPGRADE: (UPGRADE,),
    w.UPGRADE_TO_HOUSE: (UPGRADE,),
    w.UPGRADE_TO_SETTLEMENT: (UPGRADE,),
    w.MODERNIZE: (MODERNIZE,),
    w.PLACE_PASTURE: (PASTURE,),
    w.PLACE_CATTLE: (CATTLE,),
    w.REGION_REWARD: (REGION,),
    w.PRODUCTION: (BUILD,),
    w.ONE_TRACK: (TRACK,),
    w.LEVER_UP: (RAISE,),
    w.TRADE: (GIVE,),
    w.EXPLORE: (GO_EXPLORE,),
    w.REGION_INCOME: (COMMON,),
}
STEP_KINDS = {
    S_TURN: (STRIP,),
    S_COMMON: (COMMON,),
    S_SHIP: (SAIL,),
    S_DISCARD: (DISCARD,),
    S_PLACE: (EXPLORE,),
    S_PAY_CARD: (PAY,),
    S_PAY_UPGRADE: (PAY,),
    S_PAY_CATTLE: (PAY,),
    S_PAY_SCORE: (PAY, PASS),
    S_SCORE: (SCORE,),
    S_KEEP: (KEEP,),
    S_TOW: (BOAT,),
    S_TILE_LEVER: (LEVER, PASS),
    S_FORGO_AGAIN: (LEVER, PASS),
    S_PRICE: (PRICE,),
    S_LAUNCH: (LAUNCH,),
    S_RETRIEVE: (RETRIEVE, PASS),
    S_RIVER_BONUS: (BONUS,),
    S_WANDER: (PLACE_PURPLE,),
    S_IMPROVE: (IMPROVE, PASS),
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a key can be played now, and why."""

    key: str
    legal: bool
    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind the verdict."""
        return tuple(reason.rule for reason in self.reasons if reason.rule)

    def __str__(self) -> str:
        return f"{self.key}: {'possible' if self.legal else 'not possible'}. " + " ".join(f"{r}." for r in self.reasons)


def explain(s: State, options: dict[str, int], key: str) -> Verdict:
    """The verdict about a key in a position whose options are known."""
    if key in options:
        option = options[key]
        return Verdict(key, True, (because(option_rule(s, option), "legal", label=label_of(s, option)),))
    return Verdict(key, False, tuple(_why_not(s, options, key)))


def _why_not(s: State, options: dict[str, int], key: str) -> list[Reason]:
    try:
        kind, argument = parse_key(s.t, key)
    except UnknownKey as problem:
        return [because("", "unknown", problem=str(problem))]
    if not s.options:
        return [because("final.winner_ties" if s.solo is None else "solo.final.win", "over")]
    if kind in DEALER_KINDS:
        return _why_no_deal(s, options, kind)
    step = s.agenda[-1]
    reasons = [] if kind in allowed_kinds(s, step) else [_not_now(s, step, kind)]
    reasons += obstacles(s, step, kind, argument)
    if kind == GIVE:
        reasons += give_reasons(s, step, key.partition(":")[2])
    return reasons or [because(part_rule(s, step), "not-offered", choices=", ".join(options))]


def _why_no_deal(s: State, options: dict[str, int], kind: int) -> list[Reason]:
    if kind in SOLO_KINDS and s.solo is None:
        return [because(OPTION_RULES[kind], "no-solo")]
    step = s.agenda[-1]
    if kind == ARTIFACT and s.solo is not None and s.expansion is not None:  # not chance, but a choice of the set-up
        return [because("artsolo.artifact", "not-now", prompt=ended(prompt_of(s, step)), needs=text("needs-artifact"))]
    if not s.asking:
        return [because(OPTION_RULES[kind], "dealer")]
    if any(option >> 10 == kind for option in s.options):
        return [because(OPTION_RULES[kind], "no-tile-to-lay", choices=", ".join(options))]
    return [because(part_rule(s, step), "not-now", prompt=ended(prompt_of(s, step)), needs=text("needs-deal"))]


def _not_now(s: State, step: Step, kind: int) -> Reason:
    if kind == PASS:
        return because(part_rule(s, step), "cannot-pass")
    name = {PROJECT: "play"}.get(kind, OPTION_NAMES[kind])
    rule = part_rule(s, step)
    if rule == "interim.step1_play_upgrade" and kind in (DISCARD, DEVELOP):
        rule = "interim.step1_limits"
    return because(rule, "not-now", prompt=ended(prompt_of(s, step)), needs=text(f"needs-{name}"))


def allowed_kinds(s: State, step: Step) -> set[int]:
    """Kinds of options that the open decision could offer if only their own conditions held."""
    kinds = set(STEP_KINDS.get(step[0], ()))
    if not NO_FREE_OPTIONS[step[0]]:
        kinds.update(FREE_KINDS)
    if step[0] == S_EFFECT:
        effect = step[2]
        inner = effect[1] if effect[0] == w.REPEAT else effect
        for alternative in inner[1] if inner[0] == w.ALT else (inner,):
            kinds.update(WORD_KINDS.get(alternative[0], (TAKE,)))
    kinds.update(option >> 10 for option in s.options)
    return kinds
