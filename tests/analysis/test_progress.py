"""A bar where somebody can see it, and nowhere else."""

import io
import sys
from collections.abc import Callable
from typing import Any

import pytest

from boonlake_panel import Setup, Study, review, simulate, what_if


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


STUDY = Study(Setup(players=2, seed=7))
STUDY.play(STUDY.game.decision.keys[0])
WORK: dict[str, tuple[Callable[..., Any], str]] = {
    "simulate": (lambda progress: simulate(["random", "random"], games=2, jobs=1, progress=progress), "2/2"),
    "what_if": (lambda progress: what_if(STUDY.game, rollouts=8, jobs=1, progress=progress), "8/8"),
    "review": (lambda progress: review(STUDY, effort="quick", games=2, jobs=1, progress=progress), "100%"),
}


@pytest.mark.parametrize("name", WORK)
@pytest.mark.parametrize(
    ("stream", "progress", "shown"),
    [(Terminal, True, True), (Terminal, False, False), (io.StringIO, True, False)],
    ids=["terminal", "silent", "file"],
)
def test_a_terminal_shows_how_far_it_is(
    name: str, stream: type[io.StringIO], progress: bool, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = stream()
    monkeypatch.setattr(sys, "stderr", told)
    work, end = WORK[name]
    work(progress)
    assert (end in told.getvalue()) == shown
    assert shown or not told.getvalue()
