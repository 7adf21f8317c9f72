"""`boonlake notebooks`: the notebooks that come with the package, copied to a folder of one's own."""

import shutil
from pathlib import Path

from rich.console import Console

PACKAGE = Path(__file__).resolve().parent.parent


def folder() -> Path:
    """The folder with the notebooks: inside the installed package, or beside it in a checkout."""
    installed = PACKAGE / "_notebooks"
    return installed if installed.is_dir() else PACKAGE.parent / "notebooks"


def copy(target: Path) -> int:
    """Copies all notebooks; one that is there already stays as it is."""
    console = Console()
    try:
        target.mkdir(parents=True, exist_ok=True)
        for notebook in sorted(folder().glob("*.ipynb")):
            place = target / notebook.name
            if place.exists():
                console.print(f"{place} is there already and stays", markup=False, highlight=False, soft_wrap=True)
            else:
                shutil.copyfile(notebook, place)
    except OSError as problem:
        console.print(f"cannot write to {target}: {problem.strerror}", markup=False, highlight=False, soft_wrap=True)
        return 1
    console.print(f"jupyter lab {target}", markup=False, highlight=False, soft_wrap=True)
    return 0
