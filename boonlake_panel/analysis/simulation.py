"""Many games with given agents, as tidy tables.

    result = simulate(["planner", "greedy"], games=200, setup={"players": 2})
    result.seats.groupby("agent")["win"].mean()

With a folder, each finished game is written to a journal at once: what was interrupted can be resumed, and nothing
that is done gets lost. The same agents, set-up and seed give the same games on any executor.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import CancelledError, Executor
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import pandas as pd
import param

from ..agents import AgentSpec, make_agent, name_of_agent
from ..engine.setup import Setup
from ..playouts.recording import Record, record_game
from ..study import Study
from ..texts.display import Displayed
from . import simulation_tables as tables
from .estimates import intervals
from .executors import results
from .journal import Journal, Records
from .progress import Progress, telling
from .settings import Settings, seed_parameter


class SimulationSettings(Settings):
    """Who plays how many games; the set-up of the games is a `Setup` of its own."""

    agents: Any = param.List(  # type: ignore[call-overload]
        default=["greedy", "random"],
        bounds=Setup.param["players"].bounds,
        label="Agents",
        doc="The agents in the order of the seats: specs, or agents of one's own.",
    )
    games = param.Integer(default=100, bounds=(1, None), label="Games", doc="How many games to play.")
    seed = seed_parameter()
    rotate = param.Boolean(
        default=True, label="Rotate seats", doc="Whether everybody moves on by one seat from game to game."
    )
    choices = param.Boolean(default=True, label="Keep choices", doc="Whether to keep every choice, for its table.")


@dataclass(frozen=True, repr=False)
class Simulation(Displayed):
    """Finished games; each table has one row per observation.

    >>> from boonlake_panel import simulate
    >>> result = simulate(["random", "random"], games=2, jobs=1)
    >>> len(result.games), len(result.seats), list(result.ledger.columns)
    (2, 4, ['game', 'seat', 'agent', 'source', 'points'])
    """

    records: Records
    wanted: int
    interrupted: bool = False
    setup: Mapping[str, Any] = field(default_factory=dict)  # of all games but for their seeds

    def __repr__(self) -> str:
        return f"<Simulation: {self.done} of {self.wanted} games>"

    @property
    def done(self) -> int:
        """How many games are finished."""
        return len(self.records)

    def frame(self, by: str = "agent") -> pd.DataFrame:
        """Give one row per agent, or `by="seat"`: games, share of wins and mean points with intervals, least and most.

        >>> simulate(["random", "random"], games=2, jobs=1).frame("seat")["seat"].tolist()
        [0, 1]
        """
        if by not in ("agent", "seat"):
            raise ValueError(f"a simulation has rows by agent or by seat, not by {by!r}")
        seats = tables.results(self.records).rename(columns={"win": "wins"})
        table = intervals(seats, by, "wins", "points").rename(columns={"count": "seats"})
        points = seats.groupby(by, sort=False, observed=True)["points"]
        return table.assign(least=points.min().to_numpy(), most=points.max().to_numpy())

    @cached_property
    def games(self) -> pd.DataFrame:
        """One row per game: its seed, length and winning score."""
        return tables.games(self.records)

    @cached_property
    def seats(self) -> pd.DataFrame:
        """One row per game and seat: agent, points, share of the win, and what was built."""
        return tables.seats(self.records)

    @cached_property
    def cards(self) -> pd.DataFrame:
        """One row per card that was played: by whom, and as which of the seat's cards (`number`, from 1)."""
        return tables.cards(self.records)

    @cached_property
    def turns(self) -> pd.DataFrame:
        """One row per turn and seat: whose turn, which strip from which row, and the seat's points after it."""
        return tables.turns(self.records)

    @cached_property
    def ledger(self) -> pd.DataFrame:
        """One row per game, seat and source of points."""
        return tables.ledger(self.records)

    @cached_property
    def choices(self) -> pd.DataFrame:
        """One row per choice: `turn` counts the turns begun before it, `kind` is the first part of the key."""
        return tables.choices(self.records)

    def study(self, game: int, names: Sequence[str] = ()) -> Study:
        """A game as a study, at its end; needs the choices.

        >>> result = simulate(["quick", "random"], games=2, jobs=1)
        >>> result.study(1).game.scores == tuple(result.seats.query("game == 1")["points"])
        True
        """
        for record in self.records:
            if record["game"] == game:
                keys = [key for _, _, key in record["choices"]]
                return replay({**self.setup, "seed": record["seed"], "names": list(names)}, keys)
        raise KeyError(f"there is no game {game}; {self.done} games are done")

    def save(self, folder: str | Path, formats: Sequence[str] = ("parquet",)) -> list[Path]:
        """Writes the tables as `games.parquet`, `seats.csv` and so on; gives the files.

        With more than 10,000 games a Parquet table is a folder of parts, which `pd.read_parquet` reads like a file.
        """
        tables.check_formats(formats)
        return tables.write_tables(self.records, Path(folder), formats)


