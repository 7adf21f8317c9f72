"""The Learn page, the coach, the rule book and the examples, without a browser."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import Setup
from boonlake_panel.app.kit.rule_text import rule_text
from boonlake_panel.app.kit.wording import rich
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages.learn.course import go_on
from boonlake_panel.app.pages.learn.highlights import lit_places
from boonlake_panel.app.pages.learn.lesson import LessonView
from boonlake_panel.app.pages.learn.lesson_text import step_words
from boonlake_panel.app.pages.learn.page import LearnPage
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.session.local_storage import MAX_CHARACTERS, LocalStorage, read
from boonlake_panel.app.viewers.explorer import Explorer
from boonlake_panel.engine.blocked import intended_key
from boonlake_panel.study.library import Library
from boonlake_panel.teach import Lesson, LessonSession, Progress, course
from boonlake_panel.teach.lessons import QUIZ, TASK
from boonlake_panel.texts.catalogue import all_rules
from boonlake_panel.texts.messages import LANGUAGES, in_language

STEPS = {lesson.id: len(lesson.steps) for lesson in course()}


@pytest.fixture
def visit() -> Iterator[DashboardSession]:
    found = DashboardSession(GameModel(Setup(players=2, seed=7)))
    yield found
    found.close()


@pytest.fixture
def page(visit: DashboardSession) -> LearnPage:
    found = visit.show("learn")
    assert isinstance(found, LearnPage)
    return found


def answer(page: LearnPage, data: Any) -> None:
    """What the browser tells when the page is first seen."""
    page.memory.receive({"found": data if isinstance(data, str) else json.dumps(data)})


def solve(view: LessonView) -> None:
    """Solves the current step as the lesson proposes."""
    session = view.session
    assert session is not None
    if session.step.kind == TASK:
        for key in session.step.solution:
            view.act("play", key)
    elif session.step.kind == QUIZ:
        view.act("answer", session.step.right[0])
    assert session.solved, (session.lesson.id, session.step.id)


def finish(page: LearnPage, lesson: str) -> LessonSession:
    page.go("lesson", lesson)
    session = page.lesson.session
    assert session is not None
    while not session.done:
        solve(page.lesson)
        page.lesson.act("next", "")
    return session


# Lessons


@pytest.mark.parametrize("chapter", course().chapters, ids=lambda chapter: chapter.id)
def test_a_lesson_of_every_chapter_from_the_first_text_to_the_end(page: LearnPage, chapter: Any) -> None:
    lesson: Lesson = chapter.lessons[-1]
    finish(page, lesson.id)
    assert page.progress.is_done(lesson.id)
    assert lesson.words.goal in page.lesson.words.content
    page.lesson.act("overview", "")
    assert page.shelf.visible
    assert not page.lesson.layout.visible


def test_boards_are_built_once_for_all_lessons(page: LearnPage) -> None:
    page.go("lesson", "table")
    first = dict(page.lesson.made)
    page.go("lesson", "lake")
    page.go("lesson", "develop")
    assert {name: page.lesson.made[name] for name in first} == first
    assert set(page.lesson.boards) == {"map", "table", "side"}
    assert "lake" in page.lesson.made


def test_the_study_on_the_explorer_stays_as_it_is(visit: DashboardSession, page: LearnPage) -> None:
    study, node = visit.model.study, visit.model.node
    finish(page, "develop")
    assert visit.model.study is study
    assert visit.model.node == node
    assert len(study) == 0


def test_a_click_on_the_board_is_a_choice(page: LearnPage) -> None:
    page.go("lesson", "develop")
    view = page.lesson
    view.act("next", "")
    assert view.session is not None
    view.pick("site:17.upper")
    assert view.session.solved
    assert view.session.played == ("develop:17.upper",)
    assert view.shot.targets == {}


def test_a_wrong_choice_is_taken_back_and_answered(page: LearnPage) -> None:
    page.go("lesson", "develop")
    view = page.lesson
    view.act("next", "")
    assert view.session is not None
    start = view.session.game
    view.pick("site:4.upper")
    assert not view.session.solved
    assert view.session.game is start
    assert view.feedback is not None
    assert view.feedback.text in json.loads(view.words.content)[1]["c"][1]["c"][0]["c"]


def test_an_impossible_click_gets_the_reason_of_the_rules(page: LearnPage) -> None:
    page.go("lesson", "houses")
    view = page.lesson
    while view.session and view.session.step.kind != TASK:
        view.act("next", "")
    assert view.session is not None
    impossible = next(key for key, rule in view.session.step.wrong.items() if rule and key.startswith("upgrade:"))
    view.pick(f"site:{impossible.partition(':')[2]}")
    assert view.feedback is not None
    assert view.feedback.kind == "illegal"
    assert all(reason.text in view.words.content for reason in view.feedback.reasons)
    assert view.feedback.rules


def test_hints_become_clearer(page: LearnPage) -> None:
    page.go("lesson", "develop")
    view = page.lesson
    view.act("next", "")
    view.act("hint", "")
    first = view.hint
    view.act("hint", "")
    assert first
    assert view.hint not in ("", first)
    assert "Develop space 17, upper site" in view.hint


def test_the_board_that_the_step_speaks_of_is_seen(page: LearnPage) -> None:
    page.go("lesson", "table")
    view = page.lesson
    seen = []
    while view.session and not view.session.done:
        seen.append((view.session.step.id, view.board))
        solve(view)
        view.act("next", "")
    assert dict(seen) | {"map": "map", "strips": "side", "board": "table"} == dict(seen)
    view.act("again", "")
    view.act("board", "side")
    assert view.board == "side"
    assert [name for name, frame in view.frames.items() if frame.visible] == ["side"]
    view.act("board", "nowhere")
    assert view.board == "side"


@pytest.mark.slow
def test_everything_a_lesson_lights_up_is_on_the_boards(page: LearnPage) -> None:
    view = page.lesson
    dark = []
    for lesson in course():
        view.open(lesson, resume=False)
        while view.session and not view.session.done:
            spots = {spot.name for board in view.boards.values() for spot in board.spots.values()}
            step = view.session.step
            dark += [(lesson.id, step.id, name) for name in step.show if not lit_places([name], view.shot) & spots]
            solve(view)
            view.act("next", "")
    assert dark == []


def test_keys_go_on_choose_and_are_deaf_on_other_pages(visit: DashboardSession, page: LearnPage) -> None:
    page.go("lesson", "table")
    view = page.lesson
    assert view.session is not None
    view.act("key", "ArrowRight")
    view.act("key", "ArrowRight")
    assert view.session.step.id == "regions"
    view.act("key", "1")
    assert view.tried == {"3"}
    view.act("key", "2")
    assert view.session.solved
    visit.show("explore")
    view.act("key", "ArrowRight")
    assert view.session.step.id == "regions"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_the_language_of_the_visitor(visit: DashboardSession, page: LearnPage, language: str) -> None:
    page.go("lesson", "develop")
    visit.model.language = language
    with in_language(language):
        assert course().lesson("develop").title in page.lesson.words.content
    page.go("overview", "")
    visit.model.language = "en"
    assert course().lesson("develop").title in page.overview.content


def test_unknown_lessons_and_acts_do_nothing(page: LearnPage) -> None:
    for act, value in (("lesson", "nosuch"), ("lesson", ""), ("overview", ""), ("nosuch", "x")):
        page.go(act, value)
    assert page.shelf.visible
    page.go("lesson", "table")
    page.lesson.act("answer", "<script>")
    page.lesson.act("play", "strip:settle")
    assert page.lesson.session is not None
    assert page.lesson.session.number == 0


def test_bold_words_are_parts() -> None:
    assert rich("a **b** <i>") == ["a ", {"t": "strong", "c": ["b"]}, " <i>"]


# Progress


def test_progress_goes_to_the_browser_and_comes_back(visit: DashboardSession, page: LearnPage) -> None:
    answer(page, "")
    page.go("lesson", "develop")
    page.lesson.act("next", "")
    kept = page.memory.text
    other = DashboardSession(GameModel(Setup(players=2, seed=7)))
    again = other.show("learn")
    assert isinstance(again, LearnPage)
    again.read({"lesson": "develop"})  # the address is read before the browser answers
    assert again.lesson.session is not None
    assert again.lesson.session.number == 0
    answer(again, kept)
    assert again.lesson.session.number == 1
    other.close()


def test_nothing_is_kept_before_the_browser_has_answered(page: LearnPage) -> None:
    page.go("lesson", "develop")
    assert page.memory.text == ""
    answer(page, {"lessons": {"table": {"step": 0, "done": True, "at_end": True}}})
    assert page.progress.done == {"table"}
    page.lesson.act("next", "")
    assert json.loads(page.memory.text)["lessons"].keys() == {"table", "develop"}


@pytest.mark.parametrize(
    "garbage",
    [
        "", "[", "[" * 9999, "null", "7", '"text"', "[1]", '{"lessons": 7}', '{"lessons": {"nosuch": {}}}',
        '{"lessons": {"table": 3}}', "x" * (MAX_CHARACTERS + 1),
    ],
)  # fmt: skip
def test_garbage_of_the_browser_is_no_progress(page: LearnPage, garbage: str) -> None:
    answer(page, garbage)
    assert page.progress.to_dict()["lessons"] == {}


@pytest.mark.parametrize("step", [-1, 10**9, 1.5, "2", None, True, [1]])
def test_only_steps_that_exist_are_believed(step: Any) -> None:
    progress = Progress()
    progress.take({"lessons": {"table": {"step": step, "done": "yes", "at_end": 1}}}, STEPS)
    assert progress.step("table") in range(STEPS["table"])
    assert not progress.is_done("table")


def test_the_memory_speaks_once() -> None:
    heard: list[Any] = []
    memory = LocalStorage("place", heard.append)
    memory.keep({"a": 1})
    assert memory.text == ""
    memory.receive({"found": '{"b": 2}'})
    memory.receive({"found": '{"c": 3}'})
    assert heard == [{"b": 2}]
    memory.keep({"a": 1})
    assert read(memory.text) == {"a": 1}


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


# The coach


def coached(explorer: Explorer) -> str:
    return str(explorer.side.content)


def test_the_coach_says_what_each_choice_would_do_until_it_is_switched_off() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    assert "counts double for you" in coached(explorer)
    for _ in range(4):
        model.play(model.game.decision.keys[0])
    assert "The row says how far your ship may sail afterwards" in coached(explorer)
    model.play("strip:settle")
    assert '"k":"effect"' in coached(explorer)
    assert "a presence on the map" in coached(explorer)
    explorer.act("coach", "")
    assert '"k":"effect"' not in coached(explorer)
    assert '"k":"coach"' not in coached(explorer)
    explorer.translate()
    model.back()
    assert '"k":"coach"' not in coached(explorer)
    explorer.close()


def test_the_coach_keeps_a_hidden_hand_hidden() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    for _ in range(4):
        model.play(model.game.decision.keys[0])
    model.play("strip:builder")
    chooser = model.game.decision.seat
    hand = model.game.position()["players"][chooser]["hand"]
    names = {card.name for card in model.game.box.cards if card.id in hand}
    assert any(name in coached(explorer) for name in names)
    model.seat, model.open_hands = 1 - chooser, False
    assert not any(name in coached(explorer) for name in names)
    explorer.close()


def test_what_a_click_beside_the_choices_meant() -> None:
    lesson = course().lesson("houses")
    session = LessonSession(lesson)
    while session.step.kind != TASK:
        session.next()
    for key, rule in session.step.wrong.items():
        if rule and key.startswith("upgrade:"):
            assert intended_key(session.game, f"site:{key.partition(':')[2]}") == key
    assert intended_key(session.game, "") == ""
    assert intended_key(session.game, "ranch:0") == ""


# Rules and examples


def test_an_example_of_a_rule_and_the_way_back(visit: DashboardSession) -> None:
    own = visit.model.study
    own.play(own.game.decision.keys[0])
    visit.show("rules")
    visit.show_example("ship.harbor")
    explorer = visit.pages["explore"].explorer  # type: ignore[attr-defined]
    assert visit.page == "explore"
    assert visit.model.study is not own
    assert "ship.harbor" in coached(explorer)
    explorer.act("example", "site.vase")
    explorer.act("own", "")
    assert visit.model.study is own
    assert len(own) == 1
    assert 'data-id":"own' not in coached(explorer)


def test_a_study_of_the_library_is_kept_again_after_an_example(tmp_path: Any) -> None:
    library = Library(f"sqlite:///{tmp_path / 'studies.db'}")
    visit = DashboardSession(GameModel(Setup(players=2, seed=7)), library)
    visit.workspace.save()
    assert visit.workspace.tracked is not None
    id_ = visit.workspace.tracked.id
    visit.show_example("ship.harbor")
    assert visit.workspace.tracked is None
    visit.pages["explore"].explorer.act("own", "")  # type: ignore[attr-defined]
    assert visit.workspace.tracked is not None
    assert visit.workspace.tracked.id == id_
    visit.model.play(visit.model.game.decision.keys[0])
    visit.close()
    assert len(library.open(id_).study) == 1


def test_sources_of_rules_name_the_rulebook_by_its_language() -> None:
    for rule in all_rules():
        shown = json.dumps(rule_text(rule), ensure_ascii=False)
        assert not re.search(r"\b00\d\b", shown), rule
    assert "German rulebook, \u201cSpielvorbereitung\u201d" in json.dumps(
        rule_text("components.start_tile_backs"), ensure_ascii=False
    )


def test_numbers_of_keys_stand_behind_the_answers_of_a_question() -> None:
    lesson = next(lesson for lesson in course() if any(step.kind == QUIZ for step in lesson.steps))
    session = LessonSession(lesson)
    session._enter([step.kind for step in lesson.steps].index(QUIZ), None)
    answers = step_words(session, None, "", set())[1]["c"][1]["c"]
    for number, answer in enumerate(answers, 1):
        label, key = answer["c"]
        assert label["k"] == "label"
        assert (key["t"], key["k"], key["c"]) == ("kbd", "key", [str(number)])
    wrong = next(choice for choice in session.step.choices if choice not in session.step.right)
    tried = step_words(session, None, "", {wrong})[1]["c"][1]["c"][session.step.choices.index(wrong)]
    assert [child["k"] for child in tried["c"]] == ["sign", "label"]


def test_bold_words_are_parts_and_nothing_else_is() -> None:
    assert rich("**A:** b") == [{"t": "strong", "c": ["A:"]}, " b"]
    assert rich("2 ** 3, ** and **") == ["2 ** 3, ** and **"]
    assert rich("<b>no</b>") == ["<b>no</b>"]
