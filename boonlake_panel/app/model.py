"""`GameModel`: everything that can be set or seen of a game, as parameters. It shows itself in a notebook cell.

model = GameModel(Setup(players=3, seed=7))
model.choice = model.options[0].key; model.step = 0; model.seat = 1
pn.bind(lambda game: game.scores, model.param.game)   # follows every choice
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import panel as pn
from panel.viewable import Viewer
from param.parameterized import batch_call_watchers

from ..engine import Game, IllegalChoice, Setup
from ..engine.seen import SeenGame
from ..study import Change, Node, Study
from ..texts.messages import text
from ..views.boards.snapshot import Snapshot
from .autoplay import Autoplay
from .board_model import asks_first
from .kit.cells import displayed
from .opponents import Opponents
from .parameters import FACTS, FOLLOW, GameParameters, Moment


class GameModel(GameParameters, Opponents, Viewer):
    """A study, a cursor and how they are looked at. All parameters that change together are announced together.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> model.choice = model.options[0].key
    >>> model.step, model.can_go_back, model.shown_seat
    (1, True, 1)
    """

    def __init__(self, study: Study | Setup | None = None, **params: Any) -> None:
        if isinstance(study, Setup):
            study = Study(study)
        self._setters: dict[str, Callable[[Any], Any]] = {}
        self._stop: Callable[[], None] | None = None
        self._pending = 0
        self._chooser = FOLLOW
        self._shown: tuple[Study, Node, str] | None = None
        self._cache: dict[Any, Any] = {}
        self._displays: list[Any] = []
        self._snapshot: tuple[tuple[Any, ...], Snapshot] | None = None
        super().__init__()
        self._read_only = [self.param[name] for name in FACTS]
        self._setters = {
            "study": self._open,
            "node": self.go,
            "choice": self._choose,
            "step": self._go_to_step,
            "turn": self._go_to_turn,
            "playing": self._start_or_stop,
            "agents": self.seat_agents,
            **{
                name: partial(self._look, name)
                for name in ("seat", "language", "open_hands", "dark", "coach", "keys_shown")
            },
        }
        self.name_parameters()
        self.study = Study(Setup(players=2)) if study is None else study
        self.param.update(**params)

    # What is shown

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self.study.setup

    @property
    def cursor(self) -> Node:
        """The node that is shown."""
        return self.study.node

    @property
    def shown_seat(self) -> int:
        """Whose board is shown: a chosen seat, or the person who chooses; while agents do, the one who did before."""
        if self.seat != FOLLOW:
            return int(self.seat)
        seat = min(self.decision.seat if self.decision else self.game.winners[0], self.study.setup.players - 1)
        people = self.people
        if seat in people or not people:
            return seat
        return self._chooser if self._chooser in people else people[0]

    @property
    def own_seat(self) -> int:
        """Whose next choice is "my next choice": the seat that chose last by hand, before that the one shown."""
        return self.shown_seat if self._chooser == FOLLOW else self._chooser

    @property
    def eyes(self) -> int | None:
        """With whose eyes the game is seen; None while all hands are open."""
        return None if self.open_hands else self.shown_seat

    @property
    def seen(self) -> SeenGame:
        """The game as it may be shown."""
        return self.game.seen_by(self.eyes)

    @property
    def hidden(self) -> bool:
        """Whether the choices belong to a hand that is not shown."""
        return self.decision is not None and not self.seen.may_choose

    @property
    def before(self) -> Game | None:
        """The game before the last choice."""
        parent = self.cursor.parent
        return self.game_at(parent) if parent else None

    def game_at(self, node: Node | str) -> Game:
        """The game at a node, in the language of this model."""
        return self.study.game_at(node).in_language(self.language)

    def snapshot(self) -> Snapshot:
        """Everything that the boards show."""
        shown = (id(self.game), self.shown_seat, self.eyes, self.marks)
        if self._snapshot is None or self._snapshot[0] != shown:
            shot = Snapshot.of(self.game, self.shown_seat, self.before, masked=not self.open_hands)
            self._snapshot = (shown, shot.looking_at(*self.marks) if self.marks else shot)
        return self._snapshot[1]

    def cached_for(self, node: Node, tell: Callable[[], Any], what: str = "") -> Any:
        """What was told about a node before; a choice and what it did never change."""
        key = (node.id, what, self.language, self.eyes)
        if key not in self._cache:
            self._cache[key] = tell()
        return self._cache[key]

    # Moving and choosing

    def play(self, key: str) -> Node:
        """Make a choice; raises `IllegalChoice` with the reasons."""
        decision, before = self.study.game.decision, self.cursor
        self._chooser = decision.seat if decision else FOLLOW
        with self.batch():
            if self.moment and self.moment.node.parent is not before:  # nobody tries that moment again
                self.moment = None
            node = self.play_for_another(key)
            self.person_chose(before, node)
        if self.moment is None:
            self.reply()
        return node

    def play_for_another(self, key: str) -> Node:
        """Make a choice as an agent does: it does not tell who is in front of the screen."""
        with self.speaking():
            return self.study.play(key)

    def back(self, steps: int = 1) -> Node:
        """Move the cursor towards the start."""
        return self.study.back(steps)

    def forward(self, steps: int = 1) -> Node:
        """Move the cursor along the line it came back from."""
        return self.study.forward(steps)

    def go(self, node: Node | str) -> Node:
        """Show a node, given as such or by its id."""
        with self.speaking():
            return self.study.go(node)

    def look_before(self, node: Node | str, better: str = "", trying: bool = False) -> Node:
        """Show the moment before a choice, with what is said about it and what was better, or without to try again."""
        chosen = self.study.at(node)
        with self.batch():
            self.moment = Moment(chosen, better, trying)
            return self.go(chosen.parent or chosen)

    def first(self) -> Node:
        """Go to the start."""
        return self.study.go(self.study.root)

    def last(self) -> Node:
        """Go to the end of the line that is shown."""
        return self.study.go(self.line[-1])

    def sibling(self, by: int) -> Node:
        """Go to the next or previous variation of the last choice."""
        parent = self.cursor.parent
        if parent is None or len(parent.children) < 2:
            return self.cursor
        place = parent.children.index(self.cursor) + by
        return self.go(parent.children[place % len(parent.children)])

    def pick(self, place: str) -> None:
        """A place on a board was clicked: play its choice, or offer what is asked first, with the place marked."""
        keys = self.snapshot().targets.get(place, ())
        if asks_first(keys) or (keys and self.careful):
            self.param.update(picked=keys, marks=(frozenset((place,)), frozenset()))
        elif keys:
            self.choice = keys[0]
        else:
            self.unclear = place
            self.param.trigger("unclear")

    def show_all(self) -> None:
        """Offer the choices of all places again."""
        self.param.update(picked=(), marks=None)

    def ask_for(self, rule: str) -> None:
        """Somebody wants to read a rule, perhaps the same one again."""
        self.rule = rule
        self.param.trigger("rule")

    def play_on(self, agent: str = "", until: str = "") -> int:
        """Let an agent play on, by default the one that is set, as far as is set; gives the number of choices."""
        return Autoplay(self, until or self.play_to, agent or self.agent, seed=self.cursor.depth).run()

    def open(self, study: Study) -> None:
        """Show another study."""
        self.study = study

    def close(self) -> None:
        """Stop following the study, and stop the agents."""
        self.let_go()
        if self._stop:
            self._stop()
            self._stop = None

    # Changing together

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Announce everything that is changed inside at the end, at once."""
        try:
            with self.silently():
                yield
        finally:
            self._changed()

    @contextmanager
    def silently(self) -> Iterator[None]:
        """Announce what is changed inside with the next change after it."""
        self._pending += 1
        try:
            yield
        finally:
            self._pending -= 1

    def refresh(self) -> None:
        """Take over what the study says now, and announce it."""
        with self.speaking(), pn.io.hold(), batch_call_watchers(self):
            self._take_over()
            self.revision += 1

    def __setattr__(self, name: str, value: Any) -> None:
        """Parameters that move the game or the view do so before anybody hears of them; a bad value changes nothing."""
        setter = self.__dict__.get("_setters", {}).get(name)
        if setter is None:
            super().__setattr__(name, value)
            return
        with self.speaking(), pn.io.hold(), batch_call_watchers(self):
            setter(value)

    def _put(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)

    def _open(self, study: Study) -> None:
        if not isinstance(study, Study):
            raise ValueError(f"a model shows a Study, not {study!r:.40}")
        self._put("study", study)
        if self._stop:
            self._stop()
        self._cache.clear()
        self._chooser = FOLLOW
        self._put("moment", None)
        self.let_go()
        self._stop = study.subscribe(self._changed)
        if self.seat >= study.setup.players:
            self._put("seat", FOLLOW)
        if study.agents and self.people:
            self._put("open_hands", False)
        self._changed()
        if not len(study):
            self.reply()

    def _choose(self, key: str | None) -> None:
        if key is not None:
            if key not in self.seen.keys:
                raise IllegalChoice(key, self.game.explain(key).reasons)
            self.play(key)

    def _go_to_step(self, step: int) -> None:
        self._put("step", step)
        self.go(self.line[step])

    def _go_to_turn(self, turn: int) -> None:
        self._put("turn", turn)
        following = zip(self.line, self.line[1:], strict=False)
        self.go(next((node for node, after in following if after.turn >= turn), self.line[-1]))

    def _look(self, name: str, value: Any) -> None:
        self._put(name, value)
        if name == "language":
            self.name_parameters()
        self._changed()

    def _start_or_stop(self, playing: bool) -> None:
        self._put("playing", playing)
        if self.run and not playing:
            self.run.stop()
        elif playing and not self.run and not self.over:
            self.start_run(Autoplay(self, self.play_to, self.agent, seed=self.cursor.depth))
        self._changed()

    def _changed(self, change: Change | None = None) -> None:
        if not self._pending:
            self.refresh()

    def _take_over(self) -> None:
        """All parameters follow the study; bounds and objects before the values that must fit into them."""
        study, node = self.study, self.study.node
        line = study.line
        last = study.game_at(line[-1])
        self.param.step.bounds = (0, len(line) - 1)
        self.param.turn.bounds = (min(0, last.current_turn), last.current_turn)
        self.param.seat.bounds = (FOLLOW, study.setup.players - 1)
        for fact in self._read_only:
            fact.constant = False
        try:
            shown = (study, node, self.language)
            if self._shown is None or any(old is not new for old, new in zip(self._shown, shown, strict=True)):
                self._shown = shown
                self._snapshot = None
                self._put("picked", ())
                self._put("marks", None)
                self._put("game", study.game.in_language(self.language))
                self._put("decision", self.game.decision)
            game = self.game
            if self.options is not self.seen.options:
                self._put("options", self.seen.options)
            if self.line != line:
                self._put("line", line)
            self._put("question", self.decision.prompt if self.decision else text("app-over"))
            self._put("over", game.over)
            self._put("scores", game.scores)
            self._put("can_go_back", node.parent is not None)
            self._put("can_go_forward", node is not line[-1])
        finally:
            for fact in self._read_only:
                fact.constant = True
        self._offer()
        for name, value in (
            ("node", node.id),
            ("step", node.depth),
            ("turn", game.current_turn),
            ("playing", self.run is not None),
            ("agents", [self.agent_of(seat) for seat in range(len(study.agents))]),
        ):
            self._put(name, value)

    def _offer(self) -> None:
        """The legal keys by their labels; two choices with the same words are told apart by their keys."""
        offered: dict[str, str | None] = {text("app-choose"): None}
        for option in self.options:
            label = option.label
            offered[label if label not in offered else f"{label} ({option.key})"] = option.key
        if self.param.choice.names != offered:
            self.param.choice.objects = offered

    def __repr__(self) -> str:
        return f"<GameModel: {self.setup.players} players, step {self.step} of {len(self.line) - 1}, {self.question!r}>"

    __str__ = __repr__

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        return displayed(self, super()._repr_mimebundle_, include, exclude)

    def __panel__(self) -> Any:
        from .viewers.explorer import Explorer

        for display in [display for display in self._displays if display.gone]:
            self._displays.remove(display)
            display.close()
        self._displays.append(Explorer(self))
        return self._displays[-1].__panel__()
