"""Progress: how far somebody got in which lesson, in memory or in a small file of the user."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

FORMAT, VERSION = "boonlake-progress", 1
ENVIRONMENT = "BOONLAKE_PROGRESS"


class Progress:
    """Progress in memory; `Progress.load()` keeps it in a file.

    >>> progress = Progress()
    >>> progress.reach("settle", 2)
    >>> progress.step("settle"), progress.is_done("settle")
    (2, False)
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._lessons: dict[str, dict[str, Any]] = _read(path) if path else {}

    @classmethod
    def load(cls, path: Path | None = None) -> "Progress":
        """The progress in a file: one that is named, that of the environment, or that in the user's data directory."""
        named = os.environ.get(ENVIRONMENT)
        home = user_data_path("boonlake_panel", appauthor=False) / "progress.json"
        return cls(path or (Path(named) if named else home))

    def step(self, lesson: str) -> int:
        """The step to go on with; the first one for a lesson that is done or not begun."""
        entry = self._lessons.get(lesson, {})
        return 0 if entry.get("at_end") else int(entry.get("step", 0))

    def is_done(self, lesson: str) -> bool:
        """Whether a lesson was finished once."""
        return bool(self._lessons.get(lesson, {}).get("done"))

    def is_begun(self, lesson: str) -> bool:
        return lesson in self._lessons

    @property
    def done(self) -> frozenset[str]:
        """The lessons that were finished."""
        return frozenset(lesson for lesson in self._lessons if self.is_done(lesson))

    @property
    def latest(self) -> str:
        """The lesson that was begun last and is not finished yet, or nothing."""
        return next((lesson for lesson in reversed(self._lessons) if not self.is_done(lesson)), "")

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {"format": FORMAT, "version": VERSION, "lessons": self._lessons}

    def take(self, data: Any, steps: Mapping[str, int]) -> None:
        """Takes over plain data that nobody vouches for: `steps` are the lessons there are, with their length."""
        lessons = data.get("lessons") if isinstance(data, dict) else None
        for lesson, entry in lessons.items() if isinstance(lessons, dict) else ():
            if lesson in steps and isinstance(entry, dict):
                self._take(lesson, entry, steps[lesson])
        self._save()

    def _take(self, lesson: str, entry: Mapping[str, Any], steps: int) -> None:
        step = entry.get("step")
        self._lessons[lesson] = {
            "step": step if isinstance(step, int) and 0 <= step < steps else 0,
            "done": self.is_done(lesson) or entry.get("done") is True,
            "at_end": entry.get("at_end") is True,
        }

    def reach(self, lesson: str, step: int) -> None:
        """Note that a step of a lesson was reached."""
        self._note(lesson, {"step": step, "done": self.is_done(lesson), "at_end": False})

    def finish(self, lesson: str) -> None:
        """Note that a lesson is done."""
        self._note(lesson, {"step": 0, "done": True, "at_end": True})

    def forget(self, lesson: str | None = None) -> None:
        """Forget one lesson, or everything."""
        for name in [lesson] if lesson else list(self._lessons):
            self._lessons.pop(name, None)
        self._save()

    def _note(self, lesson: str, entry: Mapping[str, Any]) -> None:
        if self._lessons.get(lesson) != entry:
            self._lessons.pop(lesson, None)  # the latest one comes last
            self._lessons[lesson] = dict(entry)
            self._save()

    def _save(self) -> None:
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        new.write_text(json.dumps(self.to_dict(), indent=1), encoding="utf-8")
        new.replace(self.path)  # the old file stays until the new one is complete


def _read(path: Path) -> dict[str, dict[str, Any]]:
    """What a file holds; one that cannot be read is put aside, so that nobody is kept from learning."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT or data["version"] > VERSION:
            raise ValueError(data["format"])
        return {str(lesson): dict(entry) for lesson, entry in data["lessons"].items()}
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, AttributeError):
        path.replace(path.with_name(f"{path.name}.unreadable"))
        return {}
