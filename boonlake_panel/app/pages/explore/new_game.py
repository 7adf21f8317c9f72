"""The window for a new game: every parameter of a set-up as a field."""

from collections.abc import Callable
from copy import copy
from typing import Any

import panel as pn
import panel_material_ui as pmui
import param

from ....engine import Setup
from ....engine.setup import ARTIFACT_RULINGS, RULINGS
from ...autoplay import OPPONENTS
from ...kit.dialogs import DialogHost, DialogView
from ...kit.widgets import HIDDEN_LABEL, alert, bound, button, drawer, fields, hint, tell
from ...kit.wording import t
from ...model import GameModel

MAX_NAME = 40
MAX_DIGITS = 19
MAX_PLAYERS = Setup.param["players"].bounds[1]
LARGEST_SEED = Setup.param["seed"].bounds[1]
PERSON = ""
"""Who plays a seat that no agent has."""
RARE = ("dealer", *RULINGS)
"""What few people change."""
WHO = tuple(f"who_{seat}" for seat in range(1, MAX_PLAYERS + 1))
COPIED = ("players", "difficulty", "artifacts", "solo_artifacts", *RARE)
"""What a form takes from `Setup` as it is."""


class SetupForm(param.Parameterized):
    """A set-up while it is being made: the parameters of `Setup`, of which the seed may be any text for a while.

    >>> SetupForm(players=3, seed="7").setup().players
    3
    """

    seed: Any = param.String(default="", doc="The digits of the seed; empty for a random one.")
    name_1: Any = param.String(default="", doc="The name of the first seat.")
    name_2: Any = param.String(default="", doc="The name of the second seat.")
    name_3: Any = param.String(default="", doc="The name of the third seat.")
    name_4: Any = param.String(default="", doc="The name of the fourth seat.")

    who_1: Any = param.Selector(default=PERSON, objects=[PERSON, *OPPONENTS], doc="Who plays the first seat.")
    who_2: Any = param.Selector(default=PERSON, objects=[PERSON, *OPPONENTS], doc="Who plays the second seat.")
    who_3: Any = param.Selector(default=PERSON, objects=[PERSON, *OPPONENTS], doc="Who plays the third seat.")
    who_4: Any = param.Selector(default=PERSON, objects=[PERSON, *OPPONENTS], doc="Who plays the fourth seat.")

    def seed_fault(self) -> str:
        """What is wrong with the seed."""
        seed = self.seed.strip()
        if seed and not (seed.isascii() and seed.isdecimal()):
            return t("seed-bad")
        return t("seed-large", most=str(LARGEST_SEED)) if seed and int(seed) > LARGEST_SEED else ""

    def names(self) -> list[str]:
        """The names of the seats as far as they are given."""
        names = [getattr(self, f"name_{seat + 1}") for seat in range(self.players)]  # type: ignore[attr-defined]
        names = [" ".join(name.split())[:MAX_NAME] for name in names]
        while names and not names[-1]:
            names.pop()
        return names

    def agents(self) -> list[str]:
        """Who plays each seat: an agent, or nothing for a person."""
        return [getattr(self, f"who_{seat + 1}") for seat in range(self.players)]  # type: ignore[attr-defined]

    def setup(self) -> Setup:
        """The set-up as the form says; raises `ValueError`."""
        seed = self.seed.strip()
        values = {name: getattr(self, name) for name in COPIED}
        return Setup(seed=int(seed) if seed else None, names=self.names(), **values)


for _name in COPIED:
    SetupForm.param.add_parameter(_name, copy(Setup.param[_name]))


