"""A copy of the standard pack that a test may damage."""

import csv
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from boonlake_panel.components import STANDARD, pack_directory


class PackCopy:
    """A data pack in a temporary folder whose cells can be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("base", "artifacts"):
            shutil.copytree(pack_directory(STANDARD) / part, folder / part)

    def change(self, file: str, edit: Callable[[list[dict[str, str]]], object]) -> None:
        """Let `edit` change the rows of a file in place."""
        path = self.folder / file
        with path.open(encoding="utf-8", newline="") as source:
            rows = list(csv.DictReader(source))
        header = list(rows[0])
        edit(rows)
        with path.open("w", encoding="utf-8", newline="") as target:
            writer = csv.DictWriter(target, header, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)

    def set(self, file: str, row: int, column: str, value: str) -> None:
        """Put a value into a cell; rows are counted as in a spreadsheet, the header is row 1."""
        self.change(file, lambda rows: rows[row - 2].__setitem__(column, value))

    def __str__(self) -> str:
        return str(self.folder)


@pytest.fixture
def pack(tmp_path: Path) -> PackCopy:
    return PackCopy(tmp_path / "pack")
