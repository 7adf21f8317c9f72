"""What is wrong with a call, in words: whoever types a command never sees a traceback unless they ask for one."""

import os
from typing import Any

import typer
from typer.core import TyperGroup

TRACEBACK = "BOONLAKE_TRACEBACK"
"""The variable of the environment that asks for tracebacks."""
TOLD: Any = (typer.Exit, typer.Abort, typer.BadParameter.__mro__[2])
"""What Typer tells by itself; the last is `ClickException`, which some versions of Typer keep to themselves."""


class Commands(TyperGroup):
    """Commands whose errors are told in a line; the exit code is 1."""

    def invoke(self, ctx: Any) -> Any:
        """Carry out a command."""
        try:
            return super().invoke(ctx)
        except TOLD:
            raise
        except Exception as problem:
            if os.environ.get(TRACEBACK):
                raise
            typer.echo(_told(problem), err=True)
            raise typer.Exit(1) from None


def _told(problem: Exception) -> str:
    """An error in words."""
    if isinstance(problem, OSError) and problem.strerror:
        return f"{str(problem.filename)[:200]}: {problem.strerror}" if problem.filename else problem.strerror
    words = f"{type(problem).__name__}: {str(problem)[:1000]}"
    return f"{words}\nThis should not happen. {TRACEBACK}=1 shows where it did; please report it."
