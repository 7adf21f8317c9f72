"""`boonlake box`: what is in the box, as tables in the terminal."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from ..expansions import expansion_modules

if TYPE_CHECKING:
    from ..components import Box
    from .printed_table import PrintedTable

app = typer.Typer(help="Show what is in the box.", invoke_without_command=True, no_args_is_help=False)


class Kind(StrEnum):
    """The kinds of cards."""

    day = "day"
    sunset = "sunset"
    night = "night"


class Provenance(StrEnum):
    """Where a row comes from."""

    rulebook = "rulebook"
    mixed = "mixed"
    reconstructed = "reconstructed"


PackOption = Annotated[str, typer.Option("--data", help="Name or folder of a data pack.")]
EffectOption = Annotated[str, typer.Option(help="Only what has this word in an effect, for example vase.")]
TextOption = Annotated[str, typer.Option(help="Only rows that contain this text.")]
ProvenanceOption = Annotated[Provenance | None, typer.Option(help="Only rows that come from there.")]


@app.callback()
def overview(context: typer.Context, data: PackOption = "standard") -> None:
    """Show what is in the box: an overview, or one kind of component."""
    if context.invoked_subcommand is None:
        from . import tables

        _show(data, tables.overview)


@app.command()
def cards(
    kind: Annotated[Kind | None, typer.Option(help="Only cards of this kind.")] = None,
    max_cost: Annotated[int | None, typer.Option(min=0, help="Only cards for at most so many coins.")] = None,
    min_vp: Annotated[int | None, typer.Option(help="Only cards with at least so many points.")] = None,
    expansion: Annotated[bool | None, typer.Option("--artifacts/--base", help="Only cards of one deck.")] = None,
    effect: EffectOption = "",
    text: TextOption = "",
    provenance: ProvenanceOption = None,
    data: PackOption = "standard",
) -> None:
    """Project cards by kind, cost and effect."""
    from . import tables

    _show(data, lambda box: tables.cards(box, kind, max_cost, min_vp, expansion), effect, text, provenance)


def _show(
    data: str,
    make: "Callable[[Box], PrintedTable]",
    effect: str = "",
    text: str = "",
    provenance: Provenance | None = None,
) -> None:
    """Open the box, make a table of it, filter and print it."""
    from rich.console import Console

    from ..components import PackError, open_box
    from ..components.lexicon import WORDS

    if effect and not any(effect in word for word in WORDS):
        raise typer.BadParameter(f"no effect has {effect!r} in its name; try one of {', '.join(WORDS)}")
    try:
        box = open_box(data)
    except PackError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    shown = make(box).filtered(effect, text, provenance or "")
    console = Console()
    console.print(shown.table())
    if shown.total:
        console.print(f"{len(shown.rows)} of {shown.total}")


def _add(name: str, help_: str) -> None:
    """Add a command that shows one table with the common filters."""

    @app.command(name, help=help_)
    def command(
        effect: EffectOption = "",
        text: TextOption = "",
        provenance: ProvenanceOption = None,
        data: PackOption = "standard",
    ) -> None:
        from . import tables

        _show(data, tables.MAKERS[name], effect, text, provenance)


COMMANDS: Iterable[tuple[str, str]] = (
    ("tiles", "Building tiles with their sites, and pastures."),
    ("levers", "Levers of the modernization area."),
    ("scoring-tiles", "Scoring tiles with their values and special projects."),
    ("markers", "Scoring markers."),
    ("strips", "Action strips."),
    ("action-board", "Rows of the action board."),
    ("tracks", "Income tracks."),
    ("player-board", "Recesses of the player board."),
    ("canal", "Production sites along the canal."),
    ("spaces", "Spaces of the map."),
    ("regions", "Regions of the map."),
    ("links", "Bridges and the ford."),
    ("river", "Spaces of the river."),
    ("locks", "Locks of the river."),
    ("solo", "Tiles of the solo opponent."),
    ("solo-actions", "What the solo opponent does."),
    ("solo-board", "Tracks of the solo opponent."),
    ("solo-levels", "Levels of difficulty of the solo game."),
    *(command for module in expansion_modules("cli.expansions").values() for command in module.COMMANDS),
    ("constants", "Numbers of the rules."),
    ("pieces", "How many pieces there are."),
)
for _name, _help in COMMANDS:
    _add(_name, _help)
