"""The studies that come with the program: recorded games worth looking at."""

from ..texts.data_folder import data_directory
from .study import Study


def example_names() -> tuple[str, ...]:
    """The names of all examples.

    >>> "two-planners" in example_names()
    True
    """
    return tuple(sorted(path.stem for path in (data_directory() / "examples").glob("*.json")))


def load_example(name: str) -> Study:
    """An example by its name.

    >>> load_example("two-planners").setup.players
    2
    """
    return Study.load(data_directory() / "examples" / f"{name}.json")
