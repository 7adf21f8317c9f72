"""The explorer: boards, choices, log and tree around one model. In a notebook this is all there is."""

from collections.abc import Callable
from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ..kit.dialogs import DialogHost
from ..kit.rich_text import RichText
from ..kit.rule_window import RuleWindow
from ..kit.widgets import alert, tell
from ..kit.wording import t
from ..model import GameModel
from ..session.examples import Examples
from ..session.workspace import Workspace
from .base import ModelViewer
from .companions import Companions
from .eminence import EminenceTurn
from .history import GameLog
from .keys import Keys
from .place_note import PlaceNote
from .play import Choices, Seats
from .remarks import remarks
from .table import Table
from .table_layout import TableLayout
from .toolbar import Toolbar
from .trajectory import Trajectory
from .variations import VariationTree
from .why_not import why_not
from .wording import numbered

PLAY, LOG, TREE, CHARTS = TABS = ("play", "log", "tree", "charts")
PANELS: dict[str, type[ModelViewer]] = {LOG: GameLog, TREE: VariationTree, CHARTS: Trajectory}
"""What a tab shows, made when it is first opened."""
MEASURED = ":host { container-type: inline-size; }"
"""The table is as large as this part of the page, be it a window or the cell of a notebook."""
RIGHT = """
:host { display: flex; flex-flow: column nowrap; overflow: hidden auto; }
:host > div { flex: 0 0 auto; }
:host > .choices { flex: 1 1 0; min-height: 200px; }
:host > div:not(.choices) { max-height: var(--aside, none); overflow: var(--cut, visible); }
:host > div.remarks:not(.choices) { max-height: var(--aside, 24%); overflow: hidden auto; }
@container (max-width: 1099px) { :host > .seats { order: 9; } :host > .choices { flex: none; max-height: none; } }
@media print {
  :host { overflow: visible; }
  :host > div { flex: none !important; max-height: none !important; overflow: visible !important; }
}
"""
"""Whatever else there is to say, the choices take the room that is left; on a phone they come first, in full height."""
HEAD = """
:host { display: flex; flex-flow: row wrap; align-items: center; justify-content: space-between; gap: 0 12px;
  height: max-content; min-height: 46px; }
:host > div { flex: 0 1 auto; width: auto !important; min-width: 0; }
@media (max-width: 900px) { :host { flex-wrap: nowrap; overflow: auto hidden; } :host > div { flex: none; } }
@media print { :host { display: none; } }
"""


