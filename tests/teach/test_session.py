"""Going through a lesson: any right way counts, wrong ones are taken back, progress is kept."""

import json
from pathlib import Path

import pytest

from boonlake_panel.teach import LessonSession, Progress, course
from boonlake_panel.teach.session import IDLE, ILLEGAL, ONWARD, SOLVED, WRONG


def session(lesson: str, step: str, **options: object) -> LessonSession:
    opened = LessonSession(course().lesson(lesson), **options)  # type: ignore[arg-type]
    opened._enter([step.id for step in opened.lesson.steps].index(step), None)
    return opened


def test_any_right_way_is_accepted() -> None:
    for keys in (["strip:builder", "discard:P148", "play:P042"], ["strip:builder", "play:P042", "discard:P148"]):
        planning = session("planning", "money")
        kinds = [planning.play(key).kind for key in keys]
        assert (kinds[-1] == SOLVED) == (keys[1] == "play:P042")
    develop = session("develop", "broke")
    assert develop.play("develop:25.upper").kind == SOLVED
    joker = session("jokers", "maggie")
    assert [joker.play(key).kind for key in ("boat:2.loam", "play:P011")] == [ONWARD, SOLVED]


def test_boats_may_be_moved_about_for_free() -> None:
    monica = session("resources", "monica")
    assert [monica.play(key).kind for key in ("boat:1.stone", "boat:1.loam")] == [ONWARD, ONWARD]
    assert monica.attempts == 0


def test_what_is_wrong_is_taken_back_with_a_reason() -> None:
    settlement = session("settlements", "settle")
    feedback = settlement.play("upgrade:14.upper")
    assert feedback.kind == ILLEGAL
    assert feedback.rules == ("upgrade.settlement.adjacency",)
    assert feedback.reasons[0].figures == {"needed": 3, "has": 0}
    assert feedback.text == "Nobody lives next to that house."
    develop = session("develop", "elizabeth")
    feedback = develop.play("develop:14.lower")
    assert (feedback.kind, develop.game == develop.start, develop.attempts) == (WRONG, True, 1)
    assert feedback.events, "what it would have done can be shown"


def test_the_own_way_goes_on_where_the_next_task_allows_it() -> None:
    turn = session("first_turn", "left")
    turn.play("develop:4.upper")
    turn.next()
    assert turn.game.position()["map"]["4"]["upper"] == {"seat": 0, "piece": "inhabitant"}
    pioneer = session("first_turn", "left")
    pioneer.play("develop:7.upper")  # the site that the solution of the next task wants
    pioneer.next()
    assert pioneer.step.id == "common"
    assert "develop:7.upper" in (pioneer.game.decision.keys if pioneer.game.decision else ())


def test_back_and_restart() -> None:
    hire = session("hire", "three")
    hire.play("give:3cards")
    assert hire.back().id == "three"
    assert hire.played == ()
    assert hire.back().id == "what"
    assert hire.back().id == "what"
    hire.next()
    assert hire.restart().id == "what"


def test_hints_become_clearer() -> None:
    house = session("houses", "house")
    assert house.hint() == house.words.hint
    assert "space 14" in house.hint()
    quiz = session("houses", "supply")
    quiz.hint()
    assert quiz.hint().endswith("2.")


def test_nothing_is_played_where_there_is_nothing_to_do() -> None:
    text = session("houses", "what")
    assert text.play("upgrade:14.upper").kind == IDLE
    assert text.answer(1).kind == IDLE
    assert text.hint()
    task = session("houses", "house")
    assert task.next() is task.step, "first solve it"
    quiz = session("houses", "supply")
    with pytest.raises(ValueError, match="no choice 'seven'"):
        quiz.answer("seven")


def test_progress_in_memory() -> None:
    progress = Progress()
    lesson = course().lesson("houses")
    first = LessonSession(lesson, progress=progress)
    first.next()
    assert progress.step("houses") == 1
    assert LessonSession(lesson, progress=progress, resume=True).step.id == "house"
    last = LessonSession(lesson, progress=progress)
    last._enter(len(lesson.steps) - 1, None)
    for key in last.step.solution:
        last.play(key)
    last.next()
    assert progress.done == {"houses"}
    again = LessonSession(lesson, progress=progress, resume=True)
    assert again.number == 0
    assert progress.is_done("houses"), "once done it stays done"
    progress.forget("houses")
    assert not progress.is_begun("houses")


