"""`boonlake check-data` and `boonlake new-pack`."""

import shutil
from collections import Counter
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ..components import STANDARD, TABLES, Pack, PackError, check_pack, pack_directory, read_pack
from ..components.checks.shape import PROVENANCES
from ..expansions import EXPANSIONS


def check(path: str) -> int:
    """Print the faults or the contents of a pack; the exit code is 1 if it has faults."""
    console = Console()
    try:
        pack = read_pack(path)
        faults = check_pack(pack)
    except PackError as error:
        faults = list(error.faults)
    if faults:
        for fault in faults:
            console.print(str(fault), markup=False, highlight=False, soft_wrap=True)
        console.print(f"{len(faults)} {'fault' if len(faults) == 1 else 'faults'} in data pack {path}", markup=False)
        return 1
    console.print(counts(pack))
    console.print(f"data pack {path} is sound, hash {pack.box.hash}", markup=False, highlight=False)
    return 0


def counts(pack: Pack) -> Table:
    """How many rows each table has, by where they come from."""
    table = Table(title="What the data pack holds", box=SIMPLE_HEAD, pad_edge=False, show_footer=True)
    total = Counter(line.cells["provenance"] for lines in pack.lines.values() for line in lines)
    table.add_column("file", "all", no_wrap=True)
    table.add_column("rows", str(total.total()), justify="right")
    for name in PROVENANCES:
        table.add_column(name, str(total[name]), justify="right")
    for name, lines in pack.lines.items():
        by_provenance = Counter(line.cells["provenance"] for line in lines)
        table.add_row(TABLES[name][0], str(len(lines)), *(str(by_provenance[kind] or "") for kind in PROVENANCES))
    return table


def copy(path: Path) -> int:
    """Copy the component tables of the standard pack to a new folder."""
    console = Console()
    if path.exists():
        console.print(f"{path} exists already; name a folder that does not", markup=False)
        return 1
    source = pack_directory(STANDARD)
    for folder in ("base", *EXPANSIONS):
        shutil.copytree(source / folder, path / folder)
    console.print(f"created {path}; check it with: boonlake check-data {path}", markup=False, soft_wrap=True)
    return 0