class Explorer(ModelViewer):
    """Everything that shows one game, and what people can do with it; made of viewers that can be used alone.

    `own_keys=False` leaves it to a page to put `keys` where keys shall be heard.

    >>> explorer = Explorer(GameModel(Setup(players=2, seed=7)))  # in a notebook cell it shows itself
    >>> explorer.tab
    'play'
    """

    tab: Any = param.Selector(default=PLAY, objects=list(TABS), doc="What stands beside the map.")
    follows = ("revision", "language")

    def __init__(
        self,
        model: GameModel,
        at_once: bool = True,
        host: DialogHost | None = None,
        workspace: Workspace | None = None,
        own_keys: bool = True,
        arrange: TableLayout | None = None,
        **params: Any,
    ) -> None:
        self.arrange = TableLayout() if arrange is None else arrange
        self.host = host or DialogHost(model.dark)
        self._own_host, self._own_keys = host is None, own_keys
        self._workspace = workspace or Workspace(model)
        self._own_workspace = workspace is None
        self.examples = Examples(self._workspace)
        self.extra_keys: dict[str, Callable[[], Any]] = {}
        self.on_lesson: Callable[[str], Any] | None = None
        self.parts: list[ModelViewer] = []
        self._language = model.language
        super().__init__(model, **params)
        if at_once:
            self.complete()

    # Building

    def build(self) -> Any:
        """Make the parts."""
        model = self.model
        self._study = model.study
        alone = model.study.setup.players == 1
        self.eminence = self._part(EminenceTurn) if alone else None  # before the boards, so that they are drawn once
        self.table = Table(model, self.arrange, at_once=False, active=self.active)
        self.parts.append(self.table)
        self.map, self.timeline = self.table.map, self.table.timeline
        self.seats, self.choices = self._part(Seats), self._part(Choices)
        self.companions = self._part(Companions)
        self.choices.offer_worth(lambda: self.companions.value(self.choices))
        if alone:
            self.choices.layout.insert(0, self.eminence)
        self.rules = self._rule_window()
        self.keys = Keys(
            outlined=self._own_keys, alone=not self._own_keys, dark=model.param.dark, language=model.param.language
        )
        self.keys.on("key", self._key)
        self.note = PlaceNote(sizing_mode=None, margin=0, dark=model.param.dark, language=model.param.language)
        self.note.on("rule", model.ask_for)
        self.note.on("touch", lambda finger: setattr(model, "careful", finger))
        self.notice: Any = None
        self._said_at = model.cursor
        self.remarks: RichText | None = None
        self.leave_example: Any = None
        self.tabs = pmui.RadioButtonGroup.from_param(
            self.param.tab,
            label="",
            size="small",
            description="",
            margin=(6, 2),
            sizing_mode="stretch_width",
            sx={"& .MuiToggleButton-root:not(.Mui-selected)": {"color": "text.primary"}},
        )
        self.panels: dict[str, ModelViewer] = {PLAY: self.choices}
        self.follow(self, ["tab"], self._turn_to_tab)
        self.follow(model, ["rule"], self._open_rule)
        self.follow(model, ["unclear"], self._explain)
        self.follow(model, ["picked"], self._explain_picked)
        self.host.on_close.append(self.take_focus)
        return self._arrange()

    def _part(self, kind: type[Any]) -> Any:
        """A viewer that is seen while the explorer is."""
        self.parts.append(kind(self.model, active=self.active))
        return self.parts[-1]

    def _arrange(self) -> Any:
        wide = {"sizing_mode": "stretch_width"}
        self.head = pn.Column(stylesheets=[HEAD], **wide)
        parts = (self.seats, self.companions, self.tabs, self.choices)
        self.right = pn.Column(*parts, css_classes=["right"], stylesheets=[RIGHT], **wide)
        self.table.layout.extend([self.right, self.note])
        inner = pn.Column(self.head, self.table, stylesheets=[MEASURED], **wide)
        if self._own_keys:
            inner.insert(0, self.keys)
        return pn.Column(inner, self.host.column, **wide) if self._own_host else inner

    def complete(self) -> None:
        """Add what lies around the map: a page first shows the map and the choices, then the rest."""
        if self.table.complete:
            return
        with pn.io.hold():
            self.toolbar = self._part(Toolbar)
            self.head.append(self.toolbar)
            self.table.finish()

    def _rule_window(self) -> RuleWindow:
        return RuleWindow(self.host, self.model, self._act, lessons=self.on_lesson is not None)

    # Showing

    def refresh(self) -> None:
        """Show the model as it is now."""
        model = self.model
        if self._said_at is not model.cursor:  # what was said before is over
            self.say("")
            self.note.hide()
        if self._study is not model.study:
            self._study = model.study
            if self.eminence is None and model.study.setup.players == 1:
                self.eminence = self._part(EminenceTurn)
                self.choices.layout.insert(0, self.eminence)
        if self._language != model.language or not self.keys.title:
            self._translate()
        self._show_remarks()

    def _translate(self) -> None:
        self._language = self.model.language
        self.param.tab.objects = {t(name): name for name in TABS}
        self.keys.title = t("explorer")
        self.note.words = {"close": t("close")}
        self.rules = self._rule_window()

    def _show_remarks(self) -> None:
        """What there is to say about the study, or about the example of a rule."""
        card = self.examples.card()
        content = card or remarks(self.model)
        if content and self.remarks is None:
            self._make_remarks()
        if self.remarks is not None:
            self.remarks.param.update(content=content, visible=bool(content))
        if card and self.leave_example is None:
            self.leave_example = self.button(t("example-leave"), self.examples.leave, size="small")
            self.right.insert(self.right.index(self.seats.layout), self.leave_example)
        if self.leave_example is not None:
            self.leave_example.param.update(visible=bool(card), label=t("example-leave"))

    def _make_remarks(self) -> None:
        model = self.model
        self.remarks = RichText(css_classes=["remarks"], dark=model.param.dark, language=model.param.language)
        self.remarks.on_rule(model.ask_for)
        self.remarks.on_node(model.go)
        self.remarks.on_choice(lambda key: setattr(model, "choice", key))
        self.right.insert(self.right.index(self.seats.layout), self.remarks)

    def _turn_to_tab(self) -> None:
        with pn.io.hold():
            if self.tab not in self.panels:
                self.panels[self.tab] = self._part(PANELS[self.tab])
                self.right.append(self.panels[self.tab])
            for name, panel in self.panels.items():
                panel.layout.visible = name == self.tab
            self._wake()

    def _appear(self) -> None:
        super()._appear()
        self._wake()

    def _wake(self) -> None:
        """Only what is seen follows the model."""
        for part in self.parts:
            tab = next((name for name, panel in self.panels.items() if panel is part), self.tab)
            part.active = self.active and (tab == self.tab or tab == PLAY)

    def take_focus(self) -> None:
        """Hear keys from now on."""
        if self.active:
            self.keys.focus += 1

    def say(self, words: str) -> None:
        """Show a message until somebody closes it or goes on."""
        self._said_at = self.model.cursor
        if self.notice is None and words:
            self.notice = alert(bad=False, closeable=True)
            self.right.insert(0, self.notice)
        if self.notice is not None:
            tell(self.notice, words)

    @property
    def gone(self) -> bool:
        """Also if it was shown and taken away without a change in between: its figures remember that."""
        self._seen = self._seen or self.map.board.figure.document is not None
        return super().gone

    def close(self) -> None:
        """Stop following the model."""
        super().close()
        if self.take_focus in self.host.on_close:
            self.host.on_close.remove(self.take_focus)
        if self._own_workspace:
            self._workspace.close()
        for part in self.parts:
            part.close()

    # Doing

    def _open_rule(self) -> None:
        if self.active and self.model.rule:
            self.rules.open(self.model.rule)

    def _explain(self) -> None:
        """Say beside a place why nothing can be chosen there."""
        if self.active:
            place = self.model.unclear
            self.note.tell(*self.table.words_of(place), why_not(self.model, place))

    def _explain_picked(self) -> None:
        """Where fingers choose, a tap tells what pointing tells elsewhere."""
        if self.active and self.model.careful and self.model.picked and self.model.marks:
            self.note.tell(*self.table.words_of(next(iter(self.model.marks[0]))), [])

    def _act(self, act: str, value: str) -> None:
        """What the window of a rule leads to."""
        doing: dict[str, Callable[[str], Any]] = {
            "rule": self.model.ask_for,
            "example": self.examples.open,
        }
        if self.on_lesson is not None:
            doing["lesson"] = self.on_lesson
        if act in doing:
            doing[act](value)

    def _key(self, key: str) -> None:
        """Arrows and Home and End move, digits choose; the rest are shortcuts."""
        model = self.model
        moves: dict[str, Callable[[], Any]] = {
            "ArrowLeft": model.back,
            "ArrowRight": model.forward,
            "Home": model.first,
            "End": model.last,
            "PageUp": model.back,
            "PageDown": model.forward,
            "ArrowUp": lambda: model.sibling(-1),
            "ArrowDown": lambda: model.sibling(1),
            "a": self._play_one,
            "b": lambda: setattr(self.choices, "show_blocked", not self.choices.show_blocked),
            "c": lambda: setattr(self.choices.list, "focus", self.choices.list.focus + 1),
            "d": self.table.turn,
            "z": lambda: self.table.enlarge(),
            "p": lambda: setattr(self.arrange, "presenting", not self.arrange.presenting),
            "?": lambda: self.say(t("shortcuts")),
            **self.extra_keys,
        }
        if not self.active:
            return
        self.say("")
        option = numbered(model.options, key)
        if key in moves:
            moves[key]()
        elif option is not None:
            model.choice = option.key

    def _play_one(self) -> None:
        if not self.model.playing:
            self.model.play_to = "one"
            self.model.playing = True
