"""The address of the page: a link leads to the same study, page and language, and Back and Forward work."""

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import panel as pn

from ...texts.catalogue import all_rules
from ...texts.messages import LANGUAGES
from ..pages import PAGES
from .browser import Browser

if TYPE_CHECKING:
    from .dashboard import DashboardSession

SAFE = re.compile(r"[\w.-]{1,60}", re.ASCII)
"""What an address may say; anything else is ignored."""
MAX_ARGUMENTS = 20


class Address:
    """Reads `?study=...&node=...&page=...&rule=...&language=...`, and keeps it in step with what is shown."""

    def __init__(self, session: "DashboardSession", browser: Browser, home: str) -> None:
        self.session = session
        self.browser = browser
        self.home = home  # the language of addresses that name none
        self._travelling = False

    @property
    def text(self) -> str:
        """What leads to the page, the study and the language that are shown."""
        session, tracked = self.session, self.session.workspace.tracked
        parts = [tracked.link()[1:]] if tracked else []
        parts += [f"page={session.page}"] if session.page != PAGES[0] else []
        parts += [f"{name}={value}" for name, value in session.current.address().items()]
        parts += [f"rule={session.host.rule}"] if session.host.rule else []
        parts += [f"language={session.model.language}"] if session.model.language != self.home else []
        return "?" + "&".join(parts) if parts else ""

    def write(self, fresh: bool = True) -> None:
        """Put what is shown into the browser's address, as a new entry of its history or instead of the last one."""
        if pn.state.location is not None and not self._travelling:
            self.browser.write(self.text, fresh)

    def open(self, asked: dict[str, str]) -> None:
        """Show what the link names that somebody came by."""
        session = self.session
        if asked.get("language") in LANGUAGES:
            session.model.language = asked["language"]
        if asked.get("study"):
            session.workspace.asked = True
            session.workspace.open_id(asked["study"], asked.get("node", ""))
        session.show(asked["page"] if asked.get("page") in PAGES else session.page).read(asked)
        self._read_rule(asked)

    def travel(self, address: str) -> None:
        """Somebody went back or forward in the browser: show what the address says that stands there now."""
        try:
            given = parse_qs(address.removeprefix("?"), max_num_fields=MAX_ARGUMENTS)
        except ValueError:
            return
        self._travelling = True
        try:
            self._go_to({name: value[0] for name, value in given.items() if SAFE.fullmatch(value[0])})
        finally:
            self._travelling = False
            self.browser.write(self.text, fresh=False, instead=address or "?")

    def _go_to(self, asked: dict[str, str]) -> None:
        session = self.session
        language = asked.get("language", self.home)
        session.model.language = language if language in LANGUAGES else self.home
        session.show(asked["page"] if asked.get("page") in PAGES else PAGES[0]).read(asked)
        self._read_rule(asked)
        study, tracked = asked.get("study", ""), session.workspace.tracked
        if study and (tracked is None or tracked.id != study):
            session.workspace.open_id(study, asked.get("node", ""))
        elif tracked and not study:
            session.workspace.back()

    def _read_rule(self, asked: dict[str, str]) -> None:
        """Open the window of a rule on the page, or close it."""
        if asked.get("rule") in all_rules():
            self.session.rules.open(asked["rule"])
        else:
            self.session.host.close_rule()


def safe_arguments(arguments: dict[str, list[bytes]]) -> dict[str, str]:
    """The arguments of a request as far as they can be meant."""
    given = {name: values[0].decode("ascii", "replace") for name, values in arguments.items() if values}
    return {name: value for name, value in given.items() if SAFE.fullmatch(value)}
