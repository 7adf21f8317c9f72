"""`FirstGameModel`: the guided first game: who sits where, what the coach asks, and how a choice is judged."""

from collections.abc import Collection
from functools import partial
from typing import Any

import param

from ....engine import Game, IllegalChoice
from ....study import Node, Study
from ....teach.first_game import FirstGame, Guide, Moment, first_game
from ....teach.judging import Judgement, judge
from ...model import GameModel
from ...serving.jobs import Busy, Job, JobRunner

MAX_KEYS = 5_000
"""More choices than any game has."""


class FirstGameModel(GameModel):
    """A game with a coach beside it; the agents of the study play the seats that are not people's.

    Where the coach asks, a choice is first only `considered`: the person says why, `judgement` follows, and `play_it`
    or `play_rival` carries out one of the two.
    """

    ask = param.Boolean(default=True, doc="Whether the coach asks what one would do, and why.")
    considered = param.String(default="", precedence=-1, doc="The choice that is thought about, before it is played.")
    reason = param.String(default="", precedence=-1, doc="Why, if somebody said so.")
    judgement: Any = param.ClassSelector(class_=Judgement, default=None, precedence=-1, doc="What it is worth.")
    share: Any = param.Number(default=None, allow_None=True, precedence=-1, doc="How much of the judging is done.")
    problem = param.String(default="", precedence=-1, doc="Why there is no judgement.")

    def __init__(
        self, study: Study, jobs: JobRunner | None = None, course: FirstGame | None = None, **params: Any
    ) -> None:
        self.course = course or first_game()
        self.jobs = jobs or JobRunner()
        self._trail: list[tuple[Node, Moment]] = []
        self._guide: Guide | None = None
        self._considered_at: Node | None = None
        self._job: Job | None = None
        super().__init__(study, open_hands=False, **params)
        self.reply()  # a game that was left while an agent had to choose

    # The coach

    @property
    def guidance(self) -> Moment:
        """What the coach has to say here."""
        depth = self.cursor.depth
        return self._trail[depth][1] if depth < len(self._trail) else Moment()

    @property
    def asks(self) -> bool:
        """Whether a choice is asked about before it is played; not a second time."""
        return self.ask and self.guidance.asks and not self.hidden and not self.can_go_forward

    def explain(self, reason: str = "") -> None:
        """Somebody said why: judge the choice that is considered, beside everything else on a server."""
        asked = (self.cursor, self.considered)
        work = partial(_judge, self.game, self.considered, self.course)
        with self.batch():
            self.param.update(reason=reason, judgement=None, problem="", share=0.0)
        try:
            self._job = self.jobs.start(work, partial(self._reported, asked), partial(self._judged, asked))
        except Busy:
            self._tell(share=None, problem="busy")

    def play_it(self) -> None:
        """Carry out the choice that is considered."""
        self._leave(self.considered)

    def play_rival(self) -> None:
        """Carry out the option that the choice was compared with."""
        if self.judgement is not None:
            self._leave(self.judgement.rival)

    def think_again(self) -> None:
        """Consider another choice."""
        self._stop_judging()
        self._forget()
        self.refresh()

    def _leave(self, key: str) -> None:
        if key in self.seen.keys:
            self._stop_judging()
            self._forget()
            self.play(key)

    def _stop_judging(self) -> None:
        """Other work of the visitor goes on."""
        if self._job is not None and self._job is self.jobs.job:
            self.jobs.cancel()

    def _forget(self) -> None:
        self.param.update(considered="", reason="", judgement=None, share=None, problem="")

    def _reported(self, asked: tuple[Node, str], job: Job) -> None:
        if asked == (self.cursor, self.considered) and job.latest is not None and not job.stopped:
            self._tell(share=job.latest)

    def _judged(self, asked: tuple[Node, str], job: Job) -> None:
        if asked != (self.cursor, self.considered) or job.stopped:
            return
        problem = "" if job.error is None else type(job.error).__name__
        self._tell(share=None, judgement=job.result, problem=problem)

    def _tell(self, **values: Any) -> None:
        self.param.update(**values)

    # Choosing

    def _choose(self, key: str | None) -> None:
        if key is None or not self.asks:
            super()._choose(key)
        elif key not in self.seen.keys:
            raise IllegalChoice(key, self.game.explain(key).reasons)
        else:
            self._stop_judging()
            self._forget()
            self._considered_at = self.cursor
            self.considered = key

    def _take_over(self) -> None:
        """The coach follows the game, too."""
        super()._take_over()
        self._follow()

    def _follow(self) -> None:
        """Know what is new at each game of the line; what is considered belongs to one of them."""
        path = self.line[: self.cursor.depth + 1]
        known = len(self._trail)
        if self._guide is None or any(node is not old for node, (old, _) in zip(path, self._trail, strict=False)):
            self._guide, self._trail, known = Guide(self.people, self.course), [], 0
        self._trail += [(node, self._guide.look(self.study.game_at(node))) for node in path[known:]]
        if self.considered and self._considered_at is not self.cursor:
            self._stop_judging()
            self._forget()

    # Leaving and coming back

    def close(self) -> None:
        """Stop everything that runs for this game."""
        self._stop_judging()
        super().close()

    def to_dict(self) -> dict[str, Any]:
        """The game as plain data: the line that is shown, and who sits where."""
        keys = [node.key for node in self.line[1:]]
        return {"players": self.setup.players, "people": self.people, "keys": keys, "ask": self.ask}


def _judge(game: Game, key: str, course: FirstGame, job: Job) -> Judgement:
    return judge(game, key, race=course.race, duel=course.duel, executor=job.executor, report=job.report)


def new_game(players: int, people: Collection[int], course: FirstGame) -> Study:
    """The game before its first choice; the computer plays every seat that is not a person's."""
    agents = ["" if seat in people else course.agent for seat in range(players)]
    return Study(course.setup(players), agents=agents)


def read_game(data: Any, course: FirstGame) -> tuple[Study, bool] | None:
    """A game that the browser kept, and whether the coach asks; as far as it can be played, None if it is none.

    Nobody vouches for it.
    """
    if not isinstance(data, dict):
        return None
    players, people, keys = data.get("players"), data.get("people"), data.get("keys")
    if players not in course.players or not isinstance(people, list) or not isinstance(keys, list):
        return None
    seats = sorted({seat for seat in people if isinstance(seat, int) and 0 <= seat < players})
    if not seats:
        return None
    study = new_game(players, seats, course)
    for key in keys[:MAX_KEYS]:
        decision = study.game.decision
        if decision is None or key not in decision.keys:
            break
        study.play(key)
    return study, data.get("ask") is not False
