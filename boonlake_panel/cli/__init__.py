"""The command line. Commands import what they need when they run, so that `boonlake --help` is quick."""

from pathlib import Path
from typing import Annotated

import typer

from . import box
from .group import Commands

app = typer.Typer(
    name="boonlake",
    cls=Commands,
    help="Explore, learn and analyse the board game Boonlake.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.add_typer(box.app, name="box")

MAX_JOBS = 512
"""More processes than anybody's machine has cores."""


def _show_version(wanted: bool) -> None:
    if wanted:
        from boonlake_panel import __version__
        from boonlake_panel.engine import COMPILED

        typer.echo(f"boonlake {__version__} ({'compiled' if COMPILED else 'interpreted'})")
        raise typer.Exit


@app.callback()
def main_options(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help="Show the version and the build.")
    ] = False,
) -> None:
    pass


PackPath = Annotated[str, typer.Argument(metavar="[PATH]", help="Folder of a data pack; the built-in one if left out.")]


@app.command("check-data")
def check_data(path: PackPath = "standard") -> None:
    """Check a data pack: one line per fault, or a table of what it holds."""
    from . import data

    raise typer.Exit(data.check(path))


@app.command("new-pack")
def new_pack(path: Annotated[Path, typer.Argument(help="Folder to create.")]) -> None:
    """Copy the built-in data pack to a folder, as a start for your own."""
    from . import data

    raise typer.Exit(data.copy(path))


@app.command("notebooks")
def copy_notebooks(path: Annotated[Path, typer.Argument(metavar="DIR", help="Folder to copy them to.")]) -> None:
    """Copy the notebooks that come with the package to a folder of your own."""
    from . import notebooks

    raise typer.Exit(notebooks.copy(path))


@app.command()
def sheet(
    language: Annotated[str, typer.Option(help="en, de or fr.")] = "en",
    lesson: Annotated[str, typer.Option(help="Id of a lesson, or all; the cheat sheet if left out.")] = "",
    output: Annotated[Path, typer.Option("--out", metavar="DIR", help="Folder to write to.")] = Path(),
) -> None:
    """Write the cheat sheet or lesson sheets as HTML, ready to print on A4 or letter paper."""
    from . import sheets

    raise typer.Exit(sheets.write(language, lesson, output))


@app.command()
def show(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="File of a study.")],
    data: Annotated[str | None, typer.Option(help="Folder of the data pack that the study was made with.")] = None,
    events: Annotated[bool, typer.Option("--events", help="Also say what each choice led to.")] = False,
) -> None:
    """Show a study in words: turn by turn, variations indented."""
    from . import study

    raise typer.Exit(study.show(path, data, events))


StudyPath = Annotated[Path, typer.Argument(metavar="FILE", help="File of a study.")]
StudyPack = Annotated[str | None, typer.Option("--data", help="Folder of the data pack that the study was made with.")]


@app.command("export")
def export_study(
    path: StudyPath,
    html: Annotated[Path, typer.Option("--html", help="The HTML file to write.")],
    language: Annotated[str, typer.Option(help="Language of its title; readers choose theirs.")] = "en",
    data: StudyPack = None,
) -> None:
    """Write a study as one HTML file that needs neither a server nor the internet."""
    from . import export

    raise typer.Exit(export.write(path, html, language, data))


@app.command("picture")
def draw_picture(
    path: StudyPath,
    output: Annotated[Path, typer.Argument(metavar="OUTPUT", help="The picture to write: board.svg or board.png.")],
    board: Annotated[
        str, typer.Option(help="game, map, actions, scoring-tiles, hand, player-board, tracks, played ...")
    ] = "game",
    seat: Annotated[int | None, typer.Option(min=0, max=3, help="Whose board; whoever chooses if left out.")] = None,
    node: Annotated[str, typer.Option(help="The id of a node; the cursor of the study if left out.")] = "",
    width: Annotated[int, typer.Option(min=50, max=4000, help="Width; a PNG has twice as many pixels.")] = 720,
    dark: Annotated[bool, typer.Option("--dark", help="In the dark look.")] = False,
    language: Annotated[str, typer.Option(help="en, de or fr.")] = "en",
    data: StudyPack = None,
) -> None:
    """Draw a board of a study as SVG or PNG."""
    from . import export

    raise typer.Exit(export.draw(path, output, board, seat, node, width, dark, language, data))


