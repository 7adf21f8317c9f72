"""What is still missing in a language: every text of the lessons and examples that English has."""

from pathlib import Path

from ..texts.messages import DEFAULT_LANGUAGE
from .examples import read_examples
from .lessons import Lesson, Step
from .reading import lessons_directory, read_course


def missing_texts(language: str, folder: Path | None = None) -> tuple[str, ...]:
    """The texts that a language lacks, named by lesson and step."""
    where = folder or lessons_directory()
    missing: list[str] = []
    for chapter in read_course(where).chapters:
        if not chapter.titles.get(language):
            missing.append(f"{chapter.id}: title")
        for lesson in chapter.lessons:
            missing += _of_lesson(lesson, language)
    missing += [f"examples: {rule}" for rule, example in read_examples(where).items() if language not in example.texts]
    return tuple(missing)


def _of_lesson(lesson: Lesson, language: str) -> list[str]:
    if language not in lesson.texts:
        return [f"{lesson.id}: all texts"]
    return [name for step in lesson.steps for name in _of_step(lesson, step, language)]


def _of_step(lesson: Lesson, step: Step, language: str) -> list[str]:
    """The parts of a step that are written in English and not in the language."""
    place = f"{lesson.id}, {step.id}"
    english = lesson.texts[DEFAULT_LANGUAGE].steps[step.id]
    other = lesson.texts[language].steps.get(step.id)
    if other is None:
        return [place]
    missing = [f"{place}: {name}" for name in ("hint", "done") if getattr(english, name) and not getattr(other, name)]
    missing += [f"{place}: wrong {key}" for key in english.wrong if key not in other.wrong]
    return missing + [f"{place}: choice {name}" for name in english.choices if name not in other.choices]
