"""The parameters of the model: what may be set, what follows from it, and who hears of it when."""

import threading
from typing import Any

import panel as pn
import param
import pytest
from panel.io.location import Location

from boonlake_panel import IllegalChoice, Setup, Study, StudyError
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.parameters import FACTS

VISITOR_SETS = (
    *("study", "node", "step", "turn", "seat", "choice", "agent", "play_to"),
    *("language", "open_hands", "dark", "coach"),
)


@pytest.fixture
def model() -> GameModel:
    return GameModel(Setup(players=3, seed=7))


def heard(model: GameModel, *names: str) -> list[dict[str, Any]]:
    """What a watcher of several parameters is told: one entry for each call, with what it sees then."""
    calls: list[dict[str, Any]] = []
    model.param.watch(lambda *events: calls.append({event.name: event.new for event in events}), list(names))
    return calls


@pytest.mark.parametrize("name", [*VISITOR_SETS, *FACTS])
def test_every_parameter_says_what_it_is(name: str) -> None:
    assert GameModel.param[name].doc


@pytest.mark.parametrize("name", FACTS)
def test_what_follows_from_the_game_cannot_be_set(model: GameModel, name: str) -> None:
    before = getattr(model, name)
    with pytest.raises((TypeError, ValueError)):
        setattr(model, name, None)
    assert getattr(model, name) == before


def test_one_choice_is_announced_once_with_everything_that_follows(model: GameModel) -> None:
    calls = heard(model, "node", "step", "turn", "choice", "playing", "revision", *FACTS)
    model.choice = model.options[0].key
    assert len(calls) == 1
    assert calls[0]["step"] == 1
    assert calls[0]["node"] == model.cursor.id
    assert calls[0]["game"] is model.game
    assert calls[0]["can_go_back"]
    assert model.choice is None


@pytest.mark.parametrize(
    ("name", "value"), [("node", "0"), ("step", 0), ("seat", 1), ("language", "de"), ("open_hands", False)]
)
def test_nobody_hears_of_a_change_before_it_is_made(model: GameModel, name: str, value: object) -> None:
    model.play(model.options[0].key)
    seen: list[tuple[Any, ...]] = []

    def look(event: Any) -> None:
        assert getattr(model, name) == value
        assert model.game.language == model.language
        seen.append((model.step, model.node, model.revision))

    model.param.watch(look, [name])
    model.param.watch(look, ["revision"])
    setattr(model, name, value)
    assert len(seen) == 2
    assert len(set(seen)) == 1


def test_another_study_comes_with_its_game(model: GameModel) -> None:
    calls = heard(model, "study", "game", "node", "revision")
    other = Study(Setup(players=2, seed=1))
    model.seat = 2
    calls.clear()
    model.study = other
    assert len(calls) == 1
    assert calls[0]["game"].setup.players == 2
    assert model.seat == -1, "the third seat is not in this game"
    assert model.param.seat.bounds == (-1, 1)


def test_bounds_and_objects_follow_the_line_and_the_players(model: GameModel) -> None:
    assert model.param.step.bounds == (0, 0)
    assert model.param.seat.bounds == (-1, 2)
    model.play_on("random", "scoring")
    last = model.step
    model.turn = 2
    assert model.game.current_turn == 2
    assert model.before is not None
    assert model.before.current_turn == 1
    assert model.param.step.bounds == (0, last)
    labels = dict(model.param.choice.names)
    assert list(labels.values()) == [None, *model.decision.keys]
    assert list(labels)[1:] == [option.label for option in model.options]
    model.step = last
    assert not model.can_go_forward


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("node", "999", StudyError),
        ("seat", 3, ValueError),
        ("seat", -2, ValueError),
        ("step", 1, ValueError),
        ("turn", 5, ValueError),
        ("choice", "strip:settle", IllegalChoice),
        ("language", "xx", ValueError),
        ("agent", "nobody", ValueError),
        ("study", None, ValueError),
    ],
)
def test_a_bad_value_is_refused_and_changes_nothing(model: GameModel, name: str, value: Any, error: type) -> None:
    calls = heard(model, "revision", name)
    before = getattr(model, name)
    with pytest.raises(error):
        setattr(model, name, value)
    assert getattr(model, name) == before
    assert calls == []
    model.choice = model.options[0].key
    assert len(calls) == 1, "the model is as good as before"


