"""What `/metrics` tells Prometheus about this process: counted where it happens, shown by `server.Metrics`."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from ...study.errors import StudyError
from ...study.library.tracked import Stored

REGISTRY = CollectorRegistry()
"""Ours only: a library that is loaded beside us may count in the registry that all share."""
SECONDS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10)

SESSIONS = Gauge("boonlake_sessions", "Visitors whom this process has now", registry=REGISTRY)
JOBS_RUNNING = Gauge("boonlake_jobs_running", "Jobs of visitors that are at work", registry=REGISTRY)
JOBS_WAITING = Gauge("boonlake_jobs_waiting", "Jobs in the queue", registry=REGISTRY)
JOBS = Counter("boonlake_jobs", "Jobs that have ended", ["outcome"], registry=REGISTRY)
CLICK_SECONDS = Histogram(
    "boonlake_click_seconds", "Work on what a browser sent, for example a click", buckets=SECONDS, registry=REGISTRY
)
SAVE_SECONDS = Histogram("boonlake_save_seconds", "Saving a study", buckets=SECONDS, registry=REGISTRY)
SAVES = Counter("boonlake_saves", "Saves of studies", ["outcome"], registry=REGISTRY)
REFUSALS = Counter("boonlake_refusals", "What was refused", ["what"], registry=REGISTRY)
ERRORS = Counter("boonlake_errors", "Acts of visitors that failed; why is in the log", registry=REGISTRY)
ProcessCollector(registry=REGISTRY)

for _metric, _values in (
    (JOBS, ("done", "stopped", "failed")),
    (SAVES, ("saved", "merged", "copied", "failed")),
    (REFUSALS, ("host", "session", "websocket", "message", "password", "full", "rate")),
):
    for _value in _values:  # shown from the start, as 0
        _metric.labels(_value)


def measured_save(save: Callable[[], Stored]) -> Callable[[], Stored]:
    """A save that is counted, with its time and what became of it."""

    def measured() -> Stored:
        try:
            with SAVE_SECONDS.time():
                stored = save()
        except StudyError:
            SAVES.labels("failed").inc()
            raise
        SAVES.labels(stored.what).inc()
        return stored

    return measured
