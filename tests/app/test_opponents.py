"""Agents that have seats: when they answer and when not, at which pace, what is remembered of them."""

import asyncio
import time

import pytest

from boonlake_panel import GameModel, Setup, Study, StudyError
from boonlake_panel.app.autoplay import OPPONENTS, Replies
from boonlake_panel.study.checked import check, restore
from boonlake_panel.study.files import dumps, loads

from .test_autoplay import in_a_loop


def against(*agents: str, players: int = 2, seed: int = 7) -> GameModel:
    return GameModel(Study(Setup(players=players, seed=seed), agents=agents))


def choose(model: GameModel, times: int = 1) -> None:
    for _ in range(times):
        model.choice = model.options[0].key


def test_after_a_choice_of_a_person_agents_answer_until_a_person_is_asked_again() -> None:
    model = against("", "quick", "random", players=3)
    choose(model, 20)
    assert model.decision.seat == 0
    assert {node.seat for node in model.cursor.path} == {0, 1, 2}
    assert not model.playing


def test_a_game_that_an_agent_begins_begins_by_itself() -> None:
    model = against("quick", "")
    assert model.decision.seat == 1
    assert model.step > 0


def test_who_looks_around_is_not_disturbed() -> None:
    model = against("", "quick")
    choose(model, 5)
    model.step = next(node.depth for node in model.line if node.parent and node.seat == 1) - 1
    asked, step = model.agent_asked, model.step
    model.back()
    model.forward()
    assert (asked, model.step) == ("quick", step)
    model.reply()
    assert not model.agent_asked


def test_the_hand_of_the_computer_is_hidden_and_the_own_board_stays() -> None:
    model = against("", "quick")
    assert not model.open_hands
    choose(model, 5)
    model.step = next(node.depth for node in model.line if node.parent and node.seat == 1) - 1
    assert (model.decision.seat, model.shown_seat, model.options) == (1, 0, ())


@pytest.mark.parametrize("agents", [["", "nobody"], ["", "", "planner"], ["planner:width=9"]])
def test_only_known_agents_get_a_seat_that_there_is(agents: list[str]) -> None:
    model = against()
    with pytest.raises((ValueError, StudyError)):
        model.agents = agents
    assert model.agents == []


def test_an_agent_takes_over_a_seat_in_the_middle_of_a_game() -> None:
    model = against()
    choose(model)
    model.agents = ["", "quick"]
    assert (model.agents, model.decision.seat) == (["", "quick"], 0)


def test_files_remember_who_plays() -> None:
    study = Study(Setup(players=3, seed=7), agents=["", "planner", ""])
    assert loads(dumps(study)).agents == restore(check(dumps(study))).agents == ("", "planner")
    assert '"agents"' not in dumps(Study(Setup(seed=7)))


@pytest.mark.parametrize("written", ['"agents": 7', '"agents": ["x y"]', '"agents": ["a", "b", "c", "d", "e"]'])
def test_a_file_that_says_nonsense_about_agents_is_read_without_them(written: str) -> None:
    document = dumps(Study(Setup(players=2, seed=7), agents=["quick"])).replace('"agents": ["quick"]', written)
    with pytest.raises(StudyError, match="agents") as refused:
        loads(document)
    assert refused.value.study is not None
    assert refused.value.study.agents == ()


def test_a_file_cannot_make_a_server_think_for_long() -> None:
    model = against("", "montecarlooo")
    assert model.people == [0, 1]


def test_taking_back_leads_before_the_own_last_choice_and_what_follows_is_the_game() -> None:
    model = against("", "quick")
    while not len(model.options) > 1 or model.step < 4:
        choose(model)
    before, first = model.step, model.options[0].key
    choose(model)
    assert model.take_back().depth == before
    model.choice = next(option.key for option in model.options if option.key != first)
    assert model.cursor.is_main
    assert not model.agent_asked


def test_a_hint_is_a_legal_choice() -> None:
    model = against("", "quick")
    assert model.hint() in model.decision.keys


def model_of_an_agent(pace: str) -> GameModel:
    """A moment at which an agent has several choices to make."""
    model = GameModel(Study(Setup(players=2, seed=7)), pace=pace)
    model.play_on("quick", "turn")
    model.study.agents = ("quick", "quick")
    return model


def test_at_a_pace_people_can_follow() -> None:
    model = model_of_an_agent("brisk")
    moments: list[float] = []
    model.param.watch(lambda event: moments.append(time.monotonic()), "step")
    replies = Replies(model)

    async def watch() -> None:
        task = asyncio.create_task(replies.run_beside())
        while len(moments) < 2:
            await asyncio.sleep(0.01)
        replies.stop()
        await asyncio.wait_for(task, 2)

    in_a_loop(watch())
    assert moments[1] - moments[0] > 0.4


def test_step_by_step_one_choice_is_shown_and_skipping_shows_the_rest() -> None:
    model = model_of_an_agent("step")
    step = model.step
    in_a_loop(Replies(model).run_beside())
    assert model.step == step + 1
    model.study.agents = ("quick", "")
    replies = Replies(model)
    replies.skip()
    in_a_loop(replies.run_beside())
    assert not model.agent_asked or model.over


def test_agents_end_when_their_visitor_goes_elsewhere() -> None:
    model = model_of_an_agent("calm")
    replies = model.run = Replies(model)

    async def leave() -> None:
        task = asyncio.create_task(replies.run_beside())
        while not replies.steps:
            await asyncio.sleep(0.01)
        model.close()
        replies.skip()
        await asyncio.wait_for(task, 1)

    in_a_loop(leave())
    assert replies.steps == 1


def test_every_agent_has_a_friendly_name_in_every_language() -> None:
    from boonlake_panel.texts.messages import LANGUAGES, in_language, text

    for language in LANGUAGES:
        with in_language(language):
            assert len({text(f"app-opponent-{name}") for name in OPPONENTS}) == len(OPPONENTS)
