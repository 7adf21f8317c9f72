"""`Game`: a position as a value. Playing a key gives a new game; the old one stays as it was.

game = Game(Setup(players=3, seed=7))
game.decision.prompt, game.decision.options
game = game.play("keep:ST05")
game.explain("strip:settle").reasons
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from textwrap import shorten
from typing import Any

from ..components.box import Box
from ..texts.display import Displayed
from ..texts.messages import current_language, in_language, known_language
from .choices.notation import keys_of
from .choices.options import group_of, label_of, option_rule
from .codes import ARGUMENT, SHIFT, SOURCES, STRIP
from .core import choose, run
from .events import E_PASS
from .hidden import determinized
from .position.reading import from_position
from .position.writing import to_position
from .reasons import Reason
from .rules.starting import state_for
from .seen import SeenGame
from .setup import Setup
from .state import Event as RawEvent
from .state import State
from .wording.event_rules import event_rule
from .wording.events import event_text
from .wording.explain import Verdict, explain
from .wording.prompts import kind_of, prompt_of

MAX_SHOWN = 6
"""Options that the short text of a decision names."""
MAX_WORDS = 120
"""Letters of its text that the short text of an event has."""


class IllegalChoice(ValueError):
    """A key that cannot be played now; `reasons` says why, each with its rule.

    >>> from boonlake_panel import Game, IllegalChoice, Setup
    >>> try:
    ...     Game(Setup(players=2, seed=7)).play("strip:settle")
    ... except IllegalChoice as problem:
    ...     print(problem.key, len(problem.reasons))
    strip:settle 1
    """

    def __init__(self, key: str, reasons: tuple[Reason, ...]) -> None:
        self.key = key
        self.reasons = reasons
        super().__init__(f"{key}: " + "; ".join(str(reason) for reason in reasons))

    def __reduce__(self) -> tuple[type["IllegalChoice"], tuple[str, tuple[Reason, ...]]]:
        return IllegalChoice, (self.key, self.reasons)  # so that it survives the way out of a worker process


class Option(Displayed):
    """A legal choice: its key, and when asked for, its label, the rule it rests on, and its group.

    >>> from boonlake_panel import Game, Setup
    >>> option = Game(Setup(players=2, seed=7)).decision.options[0]
    >>> option.key, option.rule
    ('keep:ST02', 'setup.scoring_tile_choice')
    """

    __slots__ = ("_labels", "_language", "_number", "_state", "key")

    def __init__(self, state: State, number: int, key: str, language: str | None = None) -> None:
        self._state = state
        self._number = number
        self._language = language
        self._labels: dict[str, str] = {}  # by language; several views ask for them, and costs take a trial each
        self.key = key

    @property
    def label(self) -> str:
        """What it does, in words."""
        with in_language(self._language):
            language = current_language()
            if language not in self._labels:
                self._labels[language] = label_of(self._state, self._number)
            return self._labels[language]

    @property
    def rule(self) -> str:
        """The id of the rule that it rests on."""
        return option_rule(self._state, self._number)

    @property
    def group(self) -> str:
        """What it belongs to on the board: strips, cards, map, levers, boats and so on."""
        return group_of(self._number)

    @property
    def row(self) -> int:
        """The row of the action board in which it lies, from 1; 0 for what is no strip."""
        return self._state.strips.index(self._number & ARGUMENT) + 1 if self._number >> SHIFT == STRIP else 0

    def __repr__(self) -> str:
        return f"Option({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


class Decision(Displayed):
    """A question to one seat, with every legal answer.

    >>> from boonlake_panel import Game, Setup
    >>> decision = Game(Setup(players=2, seed=7)).decision
    >>> decision.seat, decision.kind, len(decision.options)
    (0, 'keep', 2)
    """

    def __init__(self, state: State, language: str | None = None) -> None:
        self._state = state
        self._language = language
        self._step = state.agenda[-1]
        self.seat: int = self._step[1]

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """Every legal answer."""
        keys = keys_of(self._state)
        return tuple(Option(self._state, number, key, self._language) for key, number in keys.items())

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all options."""
        return tuple(option.key for option in self.options)

    @property
    def kind(self) -> str:
        """What kind of question it is, for example `turn` or `keep`."""
        return kind_of(self._step)

    @property
    def prompt(self) -> str:
        """The question in words."""
        with in_language(self._language):
            return prompt_of(self._state, self._step)

    def __repr__(self) -> str:
        more = f", and {len(self.keys) - MAX_SHOWN} more" if len(self.keys) > MAX_SHOWN else ""
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={list(self.keys[:MAX_SHOWN])!r}{more})"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: plain data, with the text and the rule for people.

    >>> from boonlake_panel import Game, Setup
    >>> event = Game(Setup(players=2, seed=7)).events[0]
    >>> event.what, event.seat
    ('lay', -1)
    """

    what: str
    seat: int  # -1: nobody's
    amount: int
    source: str  # where points come from, empty for other things
    detail: str
    rule: str
    text: str

    def __repr__(self) -> str:
        words = shorten(self.text, MAX_WORDS, placeholder=" …")
        return f"Event({self.what!r}, seat={self.seat}, amount={self.amount}, rule={self.rule!r}, text={words!r})"


class Game(Displayed):
    """A game at one moment. Immutable: `play` gives a new game.

    >>> from boonlake_panel import Game, Setup
    >>> game = Game(Setup(players=2, seed=7))
    >>> later = game.play(game.decision.keys[0])
    >>> game.decision.seat, later.decision.seat, later.over
    (0, 1, False)
    """

    __slots__ = ("__dict__", "_log", "_state", "language", "setup")

    def __init__(self, setup: Setup | None = None) -> None:
        self.language: str | None = None
        self.setup = (setup or Setup()).frozen()
        state = state_for(self.setup)
        state.log = []
        run(state)
        self._log = tuple(state.log)
        state.log = None
        self._state = state

    @classmethod
    def _of(cls, setup: Setup, state: State, log: tuple[RawEvent, ...], language: str | None = None) -> "Game":
        game = cls.__new__(cls)
        game.language = language
        game.setup = setup
        game._state = state
        game._log = log
        return game

    @classmethod
    def of_state(cls, setup: Setup, state: State) -> "Game":
        """The game at a state of the engine, which nobody may change afterwards."""
        return cls._of(setup.frozen(), state, ())

    @classmethod
    def from_position(cls, data: Mapping[str, Any]) -> "Game":
        """The game of a position, also one written by hand; raises `PositionError` with every fault."""
        setup, state = from_position(data)
        setup = setup.frozen()
        log = tuple(state.log or ())
        state.log = None
        return cls._of(setup, state, log)

    @classmethod
    def replay(cls, setup: Setup, keys: "list[str] | tuple[str, ...]") -> "Game":
        """The game after a list of keys."""
        game = cls(setup)
        for key in keys:
            game = game.play(key)
        return game

    def in_language(self, language: str | None) -> "Game":
        """The same game, whose texts are in a language wherever they are asked for; None: in the current one.

        >>> game = Game(Setup(players=2, seed=7)).in_language("de")
        >>> game.seat_name(0), game.play(game.decision.keys[0]).seat_name(1)
        ('Rot', 'Blau')
        """
        if language is not None:
            known_language(language)
        return Game._of(self.setup, self._state, self._log, language)

    def seat_name(self, seat: int) -> str:
        """The name of a seat, its colour if it has none."""
        with in_language(self.language):
            return self.setup.seat_name(seat)

    @property
    def state(self) -> State:
        """A copy of the state, for agents that search on the quiet path."""
        return self._state.separate_copy()

    @property
    def box(self) -> Box:
        """The components this game is played with."""
        return self._state.t.box

    @cached_property
    def decision(self) -> Decision | None:
        """The question that is open, or None when the game is over."""
        return Decision(self._state, self.language) if self._state.options else None

    def play(self, key: str) -> "Game":
        """The game after a choice; raises `IllegalChoice` with the reasons."""
        option = self._options.get(key)
        if option is None:
            raise IllegalChoice(key, self.explain(key).reasons)
        state = self._state.copy()
        state.log = []
        choose(state, option)
        log = tuple(state.log)
        state.log = None
        if log and log[0][0] == E_PASS:  # the rule of the question that was declined
            log = ((*log[0][:4], option_rule(self._state, option)), *log[1:])
        return Game._of(self.setup, state, log, self.language)

    @cached_property
    def _options(self) -> dict[str, int]:
        return keys_of(self._state)

    def explain(self, key: str) -> Verdict:
        """Whether a key can be played now, and by which rules and figures; works for every key."""
        with in_language(self.language):
            return explain(self._state, self._options, key)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last choice did; for a new game or a position what came before the first choice."""
        return tuple(self._event(event) for event in self._log)

    @property
    def log(self) -> tuple[RawEvent, ...]:
        """The same events as plain tuples (see `events.py`), for pictures and statistics that need no words."""
        return self._log

    def seen_by(self, seat: int | None) -> SeenGame:
        """The position, events, keys and labels as a seat may know them; None may know everything.

        >>> game = Game(Setup(players=2, seed=7))
        >>> game.seen_by(1).options, game.seen_by(1).key(game.decision.keys[0])
        ((), 'keep:?')
        """
        return SeenGame(self, seat)

    def _event(self, event: RawEvent) -> Event:
        what, seat, amount, source, _ = event
        with in_language(self.language):
            detail, words = event_text(self._state, event, self.setup.seat_name(seat) if seat >= 0 else "")
        return Event(
            what, seat, amount, SOURCES[source] if source >= 0 else "", detail, event_rule(self._state, event), words
        )

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self._state.options

    @property
    def scores(self) -> tuple[int, ...]:
        """Victory points by seat."""
        return tuple(player.vp for player in self._state.players)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points once the game is over; ties are shared, a person wins a solo tie."""
        best = max(self.scores)
        if self.over and self._state.solo is not None:
            return (0,) if self.scores[0] == best else (1,)
        return tuple(seat for seat, points in enumerate(self.scores) if points == best) if self.over else ()

    @property
    def ledger(self) -> tuple[dict[str, int], ...]:
        """By seat: points by source; the sum is the score."""
        return tuple(
            {source: points for source, points in zip(SOURCES, player.ledger, strict=True) if points}
            for player in self._state.players
        )

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._state.turn

    @property
    def current_turn(self) -> int:
        """The number of the turn in which the open choice is made: whoever is to open one chooses in it already."""
        return self._state.current_turn()

    @property
    def round(self) -> int:
        """The round of the game, 1 or 2."""
        return self._state.round

    @property
    def scoring(self) -> int:
        """How many interim scorings have begun."""
        return self._state.scoring

    @property
    def active(self) -> int:
        """The seat whose turn it is, or was last."""
        return self._state.active

    def position(self) -> dict[str, Any]:
        """The complete position as plain JSON data."""
        return to_position(self.setup, self._state)

    def determinize(self, seat: int, seed: int) -> "Game":
        """A game that a seat cannot tell from this one, with everything hidden dealt anew."""
        setup = Setup(**{**self.setup.to_dict(), "dealer": "auto"}) if self._state.asking else self.setup
        return Game._of(setup, determinized(self._state, seat, seed), (), self.language)

    def __reduce__(self) -> "tuple[Callable[..., Game], tuple[dict[str, Any], tuple[RawEvent, ...], str | None]]":
        return _restored, (self.position(), self._log, self.language)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.position() == other.position()

    def __hash__(self) -> int:
        return hash((self.setup, self.scores, self.turn))

    def __repr__(self) -> str:
        status = f"over, winners {self.winners}" if self.over else repr(self.decision)
        return f"<Game: {len(self.scores)} players, turn {self.turn}, scores {self.scores}, {status}>"


def _restored(position: dict[str, Any], log: tuple[RawEvent, ...], language: str | None) -> Game:
    """A game that was copied or sent to another process."""
    setup, state = from_position(position)
    state.log = None
    return Game._of(setup.frozen(), state, log, language)
