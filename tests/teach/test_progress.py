"""How far somebody got."""

from typing import Any

import pytest

from boonlake_panel.teach import Progress, course

STEPS = {lesson.id: len(lesson.steps) for lesson in course()}


@pytest.mark.parametrize("step", [-1, 10**9, 1.5, "2", None, True, [1]])
def test_only_steps_that_exist_are_believed(step: Any) -> None:
    progress = Progress()
    progress.take({"lessons": {"table": {"step": step, "done": "yes", "at_end": 1}}}, STEPS)
    assert progress.step("table") in range(STEPS["table"])
    assert not progress.is_done("table")
