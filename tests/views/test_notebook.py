"""What notebooks and Panel show for our objects, and the short texts of a terminal."""

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import panel as pn
import pytest

from boonlake_panel import Game, GameModel, Setup, Study, StudyError, load_example, make_agent, open_box, what_if

GAME = Game(Setup(players=2, seed=7, names=["<b>Anna</b>"]))
BOX = open_box()
THINGS: dict[str, Any] = {
    "game": GAME,
    "study": Study(Setup(players=2, seed=7), title="<i>first</i>"),
    "setup": GAME.setup,
    "decision": GAME.decision,
    "option": GAME.decision.options[0],
    "answer": what_if(GAME, rollouts=4, jobs=1),
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


@pytest.mark.parametrize("thing", [*THINGS.values(), make_agent("greedy"), GAME.seen_by(0)], ids=repr)
def test_texts_are_short(thing: Any) -> None:
    assert len(repr(thing)) < 250
    assert len(str(thing)) < 250
    assert " at 0x" not in repr(thing)


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
        (lambda: GameModel(GAME.setup).play("strip:foo"), "strip:foo"),
    ],
)
def test_mistakes_say_what_to_do(wrong: Any, problem: str) -> None:
    with pytest.raises((KeyError, TypeError, ValueError, StudyError), match=problem):
        wrong()
