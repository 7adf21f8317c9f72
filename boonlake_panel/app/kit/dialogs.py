"""What all windows share: how they look, and where they are on the page."""

from typing import Any

import panel as pn
import panel_material_ui as pmui

LOOK = {
    "& .MuiDialog-paper": {"backgroundImage": "none"},
    "& .MuiDialog-paper .MuiIconButton-root": {"color": "text.primary"},
}
"""Windows have the colour of our panels in the dark too, and a button to close them that can be seen."""


def dialog(title: str, *content: Any, width: str = "md") -> Any:
    """A window with a button to close it."""
    return pmui.Dialog(*content, title=title, show_close_button=True, close_on_click=True, width_option=width, sx=LOOK)


class DialogHost:
    """The place of the windows on a page: they are made when they are first opened, so that pages start quickly."""

    def __init__(self, dark: bool = False) -> None:
        self.dark = dark
        self.column = pn.Column()

    def forget(self) -> None:
        """Takes all windows away: they are made anew in another language."""
        self.column.clear()

    def show(self, window: Any) -> None:
        window.open = True
        if window not in self.column.objects:
            self.column.append(window)
