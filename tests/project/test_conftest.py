"""Rule coverage and forbidden skips, shown on small test suites of their own."""

from pathlib import Path

import pytest

CONFTEST = (Path(__file__).parents[1] / "conftest.py").read_text(encoding="utf-8")
MARKERS = """
[pytest]
testpaths = tests
markers =
    rule(*ids): rules
    browser: needs Chromium
    postgres: needs PostgreSQL
    notebook: needs a kernel
    slow: slow
"""
TWO_RULES = """
import pytest

@pytest.mark.rule("components.map", "setup.hand")
def test_one():
    pass

@pytest.mark.rule("setup.boats")
def test_two():
    assert {outcome}

def test_three():
    pass
"""
NEEDS_BROWSER = """
import pytest

@pytest.fixture(scope="session")
def browser():
    raise OSError("there is none")

@pytest.mark.browser
def test_page(browser):
    pass
"""
RUNS = pytest.mark.parametrize("workers", [0, 2])
"""For what the processes of a run have to tell each other."""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.delenv("BOONLAKE_NO_SKIPS", raising=False)
    pytester.makefile(".ini", pytest=MARKERS)
    pytester.mkdir("tests")
    return pytester


def write(suite: pytest.Pytester, test: str, *, complete: bool = False, in_force: str = "") -> None:
    text = CONFTEST.replace("REQUIRE_COMPLETE = False", f"REQUIRE_COMPLETE = {complete}")
    text = text.replace("REQUIRE_COMPLETE = True", f"REQUIRE_COMPLETE = {complete}")
    if in_force:
        text = text.replace("def is_worker", f"def rules_in_force():\n    return {in_force}\n\n\ndef is_worker")
    (suite.path / "tests" / "conftest.py").write_text(text, encoding="utf-8")
    (suite.path / "tests" / "test_it.py").write_text(test, encoding="utf-8")


def run(suite: pytest.Pytester, workers: int, *arguments: str) -> pytest.RunResult:
    quick = ("-p", "no:hypothesispytest")  # it takes longer to load than these suites to run
    return suite.runpytest_subprocess("-n", str(workers), *quick, *arguments)


@RUNS
def test_only_passing_tests_cover_rules(suite: pytest.Pytester, workers: int) -> None:
    write(suite, TWO_RULES.format(outcome=False), in_force="{'components.map', 'setup.hand', 'setup.boats'}")
    result = run(suite, workers)
    result.stdout.fnmatch_lines(["rules covered: 2 of 3"])
    assert result.ret == 1


@RUNS
def test_a_whole_run_fails_while_a_rule_has_no_test(suite: pytest.Pytester, workers: int) -> None:
    write(suite, TWO_RULES.format(outcome=True), complete=True, in_force="{'setup.hand', 'setup.supply'}")
    result = run(suite, workers)
    result.stdout.fnmatch_lines(["rules covered: 1 of 2", "no passing test shows the rule setup.supply"])
    assert result.ret == 1
    assert run(suite, workers, "tests", "-m", "not slow").ret == 1


@pytest.mark.parametrize(
    "selection", [("tests/test_it.py",), ("-k", "one"), ("-m", "rule"), ("tests/test_it.py::test_one",)]
)
def test_a_part_of_the_suite_need_not_cover_everything(suite: pytest.Pytester, selection: tuple[str, ...]) -> None:
    write(suite, TWO_RULES.format(outcome=True), complete=True, in_force="{'setup.hand', 'setup.supply'}")
    result = run(suite, 0, *selection)
    result.stdout.fnmatch_lines(["rules covered: 1 of 2"])
    assert result.ret == 0


def test_a_complete_run_passes(suite: pytest.Pytester) -> None:
    write(suite, TWO_RULES.format(outcome=True), complete=True, in_force="{'setup.hand', 'setup.boats'}")
    assert run(suite, 0).ret == 0


@RUNS
def test_an_unknown_rule_is_an_error_at_collection(suite: pytest.Pytester, workers: int) -> None:
    write(suite, "import pytest\n\n@pytest.mark.rule('setup.dice')\ndef test_dice():\n    pass\n")
    result = run(suite, workers)
    result.stdout.fnmatch_lines(["*test_it.py::test_dice: no rule of the catalogue: setup.dice"])
    result.assert_outcomes(errors=1)


def test_rules_are_inherited_from_classes_and_parametrized_tests(suite: pytest.Pytester) -> None:
    test = """
import pytest

@pytest.mark.rule("setup.hand")
class TestHand:
    @pytest.mark.rule("setup.boats")
    @pytest.mark.parametrize("n", [1, 2])
    def test_it(self, n):
        pass
"""
    write(suite, test, in_force="{'setup.hand', 'setup.boats'}")
    run(suite, 0).stdout.fnmatch_lines(["rules covered: 2 of 2"])


SKIPS = """
import pytest

def test_skip():
    pytest.skip("no time")

@pytest.mark.skip(reason="not today")
def test_mark():
    pass

@pytest.mark.xfail(reason="known", strict=True)
def test_known():
    assert False
"""


def test_skips_are_allowed_on_any_machine(suite: pytest.Pytester) -> None:
    write(suite, SKIPS)
    run(suite, 0).assert_outcomes(skipped=2, xfailed=1)


@RUNS
def test_skips_fail_where_they_are_forbidden(
    suite: pytest.Pytester, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOONLAKE_NO_SKIPS", "1")
    write(suite, SKIPS)
    result = run(suite, workers)
    outcomes = result.parseoutcomes()
    assert outcomes.get("failed", 0) + outcomes.get("error", 0) + outcomes.get("errors", 0) == 2
    assert outcomes["xfailed"] == 1
    result.stdout.fnmatch_lines(["*no time (BOONLAKE_NO_SKIPS makes a skip a failure)*"])
    assert result.ret == 1


def test_a_skipped_module_fails_where_skips_are_forbidden(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOONLAKE_NO_SKIPS", "1")
    write(suite, "import pytest\n\npytest.importorskip('no_such_library')\n")
    result = run(suite, 0)
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*no_such_library*BOONLAKE_NO_SKIPS*"])


def test_missing_programs_skip_with_a_reason(suite: pytest.Pytester) -> None:
    write(suite, NEEDS_BROWSER)
    text = (suite.path / "tests" / "conftest.py").read_text(encoding="utf-8")
    text = text.replace('"browser": cache(lacks_browser)', '"browser": lambda: "no Chromium found"')
    (suite.path / "tests" / "conftest.py").write_text(text, encoding="utf-8")
    result = run(suite, 0, "-rs")
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["SKIPPED * no Chromium found"])
