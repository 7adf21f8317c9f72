"""pyproject.toml, environment.yml, README.md and .ci/run say the same."""

import re
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CONDA_NAMES = {
    "build": "python-build",
    "prometheus-client": "prometheus_client",
    "psycopg[binary]": "psycopg",
    "types-PyYAML": "types-pyyaml",
}
ONLY_PIP_EXTRAS = {"bench"}
PRIVATE_PARTS = {"panel", "panel-material-ui", "bokeh"}  # we lean on those of these


def split(requirement: str) -> tuple[str, str]:
    match = re.fullmatch(r"([\w.\[\]-]+)(.*)", requirement)
    assert match, requirement
    return match[1], match[2]


def test_environment_and_pyproject_name_the_same_requirements() -> None:
    environment = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
    listed = [entry for entry in environment["dependencies"] if isinstance(entry, str)]
    listed += [name for entry in environment["dependencies"] if isinstance(entry, dict) for name in entry["pip"]]
    extras = [names for extra, names in PROJECT["optional-dependencies"].items() if extra not in ONLY_PIP_EXTRAS]
    wanted = dict(split(entry) for entry in [*PROJECT["dependencies"], *(name for names in extras for name in names)])
    listed_versions = dict(split(entry) for entry in listed)
    assert listed_versions.pop("python") == PROJECT["requires-python"]
    assert listed_versions.pop("pip") == ""
    assert listed_versions.pop("-e") == " ."  # the package itself
    assert listed_versions == {CONDA_NAMES.get(name, name): bound for name, bound in wanted.items()}
    assert environment["channels"] == ["conda-forge"]


def test_every_requirement_has_a_lower_bound_and_some_an_upper_one() -> None:
    for entry in PROJECT["dependencies"]:
        name, bounds = split(entry)
        upper = r",<[\d.]+" if name in PRIVATE_PARTS else ""
        assert re.fullmatch(rf">=[\d.]+{upper}", bounds), entry


def test_the_readme_has_the_command_that_ci_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pattern = re.search(r"grep -E '(.*)' README.md", (ROOT / ".ci" / "run").read_text(encoding="utf-8"))
    assert pattern
    (command,) = re.findall(pattern[1], readme, re.MULTILINE)
    assert '".[test]"' in command


def test_readme_commands_exist() -> None:
    from typer.main import get_command

    from boonlake_panel.cli import app

    commands = set(get_command(app).commands)  # type: ignore[attr-defined]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\bboonlake ([a-z][a-z-]+)", readme)) <= commands
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", readme):
        assert (ROOT / link).exists(), link


def test_commits_are_checked_by_the_commands_that_ci_runs() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert {hook["name"] for hook in hooks} == set(
        re.findall(r"^\.venv/bin/(ruff \w+|mypy|lint-imports)", script, re.M)
    )
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    assert workflow["jobs"]["everything"]["steps"][-1]["run"] == ".ci/run"
