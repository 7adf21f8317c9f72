"""What every page of the dashboard is: built when it is first opened, then kept up to date while it is shown."""

from typing import TYPE_CHECKING, Any

import panel as pn

if TYPE_CHECKING:
    from ..session.dashboard import DashboardSession


class Page:
    """A page of one session. Subclasses say what it consists of and how it follows the model."""

    name = ""
    """What the page is called in addresses (`?page=learn`) and texts (`app-page-learn`)."""

    def __init__(self, session: "DashboardSession") -> None:
        self.session = session
        self.model = session.model
        self.dark = session.dark
        self.layout = pn.Column(sizing_mode="stretch_width")
        self.layout.objects = self.build()

    def build(self) -> list[Any]:
        """The parts of the page, in the current language."""
        raise NotImplementedError

    def appear(self, seen: bool) -> None:
        """Called when the page is opened or another one takes its place."""
        if self.layout.visible != seen:
            self.layout.visible = seen

    def refresh(self) -> None:
        """Called when the page is opened, and whenever the model changes while it is shown."""

    def translate(self) -> None:
        """Another language was chosen."""
        self.layout.objects = self.build()

    def paint(self, dark: bool) -> None:
        """Changes between the light and the dark look."""
        self.dark = dark

    def go(self, act: str, value: str) -> None:
        """What another page asks of this one: a lesson to open, an example to show."""

    def read(self, arguments: dict[str, str]) -> None:
        """What the address says to this page."""

    def address(self) -> dict[str, str]:
        """What this page adds to the address, so that a link leads to the same place; `read` understands it."""
        return {}

    def complete(self) -> None:
        """Adds what was left out at first, so that the page is seen sooner."""

    def close(self) -> None:
        """Let go of everything: jobs, watchers, files."""
