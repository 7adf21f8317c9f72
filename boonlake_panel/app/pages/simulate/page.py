"""The Simulate page: many games by agents, and what they say."""

import io
from functools import partial
from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ....agents.registry import AGENTS
from ....analysis.simulation import SimulationSettings, simulate
from ....engine import Game, Setup
from ....engine.setup import RULINGS
from ....study import Study
from ....texts.names import name_of
from ....views.charts import simulation as charts
from ...kit.chart import Chart
from ...kit.fields import number_field, select_field, switch_field
from ...kit.progress import JobProgress, start_button
from ...kit.rich_text import Part, part
from ...kit.setup_fields import setup_fields
from ...kit.table import Table
from ...kit.widgets import text_part, two_halves
from ...kit.wording import t
from ...serving.jobs import Busy, Job
from ...session.workspace import Origin
from ..base import Page
from . import link
from .games import Games
from .standings import INTERVALS, cards_frame, cards_titles, standings_frame, standings_titles, verdict
from .summary import Summary, summarize

MAX_GAMES = {"random": 500, "quick": 500, "greedy": 500, "planner": 60, "montecarlo": 10}
"""Games at a time by the slowest agent: a served dashboard is shared."""
GAMES, CARDS = 40, 15
"""How many games are played if nobody says otherwise, and how many cards a page of the table shows."""
UNUSED = {"name", "players", "seed", "dealer", "names", "data"}
"""Parameters of a set-up that have a field of their own, or none because programs play."""
OPTIONS = tuple(name for name in Setup.param if name not in UNUSED)
WIDTHS = {"played": 130, "wins": 190, "points": 150, "lowest": 110, "highest": 110, "games": 100}


SMALL_TITLE = {"& .MuiAccordionSummary-content *": {"fontSize": "14px !important"}}


class Agents(param.Parameterized):
    """Who plays on which seat; seats beyond the number of players do not matter."""

    agent_1: Any = param.Selector(default="greedy", objects=list(AGENTS), doc="The agent of a seat.")
    agent_2: Any = param.Selector(default="random", objects=list(AGENTS), doc="The agent of a seat.")
    agent_3: Any = param.Selector(default="greedy", objects=list(AGENTS), doc="The agent of a seat.")
    agent_4: Any = param.Selector(default="random", objects=list(AGENTS), doc="The agent of a seat.")

    def of(self, players: int) -> list[str]:
        """The agents of the seats that are taken."""
        return [getattr(self, f"agent_{seat}") for seat in range(1, players + 1)]