class NewGame(DialogView):
    """A form that keeps what was typed until a game has begun, and longer."""

    width = "sm"

    def __init__(self, host: DialogHost, model: GameModel, start: Callable[[Setup, list[str]], None]) -> None:
        super().__init__(host, model)
        self.start = start
        self.form: Any = SetupForm()
        self.names: list[Any] = []
        self.who: list[Any] = []
        self.seats: Any = None
        self.seed: Any = None
        self.form.param.watch(lambda event: self._reshape(), ["players", "artifacts", *WHO])
        self.form.param.watch(lambda event: self._check_seed(), "seed")

    def title(self) -> str:
        return t("new")

    def build(self) -> list[Any]:
        self.message = alert(margin=(4, 10))
        form = self.form.param
        self.seed = bound(pmui.TextInput, form.seed, t("seed"), max_length=MAX_DIGITS)
        self.players = bound(
            pmui.RadioButtonGroup, form.players, t("players"), options=_counts("players"), stylesheets=[HIDDEN_LABEL]
        )
        self.names, self.who, self.pace = [], [], None
        self.seats = pn.Column(sizing_mode="stretch_width")
        self.playing = pn.Column(sizing_mode="stretch_width", visible=False)
        self.watching = hint(t("opponent-all"), visible=False)
        self.difficulty = self._choice("difficulty")
        self.solo_artifacts = bound(
            pmui.Select,
            form.solo_artifacts,
            t("setup-solo_artifacts"),
            options=_counts("solo_artifacts"),
            helper_text=t("setup-solo_artifacts-help"),
        )
        self.rulings: dict[str, Any] = {}
        self._reshape()
        self._check_seed()
        return [
            self.message,
            fields(self.players, title=t("players")),
            fields(self.difficulty, title=t("setup-who")),
            self.seats,
            self.playing,
            self.watching,
            fields(self._switch("artifacts"), self.solo_artifacts, self.seed, title=t("setup-what")),
            drawer(t("setup-more"), self.make_rulings, margin=(0, 10, 12, 10)),
            button(t("create"), self.create, main=True),
        ]

    def _name(self, seat: int) -> Any:
        label, colour = t("player-name", seat=seat + 1), Setup(players=MAX_PLAYERS, seed=0).seat_name(seat)
        parameter = self.form.param[f"name_{seat + 1}"]
        return bound(pmui.TextInput, parameter, label, placeholder=colour, max_length=MAX_NAME)

    def _who(self, seat: int) -> Any:
        options = {t(f"opponent-{name or 'person'}"): name for name in (PERSON, *OPPONENTS)}
        return bound(pmui.Select, self.form.param[f"who_{seat + 1}"], t("opponent", seat=seat + 1), options=options)

    def make_rulings(self) -> Any:
        """Fields for what few people change."""
        self.rulings = {name: self._ruling(name) for name in RARE}
        self._reshape()
        return fields(*self.rulings.values())

    def _ruling(self, name: str) -> Any:
        return self._switch(name) if isinstance(Setup.param[name], param.Boolean) else self._choice(name)

    def _switch(self, name: str) -> Any:
        switch = bound(pmui.Switch, self.form.param[name], t(f"setup-{name}"), margin=(0, 10))
        return pn.Column(switch, hint(t(f"setup-{name}-help")), sizing_mode="stretch_width")

    def _choice(self, name: str) -> Any:
        options = {t(f"setup-{name}-{value}"): value for value in Setup.param[name].objects}
        help_ = t(f"setup-{name}-help")
        return bound(pmui.Select, self.form.param[name], t(f"setup-{name}"), options=options, helper_text=help_)

    def open(self) -> None:
        """Show the form as it was left."""
        self.show()
        tell(self.message, "")

    def _reshape(self) -> None:
        """Some fields are only for some games; those of a seat are made when there is one."""
        if self.seats is None:
            return
        players, alone = self.form.players, self.form.players == 1
        for seat in range(len(self.names), players):
            self.names.append(self._name(seat))
            self.who.append(self._who(seat))
            self.seats.append(fields(self.who[seat], self.names[seat]))
        for seat, field in enumerate(self.seats):
            field.visible = seat < players
        agents = self.form.agents()
        if any(agents) and self.pace is None:
            self.pace = bound(pmui.Select, self.model.param.pace, t("param-pace"))
            self.playing.append(fields(self.pace))
        self.playing.visible = any(agents)
        self.watching.visible = all(agents)
        self.difficulty.visible = alone
        self.solo_artifacts.visible = alone and self.form.artifacts
        for name in ARTIFACT_RULINGS if self.rulings else ():
            self.rulings[name].visible = self.form.artifacts

    def _check_seed(self) -> bool:
        fault = self.form.seed_fault()
        if self.seed is not None:
            self.seed.param.update(error_state=bool(fault), helper_text=fault or t("seed-help"))
        return not fault

    def create(self) -> None:
        """Start the game, or say beside the field what is wrong; nothing that was typed is lost."""
        if not self._check_seed():
            return
        try:
            setup = self.form.setup()
        except (TypeError, ValueError) as problem:
            tell(self.message, str(problem))
            return
        self.hide()
        self.start(setup, self.form.agents())


def _counts(name: str) -> list[int]:
    """The numbers that a parameter can be."""
    least, most = Setup.param[name].bounds
    return list(range(least, most + 1))
