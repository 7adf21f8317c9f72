"""The expansions that can be played with: the one place that lists them.

What an expansion adds to a room is a package of its name there, for example `engine/expansions/artifacts`.
A set-up plays with an expansion if its parameter of the same name is true.
"""

from importlib import import_module
from types import ModuleType

EXPANSIONS = ("artifacts",)


def expansion_modules(package: str, part: str = "") -> dict[str, ModuleType]:
    """By name of the expansion: its package in one such as `engine.expansions`, or a module of that package."""
    suffix = f".{part}" if part else ""
    return {name: import_module(f"{__package__}.{package}.{name}{suffix}") for name in EXPANSIONS}
