"""The tree of choices: playing, moving, branching, ordering, notes, finding."""

import random
import time
import tracemalloc

import pytest

from boonlake_panel import Game, IllegalChoice, Setup, Study, StudyError
from boonlake_panel.study import MARKS, Change

from .support import grown, options


@pytest.fixture
def study() -> Study:
    return Study(Setup(players=2, seed=7))


def test_a_line_of_choices_is_the_game_of_its_keys(study: Study) -> None:
    for _ in range(60):
        study.play(options(study)[-1])
    assert study.game == Game.replay(study.setup, study.keys())
    assert [node.key for node in study.main_line] == study.keys()
    assert len(study) == 60


def test_an_illegal_choice_has_its_reasons_and_changes_nothing(study: Study) -> None:
    changes: list[Change] = []
    study.subscribe(changes.append)
    with pytest.raises(IllegalChoice) as caught:
        study.play("strip:settle")
    assert caught.value.reasons
    assert len(study) == 0
    assert study.node is study.root
    assert not changes


def test_the_cursor_goes_back_and_forward_and_anywhere(study: Study) -> None:
    line = [study.play(options(study)[0]) for _ in range(5)]
    assert study.back() is line[3]
    assert study.back(2) is line[1]
    assert study.forward() is line[2]
    assert study.forward(99) is line[4]
    assert study.back(99) is study.root
    assert study.go(line[3].id) is line[3]
    with pytest.raises(StudyError, match="no node 'nowhere'"):
        study.go("nowhere")


def test_forward_returns_to_the_variation_it_came_from(study: Study) -> None:
    study.play(options(study)[0])
    study.back()
    first = study.play(options(study)[1])
    second = study.play(options(study)[0])
    assert study.back(2) is study.root
    assert study.forward() is first
    assert study.forward() is second
    study.go(study.main_line[0])
    study.back()
    assert study.forward() is study.main_line[0]


def test_playing_the_same_choice_again_makes_no_second_node(study: Study) -> None:
    node = study.play(options(study)[0])
    study.back()
    assert study.play(node.key) is node
    assert len(study) == 1


def test_a_branch_leaves_the_cursor_where_it_is(study: Study) -> None:
    main = study.play(options(study)[0])
    second = options(study)[0]
    study.back()
    end = study.branch(main.key, second, name="Quiet")
    assert study.node is study.root
    assert end.parent is main
    assert main.name == "Quiet"
    assert study.branch(options(study)[1]).is_main is False


def test_a_branch_with_an_illegal_choice_keeps_what_comes_before_it(study: Study) -> None:
    changes: list[Change] = []
    study.subscribe(changes.append)
    with pytest.raises(IllegalChoice):
        study.branch(options(study)[0], "no:such_key")
    assert len(study) == 1
    assert [change.what for change in changes] == ["branched"]


def three_ways(study: Study) -> list[str]:
    """Go to a place with three or more choices and branch there; the ids of the branches."""
    while len(options(study)) < 3:
        study.play(options(study)[0])
    return [study.branch(key).id for key in options(study)[:3]]


def order(study: Study) -> list[str]:
    return [node.id for node in study.node.children]


def test_branches_are_promoted_and_demoted_by_one_place(study: Study) -> None:
    a, b, c = three_ways(study)
    study.promote(c)
    assert order(study) == [a, c, b]
    study.promote(c)
    study.promote(c)
    assert order(study) == [c, a, b]
    study.demote(c)
    assert order(study) == [a, c, b]
    study.make_main(b)
    assert order(study) == [b, a, c]


def test_a_node_deep_in_a_variation_promotes_its_branch(study: Study) -> None:
    _, b, _ = three_ways(study)
    place = study.node
    study.go(b)
    deep = [study.play(options(study)[0]) for _ in range(4)][-1]
    assert not deep.is_main
    study.promote(deep)
    assert deep.is_main
    study.demote(deep)
    assert not deep.is_main
    study.make_main(deep)
    assert place.children[0].id == b


def test_ids_are_addresses_that_stay(study: Study) -> None:
    a, b, _ = three_ways(study)
    keys = {id_: study.keys(id_) for id_ in (a, b)}
    study.promote(b)
    study.delete(a)
    again = study.branch(keys[a][-1])
    assert again.id == a
    assert study.keys(b) == keys[b]
    assert a.isalnum()
    assert len(a) == 8


def test_what_is_deleted_comes_back_in_its_place(study: Study) -> None:
    a, b, c = three_ways(study)
    study.go(b)
    deep = study.play(options(study)[0])
    study.comment("keep me")
    study.delete(b)
    assert study.node.id == study.at(a).parent.id  # type: ignore[union-attr]
    with pytest.raises(StudyError):
        study.go(deep)
    assert order(study) == [a, c]
    study.restore()
    assert order(study) == [a, b, c]
    assert study.go(deep.id).comment == "keep me"
    study.game  # noqa: B018  can be played again
    with pytest.raises(StudyError, match="nothing has been deleted"):
        study.restore()


