"""Before the guided first game: how many play, who sits where, and what to lay out at the table, with pictures."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import panel as pn
import param

from ....engine import Game
from ....engine.setup import seat_colour
from ....teach.first_game import FirstGame, first_game
from ....views.boards.game_picture import picture
from ....views.drawing.palette import palette_of
from ...kit.fields import radio_field, select_field
from ...kit.picture import Picture
from ...kit.rich_text import RichText, part
from ...kit.widgets import alert, button, tell, two_halves
from ...kit.wording import t
from ...model import GameModel
from .first_game_words import layout_text

CSS = (Path(__file__).parent / "first_game.css").read_text(encoding="utf-8")
PERSON, COMPUTER = "person", "computer"
KINDS = [PERSON, COMPUTER]


class Table(param.Parameterized):
    """How many play, and who sits where."""

    players: Any = param.Selector(default=2, objects=[2, 3, 4], doc="How many seats there are.")
    seat1: Any = param.Selector(default=PERSON, objects=KINDS, doc="Who sits first.")
    seat2: Any = param.Selector(default=COMPUTER, objects=KINDS, doc="Who sits second.")
    seat3: Any = param.Selector(default=COMPUTER, objects=KINDS, doc="Who sits third.")
    seat4: Any = param.Selector(default=COMPUTER, objects=KINDS, doc="Who sits fourth.")

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.players) if getattr(self, f"seat{seat + 1}") == PERSON]


class FirstGameStart:
    """The form; `begin` is told how many play and which seats are people."""

    def __init__(self, model: GameModel, begin: Callable[[int, list[int]], None]) -> None:
        self.model = model
        self.begin = begin
        self.course: FirstGame = first_game()
        self.table = Table()
        self.layout = pn.Column(sizing_mode="stretch_width")
        self.table.param.watch(lambda *events: self.show(), ["players", "seat1", "seat2", "seat3", "seat4"])
        self.translate()

    def translate(self) -> None:
        """Make everything in the current language; what was chosen stays."""
        model, table = self.model, self.table
        look = {"dark": model.param.dark, "language": model.param.language}
        self.title, self.steps = (RichText(stylesheets=[CSS], **look) for _ in range(2))
        counts = {count: str(count) for count in self.course.players}
        self.players = radio_field(table.param.players, t("first-players"), counts)
        kinds = {PERSON: t("first-person"), COMPUTER: t("first-computer")}
        self.seats = [
            select_field(
                table.param[f"seat{seat + 1}"], t("first-seat", number=seat + 1, name=seat_colour(seat)), kinds, 310
            )
            for seat in range(max(self.course.players))
        ]
        self.problem = alert()
        self.start = button(t("first-start"), self._begin, main=True, margin=(8, 10))
        self.map, self.board = Picture(**look), Picture(**look)
        seats = pn.FlexBox(*self.seats, gap="4px")
        self.layout.objects = [
            self.title,
            pn.FlexBox(self.players, seats, align_items="end"),
            self.problem,
            self.start,
            two_halves(self.steps, pn.Column(self.map, self.board, sizing_mode="stretch_width")),
        ]
        self.show()

    def show(self) -> None:
        """Show what belongs to the number of players."""
        game = self._games[self.table.players]
        palette, count = palette_of(self.model.dark), self.table.players
        with pn.io.hold():
            self.title.put([part("h2", t("first-title")), part("p", t("first-intro"), css="text")])
            for seat, field in enumerate(self.seats):
                field.visible = seat < count
            nobody = not self.table.people
            tell(self.problem, t("first-nobody") if nobody else "")
            self.start.disabled = nobody
            self.steps.put(layout_text(game))
            self.map.param.update(svg=picture(game, palette), alt=t("first-layout-picture", players=count))
            self.board.param.update(svg=picture(game, palette, board="player-board"), alt=t("first-board-picture"))

    @cached_property
    def _games(self) -> dict[int, Game]:
        return {count: Game(self.course.setup(count)) for count in self.course.players}

    def _begin(self) -> None:
        if self.table.people:
            self.begin(self.table.players, self.table.people)
