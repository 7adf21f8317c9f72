"""Nobody floods the log."""

import logging

from boonlake_panel.app.serving.log_limit import LogLimit


def record(text: str, *values: object, exc: BaseException | None = None) -> logging.LogRecord:
    info = (type(exc), exc, exc.__traceback__) if exc else None
    return logging.LogRecord("boonlake", logging.WARNING, "", 1, text, values, info)


def test_lines_are_short_and_stay_one_line() -> None:
    line = record("said %s", "a\nb\x1b[31m\ud800" + "x" * 1_000_000)
    assert LogLimit().filter(line)
    text = line.getMessage()
    assert text.startswith("said a b [31m ")
    assert len(text) < 600
    text.encode()


def test_few_lines_of_a_kind_in_a_minute() -> None:
    limit = LogLimit(lines=3, window=60)
    assert sum(limit.filter(record("refused %d", number)) for number in range(100)) == 3
    assert limit.filter(record("something else"))
    brief = LogLimit(lines=1, window=0)
    assert all(brief.filter(record("refused")) for _ in range(3))


def test_one_traceback_of_a_kind() -> None:
    limit = LogLimit()
    lines = [record("failed", exc=ValueError("no")) for _ in range(2)]
    assert all(limit.filter(line) for line in lines)
    assert "ValueError" in str(lines[0].exc_text)
    assert lines[1].exc_text is None
