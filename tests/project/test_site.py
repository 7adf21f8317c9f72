"""The documentation builds without a warning, needs nothing from other servers, and its code does what it says."""

import doctest
import re
import subprocess
import sys
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType

import pytest
from typer.testing import CliRunner

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
HOW_TO = sorted(path.name for path in (DOCS / "how-to").glob("*.md") if path.stem != "index")
COMMANDS = {"check-data", "new-pack", "box", "show"}
"""Commands that are quick; the others have tests of their own."""


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.slow
def test_the_site_is_built_without_a_warning_and_complete(tmp_path: Path) -> None:
    if find_spec("sphinx") is None or find_spec("furo") is None:
        pytest.skip("sphinx and furo are not installed (extra `docs`)")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", str(DOCS), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    check_it_asks_no_other_server(tmp_path)
    check_the_reference_names_everything_public(tmp_path)


def check_it_asks_no_other_server(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert {"index.html", "tutorial.html", "deployment.html"} <= {path.name for path in pages}
    for path in pages:
        text = path.read_text(encoding="utf-8")
        loaded = re.findall(r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"(?:https?:)?//[^\"]+\"", text)
        loaded += re.findall(r"<link\b[^>]*\bhref=\"(?:https?:)?//[^\"]+\"[^>]*>", text)
        assert loaded == [], path.name
    for path in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", path.read_text(encoding="utf-8")), path.name


def check_the_reference_names_everything_public(site: Path) -> None:
    import boonlake_panel
    from boonlake_panel.cli import app

    text = (site / "reference" / "api.html").read_text(encoding="utf-8")
    for name in boonlake_panel.__all__:
        assert f'id="boonlake_panel.{name}"' in text, name
    commands = (site / "reference" / "command-line.html").read_text(encoding="utf-8")
    for command in app.registered_commands:
        name = command.name or command.callback.__name__  # type: ignore[union-attr]
        assert f'id="boonlake-{name}"' in commands, name


def test_everything_in_the_reference_has_a_docstring() -> None:
    text = (DOCS / "reference" / "api.md").read_text(encoding="utf-8")
    for path in re.findall(r"^\.\. auto\w+:: (\S+)$", text, re.MULTILINE):
        module, _, name = path.rpartition(".")
        thing = getattr(import_module(module), name)
        assert thing.__doc__, path
        for member, value in vars(thing).items() if isinstance(thing, type) else ():
            if isinstance(value, property | FunctionType | classmethod | cached_property) and member[0] != "_":
                assert value.__doc__, f"{path}.{member}"


def test_the_tutorial_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = "\n".join(blocks(DOCS / "tutorial.md", "pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, "tutorial", str(DOCS / "tutorial.md"), 0)
    runner = doctest.DocTestRunner()
    runner.run(test)
    assert runner.summarize().attempted > 20
    assert not runner.failures


@pytest.mark.slow
@pytest.mark.parametrize("name", ["../../README.md", *HOW_TO])
def test_the_code_of_a_guide_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = blocks(DOCS / "how-to" / name, "python")
    assert code
    names: dict[str, object] = {"__name__": "guide"}
    for block in code:
        exec(compile(block, name, "exec"), names)


def test_analyses_are_short() -> None:
    """The page promises six analyses of at most 15 lines, and a guide an agent."""
    analyses = blocks(DOCS / "how-to" / "analyses.md", "python")
    assert len(analyses) == 6
    for code in [*analyses, blocks(DOCS / "how-to" / "agent.md", "python")[0]]:
        assert len([line for line in code.splitlines() if line.strip()]) <= 15


@pytest.mark.parametrize("page", ["tutorial.md", *(f"how-to/{name}" for name in HOW_TO)])
def test_commands_in_guides_work(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick ones are run; of all others the options exist."""
    from typer.main import get_command

    from boonlake_panel.cli import app
    from boonlake_panel.study.examples import load_example

    monkeypatch.chdir(tmp_path)
    load_example("two-planners").save("game.json")
    if "new-pack" not in "".join(blocks(DOCS / page, "sh")):
        assert CliRunner().invoke(app, ["new-pack", "my-pack"]).exit_code == 0
    lines = [line for block in blocks(DOCS / page, "sh") for line in block.splitlines()]
    for line in lines:
        words = re.sub(r"^\.venv/bin/", "", line.partition("  #")[0]).split()
        if not words or words[0] != "boonlake":
            continue
        command = get_command(app).commands[words[1]]  # type: ignore[attr-defined]
        if words[1] in COMMANDS and (words[1] != "show" or "--data" not in words):
            result = CliRunner().invoke(app, words[1:])
            assert result.exit_code == 0, f"{line}: {result.output}"
        else:
            known = {option for parameter in command.params for option in parameter.opts}
            assert {word for word in words if word.startswith("--")} <= known, line


def test_deployment_names_options_and_files_that_exist() -> None:
    from boonlake_panel.app.serving.server import ENVIRONMENT
    from boonlake_panel.cli import app

    unit = (DOCS / "deploy" / "boonlake@.service").read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=\S+/boonlake (.*)$", unit, re.MULTILINE)
    help_text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "TERM": "dumb"}).output
    assert all(option in help_text for option in re.findall(r"--[a-z-]+", start))
    assert f"{ENVIRONMENT}=" in (DOCS / "deploy" / "boonlake.env").read_text(encoding="utf-8")
