"""The parameters of a game model: what can be set, what can only be watched, and what widgets call it."""

from typing import Any, NamedTuple

import param

from ..engine import Decision, Game
from ..playouts.stretches import GOALS
from ..study import Node, Study
from ..texts.messages import text
from .autoplay import AGENTS, PACES
from .board_model import BoardModel

FOLLOW = -1
"""The seat shown is the one that chooses."""
LABELLED = (
    *("question", "choice", "step", "turn", "seat", "agent", "play_to", "playing", "pace"),
    *("language", "open_hands", "dark", "coach", "keys_shown", "over", "scores", "can_go_back", "can_go_forward"),
)
FACTS = ("game", "decision", "question", "options", "line", "over", "scores", "can_go_back", "can_go_forward")
"""What follows from the study and the cursor: these parameters can be read and watched, not set."""


class Moment(NamedTuple):
    """A choice that a review looked at, the key of what was better, and whether somebody tries to find that."""

    node: Node
    better: str
    trying: bool = False


class GameParameters(BoardModel):
    """What `GameModel` has beside a board's parameters; it keeps them in step with the study."""

    study: Any = param.ClassSelector(class_=Study, precedence=-1, doc="The tree of choices.")
    node = param.String(default="0", precedence=-1, doc="The id of the node that is shown: the cursor of the study.")
    question = param.String(constant=True, doc="What is asked now.")
    choice: Any = param.Selector(
        objects=[None], allow_None=True, doc="Choose one of the options: setting it plays it, then it is empty again."
    )
    step = param.Integer(default=0, bounds=(0, 0), doc="How many choices of the line led to what is shown.")
    turn = param.Integer(default=0, bounds=(0, 0), doc="The turn that is shown; setting it goes to its beginning.")
    seat = param.Integer(default=FOLLOW, bounds=(FOLLOW, 3), doc="Whose board and hand are shown; -1 follows the game.")
    agent: Any = param.Selector(default="greedy", objects=list(AGENTS), doc="Who plays on.")
    play_to: Any = param.Selector(default="turn", objects=list(GOALS), doc="How far the agent plays on.")
    playing = param.Boolean(default=False, doc="Whether the agent plays on; setting it starts and stops the agent.")
    open_hands = param.Boolean(default=True, doc="Whether all hands are open, or only that of the seat shown.")
    coach = param.Boolean(default=True, doc="Whether the coach explains what is asked and what just happened.")
    game: Any = param.ClassSelector(class_=Game, constant=True, precedence=-1, doc="The game at the cursor.")
    decision: Any = param.ClassSelector(
        class_=Decision, constant=True, precedence=-1, doc="The question that is open; None when the game is over."
    )
    options: Any = param.ClassSelector(
        class_=tuple, default=(), constant=True, precedence=-1, doc="The legal choices that the seat shown may see."
    )
    line = param.List(
        default=[], constant=True, precedence=-1, doc="The nodes from the start through the cursor to the line's end."
    )
    over = param.Boolean(default=False, constant=True, precedence=-1, doc="Whether the game is over.")
    scores: Any = param.ClassSelector(
        class_=tuple, default=(), constant=True, precedence=-1, doc="Victory points by seat."
    )
    can_go_back = param.Boolean(default=False, constant=True, precedence=-1, doc="Whether something was chosen.")
    can_go_forward = param.Boolean(default=False, constant=True, precedence=-1, doc="Whether the line goes on.")
    rule = param.String(default="", precedence=-1, doc="The rule that somebody wants to read.")
    moment: Any = param.ClassSelector(
        class_=Moment, default=None, precedence=-1, doc="What a review found, shown at the moment before it."
    )
    picked: Any = param.ClassSelector(
        class_=tuple, default=(), precedence=-1, doc="The keys of a place on a board that was clicked and has several."
    )

    unclear = param.String(
        default="", precedence=-1, doc="A place on a board that was clicked and where nothing can be chosen."
    )
    careful = param.Boolean(
        default=False, precedence=-1, doc="Whether a click on a place only offers its choice, as for fingers."
    )

    def name_parameters(self) -> None:
        """Give the parameters the labels that widgets show, in the language of the model."""
        with self.speaking():
            for name in LABELLED:
                self.param[name].label = text(f"app-param-{name.replace('_', '-')}")
            self.param.agent.objects = {text(f"app-agent-{name}"): name for name in AGENTS}
            self.param.pace.objects = {text(f"app-pace-{name}"): name for name in PACES}
            self.param.play_to.objects = {text(f"app-auto-{name}"): name for name in GOALS}
