"""`boonlake sheet`."""

from pathlib import Path

from typer.testing import CliRunner

from boonlake_panel.cli import app
from boonlake_panel.teach import course


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["sheet", *arguments])
    return result.exit_code, result.output


def test_a_cheat_sheet_and_lesson_sheets_are_written(tmp_path: Path) -> None:
    assert run("--language", "de", "--out", str(tmp_path)) == (0, f"{tmp_path / 'boonlake-de.html'}\n")
    assert "Zwischenwertung" in (tmp_path / "boonlake-de.html").read_text(encoding="utf-8")
    assert run("--lesson", "develop", "--out", str(tmp_path))[0] == 0
    assert (tmp_path / "boonlake-develop-en.html").exists()
    code, said = run("--lesson", "all", "--language", "fr", "--out", str(tmp_path / "all"))
    assert code == 0
    assert len(said.splitlines()) == len(course())


def test_what_is_unknown_is_named(tmp_path: Path) -> None:
    assert run("--language", "xx")[0] == 1
    code, said = run("--lesson", "nonsense")
    assert code == 1
    assert "develop" in said
