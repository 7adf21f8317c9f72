"""What a server tells those who watch it, and whom it tells nothing."""

from typing import Any

import pytest
import requests
from prometheus_client.parser import text_string_to_metric_families

from boonlake_panel.app.serving.jobs import Job
from boonlake_panel.app.serving.metrics import REGISTRY, measured_save
from boonlake_panel.study import StudyError
from boonlake_panel.study.library.tracked import Stored

from .conftest import event, js


def figures(served: Any, **headers: str) -> dict[str, float]:
    """What `/metrics` tells, by name and label."""
    answer = requests.get(f"{served.origin}/metrics", headers=headers, timeout=30)
    assert answer.ok
    assert answer.headers["Content-Type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    samples = [sample for family in families for sample in family.samples]
    return {" ".join((sample.name, *sample.labels.values())): sample.value for sample in samples}


def counted(name: str, outcome: str) -> float:
    return REGISTRY.get_sample_value(name, {"outcome": outcome}) or 0.0


def test_a_server_counts_visitors_clicks_and_refusals(guest: Any, served: Any) -> None:
    before = figures(served)
    line = guest.connect()
    line.patch(event("document_ready"))
    choices = line.component("ChoiceList")["id"]
    line.say(choices, js({"play": "no-such-choice"}))
    line.change(choices, "esm", "export function render() { alert(1) }")
    assert guest.refused("no.token")
    after = figures(served)
    assert after["boonlake_sessions"] > before["boonlake_sessions"]
    assert after["boonlake_click_seconds_count"] >= before["boonlake_click_seconds_count"] + 2
    assert after["boonlake_refusals_total websocket"] == before["boonlake_refusals_total websocket"] + 1
    assert after["boonlake_refusals_total message"] == before["boonlake_refusals_total message"] + 1
    assert after["process_resident_memory_bytes"] > 1_000_000
    names = {"boonlake_jobs_running", "boonlake_jobs_waiting", "boonlake_jobs_total done", "boonlake_saves_total saved"}
    assert names <= set(after)


def test_only_those_on_the_machine_hear_it(served: Any) -> None:
    for headers in ({"X-Forwarded-For": "127.0.0.1"}, {"Host": f"evil.example:{served.port}"}):
        assert requests.get(f"{served.origin}/metrics", headers=headers, timeout=30).status_code == 403
        assert requests.get(f"{served.origin}/health", headers=headers, timeout=30).json() == {"status": "ok"}
    assert "sessions" in requests.get(f"{served.origin}/health", timeout=30).json()


def test_saves_are_counted_by_what_became_of_them() -> None:
    def fails() -> Stored:
        raise StudyError("locked")

    before = {outcome: counted("boonlake_saves_total", outcome) for outcome in ("merged", "failed")}
    measured_save(lambda: Stored("merged", "id", 2, "{}"))()
    with pytest.raises(StudyError):
        measured_save(fails)()
    for outcome, count in before.items():
        assert counted("boonlake_saves_total", outcome) == count + 1


def test_jobs_are_counted_by_how_they_ended() -> None:
    before = {outcome: counted("boonlake_jobs_total", outcome) for outcome in ("done", "failed")}
    for work in (lambda job: 1, lambda job: 1 // 0):
        Job(work).start().wait(30)
    for outcome, count in before.items():
        assert counted("boonlake_jobs_total", outcome) == count + 1
