"""What notebooks and Panel show for our objects, and the short texts of a terminal."""

import re
from collections.abc import Callable, Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import panel as pn
import pytest

import boonlake_panel
from boonlake_panel import (
    Game,
    GameModel,
    Library,
    Setup,
    Study,
    StudyError,
    Verdict,
    load_example,
    make_agent,
    open_box,
    picture,
    review,
    simulate,
    what_if,
)
from boonlake_panel.agents import AGENTS
from boonlake_panel.analysis.simulation import SimulationSettings
from boonlake_panel.analysis.whatif import Budget
from boonlake_panel.app.viewers.base import ModelViewer
from boonlake_panel.components.box import TABLES
from boonlake_panel.views.drawing.picture import Picture

GAME = Game(Setup(players=2, seed=7, names=["<b>Anna</b>"]))
BOX = open_box()
THINGS: dict[str, Any] = {
    "game": GAME,
    "study": Study(Setup(players=2, seed=7), title="<i>first</i>"),
    "setup": GAME.setup,
    "decision": GAME.decision,
    "option": GAME.decision.options[0],
    "answer": what_if(GAME, rollouts=4, jobs=1),
    "agent": make_agent("planner"),
    "box": BOX,
    "card": BOX.cards[0],
    "tile": BOX.tiles[0],
    "space": BOX.spaces[0],
}


class Tags(HTMLParser):
    """The names of all elements."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.names.add(tag)


@pytest.mark.parametrize("name", THINGS)
def test_everything_shows_itself_and_escapes_what_people_typed(name: str) -> None:
    names = Tags(THINGS[name]._repr_html_()).names
    assert names & {"svg", "table"}
    assert not names & {"b", "i", "pre"}


@pytest.mark.parametrize("name", [name for name in THINGS if name != "setup"])
def test_panel_shows_the_same(name: str) -> None:
    pane = pn.panel(THINGS[name])
    assert isinstance(pane, pn.pane.HTML)


def test_panel_shows_a_set_up_as_widgets() -> None:
    assert [widget for widget in pn.panel(Setup(players=3)).select(pn.widgets.Widget) if widget.name == "Players"]


def said(study: Study) -> Iterator[Any]:
    """What a game hands out on its way: itself, decisions, options, events, verdicts."""
    for node in study.main_line:
        game = study.game_at(node)
        yield from (node, game, game.seen_by(0), *game.events)
        if game.decision:
            verdicts = [game.explain(key) for key in (game.decision.keys[0], "strip:settle")]
            yield from (game.decision, game.decision.options[-1], *verdicts, *(verdicts[1].reasons))


def results() -> Iterator[Any]:
    study = load_example("two-planners")
    short = Study(study.setup)
    for node in study.main_line[:4]:
        short.play(node.key)
    judged = review(short, effort="quick", scan=1, check=1, games=0, jobs=1)
    played = simulate(["random", "random"], games=1, jobs=1)
    turns = what_if(short.game, rollouts=4, turns=True, jobs=1)
    yield from (judged, *judged.judgements, judged.budget, played, played.study(0), turns, turns.best, turns.best.score)
    yield from (picture(GAME), Budget(rollouts=3), SimulationSettings(), Library("sqlite://"), short)


def exported() -> Iterator[Any]:
    model = GameModel(Setup(players=2, seed=7))
    yield model
    for name in boonlake_panel.__all__:
        kind = getattr(boonlake_panel, name)
        if isinstance(kind, type) and issubclass(kind, ModelViewer):
            yield kind(model)


AGENTS_SHOWN = [*(make_agent(name) for name in AGENTS), make_agent(lambda game: game.decision.keys[0])]

LONGEST = 330
IS_ITS_TEXT = (Picture, Verdict)
"""`str` gives the drawing and all the reasons; people asked for them."""


@pytest.mark.parametrize(
    "things",
    [
        lambda: THINGS.values(),
        lambda: AGENTS_SHOWN,
        exported,
        results,
        lambda: said(load_example("two-planners")),
        lambda: said(load_example("solo-artifacts")),
        lambda: (record for table in TABLES for record in BOX.table(table)),
    ],
    ids=["shown", "agents", "viewers", "results", "game", "solo", "components"],
)
def test_texts_are_short_and_say_something(things: Callable[[], Iterable[Any]]) -> None:
    for thing in things():
        texts = [repr(thing)] if isinstance(thing, IS_ITS_TEXT) else [repr(thing), str(thing)]
        for words in texts:
            assert 0 < len(words) <= LONGEST, words
            assert " object at 0x" not in words
            assert not re.search(rf"{type(thing).__name__}\d{{5}}", words), f"the bare default of param: {words}"


def test_a_set_up_names_what_is_not_the_default() -> None:
    assert repr(Setup(players=3, seed=7)) == str(Setup(players=3, seed=7)) == "Setup(players=3, seed=7)"


# What people try first


def test_a_study_goes_on_from_a_game() -> None:
    game = GAME.play(GAME.decision.keys[0])
    study = Study(game)
    assert study.game == game
    assert study.play(study.game.decision.keys[0]).depth == 1


def test_a_pack_may_be_a_path(tmp_path: Path) -> None:
    assert Setup(data=tmp_path).data == str(tmp_path)


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (lambda: THINGS["answer"]["strip:foo"], "'strip:foo' was not compared; there are keep:"),
        (lambda: what_if(GAME, budget=100), r"what_if\(game, rollouts=100\)"),
        (lambda: what_if(THINGS["study"]), "study.game"),
        (lambda: Study("game.json"), "starts from a Setup, a Game or position="),
        (lambda: load_example("foo"), "there is no example 'foo'; there are .*two-planners"),
        (lambda: THINGS["study"].play_on("greedy"), "make_agent"),
        (lambda: THINGS["study"].play_on(make_agent("quick"), until="scoring"), "until is a function"),
        (lambda: review(GAME), "looks at the choices of a study"),
        (lambda: simulate("greedy"), r"one agent for each seat.*simulate\(\['greedy', 'random'\]\)"),
        (lambda: GameModel(GAME.setup).play("strip:foo"), "strip:foo"),
    ],
)
def test_mistakes_say_what_to_do(wrong: Any, problem: str) -> None:
    with pytest.raises((KeyError, TypeError, ValueError, StudyError), match=problem):
        wrong()
