"""`boonlake --version` says what runs."""

from typer.testing import CliRunner

from boonlake_panel import __version__
from boonlake_panel.cli import app
from boonlake_panel.engine import core


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    build = "interpreted" if core.__file__.endswith(".py") else "compiled"
    result = CliRunner().invoke(app, ["--version"])
    assert (result.exit_code, result.output) == (0, f"boonlake {__version__} ({build})\n")
