"""`boonlake show`: the game turn by turn, with variations indented."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from boonlake_panel import Setup, Study
from boonlake_panel.cli import app
from boonlake_panel.study.files import dumps
from boonlake_panel.study.text import in_words

from .support import grown, options


def show(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["show", *arguments])
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def study() -> Study:
    made = Study(Setup(players=2, seed=7, names=["Anna"]), title="First steps", tags=["opening"])
    made.comment("An **intro**", made.root)
    first, second = options(made)[:2]
    made.play(first)
    made.mark("good")
    made.comment("Two\nlines")
    made.branch(second, node=made.root, name="The other tile")
    while made.game.turn < 2:
        made.play(options(made)[0])
    return made


def test_a_study_in_words(study: Study) -> None:
    lines = list(in_words(study))
    assert lines[0] == "First steps"
    assert lines[1].startswith("2 players (Anna, Blue), seed 7")
    assert lines[3:5] == ["Tags: opening", "| An **intro**"]
    start = lines.index("Set-up")
    assert lines[start + 1].startswith("  Anna: Keep ")
    assert lines[start + 1].endswith(" !")
    assert lines[start + 2 : start + 4] == ["  | Two", "  | lines"]
    assert lines[start + 4] == "    Variation: The other tile"
    assert lines[start + 5].startswith("      Anna: Keep ")
    assert lines[start + 6].startswith("  Blue: Keep ")
    assert "Turn 1, round 1: Anna" in lines
    assert "  Points: Anna 0, Blue 0" in lines
    assert "Turn 2, round 1: Blue" in lines


def test_every_choice_is_shown_once() -> None:
    study = grown(400, players=3, branching=0.1)
    shown = [line for line in in_words(study) if line.strip().startswith(("Red:", "Blue:", "Yellow:"))]
    assert len(shown) == len(study)


def test_events_say_what_each_choice_led_to(study: Study) -> None:
    plain, more = list(in_words(study)), list(in_words(study, events=True))
    assert len(more) > len(plain)
    assert any("gains" in line for line in more)


def test_the_end_names_the_winner() -> None:
    study = Study(Setup(players=2, seed=3))
    while study.game.decision:
        study.play(study.game.decision.keys[0])
    assert list(in_words(study))[-1].startswith("  The game is over: ")


def test_show_prints_a_file(study: Study, tmp_path: Path) -> None:
    path = tmp_path / "study.json"
    study.save(path)
    code, output, errors = show(str(path))
    assert (code, errors) == (0, "")
    assert output.splitlines() == list(in_words(study))
    assert len(show(str(path), "--events")[1]) > len(output)


def test_show_keeps_what_can_be_played(study: Study, tmp_path: Path) -> None:
    path = tmp_path / "study.json"
    path.write_text(dumps(study)[:-60], encoding="utf-8")
    code, output, errors = show(str(path))
    assert code == 1
    assert "damaged" in errors
    assert output.startswith("First steps")


def test_show_answers_for_what_is_no_study(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("hello")
    code, output, errors = show(str(path))
    assert (code, output) == (1, "")
    assert "other.json: this is not a study" in errors
    assert show(str(tmp_path / "none"))[0] == 1
