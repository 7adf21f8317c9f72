"""Executors: bounded submission, worker processes, a real Dask scheduler with two workers, a real Ctrl-C."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import dask
import pandas as pd
import pytest
from distributed import Client
from typer.testing import CliRunner

from boonlake_panel import Game
from boonlake_panel.analysis.executors import MAX_PENDING, cluster_executor, local_executor, results
from boonlake_panel.analysis.journal import JOURNAL
from boonlake_panel.analysis.simulation import simulate
from boonlake_panel.analysis.simulation_tables import TABLES
from boonlake_panel.cli import app
from boonlake_panel.components import STANDARD, PackError, open_box, pack_directory

AGENTS = ("quick", "random")
QUIET = {**os.environ, "DASK_DISTRIBUTED__DASHBOARD__LINK": "", "COLUMNS": "200"}


class Waiting(Executor):
    """Keeps its futures; each call is done when its result is asked for."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self.futures.append(future)
        return future


def test_workers_read_the_data_pack_that_the_caller_means(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two folders with a pack of the same name each, one of which is changed between two simulations."""

    def points() -> float:
        return float(
            simulate(["quick"] * 2, games=2, setup={"data": "mine"}, jobs=2, progress=False).games.mean(
                numeric_only=True
            )["winning_points"]
        )

    for folder in ("one", "two"):
        shutil.copytree(pack_directory(STANDARD), tmp_path / folder / "mine")
    monkeypatch.chdir(tmp_path / "one")
    standard = points()
    cards = tmp_path / "two" / "mine" / "base" / "cards.csv"
    table = pd.read_csv(cards, dtype=str, keep_default_na=False)
    monkeypatch.chdir(tmp_path / "two")
    table.assign(vp="9").to_csv(cards, index=False)
    dearer = points()
    table.assign(vp="19").to_csv(cards, index=False)
    assert standard < dearer < points()


def test_a_worker_says_what_is_wrong_with_a_data_pack() -> None:
    with pytest.raises(PackError, match="is no data pack"):
        list(results([partial(open_box, "nowhere")], jobs=2))


def test_few_calls_are_pending_at_a_time_and_the_rest_is_cancelled() -> None:
    executor = Waiting()
    answers = results((partial(int, number) for number in range(100_000)), executor, ordered=True)
    for number in range(3):
        if not executor.futures:
            threading.Timer(0.1, lambda: [future.set_result(None) for future in executor.futures[:3]]).start()
        assert next(answers) is None
        assert len(executor.futures) == MAX_PENDING + number + 1
    answers.close()
    assert all(future.cancelled() for future in executor.futures[3:])


def test_results_come_as_they_are_ready_or_in_order() -> None:
    calls = [partial(_later, 0.4), partial(_later, 0.0), partial(_later, 0.2)]
    with ThreadPoolExecutor(3) as executor:
        assert list(results(calls, executor)) == [0.0, 0.2, 0.4]
        assert list(results(calls, executor, ordered=True)) == [0.4, 0.0, 0.2]
    assert list(results(calls, jobs=1)) == [0.4, 0.0, 0.2]


def _later(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_worker_processes_import_no_tables_and_no_pictures() -> None:
    def loaded() -> set[str]:
        import boonlake_panel.playouts.choice_cost
        import boonlake_panel.playouts.recording  # noqa: F401

        return set(sys.modules)

    modules = local_executor(2).submit(loaded).result()
    assert "boonlake_panel.playouts.recording" in modules
    assert not modules & {"pandas", "panel", "holoviews", "bokeh"}


def start(*command: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, *command],
        env=QUIET,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )


def hear_ctrl_c() -> None:
    """In the new process: tests that run in the background do not hear it, and neither would those they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stop(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler, with two workers in processes of their own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    host, port = re.findall(r"tcp://(.*):(.*)", address)[0]
    processes = [start("-m", "distributed.cli.dask_scheduler", "--host", host, "--port", port, "--no-dashboard")]
    options = ("--nthreads", "1", "--no-dashboard", "--no-nanny")
    processes += [start("-m", "distributed.cli.dask_worker", address, *options) for _ in range(2)]
    try:
        with Client(address, set_as_default=False, timeout=60) as client:
            client.wait_for_workers(2, timeout=120)
        yield address
    finally:
        for process in reversed(processes):
            stop(process)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(scheduler: str, tmp_path: Path) -> None:
    seen: list[int] = []
    with cluster_executor(scheduler) as executor:
        simulation = simulate(
            AGENTS,
            games=12,
            seed=3,
            folder=tmp_path,
            progress=lambda done, wanted: seen.append(done),
            executor=executor,
        )
    here = simulate(AGENTS, games=12, seed=3, jobs=1)
    assert seen == list(range(13))
    for name in TABLES:
        pd.testing.assert_frame_equal(getattr(simulation, name), getattr(here, name))
    assert len((tmp_path / JOURNAL).read_text().splitlines()) == 13


@pytest.mark.slow
def test_a_cluster_plays_agents_of_ones_own(scheduler: str) -> None:
    def last(game: Game) -> str:  # as in a notebook: no worker can import it
        return game.decision.keys[-1]

    with cluster_executor(scheduler) as executor:
        there = simulate([last, "random"], games=2, executor=executor).seats
    pd.testing.assert_frame_equal(there, simulate([last, "random"], games=2, jobs=1).seats)


@pytest.mark.slow
def test_both_workers_of_a_cluster_play(scheduler: str) -> None:
    def slow(_: int) -> int:
        time.sleep(0.2)
        return os.getpid()

    with cluster_executor(scheduler) as executor:
        assert len(set(results((partial(slow, number) for number in range(12)), executor))) == 2


@pytest.mark.slow
def test_the_command_takes_a_scheduler(scheduler: str) -> None:
    command = ["simulate", "quick", "random", "--games", "3", "--scheduler", scheduler]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "3 games" in done.output


def test_a_scheduler_that_does_not_answer_is_named() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{closed.getsockname()[1]}"
    with dask.config.set({"distributed.comm.timeouts.connect": "1s"}), pytest.raises(ValueError, match=address):
        cluster_executor(address).__enter__()


@pytest.mark.slow
def test_an_address_that_cannot_be_read_is_named_and_the_command_ends() -> None:
    boonlake = ("-c", "from boonlake_panel.cli import main; main()")
    process = start(*boonlake, "simulate", "random", "random", "--scheduler", "here")
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "no Dask scheduler answers at here" in output


def playing(folder: Path) -> "subprocess.Popen[str]":
    """The command with more games than anybody waits for, when three of them are done."""
    boonlake = ("-c", "from boonlake_panel.cli import main; main()")
    options = ("--jobs", "2", "--games", "500", "--out", str(folder))
    process = start(*boonlake, "simulate", "greedy", "greedy", *options)
    journal = folder / JOURNAL
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and (not journal.exists() or len(journal.read_text().splitlines()) < 4):
        time.sleep(0.1)
    return process


@pytest.mark.slow
def test_the_processes_end_with_the_command(tmp_path: Path) -> None:
    process = playing(tmp_path)
    process.kill()
    process.communicate(timeout=60)  # its output ends when nobody lives who could write to it


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    process = playing(tmp_path)
    journal = tmp_path / JOURNAL
    try:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the processes that play get it too
        output, _ = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130, output
    assert "Traceback" not in output
    assert "the same command goes on with the rest" in output
    done = [json.loads(line)["game"] for line in journal.read_text().splitlines()[1:]]
    assert 3 <= len(done) < 500
    assert sorted(pd.read_parquet(tmp_path / "games.parquet")["game"]) == sorted(done)
    rest = simulate(["greedy", "greedy"], games=max(done) + 2, setup={"difficulty": "easy"}, jobs=1, folder=tmp_path)
    assert (rest.done, rest.interrupted) == (max(done) + 2, False)
    assert len(journal.read_text().splitlines()) - 1 >= rest.done
