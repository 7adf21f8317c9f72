"""The Simulate page: many games by agents, and what they say."""

import io
from collections.abc import Callable
from functools import partial
from typing import Any

import panel as pn
import panel_material_ui as pmui

from ....agents.registry import AGENTS
from ....analysis.simulation import simulate
from ....engine import Game, Setup
from ....texts.names import name_of
from ....views.charts import simulation as charts
from ...kit.chart import Chart
from ...kit.figures import choice_field, number_field, progress, read_number, select_field, sheet, start_button, toggle
from ...kit.markup import Part, part, parts
from ...kit.wording import t
from ...serving.jobs import Busy, Job
from ..base import Page
from .standings import cards_table, standings_table, verdict
from .summary import Summary, summarize

MAX_GAMES = {"random": 500, "quick": 500, "greedy": 500, "planner": 60, "montecarlo": 10}
"""Games at a time by the slowest agent: a served dashboard is shared."""
MAX_SEED = 999_999
BARS = """
:host { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 0 16px;
  align-items: start; height: max-content; min-height: max-content; }
"""
"""Two charts side by side, below each other on small screens."""
DIFFICULTIES = tuple(Setup.param["difficulty"].objects)


class SimulatePage(Page):
    """A form, the progress of the games, and the results."""

    name = "simulate"

    def build(self) -> list[Any]:
        self.players, self.games, self.seed = 2, 40, 0
        self.agents = ["greedy", "random", "greedy", "random"]
        self.difficulty, self.artifacts, self.rotate = DIFFICULTIES[0], False, True
        self.by = "agent"
        self.summary: Summary | None = None
        self.with_artifacts = False  # what the results were played with
        self.running = False
        self.form = sheet(self.model, self.act, self.dark)
        self.results = sheet(self.model, self.act, self.dark)
        self.cards = sheet(self.model, self.act, self.dark)
        self.spread = Chart(charts.spread_chart, height=260)
        self.sources = Chart(charts.sources_chart, height=charts.HEIGHT)
        self.actions = Chart(charts.actions_chart, height=charts.HEIGHT)
        self.download = pmui.FileDownload(
            callback=self._file, filename="boonlake-simulation.zip", variant="outlined", visible=False, label=""
        )
        bars = pn.Column(self.sources.place, self.actions.place, stylesheets=[BARS], sizing_mode="stretch_width")
        return [self.form, self.results, self.download, self.spread.place, bars, self.cards]

    # Showing

    def refresh(self) -> None:
        self._show_form()
        self._show_results()

    def translate(self) -> None:
        """The page is told anew when it is shown; nothing that was found is lost."""

    def paint(self, dark: bool) -> None:
        self.dark = dark
        for text in (self.form, self.results, self.cards):
            text.dark = dark
        self._show_results()

    @property
    def most_games(self) -> int:
        """How many games may be played at a time with the agents that were chosen."""
        return min(MAX_GAMES[agent] for agent in self.agents[: self.players])

    def _show_form(self) -> None:
        low, high = Setup.param["players"].bounds
        players = {str(number): str(number) for number in range(low, high + 1)}
        agents = {name: t(f"agent-{name}") for name in AGENTS}
        seats = [
            select_field(t("simulate-seat", seat=seat + 1), f"agent {seat}", agents, self.agents[seat])
            for seat in range(self.players)
        ]
        levels = {name: t(f"setup-difficulty-{name}") for name in DIFFICULTIES}
        solo = self.players == 1
        options = [
            toggle(t("setup-artifacts"), "artifacts", self.artifacts),
            select_field(t("setup-difficulty"), "difficulty", levels, self.difficulty) if solo else None,
            None if solo else toggle(t("simulate-rotate"), "rotate", self.rotate),
        ]
        start = start_button(t("simulate-start"), self.session.jobs.job is not None)
        numbers = [
            number_field(t("simulate-games"), "games", min(self.games, self.most_games), self.most_games, 1),
            number_field(t("whatif-seed"), "seed", self.seed, MAX_SEED),
        ]
        rows = [
            part("p", t("simulate-about"), css="hint"),
            part("div", choice_field(t("players"), "players", players, str(self.players)), *seats, css="controls"),
            part("div", *numbers, *options, start, css="controls"),
            part("p", t("simulate-limit", games=self.most_games), css="hint"),
            self._work(),
        ]
        self.form.put(parts(rows))  # type: ignore[arg-type]

    def _work(self) -> Part | None:
        job = self.session.jobs.job
        if job is None:
            return None
        if not self.running:
            return part("p", t("busy-own"), css="hint")
        done, total = job.latest or (0, 1)
        if not done:
            return progress(job, 0, t("whatif-starting"))
        rate = f"{done / job.seconds:.1f}"
        return progress(job, done / total, t("simulate-progress", done=done, total=total, rate=rate))

    def _show_results(self) -> None:
        found = self.summary
        self.download.visible = found is not None
        if found is None:
            return
        self.download.label = t("simulate-download")
        agents = {one.name: agent_name(one.name) for one in found.agents}
        shown = found.agents if self.by == "agent" else found.seats
        names = agents if self.by == "agent" else {one.name: self._seat_name(one.name) for one in found.seats}
        self.results.put(self._tables(found, shown, names, agents))
        self.spread.show([(names[one.name], one.values) for one in shown], self.dark)
        self.sources.show({agents[name]: column for name, column in found.sources.items()}, self.dark)
        box = Game(Setup(players=2, seed=0, artifacts=self.with_artifacts)).box
        strips = {strip.id: name_of(strip) for strip in box.strips}
        taken = {
            agents[name]: {strips.get(action, action): times for action, times in column.items()}
            for name, column in found.actions.items()
        }
        self.actions.show(taken, self.dark)
        self.cards.put(cards_table(found, {card.id: name_of(card) for card in box.cards}))

    def _tables(self, found: Summary, shown: Any, names: dict[str, str], agents: dict[str, str]) -> list[Part]:
        views = {"agent": t("simulate-by-agent"), "seat": t("simulate-by-seat")}
        fewer = t("simulate-stopped", done=found.games, wanted=found.wanted) if found.games < found.wanted else ""
        return [
            part("p", verdict(found, agents), css="lead", role="status"),
            part("p", f"{fewer} {t('simulate-turns', turns=round(found.turns))}".strip(), css="hint"),
            part("div", choice_field(t("simulate-by"), "by", views, self.by), css="controls"),
            standings_table(shown, names),
        ]

    def _seat_name(self, seat: str) -> str:
        return t("simulate-seat", seat=int(seat) + 1)

    def _file(self) -> io.BytesIO:
        return io.BytesIO(self.summary.tables if self.summary else b"")

    # What people do

    def act(self, act: str, value: str) -> None:
        kind, _, place = act.partition(" ")
        doing: dict[str, Callable[[], Any]] = {
            "start": self.start,
            "cancel": self.session.jobs.cancel,
            "players": lambda: self._set(players=read_number(value, 4, 1) or self.players),
            "agent": lambda: self._choose_agent(place, value),
            "games": lambda: self._set(games=read_number(value, self.most_games, 1) or self.games),
            "seed": lambda: self._set(seed=read_number(value, MAX_SEED) or 0),
            "artifacts": lambda: self._set(artifacts=not self.artifacts),
            "rotate": lambda: self._set(rotate=not self.rotate),
            "difficulty": lambda: self._set(difficulty=value if value in DIFFICULTIES else self.difficulty),
            "by": lambda: self._set(by="seat" if value == "seat" else "agent"),
        }
        if kind in doing:
            doing[kind]()

    def _set(self, **values: Any) -> None:
        for name, value in values.items():
            setattr(self, name, value)
        self.refresh()

    def _choose_agent(self, place: str, name: str) -> None:
        if place in ("0", "1", "2", "3") and name in AGENTS:
            self.agents[int(place)] = name
            self.refresh()

    # Playing

    def start(self) -> None:
        """Plays the games of the form."""
        setup = {"artifacts": self.artifacts, "difficulty": self.difficulty}
        games = min(self.games, self.most_games)
        agents = self.agents[: self.players]
        try:
            self.session.jobs.start(
                partial(_play, agents, games, setup, self.seed, self.rotate),
                self.model.localized(self._news),
                self.model.localized(partial(self._end, self.artifacts)),
            )
        except Busy as problem:
            self.session.say(t(f"busy-{problem.reason}"), True)
            return
        self.running = self.session.jobs.job is not None
        self.refresh()

    def _news(self, job: Job) -> None:
        if self.session.page == self.name and not job.done:
            self._show_form()

    def _end(self, artifacts: bool, job: Job) -> None:
        self.running = False
        if job.error is not None:
            self.session.say(t("job-failed", problem=type(job.error).__name__), True)
        elif job.result is not None:
            self.summary, self.with_artifacts = job.result, artifacts
        else:
            self.session.say(t("simulate-nothing"))
        with pn.io.hold():
            self.session.current.refresh()


def agent_name(name: str) -> str:
    return t("simulate-eminence") if name == "eminence" else t(f"agent-{name}")


def _play(agents: list[str], games: int, setup: dict[str, Any], seed: int, rotate: bool, job: Job) -> Summary | None:
    """The work of a job: stopping it keeps the games that are done."""
    found = simulate(
        agents,
        games,
        setup,
        seed=seed,
        rotate=rotate,
        progress=lambda done, total: job.report((done, total)),
        executor=job.executor,
    )
    return summarize(found) if found.done else None
