"""`boonlake simulate`."""

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..agents import AGENTS, AgentSpec, import_agent
from ..analysis.executors import cluster_executor
from ..analysis.simulation import Simulation, simulate
from ..analysis.simulation_tables import check_formats
from ..engine import Setup

OPTIONS = {"name", "players", "seed", "dealer", "names", "data", "artifacts", "difficulty"}
"""Parameters of a set-up that have an option of their own, or none because they make no sense here."""
SETTINGS = tuple(name for name in Setup.param if name not in OPTIONS)
WORDS = {"yes": True, "true": True, "no": False, "false": False}


class Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f} games/s" if task.speed else "")


def read_settings(given: Sequence[str]) -> dict[str, Any]:
    """Parameters of a set-up, each given as `NAME=VALUE`; raises `ValueError` with what was expected."""
    settings: dict[str, Any] = {}
    for one in given:
        name, _, value = one.partition("=")
        if name not in SETTINGS:
            raise ValueError(f"{one!r}: expected NAME=VALUE with one of the names {', '.join(SETTINGS)}")
        settings[name] = int(value) if value.isdecimal() else WORDS.get(value, value)
    Setup(**settings)
    return settings


def read_agent(spec: str) -> AgentSpec:
    """The spec of one of our agents, or an agent of one's own that is named by its module: `mymodule:MyAgent`."""
    name, colon, _ = spec.partition(":")
    if not colon or name in AGENTS:
        return spec
    if "" not in sys.path:
        sys.path.insert(0, "")  # modules in the current folder, as with `python -m`
    return import_agent(spec)


def run(
    agents: list[str],
    games: int,
    setup: dict[str, object],
    seed: int,
    jobs: int,
    scheduler: str | None,
    rotate: bool,
    choices: bool,
    folder: Path | None,
    formats: list[str],
) -> int:
    """Play the games and show who won; the exit code is 130 if it was interrupted."""
    console = Console()
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    try:
        check_formats(formats)
        cluster = cluster_executor(scheduler) if scheduler else nullcontext()
        with cluster as executor, Progress(*columns, console=console) as bar:
            task = bar.add_task("games", total=games)
            result = simulate(
                [read_agent(spec) for spec in agents],
                games,
                setup,
                seed=seed,
                rotate=rotate,
                choices=choices,
                folder=folder,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
                jobs=jobs,
                executor=executor,
            )
        written = result.save(folder, formats) if folder is not None else []
    except (ValueError, OSError) as error:
        console.print(str(error), markup=False, highlight=False, soft_wrap=True)
        return 1
    if result.done:
        console.print(summary(result, "agent"))
        console.print(summary(result, "seat"))
    if folder is not None:
        console.print(f"wrote {len(written)} tables to {folder}", markup=False, highlight=False, soft_wrap=True)
    if result.interrupted:
        rest = "; the same command goes on with the rest" if folder is not None else ""
        console.print(f"interrupted after {result.done} of {result.wanted} games{rest}", markup=False, highlight=False)
        return 130
    return 0


def summary(result: Simulation, by: str) -> Table:
    """Wins and points by agent or by seat, with their 95 % intervals."""
    table = Table(title=f"{result.done} games by {by}", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(by, no_wrap=True)
    for title in ("seats" if by == "agent" else "games", "wins", "points", "least", "most"):
        table.add_column(title, justify="right")
    for row in result.frame(by).to_dict("records"):
        name = str(row["seat"] + 1) if by == "seat" else str(row["agent"])
        wins = f"{row['wins']:.1%} ({row['wins_low']:.0%} to {row['wins_high']:.0%})"
        points = f"{row['points']:.1f} ({row['points_low']:.1f} to {row['points_high']:.1f})"
        table.add_row(name, str(row["seats"]), wins, points, str(row["least"]), str(row["most"]))
    return table
