"""Every lesson can be gone through as it says, and what does not work is explained."""

import re

import pytest

from boonlake_panel.teach import Lesson, LessonSession, Step, course
from boonlake_panel.teach.goals import Situation, met
from boonlake_panel.teach.lessons import QUIZ, TASK, TEXT
from boonlake_panel.teach.session import ILLEGAL, ONWARD, SOLVED, WRONG, start_of
from boonlake_panel.texts.catalogue import all_rules
from boonlake_panel.texts.messages import in_language, text

LESSONS = {lesson.id: lesson for lesson in course()}
TASKS = {f"{lesson.id}.{step.id}": (lesson, step) for lesson in course() for step in lesson.steps if step.kind == TASK}
ACTIONS = {"pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder"}


def at(lesson: Lesson, step: Step) -> LessonSession:
    """A session at a step, as the lesson goes."""
    session = LessonSession(lesson)
    session._enter(lesson.steps.index(step), None)
    return session


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_the_solution_goes_through(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    for number, step in enumerate(lesson.steps):
        assert session.step is step
        assert session.words.text
        if step.kind == TASK:
            kinds = [session.play(key).kind for key in step.solution]
            assert kinds == [ONWARD] * (len(kinds) - 1) + [SOLVED], step.id
        elif step.kind == QUIZ:
            assert session.answer(step.right[0]).right
        assert session.solved
        following = session.next()
        assert (following is None) == (number == len(lesson.steps) - 1)
    assert session.done


@pytest.mark.parametrize("name", TASKS)
def test_wrong_choices_get_a_reason(name: str) -> None:
    lesson, step = TASKS[name]
    session = at(lesson, step)
    for attempt, (key, rule) in enumerate(step.wrong.items(), 1):
        feedback = session.play(key)
        assert feedback.kind in (WRONG, ILLEGAL), key
        assert feedback.text
        assert not rule or rule in feedback.rules, (key, feedback.rules)
        assert session.attempts == attempt
        assert session.game == session.start, "the task begins again"
        if feedback.kind == ILLEGAL:
            assert all(reason.text for reason in feedback.reasons)


@pytest.mark.parametrize("name", TASKS)
def test_whatever_is_tried_is_answered(name: str) -> None:
    """Legal or not, each choice solves the task, leads on, or says what is wrong."""
    lesson, step = TASKS[name]
    session = at(lesson, step)
    assert session.game.decision is not None
    for key in (*session.game.decision.keys, "strip:settle", "sail:9", "upgrade:99.upper", "nonsense"):
        feedback = session.play(key)
        assert feedback.text
        assert feedback.kind in (SOLVED, ONWARD, WRONG, ILLEGAL)
        assert bool(feedback.reasons) or feedback.kind != ILLEGAL
        session._enter(session.number, None)


def followed(session: LessonSession) -> bool:
    """Whether somebody who only makes choices that are commended solves the task."""
    while not session.solved:
        decision, at_hand = session.game.decision, len(session.played)
        keys = sorted(decision.keys, key=lambda key: key.startswith("boat:")) if decision else []
        if not any(session.play(key).right for key in keys) or len(session.played) != at_hand + 1:
            return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("name", TASKS)
def test_whatever_is_commended_can_still_lead_to_the_goal(name: str) -> None:
    """Nothing that makes the goal unreachable is called good, and no task is too large to be judged."""
    lesson, step = TASKS[name]
    session = at(lesson, step)
    assert session.game.decision is not None
    for key in session.game.decision.keys:
        feedback = session.play(key)
        if feedback.kind == ONWARD:
            assert feedback.text == text("teach-onward"), key
            assert followed(session), key
        session._enter(session.number, None)


@pytest.mark.parametrize("name", TASKS)
def test_a_task_is_not_solved_before_it_begins(name: str) -> None:
    lesson, step = TASKS[name]
    session = at(lesson, step)
    assert session.game.decision is not None
    assert session.game.decision.seat == lesson.seat
    assert not met(step.goal, Situation(session.game, session.game, lesson.seat))


@pytest.mark.parametrize("name", TASKS)
def test_hints_lead_to_the_solution(name: str) -> None:
    lesson, step = TASKS[name]
    session = at(lesson, step)
    for _ in step.solution:
        assert session.hint()
        key = session.next_key()
        assert key is not None
        session.hints = 1
        assert session.hint() != session.words.hint
        session.play(key)
    assert session.solved


def test_each_lesson_can_be_resumed_at_every_step() -> None:
    for lesson in course():
        for number, step in enumerate(lesson.steps):
            assert start_of(lesson, number).decision or step.kind != TASK


def test_wrong_answers_to_questions_are_answered() -> None:
    for lesson in course():
        for step in lesson.steps:
            if step.kind != QUIZ:
                continue
            session = at(lesson, step)
            for choice in step.choices:
                if choice not in step.right:
                    feedback = session.answer(choice)
                    assert feedback.kind == WRONG
                    assert feedback.text != text("teach-think-again"), (lesson.id, step.id, "says why or where to look")
            assert not session.solved
            assert session.hint() == session.words.hint
            assert session.choices[step.right[0]] in session.hint()


def accepted(lesson: Lesson, step: Step) -> list[str]:
    """The first choices with which a task can be solved; moving a boat is one only where the task is about boats."""
    session = at(lesson, step)
    keys = session.game.decision.keys if session.game.decision else ()
    right = []
    for key in keys:
        if session.play(key).right and (step.solution[0].startswith("boat:") or not key.startswith("boat:")):
            right.append(key)
        session._enter(session.number, None)
    return right


@pytest.mark.slow
def test_tasks_are_decisions() -> None:
    """In less than a quarter of all tasks one choice is accepted and no other."""
    dictated = [
        name for name, (lesson, step) in TASKS.items() if len(step.solution) == 1 == len(accepted(lesson, step))
    ]
    assert len(dictated) < len(TASKS) / 4, dictated


def test_ideas_end_with_a_goal_of_ones_own() -> None:
    """Lessons for a first game that teach an action or the land close with a position that only states a goal."""
    ideas = (ACTIONS - {"settle", "progress"}) | {
        "first_turn",
        "river",
        "resources",
        "develop",
        "houses",
        "settlements",
    }
    for id_ in sorted(ideas | {"levers", "tracks", "interim", "scoring_tiles"}):
        last = LESSONS[id_].steps[-1]
        assert (last.id, last.kind) == ("own", TASK), id_
        assert "key" not in last.goal, id_
        assert last.start, id_


COUNTED = {
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "de": ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
    "fr": ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
}
ARTICLES = {"1"}
"""In German and French the word for one is an article, too."""


def says(text: str, choice: str, label: str, language: str) -> bool:
    """Whether a text contains an answer, in figures or in words."""
    forms = [label]
    if choice.isdigit() and choice not in ARTICLES and int(choice) < len(COUNTED[language]):
        forms.append(COUNTED[language][int(choice)])
    return any(re.search(rf"(?<![\w+-]){re.escape(form.casefold())}\b", text.casefold()) for form in forms)


@pytest.mark.parametrize("language", COUNTED)
def test_questions_are_real_questions(language: str) -> None:
    """At least three answers, and the right one is neither in the question nor in a text right above it."""
    with in_language(language):
        for lesson in course():
            for number, step in enumerate(lesson.steps):
                if step.kind != QUIZ:
                    continue
                assert len(step.choices) >= 3, (lesson.id, step.id)
                before = lesson.steps[number - 1] if number else step
                above = lesson.step_words(step).text
                above += f" {lesson.step_words(before).text}" if before.kind == TEXT else ""
                labels = {choice: lesson.step_words(step).choices.get(choice, choice) for choice in step.choices}
                told = {choice for choice, label in labels.items() if says(above, choice, label, language)}
                assert not told & set(step.right) or told == set(step.choices), (lesson.id, step.id)


def test_there_is_a_lesson_for_everything() -> None:
    assert len(course()) >= 20
    assert set(LESSONS) >= ACTIONS
    chapters = {chapter.id: len(chapter.lessons) for chapter in course().chapters}
    assert (chapters["solo"], chapters["artifacts"]) == (2, 4)
    for lesson in course():
        assert bool(lesson.rules) != lesson.is_check, "links to rules would give answers away"
        assert any(step.kind != TEXT for step in lesson.steps)


def test_a_newcomer_can_play_after_an_hour_and_a_quarter_at_most() -> None:
    needed = course().first_game
    assert 60 * 60 <= sum(lesson.seconds for lesson in needed) <= 75 * 60
    lessons = {lesson.id for lesson in needed}
    assert lessons >= (ACTIONS - {"settle"}) | {"first_turn", "river", "interim", "last_round", "final"}


def test_next_follows_the_path_to_a_first_game() -> None:
    walked = [course().first_game[0]]
    while following := course().after(walked[-1]):
        walked.append(following)
    assert tuple(walked) == course().path
    assert tuple(walked[: len(course().first_game)]) == course().first_game
    assert len(walked) == len(course())


def test_nothing_is_used_before_it_is_taught() -> None:
    """Levers before what needs one, the race early, the kinds and icons of cards before questions about them."""
    order = [lesson.id for lesson in course().path]
    levers = order.index("levers")
    for place, id_ in enumerate(order):
        used = any(key.startswith("lever:") for step in LESSONS[id_].steps for key in step.solution)
        assert not used or place >= levers, id_
    assert order.index("race") < order.index("builder")
    anatomy = LESSONS["builder"].step_words(LESSONS["builder"].steps[0]).text
    assert all(icon in anatomy for icon in ("lightning", "loop", "flag"))


INTRODUCED = {
    "lock": "table.river",
    "interim scoring": "table.river",
    "strip": "table.strips",
    "ranch": "table.board",
    "recess": "table.board",
    "tier": "table.board",
    "scoring tile": "set_up.keep",
    "production site": "set_up.site",
    "boat": "set_up.three",
    "lightning": "first_turn.effect",
    "develop": "first_turn.left",
    "presence": "first_turn.left",
    "common part": "first_turn.common",
    "harbour": "first_turn.ship",
    "vase": "first_turn.ship",
    "loop": "builder.anatomy",
    "downstream": "resources.downstream",
    "upstream": "resources.upstream",
    "explor": "explore.what",
    "income": "develop.elizabeth",
    "coin track": "develop.elizabeth",
    "upgrad": "houses.what",
    "pasture": "cattle_breeding.pasture",
    "label": "region_scoring.what",
    "lever": "progress.what",
    "moderniz": "progress.what",
    "marker": "tracks.what",
    "final scoring": "last_round.finish",
}
"""Where the path to a first game first says what a word means."""


def test_words_are_explained_where_they_are_first_used() -> None:
    said: dict[str, str] = {}
    for lesson in course().first_game:
        for step in lesson.steps:
            words = lesson.step_words(step)
            told = " ".join((words.text, words.hint, words.done, *words.choices.values())).replace("**", "").casefold()
            for term in INTRODUCED:
                if re.search(rf"\b{term}", told):
                    said.setdefault(term, f"{lesson.id}.{step.id}")
    assert said == INTRODUCED


def test_the_first_lesson_is_honest_about_the_box() -> None:
    table = LESSONS["table"]
    assert any("reconstructed" in table.step_words(step).text for step in table.steps)


def test_worked_examples_of_the_rulebooks_are_tasks() -> None:
    for id_, rule in all_rules().items():
        if rule.examples:
            assert any(step.kind == TASK for _, step in course().teaching(id_)), id_


def test_texts_are_short() -> None:
    for lesson in course():
        for step in lesson.steps:
            words = lesson.step_words(step)
            assert len(words.text.split()) <= 60, (lesson.id, step.id)
            assert len(words.hint.split()) <= 30, (lesson.id, step.id)
            assert len(words.done.split()) <= 45, (lesson.id, step.id)


def test_the_worked_score_counts_every_point_of_a_real_game() -> None:
    counting = LESSONS["counting"]
    game = counting.start.game()
    assert game.over
    counted = [source for step in counting.steps for source in step.ledger]
    assert len(counted) == len(set(counted))
    assert {source for ledger in game.ledger for source in ledger} == set(counted)
    assert [sum(ledger.values()) for ledger in game.ledger] == list(game.scores)


@pytest.mark.parametrize("language", COUNTED)
def test_the_worked_score_names_the_real_figures(language: str) -> None:
    counting = LESSONS["counting"]
    ledger = counting.start.game().ledger[counting.seat]
    with in_language(language):
        for step in counting.steps:
            if step.kind == TEXT:
                said = set(re.findall(r"\d+", counting.step_words(step).text))
                assert {str(abs(ledger[source])) for source in step.ledger if source in ledger} <= said, step.id
            elif step.ledger:
                assert step.right == (str(ledger[step.ledger[0]]),), step.id
        total = counting.step_words(counting.steps[-1]).text
        assert all(str(score) in total for score in counting.start.game().scores)


def test_the_check_has_ten_questions_and_sends_people_back() -> None:
    check = LESSONS["check"]
    assert course().first_game[-1] is check
    assert [step.kind for step in check.steps] == [QUIZ] * 10
    assert len({step.again for step in check.steps}) == 10
    assert all(not LESSONS[step.again].later for step in check.steps)
    session = LessonSession(check)
    for number, step in enumerate(check.steps):
        if number in (2, 5):
            session.answer(next(choice for choice in step.choices if choice not in step.right))
        session.answer(step.right[0])
        session.next()
    assert session.done
    assert [step.again for step in session.missed] == ["builder", "settlements"]
    session.restart()
    assert session.missed == ()
