"""A guided first game: which ideas are new at a moment, what the coach asks, and what has to be laid out before.

guide = Guide(people=[0])
moment = guide.look(game)             # once for every game of the line, in order
moment.ideas, moment.asks

What triggers an idea stands in `data/lessons/first_game.yaml`; what it says in `first_game.ftl`.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..components.box import Box
from ..engine import Game, Setup
from ..texts.messages import text
from .errors import LessonError
from .reading import lessons_directory, read_yaml

FILE = "first_game.yaml"
MAX_IDEAS = 2
"""So many new ideas are told at a time; others wait for the next moment."""


@dataclass(frozen=True)
class Idea:
    """Something that is explained when it first occurs: as a question to a person, or as an event."""

    id: str
    decisions: frozenset[str]
    events: frozenset[str]
    rule: str

    @property
    def title(self) -> str:
        return text(f"first-idea-{self.id}")

    @property
    def text(self) -> str:
        return text(f"first-idea-{self.id}-text")


@dataclass(frozen=True)
class FirstGame:
    """The game and its guide as data. `questions` says every how often a kind of decision is asked about."""

    seed: int
    players: tuple[int, ...]
    agent: str
    race: int
    duel: int
    questions: Mapping[str, int]
    reasons: Mapping[str, tuple[str, ...]]
    ideas: tuple[Idea, ...]

    def setup(self, players: int) -> Setup:
        """The set-up for so many seats: always the same game."""
        return Setup(players=players, seed=self.seed)


@dataclass(frozen=True)
class Moment:
    """What the coach has to say to a game: ideas that are new, and whether a choice is asked about."""

    ideas: tuple[Idea, ...] = ()
    asks: bool = False


class Guide:
    """Goes along a game and knows what was explained and asked before."""

    def __init__(self, people: Collection[int], course: FirstGame | None = None) -> None:
        self.people = frozenset(people)
        self.course = course or first_game()
        self._left = list(self.course.ideas)
        self._waiting: list[Idea] = []
        self._asked: Counter[tuple[int, str]] = Counter()

    def look(self, game: Game) -> Moment:
        """The next game of the line: what is new in it. Nothing is told while the computer has to choose."""
        decision = game.decision
        own = decision is not None and decision.seat in self.people
        kind = decision.kind if decision is not None and own and len(decision.options) > 1 else ""
        happened = {event.what for event in game.events}
        new = [idea for idea in self._left if kind in idea.decisions or happened & idea.events]
        self._left = [idea for idea in self._left if idea not in new]
        self._waiting += new
        if decision is not None and not own:
            return Moment()
        told, self._waiting = self._waiting[:MAX_IDEAS], self._waiting[MAX_IDEAS:]
        return Moment(tuple(told), decision is not None and bool(kind) and self._asks(decision.seat, kind))

    def _asks(self, seat: int, kind: str) -> bool:
        every = self.course.questions.get(kind, 0)
        self._asked[seat, kind] += 1
        return every > 0 and (self._asked[seat, kind] - 1) % every == 0


@dataclass(frozen=True)
class Layout:
    """A step of setting up the game at the table."""

    id: str
    text: str


def layout_steps(setup: Setup, box: Box) -> tuple[Layout, ...]:
    """What to lay out for a number of players, in order, in the current language."""
    players, number = setup.players, box.constant
    coins = ", ".join(str(number(f"starting_coins_{seat + 1}")) for seat in range(players))
    position = Game(setup).position()
    facts: dict[str, str | int] = {
        "players": players,
        "tiles": len(position["map"]),
        "strips": len(box.strips),
        "coins": coins,
        "space": 1 + [space.id for space in box.route(1)].index(position["players"][0]["ship"]),
        "hand": number("starting_hand"),
        "ranch": number("starting_ranch_inhabitants"),
        "recess": number("starting_recess_inhabitants"),
        "supply": number("starting_supply_inhabitants"),
        "boats": number("boats"),
        "dealt": number("scoring_tiles_dealt"),
        "scoring": number("scoring_tiles_in_play"),
    }
    return tuple(Layout(name, text(f"first-layout-{name}", **facts)) for name in LAYOUT)


LAYOUT = ("map", "piles", "strips", "supply", "board", "ship", "markers", "hand", "coins", "choices")
"""What is laid out, in order."""


@cache
def first_game() -> FirstGame:
    """The first game that comes with the program."""
    folder = lessons_directory()
    return read_first_game(read_yaml(folder / FILE, folder))


def read_first_game(data: Mapping[str, Any]) -> FirstGame:
    """The game from its data; raises `LessonError`."""
    try:
        ideas = tuple(
            Idea(str(one["id"]), _names(one, "decision"), _names(one, "event"), str(one.get("rule", "")))
            for one in data["ideas"]
        )
        return FirstGame(
            int(data["seed"]),
            tuple(int(count) for count in data["players"]),
            str(data["agent"]),
            int(data["rollouts"]["race"]),
            int(data["rollouts"]["duel"]),
            {str(kind): int(every) for kind, every in data["questions"].items()},
            {str(name): tuple(sources) for name, sources in data["reasons"].items()},
            ideas,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise LessonError(FILE, "the first game", f"{problem} is not as expected") from None


def _names(entry: Mapping[str, Any], field: str) -> frozenset[str]:
    given = entry.get(field, ())
    return frozenset([given] if isinstance(given, str) else given)
