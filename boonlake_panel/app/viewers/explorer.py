"""The explorer: boards, choices, log and tree around one model. In a notebook this is all there is."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import panel as pn
from panel.viewable import Viewer

from ...engine import IllegalChoice
from ...texts.messages import in_language
from ...views.boards.sheets import MapBoard, SideSheet, TableSheet
from ...views.drawing.canvas import Board
from ...views.drawing.palette import palette_of
from ..autoplay import AGENTS, GOALS, Autoplay
from ..kit.dialogs import DialogHost
from ..kit.markup import Markup, part
from ..kit.notice import Notice
from ..kit.rule_window import RuleWindow
from ..kit.served import served_document
from ..kit.tabs import tabs
from ..kit.upstream import is_rendered
from ..kit.widgets import two_columns
from ..kit.wording import t
from ..model import GameModel
from ..session.examples import Examples
from ..session.workspace import Workspace
from . import choices, log, seats, timeline, tree
from .choices import ordered
from .coach import Advice, advice
from .eminence import EminenceTurn
from .notes import Notes
from .optional_boards import OptionalBoards
from .toolbar import toolbar
from .trajectory import TrajectoryPanel

PLAY, LOG, TREE = TABS = ("play", "log", "tree")


class Explorer(Viewer):
    """Everything that shows one game, and what people can do with it."""

    def __init__(
        self,
        model: GameModel,
        dark: bool = False,
        at_once: bool = True,
        host: DialogHost | None = None,
        workspace: Workspace | None = None,
        **params: Any,
    ) -> None:
        super().__init__(**params)
        self.model = model
        self.dark = dark
        self.host = host or DialogHost(dark)
        self.extra_acts: dict[str, Callable[[str], Any]] = {}
        self.examples = Examples(workspace or Workspace(model))
        self.rules = self._rule_window()
        self._own_host = host is None
        self._active = True
        self._stale = False
        self.place: tuple[str, ...] = ()
        self.show_blocked = False
        self.coached = True
        self.advice: Advice | None = None
        self.tab = PLAY
        self.autoplay: Autoplay | None = None
        self._resting = False
        self.agent = "greedy"
        self.notice = Notice()
        self._study = model.study
        self.extra_keys: dict[str, Callable[[], Any]] = {}
        self.boards: dict[str, Board] = {}
        self.panes: list[Any] = []
        self.further = OptionalBoards(self._make_board, self._drop_board)
        self.eminence = EminenceTurn(model)
        self.map = self._make_board(MapBoard)
        self._make_texts()
        self._layout = self._arrange()
        self._watcher = model.param.watch(lambda event: self.refresh(), "revision")
        with in_language(model.language):
            self.refresh()
            if at_once:
                self.complete()

    # Building

    def _make_board(self, kind: type[Board]) -> Any:
        board = kind(palette_of(self.dark), self.model.localized(self.pick))
        self.boards[kind.title] = board
        pane = pn.pane.Bokeh(board.figure, sizing_mode="scale_width", margin=(0, 0, 10, 0))
        self.panes.append(pane)
        return pane

    def _drop_board(self, kind: type[Board], pane: Any) -> None:
        del self.boards[kind.title]
        self.panes.remove(pane)

    def complete(self) -> None:
        """Adds what lies below the map: a page first shows the map and the choices, then the rest."""
        if len(self.boards) > 1:
            return
        self.table, beside = self._make_board(TableSheet), self._make_board(SideSheet)
        self.further.follow(self.model.study.setup)
        for board in self.boards.values():
            board.update(self.shot)
        with pn.io.hold():
            self._lay_out()
            self.beside.objects = [beside]

    def _lay_out(self) -> None:
        """The opponent's board right below the map, what is looked at less often below the own boards."""
        self.left.objects = [self.map, self.bar, *self.further.near]
        self.below.objects = [self.table, *self.further.far, self.trajectory]

    def _make_texts(self) -> None:
        make: dict[str, Any] = {
            "on_act": self.model.localized(self.act),
            "dark": self.dark,
            "sizing_mode": "stretch_width",
        }
        self.bar = Markup(keys=True, **make)
        self.side = Markup(**make)

    @cached_property
    def trajectory(self) -> TrajectoryPanel:
        return TrajectoryPanel(self.model)

    @cached_property
    def notes(self) -> Notes:
        return Notes(self.model)

    def _rule_window(self) -> RuleWindow:
        return RuleWindow(self.host, self.model, self.act, lessons="lesson" in self.extra_acts)

    def _arrange(self) -> Any:
        self.left = pn.Column(self.map, self.bar, sizing_mode="stretch_width")
        self.right = pn.Column(self.side, sizing_mode="stretch_width")
        self.below = pn.Column(sizing_mode="stretch_width")
        self.beside = pn.Column(sizing_mode="stretch_width")
        grid = two_columns(self.left, self.right, self.below, self.beside)
        windows = [self.host.column] if self._own_host else []
        return pn.Column(grid, *windows, sizing_mode="stretch_width")

    def __panel__(self) -> Any:
        return self._layout

    # Showing

    def refresh(self) -> None:
        """Shows the model as it is now: the map and the choices first, the rest right after them."""
        if self._study is not self.model.study:  # what was said about another study is over
            self._study, self.notice = self.model.study, Notice()
        self._stale = not self.active
        if self._stale:
            return
        self.eminence.follow()
        self.shot = self.eminence.marked(self.model.snapshot())
        with pn.io.hold():
            self.boards[MapBoard.title].update(self.shot)
            self.advice = advice(self.model) if self.coached else None
            self._refresh_bar()
            self._refresh_side()
        if not self._served:
            self._refresh_rest()
        elif not self._resting:
            self._resting = True
            rest = self.model.localized(self._refresh_rest)
            pn.state.curdoc.add_next_tick_callback(rest)  # type: ignore[union-attr]

    @property
    def active(self) -> bool:
        """Whether the explorer is seen: if not, it follows the game only when it is seen again, and hears no keys."""
        return self._active

    @active.setter
    def active(self, seen: bool) -> None:
        self._active = seen
        if seen and self._stale:
            self.refresh()

    @property
    def _served(self) -> bool:
        return served_document() is not None

    def _refresh_rest(self) -> None:
        self._resting = False
        with pn.io.hold():
            moved = len(self.boards) > 1 and self.further.follow(self.model.study.setup)
            for board in self.boards.values():
                board.update(self.shot)
            if moved:
                self._lay_out()
            if "trajectory" in self.__dict__:
                self.trajectory.refresh()
            if self.coached and not self.autoplay:
                self.advice = advice(self.model, effects=True)
                self._refresh_side()
        self._push_to_notebook()

    def _push_to_notebook(self) -> None:
        """In a notebook nobody sends the changes of figures on: only a server does that by itself."""
        shown = [pane for pane in self.panes if is_rendered(pane)]
        if shown and not self._served:
            pn.io.push_notebook(*shown)

    def _refresh_bar(self) -> None:
        bar = toolbar(self.model, self.agent, running=self.autoplay is not None, coached=self.coached)
        self.bar.put([*timeline(self.model), bar])

    def _refresh_side(self) -> None:
        """Messages, seats and the tab that is open."""
        panels = {
            PLAY: lambda: [
                *self.eminence.card(),
                *choices(self.model, self.place, self.show_blocked, self.advice),
            ],
            LOG: lambda: log(self.model),
            TREE: lambda: tree(self.model),
        }
        content = part("div", *panels[self.tab](), role="tabpanel", aria_label=t(self.tab))
        views = tabs({name: t(name) for name in TABS}, self.tab)
        self.side.put([*self.notice.parts(), *self.examples.card(), *seats(self.model), views, content])
        if self.tab == TREE:
            self.notes.refresh()
            if len(self.right) == 1:  # only now, so that the browser builds it with its words
                self.right.append(self.notes)
        if len(self.right) > 1:
            self.notes.form.visible = self.tab == TREE

    def open_tab(self, name: str) -> None:
        if name in TABS:
            self.tab = name
            self._refresh_side()

    def say(self, words: str, bad: bool = False, ways: tuple[str, ...] = ()) -> None:
        """Shows a message until the next choice, with buttons for what can be done now."""
        self._study = self.model.study
        self.notice = Notice(words, bad, ways)
        self._refresh_side()

    def paint(self, dark: bool) -> None:
        """Changes between the light and the dark look."""
        self.dark = dark
        with pn.io.hold():
            for board in self.boards.values():
                board.repaint(palette_of(dark))
            self.bar.dark = self.side.dark = dark
            self.rules.paint(dark)
            if "trajectory" in self.__dict__:
                self.trajectory.paint(dark)

    def translate(self) -> None:
        """Says everything in the current language."""
        with pn.io.hold():
            for board in self.boards.values():
                board.repaint(palette_of(self.dark))
            if "notes" in self.__dict__:
                self.right.objects = [self.side]
                del self.notes
            self.rules = self._rule_window()
        self.refresh()

    def close(self) -> None:
        """Stop following the model."""
        self.model.param.unwatch(self._watcher)

    # Doing

    def pick(self, name: str) -> None:
        """A place on a board was clicked."""
        keys = self.shot.targets.get(name, ())
        if len(keys) == 1:
            self.play(keys[0])
        elif keys:
            self.place = keys
            self.open_tab(PLAY)

    def play(self, key: str) -> None:
        self.place, self.notice = (), Notice()
        try:
            self.model.play(key)
        except IllegalChoice as problem:
            self.say("\n".join(reason.text for reason in problem.reasons), bad=True)

    def act(self, act: str, value: str) -> None:
        """Something was done with a text part: a button, the slider, a key."""
        self.notice = Notice() if act != "rule" else self.notice
        doing: Callable[[], Any] | None = {
            "play": lambda: self.play(value),
            "go": lambda: self.model.go(value),
            "seat": lambda: self._choose_seat(int(value)),
            "first": self.model.first,
            "back": self.model.back,
            "forward": self.model.forward,
            "end": self.model.last,
            "slide": lambda: self._slide(value),
            "auto": lambda: self.run(value),
            "stop": self.stop,
            "agent": lambda: self.choose_agent(value),
            "eminence": lambda: self._step(value),
            "hands": lambda: setattr(self.model, "open_hands", not self.model.open_hands),
            "coach": self._toggle_coach,
            "example": lambda: self.examples.open(value),
            "own": self.examples.leave,
            "rule": lambda: self.rules.open(value),
            "blocked": self._toggle_blocked,
            "all": self._show_all,
            "tab": lambda: self.open_tab(value),
            "key": lambda: self._key(value),
        }.get(act)
        if doing:
            doing()
        elif act in self.extra_acts:
            self.extra_acts[act](value)

    def _step(self, where: str) -> None:
        """Through the Wise Eminence's turn."""
        self.eminence.turn(where)
        self.refresh()

    def _slide(self, value: str) -> None:
        line = self.model.line
        if value.isdigit() and int(value) < len(line):
            self.model.go(line[int(value)])

    def _choose_seat(self, seat: int) -> None:
        self.model.seat = -1 if self.model.seat == seat else seat

    def _toggle_blocked(self) -> None:
        self.show_blocked = not self.show_blocked
        self._refresh_side()

    def _toggle_coach(self) -> None:
        self.coached = not self.coached
        self.refresh()

    def _show_all(self) -> None:
        self.place = ()
        self._refresh_side()

    def _key(self, key: str) -> None:
        if not self.active:
            return
        moves: dict[str, Callable[[], Any]] = {
            "ArrowLeft": self.model.back,
            "ArrowRight": self.model.forward,
            "Home": self.model.first,
            "End": self.model.last,
            "ArrowUp": lambda: self.model.sibling(-1),
            "ArrowDown": lambda: self.model.sibling(1),
            "b": self._toggle_blocked,
            "a": lambda: self.run("one"),
            "?": lambda: self.say(t("shortcuts")),
        }
        moves.update(self.extra_keys)
        if key in moves:
            moves[key]()
        elif key.isdigit() and key != "0" and self.model.decision and not self.model.hidden:
            options = ordered(self.model.decision.options)
            if int(key) <= len(options):
                self.play(options[int(key) - 1].key)

    # Playing on

    def run(self, goal: str) -> None:
        """Lets the agent play on; in a served page beside everything else, so that others can go on meanwhile."""
        if self.autoplay or self.model.game.over or goal not in GOALS:
            return
        self.place = ()
        self.autoplay = Autoplay(self.model, goal, self.agent, seed=self.model.cursor.depth)
        if self._served:
            self._refresh_bar()
            pn.state.execute(self._run_beside)
            return
        run, self.autoplay = self.autoplay, None
        run.run()

    async def _run_beside(self) -> None:
        assert self.autoplay is not None
        try:
            await self.autoplay.run_beside()
        finally:
            self.autoplay = None
            self.model.refresh()

    def stop(self) -> None:
        """Takes the game out of the agent's hands."""
        if self.autoplay:
            self.autoplay.stopped = True

    def choose_agent(self, name: str) -> None:
        if name in AGENTS:
            self.agent = name
            self._refresh_bar()
