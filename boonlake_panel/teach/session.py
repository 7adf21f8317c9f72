"""`LessonSession`: somebody goes through a lesson. It knows the step, the game and what was tried; it draws nothing.

session = LessonSession(course().lesson("settle"))
session.words.text, session.step.show, session.game
session.play("develop:17.upper").text      # solved, onward, wrong or illegal, always with a sentence
session.next()
"""

from dataclasses import dataclass

from ..engine import Event, Game, IllegalChoice, Option, Reason
from ..texts.messages import ended, text
from .goals import Situation, matches, met
from .lessons import QUIZ, TASK, TEXT, Lesson, Step, StepWords
from .progress import Progress
from .reach import can_be_reached, failed

SOLVED, ONWARD, WRONG, ILLEGAL, IDLE = "solved", "onward", "wrong", "illegal", "idle"
CHANCE = ("draw", "reveal", "lay", "row", "deal", "solo", "corner", "remove", "condition")
"""Kinds of keys with which people say what chance brought."""
MAX_REPLIES = 200
"""How many choices others make at most before the learner is asked again."""
MAX_TOLD = 3
"""So many sentences about what others did are enough."""


@dataclass(frozen=True)
class Feedback:
    """The answer to a choice: what it is, a sentence, the reasons of the rules, and what happened."""

    kind: str
    text: str
    reasons: tuple[Reason, ...] = ()
    events: tuple[Event, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the choice was right, so that the learner can go on."""
        return self.kind in (SOLVED, ONWARD)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the reasons rest on."""
        return tuple(dict.fromkeys(reason.rule for reason in self.reasons if reason.rule))


class LessonSession:
    """A lesson in progress.

    `step` is the current step and `game` its board; `solved` says whether one may go on to the next; `attempts` counts
    what did not work in this step; `done` is true after the last step. `missed` are the steps whose questions were not
    answered right at the first go.
    """

    number: int
    start: Game
    game: Game
    played: tuple[str, ...]
    events: tuple[Event, ...]
    attempts: int
    hints: int
    solved: bool
    _on_the_way: bool

    def __init__(
        self,
        lesson: Lesson,
        *,
        progress: Progress | None = None,
        resume: bool = False,
    ) -> None:
        self.lesson = lesson
        self.progress = progress
        self.done = False
        self.missed: tuple[Step, ...] = ()
        first = progress.step(lesson.id) if progress and resume and not lesson.is_check else 0  # a check is one piece
        self._enter(min(first, len(lesson.steps) - 1), None)

    # Looking

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.number]

    @property
    def words(self) -> StepWords:
        """The texts of the current step."""
        return self.lesson.step_words(self.step)

    @property
    def is_last(self) -> bool:
        """Whether this is the last step."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def options(self) -> tuple[Option, ...]:
        """What a task offers; moves of boats only where the step is about them or nothing else can be done."""
        if self.step.kind != TASK or self.solved or self.done or self.game.decision is None:
            return ()
        options = self.game.decision.options
        others = tuple(option for option in options if option.group != "boats")
        return others if not self.step.moves_boats and any(option.key != "pass" for option in others) else options

    @property
    def choices(self) -> dict[str, str]:
        """The answers to a question, by name; numbers speak for themselves."""
        return {choice: self.words.choices.get(choice, choice) for choice in self.step.choices}

    # Doing

    def play(self, key: str) -> Feedback:
        """Make a choice on the board. Wrong ones are taken back."""
        if self.step.kind != TASK or self.solved:
            return Feedback(IDLE, text("teach-read-on"))
        before, verdict = self._situation(), self.game.explain(key)
        if not verdict.legal:
            return self._miss(Feedback(ILLEGAL, self._wrong_words(key, "teach-illegal"), verdict.reasons))
        if self.step.only and not matches(key, self.step.only):
            rules = tuple(Reason(reason.rule, "") for reason in verdict.reasons)  # not that it is possible
            return self._miss(Feedback(WRONG, self._wrong_words(key, "teach-elsewhere"), rules), before)
        self.played = (*self.played, key)
        self.game, events = self._answered(self.game.play(key))
        self.events = (*self.events, *events)
        if met(self.step.goal, self._situation()):
            return self._solve(events)
        if failed(self.step, self._situation()):
            feedback = Feedback(WRONG, self._wrong_words(key, "teach-not-yet"), (), events)
            return self._miss(feedback, before if self._on_the_way else None)
        reachable = can_be_reached(self.step, self._situation(), self._answered)
        if reachable is False:
            rules = tuple(Reason(reason.rule, "") for reason in verdict.reasons)
            return self._miss(Feedback(WRONG, self._wrong_words(key, "teach-dead-end"), rules, events), before)
        self._on_the_way = reachable is True
        return Feedback(ONWARD, text("teach-onward" if reachable else "teach-go-on"), (), events)

    def answer(self, choice: str | int) -> Feedback:
        """Answer a question."""
        if self.step.kind != QUIZ or self.solved:
            return Feedback(IDLE, text("teach-read-on"))
        if str(choice) not in self.step.choices:
            raise ValueError(f"no choice {choice!r}; there are {', '.join(self.step.choices)}")
        if str(choice) in self.step.right:
            return self._solve(())
        if self.step not in self.missed:
            self.missed = (*self.missed, self.step)
        return self._miss(Feedback(WRONG, self._wrong_words(str(choice), "teach-think-again")))

    def hint(self) -> str:
        """A hint; asked again, the next choice of a solution."""
        self.hints += 1
        if self.step.kind == TEXT or self.solved:
            return text("teach-read-on")
        following = self.next_key()
        if self.hints == 1 or (self.step.kind == TASK and following is None):
            return self.words.hint
        if following is None:
            return text("teach-hint-answer", choice=self.choices[self.step.right[0]])
        decision = self.game.decision
        label = next((option.label for option in decision.options if option.key == following), "") if decision else ""
        return text("teach-hint-key", choice=label)

    def next_key(self) -> str | None:
        """The next choice of the solution, as long as the learner follows it."""
        if self.step.kind != TASK or self.solved:
            return None
        rest = self.step.solution[len(self.played) :]
        legal = self.game.decision.keys if self.game.decision else ()
        return rest[0] if rest and rest[0] in legal else None

    # Going on

    def next(self) -> Step | None:
        """Go on to the next step once this one is solved; None after the last one, when the lesson is done."""
        if not self.solved:
            return self.step
        if self.is_last:
            self.done = True
            if self.progress:
                self.progress.finish(self.lesson.id)
            return None
        self._enter(self.number + 1, self.game)
        return self.step

    def back(self) -> Step:
        """Take back the choices of this step; if there are none, go to the step before."""
        self._enter(self.number if self.played else max(0, self.number - 1), None)
        return self.step

    def restart(self) -> Step:
        """Begin the lesson again."""
        self.done = False
        self.missed = ()
        self._enter(0, None)
        return self.step

    # Inside

    def _enter(self, number: int, game: Game | None) -> None:
        """Begin a step with the learner's own game if its task can be solved there, else as the lesson goes."""
        self.number = number
        self.played, self.events = (), ()
        self._on_the_way = True  # as far as the search knows: the goal can be reached from here
        self.attempts = self.hints = 0
        self.solved = self.step.kind == TEXT
        begun = self._begun(game) if game is not None else None
        self.start = begun if begun is not None and self._solvable(begun) else start_of(self.lesson, number)
        self.game = self.start
        if self.progress:
            self.progress.reach(self.lesson.id, number)

    def _begun(self, game: Game) -> Game | None:
        try:
            return begin(self.lesson, self.step, game)
        except IllegalChoice:
            return None

    def _solvable(self, game: Game) -> bool:
        return self.step.kind != TASK or solves(self.lesson, self.step, game)

    def _situation(self) -> Situation:
        return Situation(self.start, self.game, self.lesson.seat, self.played, self.events)

    def _answered(self, game: Game) -> tuple[Game, tuple[Event, ...]]:
        return answered(game, self.lesson.seat, self.step.replies)

    def _solve(self, events: tuple[Event, ...]) -> Feedback:
        self.solved = True
        words = self.words.done or text("teach-solved")
        return Feedback(SOLVED, " ".join([words, *self._others(events)]), (), events)

    def _others(self, events: tuple[Event, ...]) -> list[str]:
        """What others did where the lesson lets them answer: told from the events, so that it is true."""
        told = [ended(event.text) for event in events if event.seat not in (-1, self.lesson.seat)]
        return list(dict.fromkeys(told))[:MAX_TOLD] if self.step.replies and not self.game.over else []

    def _miss(self, feedback: Feedback, before: Situation | None = None) -> Feedback:
        """Count a choice that did not work; a wrong one is taken back, or with it all choices of the step."""
        self.attempts += 1
        if feedback.kind == WRONG:
            self.game = before.game if before else self.start
            self.played, self.events = (before.keys, before.events) if before else ((), ())
            self._on_the_way = True
        return feedback

    def _wrong_words(self, key: str, otherwise: str) -> str:
        """The lesson's own answer to a tempting choice or answer, or a general one with the hint."""
        own = next((words for pattern, words in self.words.wrong.items() if matches(key, pattern)), "")
        return own or f"{text(otherwise)} {self.words.hint}".strip()


