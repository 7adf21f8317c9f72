"""Scripts that only one page needs: a session loads them when that page is opened, not before."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import param
from panel.custom import JSComponent


class Scripts(JSComponent):
    """Loads scripts that the server has, one after the other, and reports when they are there."""

    urls = param.List(default=[], item_type=str, doc="Addresses on our own server.")
    names = param.List(default=[], item_type=str, doc="What each script defines, so that it is loaded only once.")
    _esm = Path(__file__).parent / "scripts.js"

    def __init__(self, on_ready: Callable[[], None], **params: Any) -> None:
        self.on_ready = on_ready
        super().__init__(**params)
        self.on_msg(lambda event: self.receive(event.data))

    def receive(self, data: Any) -> None:
        """Take a message of the browser."""
        if data == "ready":
            self.on_ready()


def tabulator_scripts(on_ready: Callable[[], None]) -> Scripts:
    """What tables need."""
    from panel.models.tabulator import DataTabulator

    return Scripts(on_ready, urls=list(DataTabulator.__javascript__), names=["Tabulator", "luxon"])
