"""How a visitor likes the table, and whether they read keys, kept by the browser between visits."""

from typing import Any

from ..model import GameModel
from ..viewers.table_layout import TableLayout
from .local_storage import LocalStorage

PLACE = "boonlake-table"
KEYS = "keys_shown"


class RememberedTable:
    """Reads a layout from the browser's storage once, and writes every change of it there."""

    def __init__(self, arrange: TableLayout, model: GameModel) -> None:
        self.arrange = arrange
        self.model = model
        self.storage = LocalStorage(PLACE, self._found)
        arrange.param.watch(lambda *events: self._keep(), list(arrange.REMEMBERED))
        model.param.watch(lambda event: self._keep(), KEYS)

    def _keep(self) -> None:
        self.storage.keep({**self.arrange.remembered(), KEYS: self.model.keys_shown})

    def _found(self, data: Any) -> None:
        self.arrange.restore(data)
        self.model.keys_shown = isinstance(data, dict) and data.get(KEYS) is True
