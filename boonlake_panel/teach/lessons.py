"""Lessons as data: a `Course` has chapters, a chapter has lessons, a lesson has steps.

lesson = course().lesson("develop")
lesson.title, lesson.step_words(lesson.steps[1]).text
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..engine import Game, Setup
from ..study.examples import load_example
from ..texts.messages import DEFAULT_LANGUAGE, current_language
from .goals import Data

TEXT, TASK, QUIZ = "text", "task", "quiz"
SECONDS_PER_WORD = 0.45
SECONDS_PER_STEP = {TEXT: 5, TASK: 30, QUIZ: 12}
"""Time to look, think, err and click, by kind of step."""


@dataclass(frozen=True)
class StepWords:
    """What a step says in one language. `wrong` answers tempting choices, by pattern of their key."""

    text: str
    hint: str = ""
    done: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class LessonWords:
    """The title of a lesson, what one can do afterwards, and its steps, in one language."""

    title: str
    goal: str
    steps: Mapping[str, StepWords]


@dataclass(frozen=True)
class Start:
    """Where a game begins: a set-up, a position or the end of a recorded game, and choices made from there."""

    setup: Mapping[str, Any] | None = None
    position: Mapping[str, Any] | None = None
    keys: tuple[str, ...] = ()
    example: str = ""

    def game(self) -> Game:
        """The game at this place; it is set up once and never changes."""
        return self._game

    @cached_property
    def _game(self) -> Game:
        game = self._first
        for key in self.keys:
            game = game.play(key)
        return game

    @property
    def _first(self) -> Game:
        if self.example:
            study = load_example(self.example)
            return study.game_at(study.main_line[-1])
        return Game.from_position(self.position) if self.position is not None else Game(Setup(**(self.setup or {})))


@dataclass(frozen=True)
class Step:
    """A text to read, a task to solve on the board, or a question.

    `start` begins a new position; without it the game of the step before goes on. `keys` are played before the step
    begins, `replies` by others and by chance, as soon as they can be. A task is solved when its `goal` is true, and has
    failed when `fail` is true or more than `within` choices were made; `only` fences in which choices are tried at all.
    `ledger` names the sources of points that the step counts, `again` the lesson to look at if its question was missed.
    """

    id: str
    kind: str
    start: Start | None = None
    keys: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    goal: Data = field(default_factory=dict)
    fail: Data | None = None
    only: tuple[str, ...] = ()
    within: int = 1
    solution: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)  # key: the rule that its reasons name, or ""
    choices: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    ledger: tuple[str, ...] = ()
    again: str = ""

    @property
    def moves_boats(self) -> bool:
        """Whether boats are moved by hand here; in other steps such moves would only distract."""
        return "boats.move_cost" in self.rules or any(key.startswith("boat:") for key in self.solution)


@dataclass(frozen=True)
class Lesson:
    """A lesson; `rules` are all rules that its steps teach, `later` says that it can wait until after a first game."""

    id: str
    chapter: str
    start: Start
    seat: int
    steps: tuple[Step, ...]
    texts: Mapping[str, LessonWords]
    later: bool = False

    @cached_property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.rules))

    @cached_property
    def seconds(self) -> int:
        """About how long it takes a newcomer: reading with an eye on the board, thinking, and some mistakes."""
        words = sum(len(f"{step.text} {step.done}".split()) for step in self.texts[DEFAULT_LANGUAGE].steps.values())
        return round(words * SECONDS_PER_WORD) + sum(SECONDS_PER_STEP[step.kind] for step in self.steps)

    @property
    def is_check(self) -> bool:
        """Whether its questions say which lessons to look at again."""
        return any(step.again for step in self.steps)

    @property
    def minutes(self) -> int:
        """About how many minutes it takes."""
        return max(1, round(self.seconds / 60))

    @property
    def words(self) -> LessonWords:
        """The texts in the current language, in English where it has none."""
        return self.texts.get(current_language(), self.texts[DEFAULT_LANGUAGE])

    def step_words(self, step: Step) -> StepWords:
        """The texts of a step in the current language, in English where it has none."""
        translated = self.words.steps
        return translated[step.id] if step.id in translated else self.texts[DEFAULT_LANGUAGE].steps[step.id]

    @property
    def title(self) -> str:
        return self.words.title

    def __repr__(self) -> str:
        return f"<Lesson {self.id}: {len(self.steps)} steps>"


@dataclass(frozen=True)
class Chapter:
    """Some lessons on one subject."""

    id: str
    lessons: tuple[Lesson, ...]
    titles: Mapping[str, str]

    @property
    def title(self) -> str:
        return self.titles.get(current_language(), self.titles[DEFAULT_LANGUAGE])


@dataclass(frozen=True)
class Course:
    """All chapters in order; iterating gives the lessons."""

    chapters: tuple[Chapter, ...]

    def __iter__(self) -> Iterator[Lesson]:
        return (lesson for chapter in self.chapters for lesson in chapter.lessons)

    def __len__(self) -> int:
        return sum(len(chapter.lessons) for chapter in self.chapters)

    @property
    def first_game(self) -> tuple[Lesson, ...]:
        """What a newcomer needs for a sensible first game."""
        return tuple(lesson for lesson in self if not lesson.later)

    @property
    def path(self) -> tuple[Lesson, ...]:
        """All lessons in the order in which to learn them: first what a first game needs."""
        return (*self.first_game, *(lesson for lesson in self if lesson.later))

    def lesson(self, id_: str) -> Lesson:
        """The lesson with an id; raises `KeyError`."""
        return self._by_id[id_]

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that follows on the path to a first game, then those that can wait; None after the last one."""
        place = self.path.index(lesson) + 1
        return self.path[place] if place < len(self.path) else None

    def teaching(self, rule: str) -> tuple[tuple[Lesson, Step], ...]:
        """The steps that teach a rule."""
        return self._by_rule.get(rule, ())

    @property
    def rules(self) -> frozenset[str]:
        """Every rule that is taught."""
        return frozenset(self._by_rule)

    @cached_property
    def _by_id(self) -> dict[str, Lesson]:
        return {lesson.id: lesson for lesson in self}

    @cached_property
    def _by_rule(self) -> dict[str, tuple[tuple[Lesson, Step], ...]]:
        steps: dict[str, list[tuple[Lesson, Step]]] = {}
        for lesson in self:
            for step in lesson.steps:
                for rule in step.rules:
                    steps.setdefault(rule, []).append((lesson, step))
        return {rule: tuple(places) for rule, places in steps.items()}
