"""One component large, with its effects in words, its rules and where its values come from."""

from pathlib import Path
from typing import Any

import panel as pn

from ....analysis.component_search import KINDS, Match
from ....analysis.component_tables import component_id
from ....components.box import Box
from ....teach.component_rules import component_rules
from ....texts.messages import text
from ...kit.dialogs import dialog
from ...kit.rich_text import Part, RichText, link, part
from ...kit.widgets import button
from ...kit.wording import rule_title, t
from ...model import GameModel
from .gallery import LARGE, WIDE, picture
from .words import caption, facts

CSS = (Path(__file__).parent / "components.css").read_text(encoding="utf-8")


class ComponentWindow:
    """The window of a component; `step` goes to the next or previous one, `open_rule` shows the text of a rule."""

    def __init__(self, model: GameModel, step: Any, open_rule: Any) -> None:
        self.model = model
        self.text = RichText(dark=model.param.dark, language=model.param.language, stylesheets=[CSS], margin=(0, 10))
        self.text.on_rule(open_rule)
        turn = pn.Row(
            button(t("components-previous"), lambda: step(-1)),
            button(t("components-next"), lambda: step(1)),
        )
        self.dialog = dialog("", pn.Column(self.text, turn, sizing_mode="stretch_width"))

    def show(self, box: Box, match: Match) -> None:
        """Shows another component."""
        self.dialog.title = caption(box, match.record)
        self.text.put(details(box, match, self.model.dark))


def details(box: Box, match: Match, dark: bool) -> list[Part]:
    """Everything about a component."""
    record = match.record
    name = caption(box, record)
    image = part("img", picture=picture(box, record, name, dark, LARGE), alt=t("components-picture", name=name))
    rows = [part("tr", part("th", title, scope="row"), part("td", words)) for title, words in facts(box, record)]
    kind = next(kind for kind, tables in KINDS.items() if match.table in tables)
    where = f"{component_id(record)} · {t(f'components-{kind}')} · {text(f'deck-game-{match.game}')}"
    origin = part("strong", text(f"provenance-{record.provenance}")), " \u2013 ", t(f"origin-{record.provenance}")
    told = [
        part("p", where, css="muted"),
        part("table", part("tbody", *rows)),
        part("h3", t("components-origin")),
        part("p", *origin),
        part("p", record.note, css="muted", lang="en") if record.note else None,
    ]
    rules = [link("rule", rule, *rule_title(rule)) for rule in component_rules(record)]
    if rules:
        told += [part("h3", t("components-rules")), part("p", *rules, css="rules")]
    css = "large broad" if match.table in WIDE else "large"
    return [part("div", part("div", image, css="frame"), part("div", *told), css=css)]
