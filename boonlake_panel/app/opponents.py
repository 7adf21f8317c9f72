"""`Opponents`: the part of a model that knows which seats agents play, and lets them answer by themselves."""

from contextlib import AbstractContextManager
from functools import partial
from typing import TYPE_CHECKING, Any

import param

from ..agents.registry import make_agent
from ..study import Node
from .autoplay import ADVISER, OPPONENTS, PACES, Replies, Run


class Opponents(param.Parameterized):
    """Seats of agents. They answer after a choice of a person and at the start of a game, not when people look around.

    >>> model = GameModel(Study(Setup(players=2, seed=7), agents=["", "quick"]))
    >>> model.choice = model.options[0].key  # in a notebook the answer comes at once
    >>> model.decision.seat, model.step > 1
    (0, True)
    """

    agents = param.List(
        default=[],
        item_type=str,
        precedence=-1,
        doc="Who plays each seat: an agent by its name, which answers by itself, or nothing for a person.",
    )
    pace: Any = param.Selector(
        default="calm", objects=list(PACES), doc="How quickly one choice of an agent that has a seat follows another."
    )

    def __init__(self, **params: Any) -> None:
        self.run: Run | None = None
        self._taken_back: Node | None = None
        super().__init__(**params)

    if TYPE_CHECKING:  # what the model has
        study: Any
        moment: Any
        over: bool

        @property
        def cursor(self) -> Node: ...
        def go(self, node: Node | str) -> Node: ...
        def batch(self) -> AbstractContextManager[None]: ...
        def refresh(self) -> None: ...

    @property
    def people(self) -> list[int]:
        """The seats that no agent plays."""
        return [seat for seat in range(self.study.setup.players) if not self.agent_of(seat)]

    def agent_of(self, seat: int) -> str:
        """The agent that plays a seat; nothing for a person."""
        agents = self.study.agents
        named = agents[seat] if 0 <= seat < len(agents) else ""
        return named if named in OPPONENTS else ""

    @property
    def agent_asked(self) -> str:
        """The agent whose choice is open; nothing if it is a person's, or nobody's."""
        decision = self.study.game.decision
        return self.agent_of(decision.seat) if decision else ""

    def reply(self) -> None:
        """Let the agents that have seats play until a person is asked; without a server at once."""
        if self.agent_asked:
            if self.run:
                self.run.stop()
            self.start_run(Replies(self))  # type: ignore[arg-type]

    def skip(self) -> None:
        """Show at once what the agents that have seats choose until a person is asked."""
        if not isinstance(self.run, Replies):
            self.reply()
        if isinstance(self.run, Replies):
            self.run.skip()

    def take_back(self) -> Node:
        """Go to before the last choice of a person; what is chosen there instead becomes the main line.

        >>> model = GameModel(Study(Setup(players=2, seed=7), agents=["", "random"]))
        >>> model.choice = model.options[0].key
        >>> model.take_back().depth, model.decision.seat
        (0, 0)
        """
        if self.run:
            self.run.stop()
        node = next((node for node in reversed(self.cursor.path) if not self.agent_of(node.seat)), None)
        if node is None or node.parent is None:
            return self.cursor
        with self.batch():
            self.moment = None
            self._taken_back = node.parent
            return self.go(node.parent)

    def hint(self, agent: str = ADVISER) -> str:
        """What an agent would choose here: its key, or nothing if the game is over.

        >>> model = GameModel(Setup(players=2, seed=7))
        >>> model.hint() in model.decision.keys
        True
        """
        return "" if self.over else make_agent(agent).choose(self.study.game)

    def seat_agents(self, agents: list[str]) -> None:
        """Say who plays each seat, and let them answer."""
        unknown = [name for name in agents if name and name not in OPPONENTS]
        if unknown or len(agents) > self.study.setup.players:
            expected = ", ".join(OPPONENTS)
            raise ValueError(f"{agents!r:.80} does not say who plays: expected, by seat, one of {expected}, or nothing")
        self.study.seat_agents(agents)
        self.reply()

    def person_chose(self, before: Node, node: Node) -> None:
        """A person has chosen: instead of what was taken back, it is the game from now on."""
        if self._taken_back is before:
            self.study.make_main(node)
        self._taken_back = None

    def start_run(self, run: Run) -> None:
        """Let agents play, until they have done or others do."""
        self.run = run
        self.refresh()
        run.start(partial(self._stopped, run))

    def _stopped(self, run: Run) -> None:
        if self.run is run:
            self.run = None
            self.refresh()

    def let_go(self) -> None:
        """Nobody waits for the agents any more."""
        self._taken_back = None
        if self.run:
            self.run.stop()
