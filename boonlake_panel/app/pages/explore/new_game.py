"""The window for a new game: every parameter of a set-up in friendly words."""

from collections.abc import Callable
from typing import Any

import panel as pn

from ....engine import Setup
from ...kit.dialogs import DialogHost, dialog
from ...kit.forms import CSS, buttons_field, check_field, group, select_field, text_field
from ...kit.markup import Markup, Part, part
from ...kit.widgets import button
from ...kit.wording import t
from ...model import GameModel

MOST = Setup.param["players"].bounds[1]
LARGEST_SEED = Setup.param["seed"].bounds[1]
MAX_NAME = 40
SWITCHES = ("dealer", "both_forgo_levers", "discard_bonus", "production_tile")
"""What few people change."""
COUNTS = ("players", "solo_artifacts")
"""Small numbers."""
RESHAPING = ("players", "artifacts")
"""Fields on which others depend."""


class NewGame:
    """A form that keeps what was typed until a game has begun."""

    def __init__(self, host: DialogHost, model: GameModel, start: Callable[[Setup], None]) -> None:
        self.host = host
        self.start = start
        self.values: dict[str, Any] = {
            name: Setup.param[name].default for name in (*COUNTS, "difficulty", "artifacts", *SWITCHES)
        }
        self.seed = ""
        self.names = [""] * MOST
        self.faults: dict[str, str] = {}
        self.form = Markup(
            on_act=model.localized(self._act), dark=host.dark, stylesheets=[CSS], sizing_mode="stretch_width"
        )
        create = button(model, t("create"), self.create, main=True)
        self.dialog = dialog(t("new"), pn.Column(self.form, create, sizing_mode="stretch_width"), width="sm")

    def open(self) -> None:
        self.faults = {}
        self.form.dark = self.host.dark
        self._show()
        self.host.show(self.dialog)

    def _show(self) -> None:
        self.form.put(self._form())

    def _form(self) -> list[Part]:
        general = [part("div", self.faults[""], css="notice bad", role="alert")] if "" in self.faults else []
        players = self.values["players"]
        names = [self._name(seat) for seat in range(players)]
        alone = [self._choice("difficulty")] if players == 1 else []
        laid_out = [self._number("solo_artifacts")] if players == 1 and self.values["artifacts"] else []
        seed = text_field(
            "seed",
            t("seed"),
            self.seed,
            19,
            help_=t("seed-help"),
            fault=self.faults.get("seed", ""),
            inputmode="numeric",
        )
        return [
            *general,
            group(t("setup-who"), self._players(), *alone, *names),
            group(t("setup-what"), self._check("artifacts"), *laid_out, seed),
            part(
                "details",
                part("summary", t("setup-more")),
                part("div", *(self._switch(name) for name in SWITCHES), css="fields"),
                css="group",
            ),
        ]

    def _players(self) -> Part:
        field = buttons_field("players", t("players"), _counts("players"), str(self.values["players"]))
        return {**field, "k": "field whole"}

    def _name(self, seat: int) -> Part:
        return text_field(
            f"name {seat}",
            t("player-name", seat=seat + 1),
            self.names[seat],
            MAX_NAME,
            placeholder=Setup(players=MOST, seed=0).seat_name(seat),
        )

    def _switch(self, name: str) -> Part:
        return self._check(name) if isinstance(self.values[name], bool) else self._choice(name)

    def _check(self, name: str) -> Part:
        return check_field(name, t(f"setup-{name}"), self.values[name], help_=t(f"setup-{name}-help"))

    def _choice(self, name: str) -> Part:
        options = {value: t(f"setup-{name}-{value}") for value in Setup.param[name].objects}
        return select_field(name, t(f"setup-{name}"), options, self.values[name], help_=t(f"setup-{name}-help"))

    def _number(self, name: str) -> Part:
        value = str(self.values[name])
        return select_field(name, t(f"setup-{name}"), _counts(name), value, help_=t(f"setup-{name}-help"))

    def _act(self, act: str, value: str) -> None:
        """A field was changed; the form is drawn anew only if that changes its shape, so that no click is lost."""
        verb, _, name = act.partition(" ")
        if verb != "set":
            return
        if name == "seed":
            self.seed = value[:19]
        elif name.startswith("name ") and name[5:] in map(str, range(MOST)):
            self.names[int(name[5:])] = value[:MAX_NAME]
        elif name in self.values:
            self._take(name, value)
        if self.faults.pop(name, None) or name in RESHAPING:
            self._show()

    def _take(self, name: str, value: str) -> None:
        if isinstance(self.values[name], bool):
            self.values[name] = value == "yes"
        elif name in COUNTS and value in _counts(name):
            self.values[name] = int(value)
        elif value in getattr(Setup.param[name], "objects", ()):
            self.values[name] = value

    def create(self) -> None:
        """Starts the game, or says beside the fields what is wrong; nothing that was typed is lost."""
        self.faults = self._faults()
        if not self.faults:
            try:
                setup = self.setup()
            except (TypeError, ValueError) as problem:
                self.faults = {"": str(problem)}
        self._show()
        if not self.faults:
            self.dialog.open = False
            self.start(setup)

    def _faults(self) -> dict[str, str]:
        seed = self.seed.strip()
        if seed and not (seed.isascii() and seed.isdecimal()):
            return {"seed": t("seed-bad")}
        if seed and int(seed) > LARGEST_SEED:
            return {"seed": t("seed-large", most=str(LARGEST_SEED))}
        return {}

    def setup(self) -> Setup:
        """The set-up as the form says; raises `ValueError`."""
        names = [" ".join(name.split()) for name in self.names[: self.values["players"]]]
        while names and not names[-1]:
            names.pop()
        seed = self.seed.strip()
        return Setup(seed=int(seed) if seed else None, names=names, **self.values)


def _counts(name: str) -> dict[str, str]:
    """The numbers that a parameter can be, as options of a field."""
    least, most = Setup.param[name].bounds
    return {str(count): str(count) for count in range(least, most + 1)}
