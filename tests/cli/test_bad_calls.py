"""No bad call of the command line gives a traceback: each is told in a line or two, with an exit code."""

import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from typer.testing import CliRunner

from boonlake_panel import Setup, Study
from boonlake_panel.cli import app
from boonlake_panel.components import STANDARD, pack_directory

LONG = "x" * 5_000
Prepare = Callable[[Path], list[str]]


def busy_port(folder: Path) -> list[str]:
    held = socket.socket()
    held.bind(("127.0.0.1", 0))
    held.listen()
    HELD.append(held)
    return ["serve", "--port", str(held.getsockname()[1]), "--library", f"sqlite:///{folder}/s.db"]


def with_cell(cell: str) -> Prepare:
    """A pack of one's own in which the first effect of the cards is something else."""

    def prepare(folder: Path) -> list[str]:
        for name in ("base", "artifacts"):
            shutil.copytree(pack_directory(STANDARD) / name, folder / "pack" / name)
        path = next((folder / "pack" / "base").glob("*card*.csv"))
        head, first, *rest = path.read_text(encoding="utf-8").split("\n")
        cells = first.split(",")
        cells[-2] = cell
        path.write_text("\n".join([head, ",".join(cells), *rest]), encoding="utf-8")
        return ["check-data", str(folder / "pack")]

    return prepare


def with_journal(*lines: object) -> Prepare:
    def prepare(folder: Path) -> list[str]:
        run = ["simulate", "random", "random", "--games", "1", "--jobs", "1", "--out", str(folder / "run")]
        assert CliRunner().invoke(app, run).exit_code == 0
        journal = folder / "run" / "journal.jsonl"
        head = journal.read_text().split("\n")[0]
        journal.write_text("\n".join([head, *map(json.dumps, lines), ""]))
        return [*run[:4], "2", *run[5:]]

    return prepare


def study_in(folder: Path) -> str:
    path = folder / "study.json"
    Study(Setup(players=2, seed=7)).save(path)
    return str(path)


def a_folder(folder: Path) -> str:
    return str(folder)


def a_file(folder: Path) -> str:
    path = folder / "file"
    path.write_bytes(b"\xff\x00")
    return str(path)


