"""The guided first game as a model and a viewer, without a browser."""

from dataclasses import replace
from typing import Any

import pytest

from boonlake_panel.app.model import GameModel
from boonlake_panel.app.pages.learn.first_game import FirstGamePlay
from boonlake_panel.app.pages.learn.first_game_model import FirstGameModel, new_game, read_game
from boonlake_panel.app.pages.learn.first_game_start import COMPUTER, PERSON, FirstGameStart
from boonlake_panel.app.serving.jobs import Job
from boonlake_panel.teach.first_game import first_game

QUICK = replace(first_game(), race=12, duel=12, agent="random")


def begin(players: int = 2, people: tuple[int, ...] = (0,), **params: Any) -> FirstGameModel:
    return FirstGameModel(new_game(players, people, QUICK), course=QUICK, **params)


def ready_for_turn(model: FirstGameModel) -> FirstGameModel:
    while model.decision.kind != "turn":
        model.play(model.options[0].key)
    return model


def test_the_computer_plays_until_a_person_is_asked_and_tells_a_line_each() -> None:
    model = begin(3, ask=False)
    assert (model.decision.seat, model.decision.kind) == (0, "keep")
    model.choice = model.options[0].key
    assert (model.decision.seat, model.decision.kind) == (0, "production")
    viewer = FirstGamePlay(model)
    assert viewer.opponents is not None
    assert str(viewer.opponents.words.content).count("'li'") == 2


def test_a_choice_is_considered_judged_and_then_played() -> None:
    model = ready_for_turn(begin())
    viewer = FirstGamePlay(model)
    assert model.asks
    key, depth = model.options[0].key, model.step
    model.choice = key
    assert (model.considered, model.step) == (key, depth), "nothing is played yet"
    assert viewer.coach.answers.visible
    assert not viewer.place.visible
    viewer.coach.answers.receive({"answer": "engine"})
    assert model.judgement.key == key
    assert viewer.coach.judging.content[0]["p"]["data-verdict"] == model.judgement.verdict
    assert len(viewer.coach.judging.content[0]["c"]) == 3
    model.play_rival()
    assert model.line[depth + 1].key != key
    assert (model.considered, model.judgement) == ("", None)


def test_what_was_considered_is_forgotten_elsewhere() -> None:
    model = ready_for_turn(begin())
    model.choice = model.options[0].key
    model.back()
    assert model.considered == ""


def test_whoever_does_not_want_to_be_asked_just_plays() -> None:
    model = ready_for_turn(begin())
    model.choice = model.options[0].key
    model.think_again()
    assert model.considered == ""
    model.ask = False
    depth = model.step
    model.choice = model.options[0].key
    assert model.step > depth


def test_what_the_computer_holds_is_not_seen() -> None:
    model = begin(2, ask=False)
    assert model.eyes == 0
    assert isinstance(model.seen.position()["players"][1]["hand"], int)


def test_several_people_sit_at_one_screen() -> None:
    model = begin(2, people=(0, 1), ask=False)
    model.choice = model.options[0].key
    assert (model.decision.seat, model.shown_seat, model.hidden) == (1, 1, False)
    assert FirstGamePlay(model).opponents is None


def test_looking_back_starts_nobody_and_another_choice_goes_on() -> None:
    model = begin(2, ask=False)
    model.choice = model.options[0].key
    step = model.step
    model.first()
    model.forward()
    assert model.step == 1, "the computer waits while somebody looks back"
    model.first()
    assert model.guidance.ideas[0].id == "keep"
    model.choice = model.options[1].key
    assert model.step == step


def test_the_whole_game_is_played_to_its_count() -> None:
    model = begin(2, ask=False)
    viewer = FirstGamePlay(model)
    told: list[str] = []
    while not model.over:
        told += [idea.id for idea in model.guidance.ideas]
        model.choice = next((key for key in model.seen.keys if not key.startswith("boat:")), model.seen.keys[0])
    told += [idea.id for idea in model.guidance.ideas]
    assert {"keep", "turn", "interim", "round", "ending", "over"} <= set(told)
    assert viewer.score is not None
    assert viewer.score.layout.visible
    assert all(str(points) in str(viewer.score.words.content) for points in model.scores)


def test_a_game_is_left_and_taken_up() -> None:
    model = ready_for_turn(begin(3, people=(0, 2)))
    model.ask = False
    found = read_game(model.to_dict(), QUICK)
    assert found is not None
    study, ask = found
    again = FirstGameModel(study, course=QUICK)
    assert (again.people, ask) == ([0, 2], False)
    assert again.game.position() == model.game.position()
    assert again.guidance == model.guidance


@pytest.mark.parametrize(
    "data", [None, 3, {}, {"players": 9, "people": [0], "keys": []}, {"players": 2, "people": [7], "keys": []}]
)
def test_what_the_browser_kept_is_not_trusted(data: Any) -> None:
    assert read_game(data, QUICK) is None


def test_a_damaged_line_goes_on_as_far_as_it_can() -> None:
    model = ready_for_turn(begin())
    kept = model.to_dict()
    found = read_game({**kept, "keys": [*kept["keys"], "nonsense", 5]}, QUICK)
    assert found is not None
    assert found[0].game.position() == model.game.position()


def test_a_busy_visitor_is_told() -> None:
    model = ready_for_turn(begin())
    other = model.jobs.job = Job(lambda job: None)
    model.choice = model.options[0].key
    model.explain()
    assert model.problem == "busy"
    model.think_again()
    assert not other.stopped, "only the judging is stopped, not other work of the visitor"


def test_the_set_up_asks_who_sits_where() -> None:
    begun: list[Any] = []
    start = FirstGameStart(GameModel(), lambda players, people: begun.append((players, people)))
    assert "6" in str(start.steps.content)
    start.table.players = 3
    assert "8" in start.steps.content[1]["c"][0]["c"][0]
    assert [field.visible for field in start.seats] == [True, True, True, False]
    assert start.map.svg.startswith("<svg")
    start.table.seat1 = COMPUTER
    assert start.start.disabled
    start.table.seat3 = PERSON
    start.start.param.trigger("clicks")
    start._begin()
    assert begun[-1] == (3, [2])
