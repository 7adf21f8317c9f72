"""Reading lessons: a chapter file says what happens, a file of the same name in `en/`, `de/` or `fr/` has the words."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..engine.codes import SOURCES
from ..study.examples import examples as recorded_games
from ..texts.catalogue import all_rules
from ..texts.data_folder import data_directory
from ..texts.messages import DEFAULT_LANGUAGE
from .errors import LessonError
from .goals import faults
from .lessons import QUIZ, TASK, TEXT, Chapter, Course, Lesson, LessonWords, Start, Step, StepWords
from .shapes import shape_fault

COURSE = "course.yaml"
STARTS = ("setup", "position", "example")
LESSON_FIELDS = {"id", "later", "seat", *STARTS, "keys", "steps"}
STEP_FIELDS = {"id", *STARTS, "keys", "replies", "show", "rules", "ledger"}
TASK_FIELDS = STEP_FIELDS | {"goal", "fail", "only", "within", "solution", "wrong"}
QUIZ_FIELDS = STEP_FIELDS | {"choices", "right", "again"}
WORD_FIELDS = {"text", "hint", "done", "wrong", "choices"}


def lessons_directory() -> Path:
    """Where lessons and their texts are kept."""
    return data_directory() / "lessons"


@cache
def course() -> Course:
    """The course that comes with the program."""
    return read_course(lessons_directory())


def read_course(folder: Path) -> Course:
    """The course of a folder; raises `LessonError`."""
    names = read_yaml(folder / COURSE, folder).get("chapters")
    if not isinstance(names, list) or not names:
        raise LessonError(COURSE, "chapters", "a list of chapters is expected")
    result = Course(tuple(read_chapter(folder, str(name)) for name in names))
    ids = [lesson.id for lesson in result]
    for id_ in ids:
        if ids.count(id_) > 1:
            raise LessonError(COURSE, f"lesson {id_}", "an id that no other lesson has is expected")
    for lesson in result:
        for step in lesson.steps:
            if step.again and step.again not in ids:
                place = f"lesson {lesson.id}, step {step.id}"
                raise LessonError(f"{lesson.chapter}.yaml", place, f"a lesson is expected, not {step.again!r}")
    return result


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """The languages that lessons have texts in, English first."""
    names = sorted(path.name for path in (folder or lessons_directory()).iterdir() if path.is_dir())
    return (DEFAULT_LANGUAGE, *(name for name in names if name != DEFAULT_LANGUAGE))


def read_yaml(path: Path, folder: Path) -> dict[str, Any]:
    """A YAML file with a table at its top; raises `LessonError`."""
    import yaml

    name = path.relative_to(folder).as_posix()
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except FileNotFoundError:
        raise LessonError(name, "", "this file is expected") from None
    except yaml.YAMLError as error:
        raise LessonError(name, "", f"YAML is expected: {' '.join(str(error).split())}") from None
    if not isinstance(data, dict):
        raise LessonError(name, "", "a table is expected at the top")
    return data


def read_chapter(folder: Path, name: str) -> Chapter:
    """A chapter with its texts in every language there is."""
    file = f"{name}.yaml"
    data = read_yaml(folder / file, folder)
    if not isinstance(data.get("lessons"), list):
        raise LessonError(file, "lessons", "a list of lessons is expected")
    texts = {
        language: read_yaml(path, folder)
        for language in languages(folder)
        if (path := folder / language / file).exists() or language == DEFAULT_LANGUAGE
    }
    lessons = tuple(_lesson(file, name, entry, texts) for entry in data["lessons"])
    titles = {language: str(table.get("title", "")) for language, table in texts.items()}
    if not titles[DEFAULT_LANGUAGE]:
        raise LessonError(f"{DEFAULT_LANGUAGE}/{file}", "title", "a title of the chapter is expected")
    return Chapter(name, lessons, titles)


def _lesson(file: str, chapter: str, data: Any, texts: Mapping[str, dict[str, Any]]) -> Lesson:
    if not isinstance(data, dict) or not isinstance(data.get("id"), str):
        raise LessonError(file, "lessons", f"a lesson with an id is expected, not {str(data)[:60]!r}")
    place = f"lesson {data['id']}"
    _known(file, place, data, LESSON_FIELDS)
    if not isinstance(data.get("steps"), list) or not data["steps"]:
        raise LessonError(file, place, "a list of steps is expected")
    steps = tuple(_step(file, place, entry) for entry in data["steps"])
    for step in steps:
        if sum(other.id == step.id for other in steps) > 1:
            raise LessonError(file, f"{place}, step {step.id}", "an id that no other step has is expected")
    words = {
        language: _lesson_words(f"{language}/{file}", place, table.get("lessons", {})[data["id"]], steps)
        for language, table in texts.items()
        if language == DEFAULT_LANGUAGE or data["id"] in table.get("lessons", {})
        if _has(f"{language}/{file}", place, table.get("lessons", {}), data["id"])
    }
    start = read_start(file, place, data)
    if start is None:
        raise LessonError(file, place, "a set-up or a position is expected")
    seat, later = int(data.get("seat", 0)), bool(data.get("later", False))
    return Lesson(data["id"], chapter, start, seat, steps, words, later)


def _has(file: str, place: str, table: Any, id_: str) -> bool:
    if not isinstance(table, dict) or id_ not in table:
        raise LessonError(file, place, "texts of this lesson are expected")
    return True


def read_start(file: str, place: str, data: Mapping[str, Any]) -> Start | None:
    """The place where a game begins, if a lesson, step or example names one."""
    given = [field for field in STARTS if field in data]
    if len(given) > 1:
        raise LessonError(file, place, "a set-up or a position is expected, not both")
    if not given:
        return None
    for field in ("setup", "position"):
        if field in data and not isinstance(data[field], dict):
            raise LessonError(file, place, f"names and values are expected after {field!r}")
    if "example" in data and data["example"] not in recorded_games():
        raise LessonError(file, place, f"a recorded game is expected, not {data['example']!r}")
    keys = strings(file, place, data, "keys")
    return Start(data.get("setup"), data.get("position"), keys, data.get("example", ""))


def strings(file: str, place: str, data: Mapping[str, Any], field: str) -> tuple[str, ...]:
    """A list of words; one alone may stand without brackets."""
    given = data.get(field, [])
    listed = [given] if isinstance(given, str | int) else given
    if not isinstance(listed, list) or not all(isinstance(item, str | int) for item in listed):
        raise LessonError(file, place, f"a list of words is expected after {field!r}, not {given!r}")
    return tuple(str(item) for item in listed)


def _known(file: str, place: str, data: Mapping[str, Any], fields: set[str]) -> None:
    unknown = sorted(set(data) - fields)
    if unknown:
        raise LessonError(file, place, f"one of {', '.join(sorted(fields))} is expected, not {unknown[0]!r}")


def _step(file: str, lesson: str, data: Any) -> Step:
    if not isinstance(data, dict) or not isinstance(data.get("id"), str):
        raise LessonError(file, lesson, f"a step with an id is expected, not {str(data)[:60]!r}")
    place = f"{lesson}, step {data['id']}"
    kind = TASK if "goal" in data else QUIZ if "choices" in data else TEXT
    _known(file, place, data, {TASK: TASK_FIELDS, QUIZ: QUIZ_FIELDS, TEXT: STEP_FIELDS}[kind])
    rules = strings(file, place, data, "rules")
    for rule in rules:
        if rule not in all_rules():
            raise LessonError(file, place, f"a rule of the catalogue is expected, not {rule!r}")
    start = read_start(file, place, data)
    solution = strings(file, place, data, "solution")
    step = Step(
        id=data["id"],
        kind=kind,
        start=start,
        keys=() if start else strings(file, place, data, "keys"),
        replies=strings(file, place, data, "replies"),
        show=strings(file, place, data, "show"),
        rules=rules,
        goal=data.get("goal", {}),
        fail=data.get("fail"),
        only=strings(file, place, data, "only"),
        within=int(data.get("within", sum(not key.startswith("boat:") for key in solution) or 1)),
        solution=solution,
        wrong=data.get("wrong", {}),
        choices=strings(file, place, data, "choices"),
        right=strings(file, place, data, "right"),
        ledger=strings(file, place, data, "ledger"),
        again=str(data.get("again", "")),
    )
    _check_step(file, place, step)
    return step


def _check_step(file: str, place: str, step: Step) -> None:
    for source in step.ledger:
        if source not in SOURCES:
            raise LessonError(file, place, f"a source of points is expected after 'ledger', not {source!r}")
    for name in step.show:
        if problem := shape_fault(name):
            raise LessonError(file, place, f"{problem} (in 'show')")
    if step.kind == TASK:
        for fault in [*faults(step.goal), *(faults(step.fail) if step.fail is not None else [])]:
            raise LessonError(file, place, f"{fault} is expected")
        if not step.solution:
            raise LessonError(file, place, "a solution is expected: one way to reach the goal")
        if not isinstance(step.wrong, dict):
            raise LessonError(file, place, "keys and rules are expected after 'wrong'")
    if step.kind == QUIZ and (not step.right or not set(step.right) < set(step.choices)):
        raise LessonError(file, place, f"some of the choices are expected after 'right', not {list(step.right)}")


def _lesson_words(file: str, place: str, data: Any, steps: tuple[Step, ...]) -> LessonWords:
    if not isinstance(data, dict) or not {"title", "goal", "steps"} <= set(data):
        raise LessonError(file, place, "a title, a goal and steps are expected")
    written = data["steps"]
    for id_ in written:
        if id_ not in {step.id for step in steps}:
            raise LessonError(file, place, f"a step of the lesson is expected, not {id_!r}")
    if file.startswith(f"{DEFAULT_LANGUAGE}/"):
        for step in steps:
            if step.id not in written:
                raise LessonError(file, f"{place}, step {step.id}", "a text is expected")
    words = {
        step.id: _step_words(file, f"{place}, step {step.id}", written[step.id], step)
        for step in steps
        if step.id in written
    }
    return LessonWords(str(data["title"]), str(data["goal"]), words)


def _step_words(file: str, place: str, data: Any, step: Step) -> StepWords:
    table = {"text": data} if isinstance(data, str) else data
    if not isinstance(table, dict) or not isinstance(table.get("text"), str):
        raise LessonError(file, place, "a text is expected")
    _known(file, place, table, WORD_FIELDS)
    if step.kind != TEXT and not table.get("hint"):
        raise LessonError(file, place, "a hint is expected")
    choices = {str(name): str(words) for name, words in table.get("choices", {}).items()}
    spoken = [choice for choice in step.choices if not choice.lstrip("-").isdigit()]
    if step.kind == QUIZ and set(choices) - set(step.choices) | set(spoken) - set(choices):
        raise LessonError(file, place, f"words for the choices {', '.join(spoken)} are expected")
    wrong = {str(key): str(words).strip() for key, words in table.get("wrong", {}).items()}
    done = str(table.get("done", "")).strip()
    return StepWords(table["text"].strip(), str(table.get("hint", "")).strip(), done, wrong, choices)