def answered(game: Game, seat: int, replies: tuple[str, ...] = ()) -> tuple[Game, tuple[Event, ...]]:
    """Others and chance answer until a seat is asked again: with the replies of the lesson, or else by declining.

    A turn of somebody else is only played if the lesson has a reply for it.
    """
    events = game.seen_by(seat).events  # what others draw stays their secret
    left = list(replies)
    for _ in range(MAX_REPLIES):
        decision = game.decision
        chance = decision is not None and decision.keys[0].partition(":")[0] in CHANCE
        if decision is None or (decision.seat == seat and not chance):
            break
        key = next((reply for reply in left if reply in decision.keys), "")
        if not key and decision.kind == "turn":
            break  # the turn of somebody else is their own
        if key:
            left.remove(key)
        game = game.play(key or ("pass" if "pass" in decision.keys else decision.keys[0]))
        events = (*events, *game.seen_by(seat).events)
    return game, events


def begin(lesson: Lesson, step: Step, game: Game) -> Game:
    """The game at the beginning of a step; raises `IllegalChoice`."""
    game = step.start.game() if step.start else game
    game, _ = answered(game, lesson.seat, step.replies)
    for key in step.keys:
        game, _ = answered(game.play(key), lesson.seat, step.replies)
    return game


def solves(lesson: Lesson, step: Step, game: Game) -> bool:
    """Whether the solution of a task works in a game."""
    start = game
    keys: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    try:
        for key in step.solution:
            game, more = answered(game.play(key), lesson.seat, step.replies)
            keys, events = (*keys, key), (*events, *more)
    except IllegalChoice:
        return False
    return met(step.goal, Situation(start, game, lesson.seat, keys, events))


def start_of(lesson: Lesson, number: int) -> Game:
    """The game at the beginning of a step, with the solutions of the steps before."""
    first = max((place for place in range(number + 1) if lesson.steps[place].start), default=0)
    game = lesson.start.game()
    for place in range(first, number + 1):
        step = lesson.steps[place]
        game = begin(lesson, step, game)
        for key in step.solution if place < number else ():
            game, _ = answered(game.play(key), lesson.seat, step.replies)
    return game
