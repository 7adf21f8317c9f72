"""The coach: what is going on, what can be done and what it would do, what just happened; always with the rule.

coach(game).now.text
[(choice.label, choice.effect, choice.rule) for choice in coach(game).choices]
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ..engine import Decision, Event, Game, Option
from ..texts.messages import ended, has_text, text

SECRET = frozenset(("reveal", "draw", "solo_tile", "corner", "deal", "refill", "reshuffle"))
"""Events that chance decides: nobody may know them before they happen."""
AFTERWARDS = frozenset(("push", "interim", "round", "solo_tile", "over", *SECRET - {"draw"}))
"""What follows is no longer the work of the choice itself."""
QUIET = frozenset(("pass", "push", "row", "lay", "deal", "forgo"))
"""Events that need no sentence."""
AMOUNTS = ("coins", "vases", "inhabitants", "vp", "draw", "discard")
DEEDS = (
    "develop",
    "house",
    "settlement",
    "cattle",
    "build_site",
    "modernize",
    "project",
    "shipyard",
    "retrieve",
    "keep",
)
TOLD = ("track", "lever", "lake", "improve", "lock", "boat")
MAX_NOTES = 8
"""So many sentences about what happened are enough."""


@dataclass(frozen=True)
class Note:
    """A sentence and the rule behind it."""

    text: str
    rule: str


@dataclass(frozen=True)
class Choice:
    """A legal choice: what it is called, what it would do as far as one can know, and the rule that allows it."""

    key: str
    label: str
    group: str
    effect: str
    rule: str


class Coach:
    """Explains one moment of a game to a seat, by default to the one that has to choose."""

    def __init__(self, game: Game, seat: int | None = None) -> None:
        self.game = game
        self.seat = seat if seat is not None else game.decision.seat if game.decision else -1

    @property
    def now(self) -> Note:
        """What the open question is, and what one should know to answer it."""
        decision = self.game.decision
        if decision is None:
            names = ", ".join(self.game.setup.seat_name(winner) for winner in self.game.winners)
            rule = next((event.rule for event in self.game.events if event.what == "over"), "final.winner_ties")
            return Note(text("coach-over", names=names), rule)
        who = "" if decision.seat == self.seat else self.game.setup.seat_name(decision.seat)
        prompt = text("coach-waiting", seat=who, prompt=ended(decision.prompt)) if who else ended(decision.prompt)
        return Note(f"{prompt} {self.about.text}".strip(), self.about.rule)

    @property
    def about(self) -> Note:
        """What one should know to answer the open question, for those who read the question itself elsewhere."""
        decision = self.game.decision
        if decision is None:
            return Note("", "")
        message = f"coach-now-{decision.kind.replace('_', '-')}"
        return Note(text(message) if has_text(message) else "", _rule_of(decision))

    @property
    def can(self) -> Note:
        """In one sentence what can be done, counted by kind."""
        decision = self.game.decision
        if decision is None or decision.seat != self.seat:
            return Note("", "")
        counts: dict[str, int] = {}
        for option in decision.options:
            kind = option.key.partition(":")[0]
            counts[kind] = counts.get(kind, 0) + 1
        parts = [text(f"coach-can-{kind}", count=count) for kind, count in counts.items()]
        return Note(text("coach-can", what="; ".join(parts)), _rule_of(decision))

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every legal choice with what it would do; none while somebody else chooses."""
        decision = self.game.decision
        if decision is None or decision.seat != self.seat:
            return ()
        return tuple(self._choice(option) for option in decision.options)

    @property
    def happened(self) -> tuple[Note, ...]:
        """What the last choice did, and why: a few sentences."""
        events = [event for event in self.game.seen_by(self.seat).events if event.what not in QUIET]
        notes = list(dict.fromkeys(self._told(events)))
        if len(notes) <= MAX_NOTES:
            return tuple(notes)
        return (*notes[: MAX_NOTES - 1], Note(text("coach-more", count=len(notes) - MAX_NOTES + 1), ""))

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules that are named, the open question first."""
        named = (self.now.rule, *(note.rule for note in self.happened), *(choice.rule for choice in self.choices))
        return tuple(dict.fromkeys(rule for rule in named if rule))

    def effect(self, key: str) -> str:
        """What a choice would do for the seat that chooses, without telling what chance will bring."""
        decision = self.game.decision
        if decision is None:
            return ""
        after = self.game.play(key)
        own = _own_work(after.events, decision.seat)
        changes = ", ".join([*self._amounts(own), *self._deeds(own), *self._steps(own)])
        secret = any(event.what in SECRET for event in after.events)
        following = after.decision
        new = following is not None and following.seat == decision.seat and following.prompt != decision.prompt
        if changes and not (key.startswith("play:") and new and not secret):
            return changes
        if secret or following is None or not new or following.kind == "turn":
            return changes or text("coach-chance" if secret else "coach-nothing")
        then = text("coach-then", prompt=ended(following.prompt))
        return f"{changes}. {then}" if changes else then

    def _choice(self, option: Option) -> Choice:
        return Choice(option.key, option.label, option.group, self.effect(option.key), option.rule)

    def _amounts(self, events: list[Event]) -> list[str]:
        changes = []
        for what in AMOUNTS:
            given = [1 if what in ("draw", "discard") else event.amount for event in events if event.what == what]
            for amount in (sum(n for n in given if n < 0), sum(n for n in given if n > 0)):
                if amount:
                    message = f"coach-{'loses' if amount < 0 else 'gains'}-{what}"
                    changes.append(text(message, amount=abs(amount)))
        return changes

    def _deeds(self, events: list[Event]) -> list[str]:
        happened = {event.what for event in events}
        return [text(f"coach-does-{what.replace('_', '-')}") for what in DEEDS if what in happened]

    def _steps(self, events: list[Event]) -> list[str]:
        return [event.text for event in events if event.what in TOLD]

    def _told(self, events: list[Event]) -> Iterable[Note]:
        """The events as sentences; several drawn cards become one."""
        draws: dict[int, int] = {}
        for event in events:
            if event.what.startswith("draw"):
                draws[event.seat] = draws.get(event.seat, 0) + 1
        for event in events:
            if event.what.startswith("draw") and draws.get(event.seat, 0) > 1:
                name = self.game.setup.seat_name(event.seat)
                yield Note(text("coach-draws", seat=name, amount=draws[event.seat]), event.rule)
            else:
                yield Note(event.text, event.rule)


def coach(game: Game, seat: int | None = None) -> Coach:
    """The coach for a moment of a game."""
    return Coach(game, seat)


def _own_work(events: tuple[Event, ...], seat: int) -> list[Event]:
    """What a choice did for a seat, up to what chance or others bring."""
    own: list[Event] = []
    for event in events:
        if event.what in AFTERWARDS:
            break
        if event.seat == seat:
            own.append(event)
    return own


def _rule_of(decision: Decision) -> str:
    """The rule of a question: that of declining, which belongs to the part of the turn, or of its first answer."""
    rules = {option.key: option.rule for option in decision.options}
    return rules.get("pass") or next(iter(rules.values()))
