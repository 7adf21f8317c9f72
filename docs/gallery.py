"""Our own components, each with something to show: `panel serve docs/gallery.py`. What one says stands below it."""

from typing import Any

import panel as pn

from boonlake_panel import GameModel, Setup
from boonlake_panel.app.kit.button_bar import ButtonBar
from boonlake_panel.app.kit.component import Component
from boonlake_panel.app.kit.picture import Picture
from boonlake_panel.app.kit.rich_text import RichText, link, part
from boonlake_panel.app.pages.components.gallery import Gallery
from boonlake_panel.app.pages.explore.welcome import Welcome
from boonlake_panel.app.pages.learn.answers import OPEN, WRONG, Answers
from boonlake_panel.app.pages.learn.course import LessonCards
from boonlake_panel.app.session.brand import Brand
from boonlake_panel.app.session.picture_saver import PictureSaver
from boonlake_panel.app.viewers.dock_bar import DockBar
from boonlake_panel.app.viewers.eminence import EminenceCard
from boonlake_panel.app.viewers.history import GameLog
from boonlake_panel.app.viewers.keys import Keys
from boonlake_panel.app.viewers.map_zoom import MapZoom
from boonlake_panel.app.viewers.place_note import PlaceNote
from boonlake_panel.app.viewers.play import Choices, Seats
from boonlake_panel.app.viewers.timeline import Timeline
from boonlake_panel.app.viewers.variations import VariationTree

DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><circle cx="45" cy="30" r="26" fill="#2563a8"/></svg>'
)
LESSON = {"id": "first", "title": "A first turn", "goal": "Take a strip", "facts": "5 min", "state": "new", "badge": ""}


def model() -> GameModel:
    """A game after a few choices, with a branch."""
    shown = GameModel(Setup(players=2, seed=7))
    for _ in range(6):
        shown.choice = shown.options[0].key
    shown.back()
    shown.choice = shown.options[1].key
    return shown


def samples() -> list[Component]:
    """One of each."""
    game = model()
    choices = Choices(game)
    words = {"title": "The Wise Eminence", "step": "Step 2 of 3", "back": "Back", "next": "Next", "hide": "Hide"}
    return [
        choices.list,
        choices.happened,
        Seats(game).cards,
        GameLog(game).view,
        VariationTree(game).view,
        Timeline(game).buttons,
        EminenceCard(
            at=1, of=3, shown=True, text="It moves to the nearest port.", rule="solo.move", figures=["2", "3"],
            decisive=0, words=words,
        ),
        DockBar(
            boards={"hand": "Hand", "own": "Own board", "tiles": "Scoring tiles"},
            value="hand",
            pinned="tiles",
            words={"group": "Boards", "pin": "Pin beside the map", "larger": "Enlarge", "map": "Enlarge the map"},
        ),
        PlaceNote(title="Space 4", reasons=[{"text": "It is taken.", "rule": "map.space"}], words={"close": "Close"}),
        Brand(title="Boonlake", words={"home": "Welcome", "skip": "Skip"}),
        Welcome(title="Boonlake", doors=[{"name": "play", "title": "Play", "text": "Now.", "icon": []}]),
        MapZoom(words={"group": "Size of the map", "in": "Enlarge the map", "out": "Shrink the map"}),
        ButtonBar(buttons={"new": "New game", "open": "Open"}),
        RichText(content=[part("p", "A strip costs nothing. ", link("rule", "turn.choose_strip"))]),
        LessonCards(chapters=[{"title": "Beginning", "lessons": [LESSON]}]),
        Answers(
            label="Answers",
            answers=[{"id": "a", "label": "Two coins", "state": OPEN}, {"id": "b", "label": "A vase", "state": WRONG}],
        ),
        Gallery(items=[{"key": "disc", "svg": DISC, "alt": "A disc", "caption": "A disc"}]),
        Picture(svg=DISC, alt="A disc"),
        PictureSaver(svg=DISC, alt="A disc", words={"svg": "SVG", "png": "PNG"}),
        Keys(title="Press a key here"),
    ]  # fmt: skip


def entry(component: Component) -> Any:
    """A component under its name, with what it said last."""
    said = pn.widgets.StaticText(name="Said", value="nothing yet")
    for message in component.MESSAGES:
        component.on(message, lambda value, message=message: said.param.update(value=f"{message}: {value}"))
    title = pn.pane.Markdown(f"### {type(component).__name__}", margin=0)
    hint = pn.pane.Markdown("Click here, then press a key.") if isinstance(component, Keys) else None
    return pn.Column(*filter(None, (title, hint, component, said)), sizing_mode="stretch_width", margin=(6, 14))


def gallery() -> Any:
    """All of them."""
    return pn.FlexBox(*(pn.Column(entry(one), width=430) for one in samples()))


if pn.state.served:
    gallery().servable(title="Components of Boonlake")
