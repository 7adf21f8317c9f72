"""What all tests share: rule coverage, and skips for what a machine does not have.

`@pytest.mark.rule("upgrade.settlement.adjacency")` says which rules of the catalogue a test shows. Each run ends with
`rules covered: N of M`; a run of the whole suite can be made to fail while a rule is shown by no test.
"""

import os
import shutil
from collections.abc import Callable, Generator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from boonlake_panel.texts.catalogue import all_rules, rule_catalogue

PARTS_IN_FORCE = ("base", "solo", "artifacts")
"""The parts of the catalogue whose rules count."""

REQUIRE_COMPLETE = True
"""Whether a run of the whole suite fails while a rule in force is shown by no test."""

NOT_TESTABLE: dict[str, str] = {}
"""Rules that only concern physical parts, by id with the reason; they need no test."""

DEFAULT_SELECTION = "not slow"
"""The marks that `pytest` alone selects; every rule is shown by a test among them."""

NO_SKIPS = os.environ.get("BOONLAKE_NO_SKIPS", "") not in ("", "0")
"""Where everything is installed on purpose a skipped test is a mistake."""

pytest_plugins = ["pytester"]
shown_rules: set[str] = set()


@pytest.fixture(autouse=True)
def own_environment() -> Generator[None, None, None]:
    """What a test or a server started in it sets in the environment ends with the test."""
    before = {name: value for name, value in os.environ.items() if name.startswith("BOONLAKE_")}
    yield
    for name in [name for name in os.environ if name.startswith("BOONLAKE_") and name not in before]:
        del os.environ[name]
    os.environ.update(before)


def rules_in_force() -> set[str]:
    return {id_ for part in PARTS_IN_FORCE for id_ in rule_catalogue(part)} - set(NOT_TESTABLE)


def rules_of(item: pytest.Item) -> list[str]:
    return [id_ for marker in item.iter_markers("rule") for id_ in marker.args]


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, object, object]:
    """An unknown rule id is an error of the module that names it."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Item):
            unknown = [id_ for id_ in rules_of(item) if id_ not in all_rules()]
            if unknown:
                raise pytest.Collector.CollectError(f"{item.nodeid}: no rule of the catalogue: {', '.join(unknown)}")
    return made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    # Reports travel from the workers to the process that counts; nothing else does.
    report.user_properties.extend(("rule", id_) for id_ in rules_of(item) if report.when == "call")
    if NO_SKIPS and report.skipped and not hasattr(report, "wasxfail"):
        forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if NO_SKIPS and report.skipped:
        forbid_skip(report)
    return report


def forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
    report.outcome = "failed"
    report.longrepr = f"{reason} (BOONLAKE_NO_SKIPS makes a skip a failure)"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.passed:
        shown_rules.update(str(value) for name, value in report.user_properties if name == "rule")


def is_whole_suite(config: pytest.Config) -> bool:
    named = config.args_source == pytest.Config.ArgsSource.ARGS and config.args != config.getini("testpaths")
    option = config.option
    last_failed = getattr(option, "lf", False)  # the cache plugin may be switched off
    selections = (option.keyword, option.deselect, option.ignore, option.ignore_glob, last_failed)
    return not named and not any(selections) and option.markexpr in ("", DEFAULT_SELECTION) and not option.collectonly


def missing_rules(config: pytest.Config) -> list[str]:
    return sorted(rules_in_force() - shown_rules) if REQUIRE_COMPLETE and is_whole_suite(config) else []


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if not is_worker(session.config) and session.exitstatus == pytest.ExitCode.OK and missing_rules(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    wanted = rules_in_force()
    terminalreporter.write_line(f"rules covered: {len(wanted & shown_rules)} of {len(wanted)}")
    for id_ in missing_rules(config):
        terminalreporter.write_line(f"no passing test shows the rule {id_}", red=True)


def find_chromium() -> str | None:
    """The path of a Chromium that can be started, if there is one."""
    installed = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    return next((path for path in installed if path), None)


def find_postgres() -> Path | None:
    """The folder with the programs of a PostgreSQL server, if there is one."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    candidates = [*folders, *([Path(on_path).parent] if on_path else [])]
    return next((folder for folder in candidates if (folder / "initdb").exists()), None)


def lacks_browser() -> str:
    if find_spec("playwright") is None:
        return "playwright is not installed"
    return "" if find_chromium() else "no Chromium found"


def lacks_postgres() -> str:
    if find_spec("psycopg") is None:
        return "psycopg is not installed (extra `postgres`)"
    return "" if find_postgres() else "no PostgreSQL server found"


def lacks_notebook() -> str:
    missing = [name for name in ("nbclient", "ipykernel") if find_spec(name) is None]
    return f"{' and '.join(missing)} not installed (extra `notebook`)" if missing else ""


NEEDS: dict[str, Callable[[], str]] = {
    "browser": cache(lacks_browser),
    "postgres": cache(lacks_postgres),
    "notebook": cache(lacks_notebook),
}
"""Marker: what is missing for its tests, or nothing."""


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium, for tests marked `browser`."""
    return find_chromium() or ""


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """The folder with initdb and pg_ctl, for tests marked `postgres`."""
    return find_postgres() or Path()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip before fixtures of the whole session start what is missing."""
    for name, lacks in NEEDS.items():
        if item.get_closest_marker(name) and lacks():
            pytest.skip(lacks())
