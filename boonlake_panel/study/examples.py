"""The studies that come with the program: recorded games worth looking at."""

from ..texts.data_folder import data_directory
from .errors import StudyError
from .study import Study


def examples() -> tuple[str, ...]:
    """Give the names of the studies that come with the program.

    >>> from boonlake_panel import examples
    >>> "two-planners" in examples()
    True
    """
    return tuple(sorted(path.stem for path in (data_directory() / "examples").glob("*.json")))


def load_example(name: str) -> Study:
    """Load one of the studies that come with the program; `examples()` lists their names.

    >>> from boonlake_panel import load_example
    >>> load_example("two-planners").setup.players
    2
    """
    if name not in examples():
        raise StudyError(f"there is no example {name!r:.80}; there are {', '.join(examples())}")
    return Study.load(data_directory() / "examples" / f"{name}.json")
