"""Where the data lies: tables, texts, rules, lessons, examples."""

from pathlib import Path


def data_directory() -> Path:
    """The folder with the data: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent / "data"
