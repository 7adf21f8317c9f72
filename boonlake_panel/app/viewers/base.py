"""What all viewers share: where changes of the model come in, in which language, and until when."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import panel as pn
import param
from bokeh.document import Document
from panel.viewable import Viewer

from ..board_model import BoardModel
from ..kit.cells import displayed
from ..kit.cells import follow as follow_cell
from ..kit.served import served_document
from ..kit.theme import show_keys
from ..kit.upstream import is_rendered, watchers_of
from ..kit.widgets import button

_waiting: WeakKeyDictionary[Document, dict[tuple[int, str], Callable[[], Any]]] = WeakKeyDictionary()
"""What is done by the next message to a browser, by viewer and function."""


def _do_what_waits(document: Document) -> None:
    """All at once, so that the browser gets one message."""
    with pn.io.hold():
        for callback in _waiting.pop(document, {}).values():
            callback()


class ModelViewer(Viewer):
    """A view of a model: `build` makes its parts once, `refresh` shows the model as it is now.

    Changes of the model arrive here and nowhere else, in the language of the model. What is not seen waits: a view that
    is hidden (`active=False`) or whose display in a notebook was replaced is brought up to date when it is seen again.
    """

    model: Any = param.ClassSelector(class_=BoardModel, doc="What is shown.")
    active = param.Boolean(default=True, doc="Whether the view is seen; if not, it follows the model later.")
    late = False
    """Whether it may follow the model a moment after the parts that people look at first."""
    follows: tuple[str, ...] = ("revision",)
    """The parameters of the model that change what is shown."""

    def __init__(self, model: BoardModel, **params: Any) -> None:
        super().__init__(model=model, **params)
        self._watched: list[tuple[Any, Any]] = []
        self._stale = self._seen = False
        before = watchers_of(model)
        with model.speaking():
            self.layout = self.build()
            self.refresh()
        known = {id(watcher) for watcher in before}
        self._watched += [(model, watcher) for watcher in watchers_of(model) if id(watcher) not in known]
        self.follow(model, self.follows, self.catch_change)
        self.follow(self, ["active"], self._appear)
        self.follow(model, ["keys_shown"], self._show_keys)
        self._show_keys()
        if served_document() is not None:
            pn.state.on_session_destroyed(lambda _: self.close())

    def build(self) -> Any:
        """Make the parts, in the current language."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the model as it is now."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.model}>"

    __str__ = __repr__

    def __panel__(self) -> Any:
        self._catch_up()
        return self.layout

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        return displayed(self, super()._repr_mimebundle_, include, exclude)

    def follow(self, source: Any, names: Iterable[str], callback: Callable[[], Any]) -> None:
        """Call a function, in the language of the model, whenever parameters of a model, viewer or widget change."""
        watcher = source.param.watch(lambda *events: self.speak(callback), list(names))
        self._watched.append((source, watcher))

    def button(self, label: str, work: Callable[[], Any], **params: Any) -> Any:
        """A button for something that is done in the language of the model."""
        return button(label, partial(self.speak, work), **params)

    def later(self, callback: Callable[[], Any]) -> None:
        """Call a function once the browser has been told what matters most; without a server at once."""
        document = served_document()
        if document is None:
            callback()
            return
        waiting = _waiting.setdefault(document, {})
        if not waiting:
            document.add_next_tick_callback(partial(_do_what_waits, document))
        waiting[id(self), callback.__name__] = partial(self.speak, callback)

    def close(self) -> None:
        """Stop following the model, with all widgets and components that do."""
        sources = {id(source): source for source, _ in self._watched}.values()
        alive = {id(watcher) for source in sources for watcher in watchers_of(source)}
        while self._watched:
            source, watcher = self._watched.pop()
            if id(watcher) in alive:
                alive.remove(id(watcher))
                source.param.unwatch(watcher)

    def _show_keys(self) -> None:
        show_keys(self.layout, self.model.keys_shown)

    def catch_change(self) -> None:
        """Something that this view shows has changed: show it now, later, or when the view is seen again."""
        if not self.active or self.gone:
            self._stale = True
        elif served_document() is None and is_rendered(self.layout):
            follow_cell(self, self._follow)
        elif self.late:
            self.later(self._refresh)
        else:
            self._refresh()

    def _follow(self) -> None:
        """Show a notebook the model as it is now, unless the view was hidden or replaced meanwhile."""
        self._stale = True
        if self.active and not self.gone:
            self._catch_up()

    def _refresh(self) -> None:
        self._stale = False
        self.refresh()

    def _appear(self) -> None:
        if self.active:
            self._catch_up()

    def _catch_up(self) -> None:
        if self._stale:
            self.speak(self._refresh)

    def speak(self, callback: Callable[[], Any]) -> None:
        """Call a function in the language of the model."""
        with self.model.speaking():
            callback()

    @property
    def gone(self) -> bool:
        """Whether a notebook showed the view and does so no longer; on a server the session ends instead."""
        if served_document() is not None:
            return False
        displayed = is_rendered(self.layout)
        self._seen = self._seen or displayed
        return self._seen and not displayed