HELD: list[socket.socket] = []
SERVE = ["serve", "--port", "0", "--library"]
FEW = ["simulate", "random", "random", "--games", "1", "--jobs", "1"]
CALLS: dict[str, list[str] | Prepare] = {
    "no such command": ["fly"],
    "no such option": ["box", "--fly"],
    "no such table": ["box", "nosuch"],
    "busy port": busy_port,
    "bad address": ["serve", "--port", "0", "--address", "999.1.1.1", "--library", "sqlite://"],
    "address of somebody else": ["serve", "--port", "0", "--address", "192.0.2.1", "--library", "sqlite://"],
    "port of another system": ["serve", "--port", "70000"],
    "port of nobody": ["serve", "--port", "-1"],
    "no processes": ["serve", "--processes", "0"],
    "unknown home": [*SERVE, "~nosuchuser/studies.db"],
    "long path": [*SERVE, f"/tmp/{LONG}.db"],
    "library with a zero byte": [*SERVE, "sqlite:///a\x00b.db"],
    "library in a folder that is none": [*SERVE, "sqlite:////nowhere/at/all.db"],
    "library of another kind": [*SERVE, "oracle://x"],
    "library with a bad port": [*SERVE, "postgresql://x:y/z"],
    "library without a server": [*SERVE, "postgresql://127.0.0.1:1/none"],
    "library that is no database": lambda folder: [*SERVE, f"sqlite:///{a_file(folder)}"],
    "library that is a folder": lambda folder: [*SERVE, f"sqlite:///{folder}"],
    "users file that is none": ["serve", "--port", "0", "--basic-auth", "/nowhere"],
    "users file that is a folder": lambda folder: ["serve", "--port", "0", "--basic-auth", str(folder)],
    "no such agent": ["simulate", "nobody", "random"],
    "no such module": ["simulate", "nosuchmodule:Agent", "random"],
    "no such parameter": ["simulate", "planner:fly=1", "random"],
    "too many agents": ["simulate", *["random"] * 9],
    "no games": ["simulate", "random", "random", "--games", "0"],
    "absurdly many jobs": ["simulate", "random", "random", "--games", "1", "--jobs", "1000000000"],
    "absurdly few jobs": ["simulate", "random", "random", "--games", "1", "--jobs", "-7"],
    "no jobs": ["simulate", "random", "random", "--games", "1", "--jobs", "0"],
    "huge seed": [*FEW, "--seed", "9" * 400],
    "pack with a typo": [*FEW, "--data", "standrad"],
    "pack with a long name": [*FEW, "--data", LONG],
    "pack with a zero byte": [*FEW, "--data", "a\x00b"],
    "pack of an unknown home": [*FEW, "--data", "~nosuchuser/pack"],
    "pack that is a file": lambda folder: [*FEW, "--data", a_file(folder)],
    "unknown difficulty": ["simulate", "random", "--difficulty", "nosuch", "--games", "1", "--jobs", "1"],
    "unknown setting": [*FEW, "--set", "fly=1"],
    "setting that is none": [*FEW, "--set", "="],
    "setting of another type": [*FEW, "--set", "solo_artifacts=99"],
    "format without a folder": [*FEW, "--format", "csv"],
    "unknown format": lambda folder: [*FEW, "--format", "xls", "--out", str(folder)],
    "folder that is a file": lambda folder: [*FEW, "--out", a_file(folder)],
    "folder with a long name": [*FEW, "--out", f"/tmp/{LONG}"],
    "folder that nobody can make": [*FEW, "--out", "/proc/nowhere"],
    "scheduler that is no address": [*FEW, "--scheduler", "nonsense"],
    "journal with a wrong key": with_journal({"gmae": 1}),
    "journal with another game": with_journal({"game": "one"}),
    "journal that is a list": with_journal([1, 2]),
    "journal with a number": with_journal(7),
    "journal with an empty game": with_journal({"game": 0}),
    "check a pack with a typo": ["check-data", "standrad"],
    "check a long path": ["check-data", LONG],
    "check a zero byte": ["check-data", "a\x00b"],
    "check a file": lambda folder: ["check-data", a_file(folder)],
    "cell of brackets": with_cell("(" * 3_000),
    "cell of more brackets": with_cell("(" * 3_000 + ")" * 3_000),
    "cell of arrows": with_cell(" -> " * 3_000),
    "cell of digits": with_cell("coins:+" + "9" * 5_000),
    "new pack on top of something": lambda folder: ["new-pack", str(folder)],
    "new pack nowhere": ["new-pack", "/proc/nowhere/pack"],
    "new pack with a long name": ["new-pack", LONG],
    "new pack with a zero byte": ["new-pack", "a\x00b"],
    "notebooks nowhere": ["notebooks", "/proc/nowhere"],
    "notebooks with a long name": ["notebooks", LONG],
    "notebooks onto a file": lambda folder: ["notebooks", a_file(folder)],
    "show nothing": ["show", "/nowhere.json"],
    "show a folder": lambda folder: ["show", a_folder(folder)],
    "show a long name": ["show", LONG],
    "show a zero byte": ["show", "a\x00b"],
    "show something else": lambda folder: ["show", a_file(folder)],
    "show with a typo": lambda folder: ["show", study_in(folder), "--data", "standrad"],
    "review nothing": ["review", "/nowhere.json"],
    "review a long name": ["review", LONG],
    "review with a typo": lambda folder: ["review", study_in(folder), "--budget", "nosuch"],
    "review what is empty": lambda folder: ["review", study_in(folder)],
    "review into a long name": lambda folder: ["review", study_in(folder), "--output", LONG],
}


@pytest.mark.parametrize("what", CALLS)
def test_a_bad_call_is_told_in_words(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    call = CALLS[what]
    result = CliRunner().invoke(app, call(tmp_path) if callable(call) else call)
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)[:500]
    assert result.exit_code in (1, 2)
    assert result.output.strip()
    assert "Traceback" not in result.output
    assert len(result.output) < 20_000


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    call = [*FEW, "--out", str(tmp_path)]
    assert CliRunner().invoke(app, call).exit_code == 0
    with FileLock(tmp_path / ".lock"):
        result = CliRunner().invoke(app, call)
    assert result.exit_code == 1
    assert "another run writes into" in result.output
    assert CliRunner().invoke(app, call).exit_code == 0


def test_what_should_not_happen_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: str) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("boonlake_panel.cli.data.check", fail)
    result = CliRunner().invoke(app, ["check-data"])
    assert (result.exit_code, "ZeroDivisionError: oh" in result.output) == (1, True)
    monkeypatch.setenv("BOONLAKE_TRACEBACK", "1")
    assert isinstance(CliRunner().invoke(app, ["check-data"]).exception, ZeroDivisionError)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for worker processes in /proc")
def test_the_processes_of_a_server_that_was_killed_end(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = "from boonlake_panel.cli import main; main()"
    options = ["serve", "--port", str(port), "--processes", "2", "--library", f"sqlite:///{tmp_path / 's.db'}"]
    server = subprocess.Popen([sys.executable, "-c", command, *options])
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    workers = wait_for(lambda: (found := children.read_text().split())[1:] and found)
    server.kill()
    server.wait()
    wait_for(lambda: not any(lives(worker) for worker in workers))


def lives(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(condition: Callable[[], Any]) -> Any:
    end = time.monotonic() + 60
    while not (found := condition()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found
