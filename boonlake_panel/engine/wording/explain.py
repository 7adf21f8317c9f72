"""Why, and why not: for any key the verdict with the rules and figures behind it.

The reasons come from the same functions that make the options; a test over random games holds that both always agree.
"""

from dataclasses import dataclass

from ...texts.messages import ended, in_language, text
from .. import codes as c
from ..choices.allowed import allowed_numbers, is_played
from ..choices.arguments import OPEN
from ..choices.costs import COUNTED, losses_in_common
from ..choices.kind import SOLO, Kind
from ..choices.notation import UnknownKey, parse_key
from ..choices.options import label_of, option_rule
from ..choices.registry import KINDS
from ..reasons import Reason, reason
from ..rules.citations import part_rule
from ..setup import seat_colour
from ..state import State, Step
from .event_rules import event_rule
from .events import event_text
from .prompts import prompt_of


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a key can be played now, and why.

    >>> from boonlake_panel import Game, Setup
    >>> Game(Setup(players=2, seed=7)).explain("strip:settle").legal
    False
    """

    key: str
    legal: bool
    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind the verdict, each once."""
        return tuple(dict.fromkeys(reason.rule for reason in self.reasons if reason.rule))

    def __repr__(self) -> str:
        return f"Verdict({self.key!r}, legal={self.legal}, rules={self.rules!r})"

    def __str__(self) -> str:
        reasons = " ".join(f"{reason}." for reason in self.reasons)
        with in_language(self.reasons[0].language):
            return text("verdict-legal" if self.legal else "verdict-illegal", key=self.key, reasons=reasons)


def explain(s: State, options: dict[str, int], key: str) -> Verdict:
    """The verdict about a key in a position whose options are known."""
    if key in options:
        option = options[key]
        legal = reason(option_rule(s, option), "legal", label=label_of(s, option))
        return Verdict(key, True, (legal, *_losses(s, option)))
    return Verdict(key, False, tuple(_why_not(s, options, key)))


def _losses(s: State, option: int) -> list[Reason]:
    """What an option certainly costs, each with its rule."""
    kind = KINDS[option >> c.SHIFT]
    if kind.dealt and not kind.own_in_solo:
        return []
    events = [event for event in losses_in_common(s, option) if event[0] not in COUNTED]
    return [
        reason(event_rule(s, event), "costs", what=event_text(s, event, seat_colour(event[1]))[1]) for event in events
    ]


def _why_not(s: State, options: dict[str, int], key: str) -> list[Reason]:
    try:
        number, argument = parse_key(s.t, key)
    except UnknownKey as problem:
        return [reason("", "unknown", problem=str(problem))]
    if not s.options:
        return [reason("final.winner_ties" if s.solo is None else "solo.final.win", "over")]
    kind = KINDS[number]
    step = s.agenda[-1]
    absent = [] if is_played(s, kind) else [_absent(kind)]
    if kind.dealt and not (kind.own_in_solo and s.solo is not None):
        return absent or _why_no_deal(s, options, kind, argument)
    reasons = [] if kind.number in allowed_numbers(s, step) else [_not_now(s, step, kind)]
    if argument == OPEN:
        argument = kind.argument.find(s, step, key.partition(":")[2])
    reasons += absent or kind.why_not(s, step, argument)
    return reasons or [reason(part_rule(s, step), "not-offered", choices=_labels(s, options))]


def _labels(s: State, options: dict[str, int]) -> str:
    """What can be chosen instead."""
    return text("list-rules").join(label_of(s, option) for option in options.values())


def _absent(kind: Kind) -> Reason:
    """That the game is played without what brings a kind of choice."""
    return reason(kind.rule, "no-solo") if kind.only_in == SOLO else reason("art.components", "no-expansion")


def _why_no_deal(s: State, options: dict[str, int], kind: Kind, argument: int) -> list[Reason]:
    step = s.agenda[-1]
    if not s.asking:
        return [reason(kind.rule, "dealer")]
    if any(option >> c.SHIFT == kind.number for option in s.options):
        unlisted = reason(kind.rule, "no-tile-to-lay", choices=_labels(s, options))
        return kind.why_not(s, step, argument) or [unlisted]
    return [reason(part_rule(s, step), "not-now", prompt=ended(prompt_of(s, step)), needs=text("needs-deal"))]


def _not_now(s: State, step: Step, kind: Kind) -> Reason:
    rule = part_rule(s, step)
    if kind.number == c.PASS:
        return reason(rule, "cannot-pass")
    if rule == "interim.step1_play_upgrade" and kind.number in (c.DISCARD, c.DEVELOP):
        rule = "interim.step1_limits"
    needs = text(f"needs-{kind.needs or kind.name}")
    return reason(rule, "not-now", prompt=ended(prompt_of(s, step)), needs=needs)
