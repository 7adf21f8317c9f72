"""`Choices` and `Seats`: what can be chosen now, by whom, and what the last choice did."""

from collections.abc import Callable
from typing import Any

import panel as pn
import param

from ...engine import Game
from ...engine.blocked import blocked, lacking
from ...teach.coach import coach
from ...texts.messages import has_text, text
from ..answers import problem_of
from ..kit.component import seat_look
from ..kit.pictures import outlines
from ..kit.wording import key_words, sentence, t, who
from ..parameters import FOLLOW
from .base import ModelViewer
from .choice_list import ChoiceList
from .coach_card import CoachCard
from .seat_cards import SeatCards
from .wording import event_lines, option_groups

MAX_BLOCKED = 60
MAX_EVENTS = 12
ROOM = """
:host { display: flex; flex-flow: column nowrap; min-height: 0; }
:host > div { flex: 0 0 auto; }
:host > .list { flex: 0 1 auto; min-height: 150px; }
:host > .happened { flex: 0 1 auto; min-height: 60px; max-height: 30%; overflow: hidden auto; }
@container (max-width: 1099px) { :host > div { flex: none !important; max-height: none !important; } }
@media print { :host > div { flex: none !important; max-height: none !important; overflow: visible !important; } }
"""
"""In a frame the list of choices scrolls, so that the question is always in sight."""
GOODS = {"coins": "coin", "vases": "vase", "ranch": "inhabitant", "cards": "card"}
"""What a seat has, and the icon for it."""
ICONS = {name: outlines(name) for name in (*GOODS.values(), "cactus", "explore")}


class Choices(ModelViewer):
    """The open question with its answers, what the coach says about it, and what just happened.

    >>> model = GameModel(Setup(players=2, seed=7))
    >>> Choices(model).list.keys == [option.key for option in model.options]
    True
    """

    show_blocked = param.Boolean(default=False, doc="Whether what is not possible is shown, with the reasons.")
    worth = param.Dict(default={}, doc="What is known about the worth of the choices, by key: `value` and `best`.")
    follows = ("revision", "picked")

    def build(self) -> Any:
        """Make the parts."""
        shared = {"dark": self.model.param.dark, "language": self.model.param.language}
        self.list = ChoiceList(show_blocked=self.param.show_blocked, css_classes=["list"], **shared)
        self.happened = CoachCard(css_classes=["happened"], **shared)
        self.list.on("play", self._play)
        self.list.on("show_blocked", lambda shown: setattr(self, "show_blocked", shown))
        self.list.on("show_all", lambda _: self.model.show_all())
        self.list.on("rule", self.model.ask_for)
        self.list.on("worth", lambda _: self._ask() if self._ask else None)
        self._ask: Callable[[], Any] | None = None
        self.happened.on("rule", self.model.ask_for)
        self._effects: dict[str, str] | None = None
        self.follow(self, ["worth"], self._show_groups)
        self.follow(self, ["show_blocked"], self.refresh)
        return pn.Column(
            self.list, self.happened, stylesheets=[ROOM], css_classes=["choices"], sizing_mode="stretch_width"
        )

    def refresh(self) -> None:
        """Show the model as it is now."""
        self.advice = self._advise()
        with pn.io.hold():
            self._show()
        if self.advice and self.model.options and not self.model.playing:
            self.later(self._show_effects)

    def offer_worth(self, ask: Callable[[], Any]) -> None:
        """Let people ask what the choices are worth."""
        self._ask = ask
        self.list.can_ask = self._can_ask

    @property
    def _can_ask(self) -> bool:
        return self._ask is not None and not problem_of(self.model)

    def _play(self, key: str) -> None:
        self.model.choice = key

    def _advise(self) -> Any:
        """The coach speaks to the seat that chooses, or to the one whose hand is shown."""
        model = self.model
        if not model.coach:
            return None
        return coach(model.game, model.shown_seat if model.hidden or model.decision is None else None)

    def _show(self) -> None:
        model, advice = self.model, self.advice
        game, options = model.game, model.options
        self.happened.param.update(
            title=t("last" if model.cursor.parent else "start"),
            lines=[{"text": note.text, "rule": note.rule} for note in advice.happened]
            if advice
            else event_lines(model.seen.events)[:MAX_EVENTS],
        )
        said = []
        if advice and options:
            lines = [{"text": advice.about.text, "rule": advice.about.rule}, {"text": advice.can.text, "rule": ""}]
            said = [line for line in lines if line["text"]]
        self.list.param.update(
            **_asked(game),
            note=t("hidden", name=game.seat_name(model.decision.seat)) if model.hidden else "",
            advice=said,
            groups=self._groups({} if advice and options else None),
            can_ask=self._can_ask,
            partial=any(option.key in model.picked for option in options),
            blocked=blocked_lines(game) if self.show_blocked and options else [],
            can_explain=bool(options),
            node=model.cursor.id,
            words=list_words(),
        )

    def _show_effects(self) -> None:
        """What each choice would do takes longer: every one has to be tried."""
        if self.advice and self.model.options:
            self.list.groups = self._groups({choice.key: choice.effect for choice in self.advice.choices})

    def _groups(self, effects: dict[str, str] | None) -> list[dict[str, Any]]:
        self._effects = effects
        return option_groups(self.model.options, self.model.picked, t("here"), effects, self.worth)

    def _show_groups(self) -> None:
        self.list.groups = self._groups(self._effects)


