"""Why, and why not: for any key the verdict with the rules and figures behind it.

The checks here use the same functions that make the options; a test over random games holds that both always agree.
"""

from dataclasses import dataclass

from ...components import vocabulary as w
from ...components.expansion_words import artifacts as aw
from ...texts.messages import ended, text
from .. import codes as c
from ..choices.notation import UnknownKey, parse_key
from ..core import NO_FREE_OPTIONS
from ..state import State, Step
from .labels import label_of
from .obstacles import obstacles
from .option_rules import OPTION_RULES, option_rule, part_rule
from .prompts import prompt_of
from .reasons import Reason, reason
from .trade_obstacles import give_reasons

SOLO_KINDS = (c.SOLO_TILE, c.CORNER, c.REMOVE)
DEALER_KINDS = (c.DRAW, c.REVEAL, c.LAY, c.ROW, c.DEAL, c.ARTIFACT, c.CONDITION, *SOLO_KINDS)
FREE_KINDS = (c.BOAT, c.LEVER, c.RETURN, c.PLUG, c.USE, c.SPECIAL)
WORD_KINDS = {
    w.PLAY_CARD: (c.PLAY, c.PROJECT),
    w.PLAY_OR_DISCARD: (c.PLAY, c.PROJECT, c.DISCARD),
    w.DEVELOP: (c.DEVELOP, c.BUILD_SHIPYARD, c.PLACE_PURPLE),
    aw.LAKE: (c.LAKE_STEP,),
    aw.LEVER_DOWN: (c.LOWER,),
    aw.STASH: (c.STASH,),
    aw.PLAY_STASHED: (c.STASHED,),
    aw.PRODUCTION_HOUSE: (c.ANNEX,),
    aw.PLACE_HOUSE: (c.HOUSE_AT,),
    w.UPGRADE: (c.UPGRADE,),
    w.UPGRADE_TO_HOUSE: (c.UPGRADE,),
    w.UPGRADE_TO_SETTLEMENT: (c.UPGRADE,),
    w.MODERNIZE: (c.MODERNIZE,),
    w.PLACE_PASTURE: (c.PASTURE,),
    w.PLACE_CATTLE: (c.CATTLE,),
    w.REGION_REWARD: (c.REGION,),
    w.PRODUCTION: (c.BUILD,),
    w.ONE_TRACK: (c.TRACK,),
    w.LEVER_UP: (c.RAISE,),
    w.TRADE: (c.GIVE,),
    w.EXPLORE: (c.GO_EXPLORE,),
    w.REGION_INCOME: (c.COMMON,),
}
STEP_KINDS = {
    c.S_TURN: (c.STRIP,),
    c.S_COMMON: (c.COMMON,),
    c.S_SHIP: (c.SAIL,),
    c.S_DISCARD: (c.DISCARD,),
    c.S_PLACE: (c.EXPLORE,),
    c.S_PAY_CARD: (c.PAY,),
    c.S_PAY_UPGRADE: (c.PAY,),
    c.S_PAY_CATTLE: (c.PAY,),
    c.S_PAY_SCORE: (c.PAY, c.PASS),
    c.S_SCORE: (c.SCORE,),
    c.S_KEEP: (c.KEEP,),
    c.S_TOW: (c.BOAT,),
    c.S_TILE_LEVER: (c.LEVER, c.PASS),
    c.S_FORGO_AGAIN: (c.LEVER, c.PASS),
    c.S_PRICE: (c.PRICE,),
    c.S_LAUNCH: (c.LAUNCH,),
    c.S_RETRIEVE: (c.RETRIEVE, c.PASS),
    c.S_RIVER_BONUS: (c.BONUS,),
    c.S_WANDER: (c.PLACE_PURPLE,),
    c.S_IMPROVE: (c.IMPROVE, c.PASS),
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
        return Verdict(key, True, (reason(option_rule(s, option), "legal", label=label_of(s, option)),))
    return Verdict(key, False, tuple(_why_not(s, options, key)))


def _why_not(s: State, options: dict[str, int], key: str) -> list[Reason]:
    try:
        kind, argument = parse_key(s.t, key)
    except UnknownKey as problem:
        return [reason("", "unknown", problem=str(problem))]
    if not s.options:
        return [reason("final.winner_ties" if s.solo is None else "solo.final.win", "over")]
    if kind in DEALER_KINDS:
        return _why_no_deal(s, options, kind)
    step = s.agenda[-1]
    reasons = [] if kind in allowed_kinds(s, step) else [_not_now(s, step, kind)]
    reasons += obstacles(s, step, kind, argument)
    if kind == c.GIVE:
        reasons += give_reasons(s, step, key.partition(":")[2])
    return reasons or [reason(part_rule(s, step), "not-offered", choices=", ".join(options))]


def _why_no_deal(s: State, options: dict[str, int], kind: int) -> list[Reason]:
    if kind in SOLO_KINDS and s.solo is None:
        return [reason(OPTION_RULES[kind], "no-solo")]
    step = s.agenda[-1]
    if kind == c.ARTIFACT and s.solo is not None and s.expansion is not None:  # not chance, but a choice of the set-up
        return [reason("artsolo.artifact", "not-now", prompt=ended(prompt_of(s, step)), needs=text("needs-artifact"))]
    if not s.asking:
        return [reason(OPTION_RULES[kind], "dealer")]
    if any(option >> 10 == kind for option in s.options):
        return [reason(OPTION_RULES[kind], "no-tile-to-lay", choices=", ".join(options))]
    return [reason(part_rule(s, step), "not-now", prompt=ended(prompt_of(s, step)), needs=text("needs-deal"))]


def _not_now(s: State, step: Step, kind: int) -> Reason:
    if kind == c.PASS:
        return reason(part_rule(s, step), "cannot-pass")
    name = {c.PROJECT: "play"}.get(kind, c.OPTION_NAMES[kind])
    rule = part_rule(s, step)
    if rule == "interim.step1_play_upgrade" and kind in (c.DISCARD, c.DEVELOP):
        rule = "interim.step1_limits"
    return reason(rule, "not-now", prompt=ended(prompt_of(s, step)), needs=text(f"needs-{name}"))


def allowed_kinds(s: State, step: Step) -> set[int]:
    """Kinds of options that the open decision could offer if only their own conditions held."""
    kinds = set(STEP_KINDS.get(step[0], ()))
    if not NO_FREE_OPTIONS[step[0]]:
        kinds.update(FREE_KINDS)
    if step[0] == c.S_EFFECT:
        effect = step[2]
        inner = effect[1] if effect[0] == w.REPEAT else effect
        for alternative in inner[1] if inner[0] == w.ALT else (inner,):
            kinds.update(WORD_KINDS.get(alternative[0], (c.TAKE,)))
    kinds.update(option >> 10 for option in s.options)
    return kinds
