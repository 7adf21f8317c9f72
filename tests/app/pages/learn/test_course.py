"""The course at a glance: where to go on, and the cards of the lessons."""

import pytest

from boonlake_panel.app.pages.learn.course import LessonCards, chapter_cards, go_on
from boonlake_panel.teach import Progress, course


def test_go_on_with_what_was_begun_last() -> None:
    progress = Progress()
    first = course().first_game[0]
    assert go_on(course(), progress) is first
    progress.reach("houses", 1)
    progress.reach("table", 2)
    progress.reach("houses", 2)
    assert go_on(course(), progress) is course().lesson("houses")
    progress.finish("houses")
    assert go_on(course(), progress) is course().lesson("table")
    for lesson in course().first_game:
        progress.finish(lesson.id)
    following = go_on(course(), progress)
    assert following is not None
    assert following.later
    for lesson in course():
        progress.finish(lesson.id)
    assert go_on(course(), progress) is None


def test_cards_say_how_far_somebody_got() -> None:
    progress = Progress()
    progress.finish("table")
    progress.reach("develop", 1)
    cards = {card["id"]: card for chapter in chapter_cards(course(), progress) for card in chapter["lessons"]}
    assert len(cards) == len(course())
    assert (cards["table"]["state"], cards["table"]["badge"]) == ("done", "done")
    assert cards["develop"]["state"] == "begun"
    assert cards["develop"]["facts"].endswith("Step 2 of 5")
    assert cards["houses"]["state"] == "new"


@pytest.mark.parametrize("message", ["table", {"lesson": "nosuch"}, {"lesson": ["table"]}, {"other": "table"}, None, 7])
def test_only_lessons_of_the_course_can_be_opened(message: object) -> None:
    opened: list[str] = []
    cards = LessonCards(chapters=chapter_cards(course(), Progress()))
    cards.on("lesson", opened.append)
    cards.receive(message)
    assert opened == []
    cards.receive({"lesson": "table"})
    assert opened == ["table"]