@app.command()
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")] = 5006,
    address: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    library: Annotated[str | None, typer.Option(help="URL of the database with the studies.")] = None,
    basic_auth: Annotated[
        Path | None, typer.Option(help="File with the line of each user, see `boonlake password`.")
    ] = None,
    allow_origin: Annotated[
        list[str] | None, typer.Option(help="Host (and port) under which people see the page; may be repeated.")
    ] = None,
    allow_frame: Annotated[
        list[str] | None, typer.Option(help="Site that may show the page in a frame; may be repeated.")
    ] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="Believe the addresses that a proxy reports; only behind one.")
    ] = False,
    processes: Annotated[int, typer.Option(min=1, max=64, help="Number of server processes.")] = 1,
    show: Annotated[bool, typer.Option("--show", help="Open the page in your browser.")] = False,
) -> None:
    """Serve the dashboard."""
    from . import server

    names, frames = tuple(allow_origin or ()), tuple(allow_frame or ())
    raise typer.Exit(server.serve(port, address, library, basic_auth, names, processes, show, frames, proxy))


@app.command()
def password(
    name: Annotated[str, typer.Argument(help="Name of the user.")],
    secret: Annotated[
        str, typer.Option("--password", prompt="Password", hide_input=True, confirmation_prompt=True, help="Asked for.")
    ],
) -> None:
    """Make the line of a user for `boonlake serve --basic-auth FILE`."""
    from . import server

    raise typer.Exit(server.password(name, secret))


@app.command()
def simulate(
    agents: Annotated[
        list[str],
        typer.Argument(
            help="Agents by seat: planner, greedy, montecarlo:simulations=200 ... or your own as mymodule:MyAgent."
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    difficulty: Annotated[str, typer.Option(help="How strong the Wise Eminence is, with one agent.")] = "easy",
    artifacts: Annotated[bool, typer.Option("--artifacts", help="Play with the expansion Artifacts.")] = False,
    data: Annotated[str, typer.Option(help="Data pack to play with.")] = "standard",
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A ruling, or solo_artifacts; may be repeated."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=-1, max=MAX_JOBS, help="Processes; -1 for all cores.")] = -1,
    scheduler: Annotated[
        str | None, typer.Option(help="Address of a Dask scheduler, for example tcp://host:8786; its workers play.")
    ] = None,
    rotate: Annotated[bool, typer.Option(help="Move the agents on by one seat from game to game.")] = True,
    choices: Annotated[bool, typer.Option(help="Also write down every choice.")] = True,
    folder: Annotated[
        Path | None, typer.Option("--out", help="Folder for the tables; a run that was interrupted there goes on.")
    ] = None,
    formats: Annotated[list[str] | None, typer.Option("--format", help="parquet or csv; may be repeated.")] = None,
) -> None:
    """Play many games between agents; Ctrl-C keeps what is done."""
    from . import simulation

    if formats and folder is None:
        raise typer.BadParameter("tables are only written with --out FOLDER", param_hint="--format")
    wanted = formats or ["parquet"]
    try:
        further = simulation.read_settings(settings or [])
    except ValueError as problem:
        raise typer.BadParameter(str(problem), param_hint="--set") from None
    setup = {"difficulty": difficulty, "data": data, "artifacts": artifacts, **further}
    raise typer.Exit(simulation.run(agents, games, setup, seed, jobs, scheduler, rotate, choices, folder, wanted))


@app.command("review")
def review_study(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="File of a study; its main line is reviewed.")],
    output: Annotated[
        Path | None, typer.Option(help="File for the study with the comments; the file itself if left out.")
    ] = None,
    budget: Annotated[str, typer.Option(help="How much to think: quick, normal or thorough.")] = "normal",
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    jobs: Annotated[int, typer.Option(min=-1, max=MAX_JOBS, help="Processes; -1 for all cores.")] = -1,
    data: Annotated[str | None, typer.Option(help="Folder of the data pack that the study was made with.")] = None,
) -> None:
    """Review a played game: what each choice cost, and where the game turned."""
    from . import review

    raise typer.Exit(review.run(path, output, budget, seed, jobs, data))


def main() -> None:
    """Entry point of the console script."""
    app()