def test_restoring_joins_what_was_played_meanwhile(study: Study) -> None:
    node = study.play(options(study)[0])
    child = study.play(options(study)[0])
    study.delete(node)
    study.play(node.key)
    other = study.play(next(key for key in options(study) if key != child.key))
    study.restore()
    assert [one.key for one in study.at(node.id).children] == [other.key, child.key]


def test_the_start_cannot_be_deleted(study: Study) -> None:
    with pytest.raises(StudyError, match="start"):
        study.delete(study.root)


def test_notes(study: Study) -> None:
    node = study.play(options(study)[0])
    study.comment("after")
    study.comment("before", before=True)
    study.name_branch("The  tile\nI like")
    study.collapse()
    assert (node.before, node.comment, node.name, node.collapsed) == ("before", "after", "The tile I like", True)
    for mark in (*MARKS, ""):
        assert study.mark(mark).mark == mark
    with pytest.raises(StudyError, match="there are excellent, good"):
        study.mark("superb")
    with pytest.raises(StudyError, match="too long"):
        study.comment("x" * 20_001)


def test_texts_hold_nothing_that_cannot_be_stored(study: Study) -> None:
    assert study.comment("a\x00b\ud800c\u202ed\r\ne\x1b[31m").comment == "abcd\ne[31m"


def test_choices_are_found_by_turn_round_seat_mark_and_text() -> None:
    study = grown(600, players=3)
    for node in study.find(turn=4, seat=1):
        before = study.game_at(node.parent or study.root)
        assert before.decision
        assert before.decision.seat == 1
        assert before.turn in (3, 4)
    assert len(study.find()) == len(study)
    assert study.find(turn=4, main=True)
    assert all(node.round == 2 for node in study.find(round=2))
    study.mark("good", study.main_line[3])
    study.comment("A Big step", study.main_line[4])
    assert study.find(mark="good") == [study.main_line[3]]
    assert study.find(text="big STEP") == [study.main_line[4]]


def test_a_turn_holds_one_strip_and_ends_with_the_ship() -> None:
    study = grown(300, players=2, branching=0)
    for number in (1, 2, 3):
        turn = study.find(turn=number)
        strips = [node for node in turn if node.key.startswith("strip:")]
        assert len(strips) == 1
        before = turn[: turn.index(strips[0])]
        assert all(node.key.startswith("boat:") and node.seat == strips[0].seat for node in before)
        assert study.game_at(turn[-1]).turn == number


def test_listeners_hear_each_change_once(study: Study) -> None:
    heard: list[str] = []
    stop = study.subscribe(lambda change: heard.append(change.what))
    a, b = options(study)[:2]
    study.play(a)
    study.back()
    study.back()
    study.branch(b)
    study.promote(study.root.children[1])
    study.comment("so", study.root)
    study.comment("so", study.root)
    study.delete(study.root.children[0])
    study.restore()
    study.rename("Title")
    study.tag("x")
    study.untag("x")
    stop()
    stop()
    study.forward()
    expected = ["played", "cursor", "branched", "ordered", "noted", "deleted", "restored", "titled", "titled", "titled"]
    assert heard == expected


def test_a_study_can_start_from_a_position() -> None:
    source = grown(200, players=2, branching=0)
    study = Study(position=source.game.position())
    assert study.game == source.game
    study.play(options(study)[0])
    assert study.game.turn >= source.game.turn
    with pytest.raises(StudyError, match="not from both"):
        Study(Setup(), position=source.game.position())


@pytest.fixture(scope="module")
def large() -> Study:
    return grown(1000)


def test_moving_anywhere_in_a_large_study_is_instant(large: Study) -> None:
    chance = random.Random(1)
    nodes = list(large)
    times = []
    for _ in range(200):
        started = time.process_time()
        large.go(chance.choice(nodes))
        assert large.game.setup is large.setup
        times.append(time.process_time() - started)
    assert sorted(times)[-4] < 0.020  # a few may have met the garbage collector


def test_games_are_the_same_however_they_are_reached(large: Study) -> None:
    chance = random.Random(2)
    for node in chance.sample(list(large), 20):
        assert large.game_at(node) == Game.replay(large.setup, large.keys(node))


def test_a_large_study_is_small_in_memory(large: Study) -> None:
    keys = [(node.parent.id, node.key) for node in large if node.parent]
    tracemalloc.start()
    copy = Study(large.setup)
    for parent, key in keys:
        copy.branch(key, node=parent)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(copy) == 1000
    assert used < 4_000_000
