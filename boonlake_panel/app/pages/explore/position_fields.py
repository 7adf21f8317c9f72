"""The fields of the position editor: widgets that stay while what they edit changes, so that the focus stays, too."""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import panel as pn
import panel_material_ui as pmui

from ...model import GameModel

SEAT_OR_SPACE = re.compile(r"^(count|production|boat|ship|lever|card|own|scored|project|tile|site|cattle) (\d+)")
"""Fields of which every seat or space has the same: one widget serves all of them."""


class Group(NamedTuple):
    """Widgets that belong together."""

    title: str
    widgets: list[Any]


class Fields:
    """Makes widgets by the name of their field, once, and reports what people do with them."""

    def __init__(self, model: GameModel, change: Callable[[str, str], None]) -> None:
        self.model = model
        self.change = change
        self.faults: Mapping[str, str] = {}
        self.widgets: dict[str, Any] = {}
        self._names: dict[str, str] = {}
        self._filling = False

    def text(self, name: str, label: str, value: str | int, max_length: int = 60, **more: Any) -> Any:
        """One line of text or a number; what cannot be read is refused by the draft, with a reason."""
        return self._field(pmui.TextInput, name, label, {"value": str(value)}, max_length=max_length, **more)

    def area(self, name: str, label: str, value: str, **more: Any) -> Any:
        """Several lines of text."""
        return self._field(pmui.TextAreaInput, name, label, {"value": value, "value_input": value}, **more)

    def select(self, name: str, label: str, options: Mapping[str, str], value: str, **more: Any) -> Any:
        """One of several values; `options` are their words by value."""
        words = {word: option for option, word in options.items()}
        return self._field(pmui.Select, name, label, {"options": words, "value": value}, **more)

    def check(self, name: str, label: str, value: bool) -> Any:
        """Yes or no."""
        return self._field(pmui.Checkbox, name, label, {"value": value})

    def search(self, name: str, label: str, options: list[str], value: str, **more: Any) -> Any:
        """A text that is completed from a list while somebody types."""
        given = {"options": options, "value": value, "value_input": value}
        return self._field(
            pmui.AutocompleteInput, name, label, given, restrict=False, case_sensitive=False, min_characters=1,
            search_strategy="includes", **more,
        )  # fmt: skip

    def _clicked(self, item: Any) -> None:
        self.change(item["id"], "")

    def menu(self, key: str, items: list[dict[str, Any]]) -> Any:
        """A list in which a click changes the field of an item."""
        if key not in self.widgets:
            made = pmui.MenuList(items=[], highlight=False, sizing_mode="stretch_width")
            made.on_click(self._clicked)
            self.widgets[key] = made
        if self.widgets[key].items != items:
            self.widgets[key].items = items
        self.widgets[key].visible = bool(items)
        return self.widgets[key]

    def pair(self, key: str, *widgets: Any) -> Any:
        """Widgets in one place of the form."""
        if key not in self.widgets:
            self.widgets[key] = pn.Column(*widgets, sizing_mode="stretch_width")
        return self.widgets[key]

    def _field(
        self, kind: Any, name: str, label: str, given: dict[str, Any], help_: str = "", key: str = "", **params: Any
    ) -> Any:
        key = key or SEAT_OR_SPACE.sub(r"\1 *", name)
        self._names[key] = name
        if key not in self.widgets:
            made = self.widgets[key] = kind(sizing_mode="stretch_width", width=None, **params)
            made.param.watch(lambda event: self._changed(key, event.new), "value")
        self._fill(self.widgets[key], {**given, "label": label}, self.faults.get(name, ""), help_)
        return self.widgets[key]

    def _fill(self, widget: Any, given: dict[str, Any], fault: str, help_: str) -> None:
        if "helper_text" in widget.param:
            given |= {"error_state": bool(fault), "helper_text": fault or help_}
        if "value_input" in widget.param:
            given.setdefault("value_input", given["value"])
        self._filling = True
        try:
            widget.param.update(**{name: value for name, value in given.items() if getattr(widget, name) != value})
        finally:
            self._filling = False

    def _changed(self, key: str, value: Any) -> None:
        if self._filling:
            return
        words = {True: "yes", False: "no", None: ""}
        self.change(self._names[key], words[value] if value is None or isinstance(value, bool) else str(value))