class SimulatePage(Page):
    """A form, the progress of the games, and the results."""

    name = "simulate"

    def build(self) -> list[Any]:
        self.settings = SimulationSettings(games=GAMES)
        self.setup = Setup(seed=0)
        self.agents = Agents()
        self.summary: Summary | None = None
        self.with_artifacts = False  # what the results were played with
        self.running = False
        self.played: dict[str, str] = {}  # the address of what was last begun
        self.agents.param.watch(self._changed, [f"agent_{seat}" for seat in range(1, 5)])
        self.setup.param.watch(self._changed, ["players", "artifacts"])
        return self._parts()

    def translate(self) -> None:
        """New words for everything; nothing that was found is lost."""
        self.layout.objects = self._parts()

    def _parts(self) -> list[Any]:
        self.about, self.limit, self.words, self.by_seat_title, self.cards_title = (
            text_part(self.model) for _ in range(5)
        )
        self.progress = JobProgress(self.model, self.session.jobs)
        look: dict[str, Any] = {"intervals": INTERVALS, "widths": WIDTHS, "roomy": {"name": 150, "card": 150}}
        self.by_agent = Table(standings_titles(t("simulate-agent")), **look)
        self.by_seat = Table(standings_titles(t("simulate-seats")), **look)
        self.cards = Table(cards_titles(), page_size=CARDS, **look)
        self.spread = Chart(charts.spread_chart, height=260)
        self.sources = Chart(charts.sources_chart, height=charts.HEIGHT)
        self.actions = Chart(charts.actions_chart, height=charts.HEIGHT)
        self.each = Games(self.model, agent_name, self._open)
        self.download = pmui.FileDownload(
            callback=self._file, filename="boonlake-simulation.zip", label=t("simulate-download"), visible=False
        )
        return [
            self.about,
            *self._form(),
            self.limit,
            self.progress.layout,
            self.words,
            self.by_agent.place,
            self.by_seat_title,
            self.by_seat.place,
            self.download,
            self.each.layout,
            self.spread.place,
            two_halves(self.sources.place, self.actions.place),
            self.cards_title,
            self.cards.place,
        ]

    def _form(self) -> list[Any]:
        names = {name: t(f"agent-{name}") for name in AGENTS}
        self.seats = [
            select_field(self.agents.param[f"agent_{seat}"], t("simulate-seat", seat=seat), names, width=170)
            for seat in range(1, 5)
        ]
        self.fields = setup_fields(self.setup, ("players", *OPTIONS))
        self.rotate = switch_field(self.settings.param.rotate, t("simulate-rotate"))
        self.start_button = start_button(t("simulate-start"), self.start)
        rare = pn.FlexBox(*(self.fields[name] for name in RULINGS), align_items="center")
        common = [self.fields[name] for name in OPTIONS if name not in RULINGS]
        return [
            pn.FlexBox(self.fields["players"], *self.seats, align_items="end"),
            pn.FlexBox(
                number_field(self.settings.param.games, t("simulate-games")),
                number_field(self.settings.param.seed, t("whatif-seed")),
                *common,
                self.rotate,
                align_items="center",
            ),
            pmui.Accordion((t("setup-more"), rare), active=[], sx=SMALL_TITLE, sizing_mode="stretch_width"),
            self.start_button,
        ]

    # Showing

    def refresh(self) -> None:
        with pn.io.hold():
            self._show_form()
            self._show_results()

    def paint(self, dark: bool) -> None:
        self.dark = dark
        self._show_results()

    @property
    def most_games(self) -> int:
        """How many games may be played at a time with the agents that were chosen."""
        return min(MAX_GAMES[agent] for agent in self.agents.of(self.setup.players))

    def _changed(self, *events: Any) -> None:
        """Other players, or another number of them."""
        most = self.most_games
        self.settings.games = min(self.settings.games, most)
        self.settings.param.games.bounds = (1, most)
        with pn.io.hold():
            self._show_form()

    def _show_form(self) -> None:
        players, solo = self.setup.players, self.setup.players == 1
        for place, field in enumerate(self.seats):
            field.visible = place < players
        self.fields["difficulty"].visible = solo
        self.fields["solo_artifacts"].visible = solo and self.setup.artifacts
        self.rotate.visible = not solo
        self.about.put([part("p", t("simulate-about"), css="hint")])
        self.limit.put([part("p", t("simulate-limit", games=self.most_games), css="hint"), *self._busy()])
        self._show_work()

    def _busy(self) -> list[Part]:
        busy = self.session.jobs.job is not None and not self.running
        return [part("p", t("busy-own"), css="hint")] if busy else []

    def _show_work(self) -> None:
        job = self.session.jobs.job
        self.start_button.disabled = job is not None
        if job is None or not self.running:
            self.progress.hide()
            return
        done, total = job.latest or (0, 1)
        if not done:
            self.progress.show(job, 0, t("whatif-starting"))
        else:
            words = t("simulate-progress", done=done, total=total, rate=f"{done / job.seconds:.1f}")
            self.progress.show(job, done / total, words)

    def _show_results(self) -> None:
        summary = self.summary
        self.download.visible = summary is not None
        if summary is None:
            return
        agents = {one.name: agent_name(one.name) for one in summary.agents}
        seats = {one.name: t("simulate-seat", seat=int(one.name) + 1) for one in summary.seats}
        self.words.put(self._told(summary, agents))
        self.by_agent.show(standings_frame(summary.agents, agents), self.dark)
        self.by_seat_title.put([part("h2", t("simulate-by-seat"))])
        self.by_seat.show(standings_frame(summary.seats, seats), self.dark)
        self.each.show(summary)
        self.spread.show([(agents[one.name], one.values) for one in summary.agents], self.dark)
        self.sources.show({agents[name]: column for name, column in summary.sources.items()}, self.dark)
        box = Game(Setup(players=2, seed=0, artifacts=self.with_artifacts)).box
        strips = {strip.id: name_of(strip) for strip in box.strips}
        taken = {
            agents[name]: {strips.get(action, action): times for action, times in column.items()}
            for name, column in summary.actions.items()
        }
        self.actions.show(taken, self.dark)
        cards = cards_frame(summary, {card.id: name_of(card) for card in box.cards})
        note = [part("h2", t("simulate-cards")), part("p", t("simulate-cards-note"), css="hint")]
        self.cards_title.put(note if cards is not None else [])
        self.cards.show(cards, self.dark)

    def _told(self, summary: Summary, agents: dict[str, str]) -> list[Part]:
        fewer = (
            t("simulate-stopped", done=summary.games, wanted=summary.wanted) if summary.games < summary.wanted else ""
        )
        return [
            part("p", verdict(summary, agents), css="lead", role="status"),
            part("p", f"{fewer} {t('simulate-turns', turns=round(summary.turns))}".strip(), css="hint"),
            part("h2", t("simulate-by-agent")),
        ]

    def _open(self, study: Study) -> None:
        """Show a game on the boards."""
        self.session.workspace.open(study, Origin.EXAMPLE)
        self.session.show("explore")

    def _file(self) -> io.BytesIO:
        return io.BytesIO(self.summary.tables if self.summary else b"")

    # The address

    def read(self, arguments: dict[str, str]) -> None:
        agents = link.agents_in(arguments)
        if not 1 <= len(agents) <= len(self.seats):
            return
        self.setup.players = len(agents)
        self.agents.param.update({f"agent_{seat}": agent for seat, agent in enumerate(agents, start=1)})
        link.take(arguments, ("games", "seed", "rotate"), self.settings)
        link.take(arguments, OPTIONS, self.setup)

    def address(self) -> dict[str, str]:
        return self.played

    def _address(self, settings: SimulationSettings) -> dict[str, str]:
        unusual = {
            name: getattr(self.setup, name)
            for name in OPTIONS
            if getattr(self.setup, name) != Setup.param[name].default
        }
        rotate = {} if settings.rotate else {"rotate": False}
        return link.written(settings.agents, {"games": settings.games, "seed": settings.seed, **rotate, **unusual})

    # Playing

    def start(self) -> None:
        """Plays the games of the form."""
        setup = {name: getattr(self.setup, name) for name in OPTIONS}
        settings = self.settings.but(
            agents=self.agents.of(self.setup.players), games=min(self.settings.games, self.most_games)
        )
        try:
            self.session.jobs.start(
                partial(_play, settings, setup),
                self._news,
                partial(self._end, self.setup.artifacts),
            )
        except Busy:
            self.session.say(t("busy-own"), True)
            return
        self.running = self.session.jobs.job is not None
        self.played = self._address(settings)
        self.session.write_address()
        self.refresh()

    def _news(self, job: Job) -> None:
        if self.session.page == self.name and not job.done:
            with pn.io.hold():
                self._show_work()

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


def _play(settings: SimulationSettings, setup: dict[str, Any], job: Job) -> Summary | None:
    """The work of a job: stopping it keeps the games that are done."""
    simulation = simulate(
        settings.agents,
        settings.games,
        setup,
        seed=settings.seed,
        rotate=settings.rotate,
        progress=lambda done, total: job.report((done, total)),
        executor=job.executor,
    )
    return summarize(simulation) if simulation.done else None