def simulate(
    agents: Sequence[AgentSpec] = ("greedy", "random"),
    games: int = 100,
    setup: Mapping[str, Any] | Setup | None = None,
    *,
    seed: int = 0,
    rotate: bool = True,
    choices: bool = True,
    folder: str | Path | None = None,
    progress: Progress | bool = True,
    jobs: int = -1,
    executor: Executor | None = None,
) -> Simulation:
    """Play games by agents in the order of the seats; `rotate` moves everybody on by one seat from game to game.

    An agent is a name with parameters (`planner:width=8`), or one of your own: an object with `choose(game) -> key`, a
    class of such objects, of which each game gets one, or a function of a game. Tables call it by its `name`.

    `setup` is a `Setup`, or some of its parameters. With a folder, every finished game is written down at once, and a
    simulation goes on where an earlier run ended. Ctrl-C, or a cancelled executor, ends it with what is done.

    A bar in the terminal or below the cell tells how far it is; `progress=False` is silent, and a function is called
    with the number of games that are done and of all.

    The games are played by an `executor`, for example Dask's `client.get_executor()`; by default by `jobs` processes
    of this machine (-1: one per core, 1: this process).

    >>> from boonlake_panel import simulate
    >>> result = simulate(["quick", "random"], games=2, jobs=1)
    >>> result.done, list(result.seats["agent"])
    (2, ['quick', 'random', 'random', 'quick'])
    """
    if isinstance(agents, str):
        raise TypeError(f"expected one agent for each seat, for example simulate([{agents!r}, 'random'])")
    settings = SimulationSettings(agents=list(agents), games=games, seed=seed, rotate=rotate, choices=choices)
    plan = _plan(settings, setup)
    journal = Journal(Path(folder), plan) if folder is not None else None
    records: dict[int, Record] = {}
    done = {number for number in journal.places if number < games} if journal else set()
    left = [number for number in range(games) if number not in done]
    interrupted = False
    try:
        calls = (_call(settings.agents, plan, number) for number in left)
        with telling(progress, len(done), games) as tell, closing(results(calls, executor, jobs)) as finished:
            for record in finished:
                if journal:
                    journal.append(record)
                else:
                    records[record["game"]] = record
                done.add(record["game"])
                tell(len(done), games)
    except (KeyboardInterrupt, CancelledError):
        interrupted = True
    finally:
        if journal:
            journal.close()
    kept = journal.games(games) if journal else tuple(records[number] for number in sorted(records))
    return Simulation(kept, games, interrupted, plan["setup"])


def replay(setup: Mapping[str, Any], keys: Sequence[str]) -> Study:
    """A study of a game that was played before, at its end."""
    if not keys:
        raise ValueError("the choices of the game were not kept: simulate(..., choices=True)")
    study = Study(Setup(**setup))
    study.go(study.branch(*keys))
    return study


def _plan(settings: SimulationSettings, setup: Mapping[str, Any] | Setup | None) -> dict[str, Any]:
    """Everything that decides the games, checked before the first one is played."""
    agents = settings.agents
    for spec in agents:
        make_agent(spec)
    given = setup.to_dict() if isinstance(setup, Setup) else {"players": len(agents), **(setup or {})}
    complete = Setup(**{**given, "seed": 0, "dealer": "auto"}).to_dict()
    if complete["players"] != len(agents):
        raise ValueError(f"{len(agents)} agents were given for {complete['players']} players")
    return {
        "agents": _names(agents),
        "setup": complete,
        "seed": settings.seed,
        "rotate": settings.rotate,
        "choices": settings.choices,
    }


def _names(agents: Sequence[AgentSpec]) -> list[str]:
    """What the tables call the agents; two agents must not share a name."""
    named: dict[str, AgentSpec] = {}
    for agent in agents:
        name = name_of_agent(agent)
        if named.setdefault(name, agent) is not agent and named[name] != agent:
            raise ValueError(f"two agents are called {name!r}: give one of them another `name`")
    return [name_of_agent(agent) for agent in agents]


def _call(agents: Sequence[AgentSpec], plan: Mapping[str, Any], number: int) -> Callable[[], Record]:
    """The call that plays game `number`."""
    by = number % len(agents) if plan["rotate"] else 0
    seated = [*agents[by:], *agents[:by]]
    return partial(record_game, seated, plan["setup"], number, plan["seed"], plan["choices"])
