"""Checking a data pack: single cells, then counts, references, the board, and what the rulebook fixes."""

from ..expansions import expansion_modules
from .box import Pack, read_pack
from .checks import board, pieces, placement, rulebook, shape, solo
from .checks.kit import run_checks
from .reading import PackError, PackFault

EXPANSION_CHECKS = expansion_modules("components.expansions", "checks").values()
ORDER = (shape, placement, board, pieces, solo, *EXPANSION_CHECKS, rulebook)
"""From the coarse to the fine: what is wrong in the large silences what would follow from it."""


def check_pack(pack: Pack | str) -> list[PackFault]:
    """Every fault of a pack, given by name, by path or already read; an empty list if it is sound."""
    if isinstance(pack, Pack):
        return run_checks(pack, ORDER)
    try:
        return run_checks(read_pack(pack), ORDER)
    except PackError as error:
        return list(error.faults)
