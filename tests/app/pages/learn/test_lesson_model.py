"""A lesson in progress as parameters, without anything to look at."""

import pytest

from boonlake_panel.app.pages.learn.lesson_model import LessonModel
from boonlake_panel.engine.blocked import intended_key
from boonlake_panel.teach import Progress
from boonlake_panel.teach.lessons import TASK


def opened(lesson: str, step: int = 0) -> LessonModel:
    """A model with an open lesson, at a step that only texts lead to."""
    model = LessonModel(Progress(), lesson=lesson)
    model.resume()
    for _ in range(step):
        model.next()
    assert model.step == step
    return model


def test_a_change_is_announced_once() -> None:
    model = opened("table")
    heard: list[str] = []
    model.param.watch(
        lambda *events: heard.append(",".join(sorted(event.name for event in events))), ["step", "revision"]
    )
    model.next()
    model.ask()
    assert heard == ["revision,step", "revision"]


def test_opening_a_lesson_goes_on_where_the_learner_stopped() -> None:
    model = opened("table", step=2)
    model.lesson = ""
    assert model.session is None
    model.lesson = "table"
    assert model.step == 2


def test_arrows_go_on_and_back_and_digits_answer() -> None:
    model = opened("table")
    model.press("ArrowRight")
    model.press("ArrowRight")
    assert model.session is not None
    assert model.session.step.id == "regions"
    model.press("1")
    assert model.tried == {"23"}
    model.press("2")
    assert model.session.solved
    model.press("ArrowLeft")
    assert model.step == 1


def test_digits_play_the_choices_of_the_list() -> None:
    model = opened("houses", step=1)
    model.press("3")
    assert model.session is not None
    assert model.session.solved


def test_h_asks_for_a_hint_and_other_keys_do_nothing() -> None:
    model = opened("develop", step=1)
    model.press("h")
    assert model.hint
    revision = model.revision
    for key in ("x", "0", "Enter"):
        model.press(key)
    assert model.revision == revision


def test_an_arrow_does_not_lead_out_of_a_finished_lesson() -> None:
    model = opened("houses", step=1)
    model.play("upgrade:14.upper")
    while model.session and not model.session.done:
        if not model.session.solved and model.session.step.kind == TASK:
            for key in model.session.step.solution:
                model.play(key)
        elif not model.session.solved:
            model.answer(model.session.step.right[0])
        model.next()
    model.press("ArrowRight")
    assert model.lesson == "houses"
    model.next()
    assert model.lesson == "settlements"


def test_an_answer_counts_once() -> None:
    model = opened("table", step=2)
    assert model.session is not None
    for choice in ("23", "23", "nosuch", "<script>"):
        model.answer(choice)
    assert model.session.attempts == 1


def test_a_place_with_several_choices_offers_only_these() -> None:
    progress = Progress()
    progress.reach("first_turn", 2)
    model = LessonModel(progress)
    model.lesson = "first_turn"
    model.pick("card:P086")
    assert model.here == ("play:P086", "discard:P086")
    model.look_at()
    assert model.here == ()


def test_a_click_where_nothing_can_be_done_says_so() -> None:
    model = opened("houses", step=1)
    model.pick("ranch:0")
    assert model.feedback is not None
    assert model.feedback.text.startswith("Nothing can be done there now.")


def test_what_a_click_beside_the_choices_meant() -> None:
    model = opened("houses", step=1)
    assert model.session is not None
    for key, rule in model.session.step.wrong.items():
        if rule and key.startswith("upgrade:"):
            assert intended_key(model.session.game, f"site:{key.partition(':')[2]}") == key
    assert intended_key(model.session.game, "") == ""
    assert intended_key(model.session.game, "ranch:0") == ""


@pytest.mark.parametrize(("name", "value"), [("lesson", "nosuch"), ("board", "nosuch"), ("step", -1)])
def test_only_what_exists_can_be_set(name: str, value: object) -> None:
    model = LessonModel(Progress())
    with pytest.raises(ValueError, match=name):
        setattr(model, name, value)