@pytest.mark.parametrize("name", ["seat", "open_hands", "study", "node", "game", "step", "revision"])
def test_functions_bound_to_any_parameter_answer_in_the_language_of_the_model(name: str) -> None:
    model = GameModel(Setup(players=3, seed=7), language="de")
    ask = pn.bind(lambda value: model.game.decision.prompt, model.param[name])
    assert ask().startswith("Behalte")
    answers: list[str] = []
    thread = threading.Thread(target=lambda: answers.append(ask()))
    thread.start()
    thread.join()
    assert answers == [ask()]
    model.play(model.options[0].key)
    assert ask().startswith("Behalte")
    with pytest.raises(IllegalChoice, match="Nicht jetzt"):
        model.play("strip:settle")
    model.language = "en"
    assert ask().startswith("Keep")


def test_an_agent_plays_on_and_is_announced_once(model: GameModel) -> None:
    calls = heard(model, "node", "revision", "playing")
    model.play_to = "turn"
    model.playing = True
    assert len(calls) == 1
    assert not model.playing
    assert model.game.current_turn == 1
    assert model.play_on("random", "one") == 1


def test_hidden_hands_offer_nothing_of_another_seat(model: GameModel) -> None:
    model.seat = 1
    assert model.options
    model.open_hands = False
    assert model.options == ()
    assert list(model.param.choice.objects) == [None]
    with pytest.raises(IllegalChoice):
        model.choice = model.decision.keys[0]
    model.seat = 0
    assert model.options


# As a HoloViz user expects


def test_functions_and_expressions_follow_the_model(model: GameModel) -> None:
    scores = pn.bind(lambda game: game.scores, model.param.game)
    following = model.param.step.rx() * 10
    assert scores() == model.scores
    model.play_on("random", "scoring")
    assert scores() == model.game.scores
    assert following.rx.value == model.step * 10


def test_methods_depend_on_the_decision(model: GameModel) -> None:
    class Watching(param.Parameterized):
        model = param.ClassSelector(class_=GameModel)
        kinds = param.List(default=[])

        @param.depends("model.decision", watch=True)
        def _note(self) -> None:
            self.kinds = [*self.kinds, self.model.decision.kind]

    watching = Watching(model=model)
    model.choice = model.options[0].key
    model.step = 0
    assert watching.kinds == ["keep", "keep"]


def test_two_models_are_linked(model: GameModel) -> None:
    other = GameModel(model.study)
    model.param.watch(lambda event: setattr(other, "seat", event.new), "seat")
    model.seat = 2
    assert other.seat == 2
    slider = pn.widgets.IntSlider(start=-1, end=2, value=0)
    slider.link(model, value="seat")
    slider.value = 1
    assert (model.seat, other.seat) == (1, 1)


def test_the_address_follows_the_model(model: GameModel) -> None:
    location = Location()
    model.play_on("random", "turn")
    location.sync(model, {"step": "step", "seat": "seat"})
    model.seat = 1
    assert location.query_params == {"step": model.step, "seat": 1}
    location.search = "?step=0&seat=2"
    assert (model.step, model.seat) == (0, 2)
    refused: list[Any] = []
    location.unsync(model)
    location.sync(model, {"step": "step"}, on_error=refused.append)
    location.search = "?step=9999"
    assert model.step == 0
    assert refused


@pytest.mark.parametrize("core", [True, False])
def test_widgets_play_and_step(model: GameModel, core: bool) -> None:
    import panel_material_ui as pmui

    kit = pn.widgets if core else pmui
    choose = kit.Select.from_param(model.param.choice)
    slide = kit.IntSlider.from_param(model.param.step)
    assert choose.options == dict(model.param.choice.names)
    key = model.options[1].key
    choose.value = key
    assert model.cursor.key == key
    assert choose.value is None
    assert list(choose.options.values()) == [None, *model.decision.keys]
    assert (slide.value, slide.end) == (1, 1)
    slide.value = 0
    assert model.step == 0
    model.play(model.options[0].key)
    assert (choose.value, slide.value) == (None, 1)
    model.language = "fr"
    assert choose.label == "Choix"
