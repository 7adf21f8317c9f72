"""What all windows share: how they look, where they are on the page, and that they are made when first opened."""

from collections.abc import Callable
from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ...texts.messages import current_language
from ..model import GameModel
from .wording import t

CORNER = {"position": "absolute", "top": "6px", "right": "10px", "z-index": "1"}
LOOK = {
    "& .MuiDialog-paper": {"backgroundImage": "none"},
    "& .MuiDialogTitle-root": {"paddingRight": "110px", "minHeight": 44, "minWidth": 0, "overflowWrap": "anywhere"},
    "& .MuiDialogContent-root": {"padding": "0 14px 16px"},
}
"""Windows have the colour of our panels in the dark too, and room for the button that closes them.

What they contain begins below the first letter of the title: everything in them has margins of 10 pixels.
"""


def dialog(title: str, *content: Any, width: str = "md") -> Any:
    """A window with a button to close it: the one that windows bring along has an English name."""
    close = pmui.Button(label=t("close"), variant="text", margin=0, styles=CORNER, sx={"minHeight": 44, "minWidth": 44})
    window = pmui.Dialog(
        close,
        *content,
        title=title,
        title_variant="h5",
        close_on_click=True,
        width_option=width,
        sizing_mode="stretch_width",
        sx=LOOK,
    )
    close.on_click(lambda _: setattr(window, "open", False))
    return window


class DialogHost(param.Parameterized):
    """The place of the windows on a page: they are made when they are first opened, so that pages start quickly."""

    rule = param.String(default="", doc="The rule that somebody reads in a window.")

    def __init__(self, dark: bool = False) -> None:
        super().__init__()
        self.dark = dark
        self._rule_window: Any = None
        self.column = pn.Column()
        self.on_close: list[Callable[[], Any]] = []
        """Called when a window was closed: the browser forgets what had the focus before."""

    def forget(self) -> None:
        """Takes all windows away: they are made anew in another language."""
        self.column.clear()
        self.rule = ""

    def show(self, window: Any) -> None:
        window.open = True
        if window not in self.column.objects:
            window.param.watch(self._changed, "open")
            self.column.append(window)

    def show_rule(self, window: Any, rule: str) -> None:
        """Show the window of a rule."""
        self._rule_window = window
        self.show(window)
        self.rule = rule

    def close_rule(self) -> None:
        """Close the window of a rule, if one is open."""
        if self.rule:
            self._rule_window.open = False

    def _changed(self, event: Any) -> None:
        if not event.new:
            if event.obj is self._rule_window:
                self.rule = ""
            for callback in self.on_close:
                callback()


class DialogView:
    """One kind of window: its widgets are made when it is first opened and kept until the language changes."""

    width = "md"

    def __init__(self, host: DialogHost, model: GameModel) -> None:
        self.host = host
        self.model = model
        self._dialog: Any = None
        self._language = ""

    def title(self) -> str:
        """What stands above the window."""
        raise NotImplementedError

    def build(self) -> list[Any]:
        """The widgets, in the current language."""
        raise NotImplementedError

    @property
    def made(self) -> bool:
        """Whether the window was opened before."""
        return self._dialog is not None

    @property
    def dialog(self) -> Any:
        """The window itself."""
        if self._dialog is None or self._language != current_language():
            self._language = current_language()
            self._dialog = dialog(self.title(), pn.Column(*self.build(), sizing_mode="stretch_width"), width=self.width)
            self.built(self._dialog)
        return self._dialog

    def built(self, window: Any) -> None:
        """Called when the window was made, to follow it."""

    def show(self) -> None:
        """Open the window."""
        self.host.show(self.dialog)

    def hide(self) -> None:
        """Close the window."""
        if self._dialog is not None:
            self._dialog.open = False
