"""`boonlake notebooks`, and the package as a program."""

import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from boonlake_panel.cli import app


def test_the_notebooks_are_copied_and_nothing_is_overwritten(tmp_path: Path) -> None:
    target = tmp_path / "stories"
    assert CliRunner().invoke(app, ["notebooks", str(target)]).exit_code == 0
    names = sorted(path.name for path in target.iterdir())
    assert len(names) == 10
    (target / names[0]).write_text("mine")
    again = CliRunner().invoke(app, ["notebooks", str(target)])
    assert again.exit_code == 0
    assert "stays" in again.output
    assert (target / names[0]).read_text() == "mine"


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = CliRunner().invoke(app, ["notebooks", str(tmp_path / "file" / "folder")])
    assert refused.exit_code == 1
    assert "cannot write" in refused.output


def test_the_package_is_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "boonlake_panel", "--help"], capture_output=True, text=True)
    assert done.returncode == 0
    assert "simulate" in done.stdout
