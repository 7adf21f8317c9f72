"""`boonlake export` and `boonlake picture`."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from boonlake_panel import Setup, Study
from boonlake_panel.cli import app
from boonlake_panel.texts.messages import use_language


@pytest.fixture
def file(tmp_path: Path) -> Path:
    study = Study(Setup(players=2, seed=7), title="Two & two")
    study.play(study.game.decision.keys[0])
    study.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def run(*arguments: object) -> tuple[int, str]:
    try:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    finally:
        use_language("en")
    return result.exit_code, result.output


def test_a_study_becomes_one_html_file(file: Path) -> None:
    target = file.with_suffix(".html")
    code, told = run("export", file, "--html", target, "--language", "de")
    assert code == 0
    assert '<iframe src="game.html" title="Two &amp; two"' in told
    assert target.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="de">')


def test_boards_become_pictures(file: Path) -> None:
    code, _ = run("picture", file, file.with_suffix(".svg"))
    assert code == 0
    assert file.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    code, _ = run("picture", file, file.with_suffix(".png"), "--board", "hand", "--seat", 1, "--width", 100, "--dark")
    assert code == 0
    assert file.with_suffix(".png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["out.jpg"], ".svg or .png"),
        (["out.png", "--board", "table"], "player-board"),
        (["out.png", "--seat", "3"], "no seat 3"),
        (["out.png", "--node", "nowhere"], "nowhere"),
        (["out.png", "--language", "xx"], "unknown language"),
    ],
)
def test_what_is_wrong_is_told(file: Path, options: list[str], told: str) -> None:
    code, said = run("picture", file, file.parent / options[0], *options[1:])
    assert code == 1
    assert told in said
    assert not (file.parent / options[0]).exists()
