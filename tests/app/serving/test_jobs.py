"""Long work: reports, cancelling, one pool for everybody."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.analysis.executors import results
from boonlake_panel.analysis.simulation import Simulation, simulate
from boonlake_panel.analysis.whatif import WhatIf, iter_what_if, what_if
from boonlake_panel.app.serving import jobs
from boonlake_panel.app.serving.jobs import Busy, Job, JobRunner
from boonlake_panel.app.serving.pool import MAX_QUEUED, PoolView, close_pool

PATIENCE = 120


@pytest.fixture(scope="module", autouse=True)
def _own_pool() -> Iterator[None]:
    yield
    close_pool()


def asking() -> Game:
    game = Game(Setup(players=2, seed=7))
    while game.decision and game.decision.kind != "turn":
        game = game.play(game.decision.keys[0])
    return game


def thinking(rollouts: int) -> Any:
    def work(job: Job) -> WhatIf:
        for answer in iter_what_if(asking(), rollouts=rollouts, executor=job.executor):
            job.report(answer)
        return answer

    return work


def sleeping(seconds: float, times: int) -> Any:
    def work(job: Job) -> int:
        done = 0
        for _ in results((partial(time.sleep, seconds) for _ in range(times)), job.executor):
            done += 1
            job.report(done)
        return done

    return work


def until(job: Job, condition: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        assert not job.done, job.error
        time.sleep(0.02)


def test_a_job_gives_the_answer_of_the_library() -> None:
    job = Job(thinking(40)).start()
    job.wait(PATIENCE)
    assert job.error is None
    assert job.reports > 1
    assert job.result.candidates == what_if(asking(), rollouts=40, jobs=1).candidates


def test_cancelling_takes_no_time_and_keeps_what_was_reported() -> None:
    job = Job(thinking(100_000)).start()
    until(job, lambda: job.reports > 2)
    asked = time.monotonic()
    job.cancel()
    job.wait(PATIENCE)
    assert time.monotonic() - asked < 2
    assert job.stopped
    assert job.error is None
    assert job.latest.candidates


def test_even_work_that_reports_nothing_for_long_is_cancelled_at_once() -> None:
    began = threading.Event()

    def work(job: Job) -> None:
        future = job.executor.submit(time.sleep, 60)
        began.set()
        future.result()

    job = Job(work).start()
    assert began.wait(PATIENCE)
    asked = time.monotonic()
    job.cancel()
    job.wait(PATIENCE)
    assert time.monotonic() - asked < 2
    assert job.stopped


def test_one_who_cancels_disturbs_nobody() -> None:
    mine, other = Job(sleeping(0.2, 12)).start(), Job(sleeping(0.2, 100)).start()
    until(other, lambda: other.reports)
    other.cancel()
    mine.wait(PATIENCE)
    assert mine.result == 12
    assert mine.error is None


def test_a_cancelled_simulation_keeps_its_games() -> None:
    def work(job: Job) -> Simulation:
        return simulate(
            ["random", "random"], games=5000, progress=lambda done, total: job.report(done), executor=job.executor
        )

    job = Job(work).start()
    until(job, lambda: job.latest and job.latest > 3)
    job.cancel()
    job.wait(PATIENCE)
    assert job.result.interrupted
    assert 3 < job.result.done < 5000


def test_work_that_takes_too_long_is_ended() -> None:
    job = Job(sleeping(0.1, 10_000), seconds=1).start()
    job.wait(PATIENCE)
    assert job.stopped
    assert job.done


def test_a_lost_process_is_told_and_replaced() -> None:
    def work(job: Job) -> Any:
        return list(results([partial(os._exit, 3)] * 2, job.executor))

    job = Job(work).start()
    job.wait(PATIENCE)
    assert job.error is not None
    again = Job(sleeping(0, 2)).start()
    again.wait(PATIENCE)
    assert again.result == 2


def test_calls_beyond_the_queue_of_the_pool_are_done_as_well() -> None:
    view = PoolView()
    futures = [view.submit(divmod, number, 7) for number in range(4 * MAX_QUEUED)]
    assert [future.result(PATIENCE) for future in futures] == [divmod(number, 7) for number in range(4 * MAX_QUEUED)]
    view.shutdown()
    assert view.submit(os.getpid).cancelled()


def test_a_visitor_has_one_job_at_a_time_and_is_told_its_end() -> None:
    runner = JobRunner()
    told: list[Any] = []

    def work(job: Job) -> str:
        with pytest.raises(Busy):
            runner.start(work, told.append, told.append)
        job.report("halfway")
        return "done"

    job = runner.start(work, lambda job: told.append(job.latest), lambda job: told.append(job.result))
    assert job.error is None
    assert told == ["halfway", "done"]
    assert runner.job is None


def test_nobody_works_for_a_visitor_who_has_gone() -> None:
    runner = JobRunner()
    job = runner.job = Job(thinking(100_000)).start()
    until(job, lambda: job.reports)
    runner.close()
    job.wait(PATIENCE)
    assert job.stopped
    assert runner.job is None


def test_those_who_wait_see_their_place_and_get_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MAX_JOBS", 1)
    ends = [threading.Event() for _ in range(4)]
    first, second, third, fourth = waiting = [Job(lambda job, end=end: end.wait(PATIENCE)).start() for end in ends]
    assert [job.place for job in waiting] == [0, 1, 2, 3]
    assert (second.seconds, second.done) == (0, False)
    third.cancel()  # who goes gives up the place
    assert third.done
    assert fourth.place == 2
    ends[0].set()
    second_began = time.monotonic() + PATIENCE
    while second.place:
        assert time.monotonic() < second_began
        time.sleep(0.005)
    assert first.done
    assert fourth.place == 1
    for end in ends:
        end.set()
    fourth.wait(PATIENCE)
    assert fourth.result
    assert len(jobs.job_queue()) == 0


def test_a_visitor_is_told_when_the_place_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MAX_JOBS", 0)
    monkeypatch.setattr(Job, "wait", lambda self: None)  # as in a served page
    runner, told = JobRunner(), []
    other = Job(lambda job: 1).start()
    runner.start(lambda job: 2, lambda job: told.append(job.place), lambda job: told.append("end"))
    assert told == []
    other.cancel()
    runner.poll()
    assert told == [1]
    runner.close()
    assert jobs.job_queue().waiting == 0


def test_calls_of_one_job_do_not_stand_before_those_of_another() -> None:
    greedy, modest = PoolView(), PoolView()
    long = [greedy.submit(time.sleep, 0.1) for _ in range(20 * MAX_QUEUED)]
    assert modest.submit(divmod, 7, 2).result(PATIENCE) == (3, 1)
    assert sum(future.done() for future in long) < 3 * MAX_QUEUED
    greedy.shutdown()


COMMAND = """
import os, time
from boonlake_panel.app.serving.pool import pool
if __name__ == "__main__":
    print(pool().submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


@pytest.mark.slow
def test_the_processes_end_with_the_server(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(COMMAND)
    server = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    server.kill()
    server.wait()
    end = time.monotonic() + 20
    while _lives(worker):
        assert time.monotonic() < end, "the process has outlived its server"
        time.sleep(0.1)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
