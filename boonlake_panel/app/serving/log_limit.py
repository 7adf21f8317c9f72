"""A log that no visitor can flood: lines are cut, and those of one kind are few in a minute."""

import logging
import time

MAX_CHARACTERS = 500
MAX_TRACEBACK = 4_000
MAX_LINES = 20
"""Lines of one kind in a minute."""
MAX_KINDS = 500
WINDOW = 60.0


class LogLimit(logging.Filter):
    """Lets through so many lines of a kind in a minute, and the traceback of the first of them only."""

    def __init__(self, lines: int = MAX_LINES, window: float = WINDOW) -> None:
        super().__init__()
        self.lines = lines
        self.window = window
        self._counts: dict[tuple[str, str], int] = {}
        self._began = time.monotonic()

    def filter(self, record: logging.LogRecord) -> bool:
        count = self._count((record.name, str(record.msg)[:60]))
        if count > self.lines:
            return False
        text = one_line(record.getMessage())
        record.msg, record.args = (f"{text} (more of these are left out)" if count == self.lines else text), ()
        if record.exc_info:
            trace = logging.Formatter().formatException(record.exc_info) if count == 1 else ""
            record.exc_info, record.exc_text = None, trace[-MAX_TRACEBACK:] or None
        return True

    def _count(self, kind: tuple[str, str]) -> int:
        now = time.monotonic()
        if now > self._began + self.window or len(self._counts) > MAX_KINDS:
            self._began, self._counts = now, {}
        self._counts[kind] = self._counts.get(kind, 0) + 1
        return self._counts[kind]


def one_line(text: str) -> str:
    """A text as it may stand in a log: short, on one line, without control characters or halves of characters."""
    short = text if len(text) <= MAX_CHARACTERS else f"{text[:MAX_CHARACTERS]}..."
    return "".join(character if character.isprintable() else " " for character in short)


def limit_logs() -> None:
    """Put the limit on whatever writes the log of this process."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for logger in (logging.getLogger(), *_loggers()):
        for handler in logger.handlers:
            if not any(isinstance(each, LogLimit) for each in handler.filters):
                handler.addFilter(LogLimit())


def _loggers() -> list[logging.Logger]:
    found = [logging.getLogger(name) for name in list(logging.root.manager.loggerDict)]
    return [logger for logger in found if isinstance(logger, logging.Logger)]
