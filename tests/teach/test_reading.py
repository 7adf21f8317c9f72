"""Faults of lessons are named with the file, the place, and what was expected; missing translations are found."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from boonlake_panel.teach import LessonError
from boonlake_panel.teach.examples import read_examples
from boonlake_panel.teach.goals import TESTS
from boonlake_panel.teach.reading import QUIZ_FIELDS, TASK_FIELDS, languages, lessons_directory, read_course
from boonlake_panel.teach.shapes import NAMES
from boonlake_panel.teach.translations import missing_texts
from boonlake_panel.texts.messages import in_language

LESSON: dict[str, Any] = {
    "id": "tiny",
    "position": {"players": [{}, {}]},
    "steps": [
        {"id": "read", "show": ["space:13"]},
        {"id": "do", "goal": {"key": "strip:*"}, "solution": ["strip:hire"], "rules": ["turn.choose_strip"]},
        {"id": "ask", "choices": ["a", "b"], "right": "a"},
    ],
}
WORDS: dict[str, Any] = {
    "title": "Tiny",
    "goal": "Small",
    "steps": {
        "read": "Look.",
        "do": {"text": "Do it.", "hint": "Any strip."},
        "ask": {"text": "Which?", "hint": "The first.", "choices": {"a": "A", "b": "B"}},
    },
}


def write(folder: Path, lesson: Any = LESSON, words: Any = WORDS) -> Path:
    (folder / "en").mkdir(exist_ok=True)
    (folder / "course.yaml").write_text("chapters: [one]")
    (folder / "one.yaml").write_text(yaml.safe_dump({"lessons": [lesson]}))
    (folder / "en" / "one.yaml").write_text(yaml.safe_dump({"title": "One", "lessons": {"tiny": words}}))
    return folder


def changed(step: int, **fields: Any) -> dict[str, Any]:
    steps = [dict(entry) for entry in LESSON["steps"]]
    steps[step] = {**steps[step], **fields}
    return {**LESSON, "steps": steps}


def test_a_small_course(tmp_path: Path) -> None:
    course = read_course(write(tmp_path))
    assert [step.kind for step in course.lesson("tiny").steps] == ["text", "task", "quiz"]
    assert course.chapters[0].title == "One"
    with in_language("de"):
        assert course.lesson("tiny").title == "Tiny", "English where there is nothing else"


@pytest.mark.parametrize(
    ("lesson", "message"),
    [
        (changed(0, show=["space:99"]), "one.yaml: lesson tiny, step read: a space is expected, not '99' (in 'show')"),
        (changed(0, show=["moon:1"]), "lesson tiny, step read: one of space, site"),
        (changed(0, colour="red"), "lesson tiny, step read: one of example, id, keys, ledger"),
        (changed(1, goal={"wish": 1}), "lesson tiny, step do: a goal with some of key, keys, figures"),
        (changed(1, goal={"figures": 3}), "lesson tiny, step do: names and values after 'figures'"),
        (changed(1, solution=[]), "lesson tiny, step do: a solution is expected"),
        (changed(1, rules=["turn.sleep"]), "step do: a rule of the catalogue is expected, not 'turn.sleep'"),
        (changed(2, right="c"), "step ask: some of the choices are expected after 'right', not ['c']"),
        (changed(2, id="read"), "lesson tiny, step read: an id that no other step has is expected"),
        ({**LESSON, "setup": {}}, "lesson tiny: a set-up or a position is expected, not both"),
        ({"id": "tiny", "steps": LESSON["steps"]}, "lesson tiny: a set-up or a position is expected"),
        ({"id": "tiny", "position": {}}, "lesson tiny: a list of steps is expected"),
        ({"steps": []}, "lessons: a lesson with an id is expected"),
    ],
)
def test_faults_of_lessons(tmp_path: Path, lesson: Any, message: str) -> None:
    with pytest.raises(LessonError) as caught:
        read_course(write(tmp_path, lesson))
    assert message in str(caught.value)
    assert str(caught.value).startswith("one.yaml: ")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"title": "Tiny"}, "en/one.yaml: lesson tiny: a title, a goal and steps are expected"),
        ({**WORDS, "steps": {"read": "Look."}}, "lesson tiny, step do: a text is expected"),
        ({**WORDS, "steps": {**WORDS["steps"], "do": "Do it."}}, "lesson tiny, step do: a hint is expected"),
        ({**WORDS, "steps": {**WORDS["steps"], "jump": "?"}}, "a step of the lesson is expected, not 'jump'"),
        (
            {**WORDS, "steps": {**WORDS["steps"], "ask": {"text": "?", "hint": "!", "choices": {"a": "A"}}}},
            "lesson tiny, step ask: words for the choices a, b are expected",
        ),
    ],
)
def test_faults_of_texts(tmp_path: Path, words: Any, message: str) -> None:
    with pytest.raises(LessonError) as caught:
        read_course(write(tmp_path, words=words))
    assert message in str(caught.value)


def test_faults_of_files(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"course\.yaml: this file is expected"):
        read_course(tmp_path)
    (tmp_path / "course.yaml").write_text("chapters: [")
    with pytest.raises(LessonError, match=r"course\.yaml: YAML is expected"):
        read_course(tmp_path)
    (tmp_path / "course.yaml").write_text("- one")
    with pytest.raises(LessonError, match="a table is expected at the top"):
        read_course(tmp_path)
    write(tmp_path)
    (tmp_path / "en" / "one.yaml").unlink()
    with pytest.raises(LessonError, match=r"en/one\.yaml: this file is expected"):
        read_course(tmp_path)


@pytest.mark.parametrize(
    ("example", "message"),
    [
        ("{ship.harbor: {in: nowhere, key: x}}", "ship.harbor: one of the positions is expected after 'in'"),
        ("{ship.moon: {in: start, key: x}}", "ship.moon: a rule of the catalogue is expected"),
        ("{ship.harbor: {in: start, colour: x}}", "ship.harbor: a table with some of in, key, keys"),
        ("{ship.harbor: {in: start}}", "ship.harbor: a key, a refused key or what it shows is expected"),
        ("{ship.lock_first: {in: start, key: x}}", "en/examples.yaml: ship.lock_first: a sentence is expected"),
        ("{ship.harbor: {in: start, shows: {wish: 1}}}", "ship.harbor: a goal with some of"),
    ],
)
def test_faults_of_examples(tmp_path: Path, example: str, message: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "examples.yaml").write_text(f"positions: {{start: {{players: [{{}}, {{}}]}}}}\nexamples: {example}")
    (tmp_path / "en" / "examples.yaml").write_text("ship.harbor: Look here.")
    with pytest.raises(LessonError) as caught:
        read_examples(tmp_path)
    assert message in str(caught.value)


def test_all_languages_are_complete() -> None:
    assert languages()[0] == "en"
    for language in languages():
        assert missing_texts(language) == ()


def test_missing_translations_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    shutil.copytree(lessons_directory(), folder)
    for language in languages(folder):
        if language != "en":
            shutil.rmtree(folder / language)
    shutil.copytree(folder / "en", folder / "de")
    assert missing_texts("de", folder) == ()
    path = folder / "de" / "land.yaml"
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    del data["lessons"]["explore"]["steps"]["frances"]["done"]
    del data["lessons"]["explore"]["steps"]["reveal"]
    del data["lessons"]["develop"]
    path.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    (folder / "de" / "solo.yaml").unlink()
    missing = missing_texts("de", folder)
    assert {"explore, frances: done", "explore, reveal", "develop: all texts", "solo: title"} <= set(missing)
    assert "eminence: all texts" in missing
    assert len(missing) == 6


def test_the_description_names_every_word_of_a_goal_and_every_field() -> None:
    text = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    table = text.partition("<!-- goals")[2].partition("\n\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(TESTS)
    for field in (TASK_FIELDS | QUIZ_FIELDS) - {"id"}:
        assert f"`{field}`" in text, field
    for kind in NAMES:
        assert f"`{kind}:" in text, kind


def test_the_description_can_be_run() -> None:
    text = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(code, {})
