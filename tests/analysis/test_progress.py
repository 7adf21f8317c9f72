"""A bar where somebody can see it, and nowhere else."""

import io
import sys

import pytest

from boonlake_panel import simulate


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "progress", "shown"),
    [(Terminal(), True, True), (Terminal(), False, False), (io.StringIO(), True, False)],
    ids=["terminal", "silent", "file"],
)
def test_a_terminal_shows_how_far_it_is(
    stream: io.StringIO, progress: bool, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    simulate(["random", "random"], games=2, jobs=1, progress=progress)
    assert ("2/2" in stream.getvalue()) == shown
    assert shown or not stream.getvalue()
