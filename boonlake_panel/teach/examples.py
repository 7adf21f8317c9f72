"""Example positions: for every rule a place on the board where it can be seen.

`data/lessons/examples.yaml` names a position for each rule that no lesson teaches, and the choice that shows it:

gameend.sites:
  in: last_choice                       # one of the positions at the top of the file
  with: {players: [{display: [P144]}]}  # what is different here
  keys: [pass]                          # choices made before somebody looks
  key: "score:ST01"                     # the choice that shows the rule; or `refused`: one that it forbids
  shows: {changes: {points: 4}}         # a goal (goals.py); without it the choice or what it does must name the rule
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ..engine import Game
from ..texts.catalogue import all_rules
from ..texts.messages import DEFAULT_LANGUAGE, current_language
from .errors import LessonError
from .goals import Data, Situation, faults, met
from .lessons import TASK, Lesson, Start, Step
from .reading import course, languages, lessons_directory, read_start, read_yaml, strings
from .session import start_of

FILE = "examples.yaml"
FIELDS = {"in", "with", "keys", "key", "refused", "shows", "seat"}


@dataclass(frozen=True)
class Example:
    """A position for a rule: `key` is the choice to look at, `refused` a choice that the rule forbids."""

    rule: str
    start: Start
    texts: Mapping[str, str]
    key: str = ""
    refused: str = ""
    shows: Data = field(default_factory=dict)
    seat: int = 0

    def game(self) -> Game:
        """The game in which the rule can be seen."""
        return self.start.game()

    @property
    def text(self) -> str:
        """What there is to see."""
        return self.texts.get(current_language(), self.texts[DEFAULT_LANGUAGE])

    def holds(self) -> bool:
        """Whether the position really shows the rule."""
        game = self.game()
        if self.refused:
            verdict = game.explain(self.refused)
            return not verdict.legal and (self.rule in verdict.rules or bool(self.shows))
        after = game.play(self.key) if self.key else game
        if self.shows:
            keys = (self.key,) if self.key else ()
            return met(self.shows, Situation(game, after, self.seat, keys, after.events))
        return self.rule in (*game.explain(self.key).rules, *(event.rule for event in after.events))


@dataclass(frozen=True)
class RuleExample:
    """Where a rule can be seen: an example, or a step of a lesson."""

    text: str
    start: Game
    key: str = ""
    lesson: Lesson | None = None
    step: Step | None = None


@cache
def examples() -> Mapping[str, Example]:
    """The examples that come with the program, by rule."""
    return read_examples(lessons_directory())


def read_examples(folder: Path) -> dict[str, Example]:
    """The examples of a folder; raises `LessonError`."""
    data = read_yaml(folder / FILE, folder)
    positions, entries = data.get("positions"), data.get("examples")
    if not isinstance(positions, dict) or not isinstance(entries, dict):
        raise LessonError(FILE, "", "positions and examples are expected")
    texts = {
        language: read_yaml(path, folder)
        for language in languages(folder)
        if (path := folder / language / FILE).exists() or language == DEFAULT_LANGUAGE
    }
    return {rule: _example(rule, entry, positions, texts) for rule, entry in entries.items()}


def _example(rule: str, data: Any, positions: Mapping[str, Any], texts: Mapping[str, Mapping[str, str]]) -> Example:
    if rule not in all_rules():
        raise LessonError(FILE, rule, "a rule of the catalogue is expected")
    if not isinstance(data, dict) or not set(data) <= FIELDS:
        raise LessonError(FILE, rule, f"a table with some of {', '.join(sorted(FIELDS))} is expected")
    if data.get("in") not in positions:
        raise LessonError(FILE, rule, f"one of the positions is expected after 'in', not {data.get('in')!r}")
    if rule not in texts[DEFAULT_LANGUAGE]:
        raise LessonError(f"{DEFAULT_LANGUAGE}/{FILE}", rule, "a sentence is expected")
    shows = data.get("shows", {})
    for fault in faults(shows) if shows else []:
        raise LessonError(FILE, rule, f"{fault} is expected")
    if not (data.get("key") or data.get("refused") or shows):
        raise LessonError(FILE, rule, "a key, a refused key or what it shows is expected")
    merged = merge(positions[data["in"]], data.get("with", {}))
    keys = (*merged.pop("keys", ()), *strings(FILE, rule, data, "keys"))
    only_setup = set(merged) == {"setup"}
    start = read_start(FILE, rule, merged if only_setup else {"position": merged})
    assert start
    return Example(
        rule=rule,
        start=Start(start.setup, start.position, keys),
        texts={language: str(table[rule]) for language, table in texts.items() if rule in table},
        key=str(data.get("key", "")),
        refused=str(data.get("refused", "")),
        shows=shows,
        seat=int(data.get("seat", 0)),
    )


def merge(base: Any, change: Any) -> Any:
    """A position with changes: tables are merged, players one by one, everything else is replaced."""
    if not isinstance(base, dict) or not isinstance(change, dict):
        return change
    merged = {**base, **change}
    nothing: dict[str, Any] = {}
    for name in set(base) & set(change):
        one, other = base[name], change[name]
        if name == "players" and isinstance(other, list):
            merged[name] = [merge(old, new) for old, new in zip_longest(one, other, fillvalue=nothing)]
        else:
            merged[name] = merge(one, other)
    return merged


def rule_example(rule: str) -> RuleExample | None:
    """Where a rule can be seen: its example, else a lesson, a task before a text."""
    example = examples().get(rule)
    if example:
        return RuleExample(example.text, example.game(), example.key or example.refused)
    places = sorted(course().teaching(rule), key=lambda place: place[1].kind != TASK)
    if not places:
        return None
    lesson, step = places[0]
    key = step.solution[0] if step.solution else ""
    words = lesson.step_words(step)
    return RuleExample(words.text, start_of(lesson, lesson.steps.index(step)), key, lesson, step)
