"""The language of a visitor: that of the model of their session, in whatever callback something is said."""

from threading import get_ident
from typing import NamedTuple
from weakref import WeakKeyDictionary, ref

import panel as pn
from bokeh.document import Document

from ...texts.messages import use_language_source
from ..model import GameModel


class _Visitor(NamedTuple):
    model: "ref[GameModel]"
    thread: int


_visitors: WeakKeyDictionary[Document, _Visitor] = WeakKeyDictionary()


def speak_language_of(model: GameModel) -> None:
    """From now on, whatever the current session says is said in the language of its model."""
    document = pn.state.curdoc
    if document is not None:
        _visitors[document] = _Visitor(ref(model), get_ident())
        use_language_source(visitor_language)


def visitor_language() -> str | None:
    """The language of the visitor who is being answered; None if nobody is."""
    document = pn.state.curdoc
    visitor = None if document is None else _visitors.get(document)
    if visitor is None or visitor.thread != get_ident():  # in other threads Bokeh names whoever is answered just now
        return None
    model = visitor.model()
    return None if model is None else model.language