def test_progress_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "progress.json"
    Progress(path).reach("river", 2)
    assert Progress(path).step("river") == 2
    assert json.loads(path.read_text())["format"] == "boonlake-progress"
    monkeypatch.setenv("BOONLAKE_PROGRESS", str(path))
    assert Progress.load().step("river") == 2
    monkeypatch.delenv("BOONLAKE_PROGRESS")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert Progress.load().path != path


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "other", "version": 1, "lessons": {}}', '{"lessons": 3}'])
def test_a_broken_file_keeps_nobody_from_learning(tmp_path: Path, text: str) -> None:
    path = tmp_path / "progress.json"
    path.write_text(text)
    progress = Progress(path)
    assert not progress.done
    progress.finish("river")
    assert Progress(path).is_done("river")
    assert (tmp_path / "progress.json.unreadable").read_text() == text


def test_a_wrong_choice_is_not_commended_as_possible() -> None:
    turn = session("first_turn", "strip")
    feedback = turn.play("strip:region_scoring")
    assert feedback.kind == WRONG
    assert feedback.rules == ("turn.choose_strip", "turn.bottom_row_penalty")  # it also costs points
    assert not any(reason.text for reason in feedback.reasons)


def test_a_choice_after_which_the_goal_is_out_of_reach_is_taken_back_at_once() -> None:
    joker = session("jokers", "maggie")
    feedback = joker.play("boat:1.wood")  # 2 coins that the other boat needs
    assert feedback.kind == WRONG
    assert "cannot be reached" in feedback.text
    assert (joker.game == joker.start, joker.played) == (True, ())
    planning = session("planning", "money")
    assert planning.play("strip:builder").kind == ONWARD
    before = planning.game
    assert planning.play("take:2cards").kind == WRONG  # Bakery cannot be played any more in this part
    assert (planning.game == before, planning.played) == (True, ("strip:builder",)), "only the last is taken back"
    assert planning.play("play:P042").kind == ONWARD


def test_what_others_did_is_told_from_the_events() -> None:
    turn = session("first_turn", "common")
    assert turn.play("develop:7.upper").text.endswith("Blue develops on space 4, upper site. Blue gains 2 coins.")
    turn = session("first_turn", "common")
    elsewhere = turn.play("develop:4.upper").text  # the site that Blue wanted is taken
    assert elsewhere.endswith("Blue develops on space 7, upper site. Blue draws a card.")


def test_nothing_is_told_that_has_not_happened_yet() -> None:
    turn = session("first_turn", "common")
    paying = turn.play("develop:25.lower")  # two cards are still to be discarded before Blue is asked
    assert paying.right
    assert "Blue" not in paying.text


def test_boats_are_offered_where_a_step_is_about_them() -> None:
    offered = {option.group for option in session("explore", "reveal").options}
    assert "boats" not in offered
    assert "boats" in {option.group for option in session("resources", "monica").options}
    lever = session("levers", "own")
    lever.play("lever:3.1")  # nothing but a boat can be moved now
    assert any(option.key.startswith("boat:") for option in lever.options)


def test_the_turn_of_somebody_else_has_not_been_played_when_the_lesson_says_whose_turn_it_is() -> None:
    turn = session("first_turn", "ship")
    turn.play("sail:4")
    assert turn.game.decision is not None
    assert (turn.game.decision.seat, turn.game.decision.kind) == (1, "turn")
    assert turn.game.position()["strips"][-1] == "settle", "in row 7, as the text after it says"


def test_a_check_begins_at_its_first_question() -> None:
    progress = Progress()
    check = LessonSession(course().lesson("check"), progress=progress)
    check.answer(check.step.right[0])
    check.next()
    assert LessonSession(course().lesson("check"), progress=progress, resume=True).number == 0


def test_what_others_draw_stays_their_secret() -> None:
    told = session("pioneer", "develop").play("develop:15.upper").text
    assert "Blue draws" in told
    assert "Wool market" not in told