def list_words() -> dict[str, str]:
    """What a list of choices says."""
    return {
        "choices": t("play"),
        "all": t("all"),
        "show": t("blocked-show"),
        "hide": t("blocked-hide"),
        "none": t("blocked-none"),
        "coach": t("coach"),
        "worth": t("worth-ask"),
    }


def _asked(game: Game) -> dict[str, Any]:
    """The question and whose it is, or who has won."""
    decision = game.decision
    if decision:
        return {"question": decision.prompt, "who": who(game, decision.seat), "seats": [seat_look(decision.seat)]}
    names = ", ".join(game.seat_name(seat) for seat in game.winners)
    words = t("winner", names=names, count=len(game.winners), points=max(game.scores))
    return {"question": t("over"), "who": words, "seats": [seat_look(seat) for seat in game.winners]}


def blocked_lines(game: Game) -> list[dict[str, Any]]:
    """What somebody might want to do and cannot, with the reasons; also what is asked for and is nowhere to be had."""
    nowhere = [
        {
            "label": sentence(text(f"coach-can-{kind.name}", count=0)),
            "key": "",
            "reasons": [{"text": t("blocked-nothing"), "rule": kind.rule}],
        }
        for kind in lacking(game)
        if has_text(f"coach-can-{kind.name}")
    ]
    return nowhere + [
        {
            "label": key_words(game, verdict.key),
            "key": verdict.key,
            "reasons": [{"text": reason.text, "rule": reason.rule} for reason in verdict.reasons],
        }
        for verdict in blocked(game)[:MAX_BLOCKED]
    ]


class Seats(ModelViewer):
    """Who plays, with points and goods; a click shows that seat's board, a second one follows the game again.

    >>> len(Seats(GameModel(Setup(players=3, seed=7))).cards.seats)
    3
    """

    late = True

    def build(self) -> Any:
        """Make the parts."""
        self.cards = SeatCards(
            icons=ICONS, css_classes=["seats"], dark=self.model.param.dark, language=self.model.param.language
        )
        self.cards.on("seat", self._choose)
        return self.cards

    def refresh(self) -> None:
        """Show the model as it is now."""
        model = self.model
        game, position = model.game, model.seen.position()
        moving = game.decision.seat if game.decision else FOLLOW
        people = position["players"][: game.setup.players]
        seats = [_seat(game, seat, player, seat == moving) for seat, player in enumerate(people)]
        for seat in (seat for seat in seats if model.agent_of(seat["number"])):
            seat["name"] = t("opponent-seat", name=seat["name"])
        if position.get("solo"):
            seats.append(_eminence(game, position))
        self.cards.param.update(seats=seats, value=model.shown_seat, title=t("seat"))

    def _choose(self, seat: int) -> None:
        self.model.seat = FOLLOW if self.model.seat == seat else seat


def _seat(game: Game, seat: int, player: dict[str, Any], moves: bool) -> dict[str, Any]:
    hand, name, points = player["hand"], game.seat_name(seat), player["points"]
    facts = {
        "coins": player["coins"],
        "vases": player["vases"],
        "ranch": player["ranch"],
        "cards": hand if isinstance(hand, int) else len(hand),
    }
    return {
        "number": seat,
        "look": seat_look(seat),
        "name": name,
        "points": points,
        "goods": [[icon, facts[good]] for good, icon in GOODS.items()],
        "words": t("facts-words", name=name, points=points, **facts),
        "moves": moves,
    }


def _eminence(game: Game, position: dict[str, Any]) -> dict[str, Any]:
    """The solo opponent: it has points and a board of its own, but no goods."""
    solo, points, name = position["solo"], position["players"][1]["points"], game.seat_name(1)
    stack = solo["stack"]
    facts = {"cactus": solo["cactus"], "tiles": stack if isinstance(stack, int) else len(stack)}
    return {
        "number": None,
        "look": seat_look(1),
        "name": name,
        "points": points,
        "goods": [["cactus", facts["cactus"]], ["explore", facts["tiles"]]],
        "words": t("facts-eminence-words", name=name, points=points, **facts),
        "moves": False,
    }
