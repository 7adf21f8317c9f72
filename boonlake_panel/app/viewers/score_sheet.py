"""`ScoreSheet`: the end of a game as on paper: points by source and seat, who has won, and where to go from here."""

from collections.abc import Callable
from typing import Any

import panel as pn

from ...engine import Game
from ...engine.codes import SOURCES
from ...texts.messages import text
from ..kit.button_bar import WRAPPED, ButtonBar
from ..kit.rich_text import Part, RichText, part
from ..kit.wording import chip, sentence, t
from .base import ModelViewer
from .trajectory import Trajectory

STYLE = """
.sheet { background: var(--panel); border: 1px solid var(--line); border-radius: 11px; padding: 10px 13px; }
h2 { margin: 8px 4px 0; }
p { margin: 0 4px; }
.sheet .scroll { max-height: none; padding: 0; }
.sheet td, .sheet th + th { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.sheet thead th { border-top: 0; font-weight: 700; vertical-align: bottom; }
.sheet tbody th { font-weight: 400; }
.sheet td.none { color: var(--muted); }
.sheet tr.total > * { border-top: 2px solid var(--ink); font-weight: 800; font-size: 15px; }
.sheet .winner { background: var(--glow); }
"""
ORDER = ("learn", "review", "chart", "new")
CHART = ORDER[2]


class ScoreSheet(ModelViewer):
    """The sheet, and buttons for what people want at the end; `ways` says what those do that lead elsewhere.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> model.play_on("quick", "end") > 100
    True
    >>> list(ScoreSheet(model).buttons.buttons)
    ['chart']
    """

    def __init__(self, model: Any, ways: dict[str, Callable[[], Any]] | None = None, **params: Any) -> None:
        self.ways = {} if ways is None else ways
        super().__init__(model, **params)

    def build(self) -> Any:
        """Make the parts."""
        shared = {"dark": self.model.param.dark, "language": self.model.param.language}
        self.result, self.words = (RichText(stylesheets=[STYLE], **shared) for _ in range(2))
        self.buttons = ButtonBar(stylesheets=[WRAPPED], **shared)
        self.buttons.on("press", self._press)
        self.trajectory: Trajectory | None = None
        return pn.Column(self.result, self.buttons, self.words, sizing_mode="stretch_width")

    def refresh(self) -> None:
        """Show the result, if there is one."""
        game = self.model.game
        self.result.put(result(game) if game.over else [])
        self.words.put([sheet(game)] if game.over else [])
        self.buttons.buttons = {name: t(f"score-sheet-{name}") for name in ORDER if name == CHART or name in self.ways}
        if self.trajectory is not None:
            self.trajectory.active = self.active

    def _press(self, name: str) -> None:
        if name in self.ways:
            self.ways[name]()
        elif self.trajectory is None:
            self.trajectory = Trajectory(self.model, chart="points")
            self.layout.append(self.trajectory)
        else:
            self.trajectory.layout.visible = not self.trajectory.layout.visible

    def close(self) -> None:
        """Stop following the model."""
        if self.trajectory is not None:
            self.trajectory.close()
        super().close()


def sheet(game: Game) -> Part:
    """The score sheet of a game: a row for each source of points, a column for each seat."""
    names = [game.seat_name(seat) for seat in range(len(game.scores))]
    heads = [
        part("th", chip(seat, small=True), " ", name, css="winner" if seat in game.winners else "")
        for seat, name in enumerate(names)
    ]
    rows = [_row(game, source) for source in SOURCES if any(source in column for column in game.ledger)]
    total = [part("td", _minus(points), css=_won(game, seat)) for seat, points in enumerate(game.scores)]
    table = part(
        "table",
        part("thead", part("tr", part("th", t("score-sheet-source")), *heads)),
        part("tbody", *rows, part("tr", part("th", t("score-sheet-total")), *total, css="total")),
    )
    frame = part("div", table, css="scroll", tabindex=0, role="group", aria_label=t("score-sheet"))
    return part("section", frame, css="sheet", aria_label=t("score-sheet"))


def _row(game: Game, source: str) -> Part:
    cells = []
    for seat, column in enumerate(game.ledger):
        points = column.get(source, 0)
        empty = "" if points else "none"
        cells.append(part("td", _signed(points), css=f"{empty} {_won(game, seat)}".strip()))
    return part("tr", part("th", sentence(text(f"source-{source}"))), *cells)


def _won(game: Game, seat: int) -> str:
    return "winner" if seat in game.winners else ""


def _signed(points: int) -> str:
    return _minus(points) if points else "\u2013"


def _minus(points: int) -> str:
    return str(points).replace("-", "\u2212")


def result(game: Game) -> list[Part]:
    """Who has won, and by how much."""
    names = [game.seat_name(seat) for seat in range(len(game.scores))]
    winners, best = game.winners, max(game.scores)
    won = t("score-sheet-won", names=", ".join(names[seat] for seat in winners), count=len(winners), points=best)
    others = [seat for seat in range(len(names)) if seat not in winners]
    if not others:
        return [part("h2", won, role="status")]
    second = max(others, key=lambda seat: game.scores[seat])
    ahead = t("score-sheet-ahead", count=best - game.scores[second], name=names[second])
    return [part("h2", won, role="status"), part("p", ahead, css="muted")]
