"""What somebody sees who comes for the first time: what this is, and three doors."""

from pathlib import Path
from typing import Any, ClassVar

import param

from ...kit.component import Component, script, styles
from ...kit.pictures import outlines
from ...kit.wording import t

HERE = Path(__file__).parent
ICONS = {"learn": "flag", "play": "ship", "look": "explore"}
"""What is drawn on each door."""


class Welcome(Component):
    """A few sentences and doors; says which one is opened (`open`)."""

    title = param.String(doc="What this is.")
    text = param.String(doc="What one can do here.")
    doors = param.List(default=[], item_type=dict, doc="The doors: `name`, `title`, `text`, `icon`.")
    table = param.String(doc="What leads to the table without any of them.")
    MESSAGES = ("open",)
    _esm = script(HERE / "welcome.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "welcome.css")

    def is_meant(self, message: str, value: Any) -> bool:
        """Doors that there are, or the table itself."""
        return value == "table" or value in [door["name"] for door in self.doors]

    def translate(self) -> None:
        """Say everything in the current language."""
        doors = [
            {
                "name": name,
                "title": t(f"welcome-{name}"),
                "text": t(f"welcome-{name}-text"),
                "icon": outlines(icon),
            }
            for name, icon in ICONS.items()
        ]
        self.param.update(title=t("welcome"), text=t("welcome-text"), doors=doors, table=t("welcome-table"))
