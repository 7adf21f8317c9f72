"""How far a long computation is: a bar where somebody can see one, or a function that is told."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

Progress = Callable[[int, int], None]
"""Called with the number of games that are done, and of all."""


@contextmanager
def telling(progress: Progress | bool, done: int, total: int) -> Iterator[Progress]:
    """Tell a function, or a bar, how far it is; with `False` nobody is told."""
    if not isinstance(progress, bool):
        progress(done, total)
        yield progress
        return
    with _bar(progress, done, total) as bar:
        yield lambda done, total: bar.update(done - bar.n)


def _bar(shown: bool, done: int, total: int) -> Any:
    """A bar below the cell of a notebook or in a terminal; files and other programs get none."""
    from tqdm import TqdmWarning

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", TqdmWarning)  # a notebook without ipywidgets has no bar
        from tqdm.autonotebook import tqdm
    return tqdm(total=total, initial=done, unit="game", disable=None if shown else True)
