"""How a visitor likes the table, kept by the browser between visits."""

from typing import Any

from ..viewers.table_layout import TableLayout
from .local_storage import LocalStorage

PLACE = "boonlake-table"


class RememberedTable:
    """Reads a layout from the browser's storage once, and writes every change of it there."""

    def __init__(self, arrange: TableLayout) -> None:
        self.arrange = arrange
        self.storage = LocalStorage(PLACE, self._found)
        arrange.param.watch(lambda *events: self.storage.keep(arrange.remembered()), list(arrange.REMEMBERED))

    def _found(self, data: Any) -> None:
        self.arrange.restore(data)
