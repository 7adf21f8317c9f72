"""The head of every page: the brand, the way to other pages, the language and the look."""

from typing import TYPE_CHECKING, Any

import panel as pn
import panel_material_ui as pmui

from ..kit.widgets import HIDDEN_LABEL
from ..kit.wording import t
from ..pages import PAGES
from .brand import Brand

if TYPE_CHECKING:
    from .dashboard import DashboardSession

HALF_MOON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<path d="M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 4.5v15a7.5 7.5 0 0 1 0-15z"/></svg>'
)
ROWS = """
:host { display: grid; grid-template-columns: auto 1fr auto auto; gap: 4px 14px; align-items: center; min-width: 0;
  width: 100%; height: max-content; }
@media (max-width: 900px) { :host { grid-template-columns: auto 1fr auto; } .pages { order: 4; grid-column: 1 / -1; }
  .languages { justify-self: end; } }
@media (max-width: 700px) { :host { gap: 2px 6px; } }
"""
BUTTON = {
    "color": "#ffffff", "borderColor": "#ffffff55", "textTransform": "none", "whiteSpace": "nowrap", "minHeight": 34,
    "fontSize": "0.85rem", "padding": "3px 11px",
    "&:hover": {"backgroundColor": "#ffffff22"},
    "&.Mui-selected, &.Mui-selected:hover": {
        "color": "#ffffff", "backgroundColor": "#ffffff2e", "fontWeight": 700, "borderColor": "#ffffff"
    },
    "&.Mui-focusVisible": {"outline": "3px solid #ffffff"},
    "@media (max-width: 700px)": {"minHeight": 44, "padding": "3px 7px"},
}  # fmt: skip
"""On the bar, which is dark by day and by night."""
ON_PHONES = {
    "width": "100%", "overflowX": "auto", "scrollbarWidth": "none",
    "& .MuiToggleButton-root": {
        **BUTTON, "flex": "1 0 auto", "width": "auto", "minHeight": 44, "padding": "3px 4px", "fontSize": "0.78rem",
        "letterSpacing": 0,
    },
}  # fmt: skip
"""The pages are one row that can be moved: a second one would take its room from the map."""
PAGE_BUTTONS = {"& .MuiToggleButton-root": BUTTON, "width": "max-content", "@media (max-width: 700px)": ON_PHONES}
LANGUAGE_BUTTONS = {"& .MuiToggleButton-root": {**BUTTON, "fontSize": "0.75rem"}}


class Header:
    """Widgets on the page of the session, and on the language and the look of its model."""

    def __init__(self, session: "DashboardSession") -> None:
        shared: dict[str, Any] = {"description": "", "margin": 0, "stylesheets": [HIDDEN_LABEL], "variant": "outlined"}
        self.pages = pmui.RadioButtonGroup.from_param(
            session.param.page,
            label="",
            options=list(PAGES),
            css_classes=["pages"],
            sx=PAGE_BUTTONS,
            sizing_mode="stretch_width",
            **shared,
        )
        self.languages = pmui.RadioButtonGroup.from_param(
            session.model.param.language, label="", css_classes=["languages"], sx=LANGUAGE_BUTTONS, **shared
        )
        look = {"icon": HALF_MOON, "icon_size": "18px", "sx": {**BUTTON, "minWidth": 44}}
        self.look = pmui.Toggle(label="", value=session.model.dark, margin=0, **look)
        self.look.link(session.model, value="dark", bidirectional=True)  # `from_param` would show the label, too
        self.brand = Brand(sizing_mode=None, margin=0, align="center")
        self.brand.on("home", lambda _: session.welcome())
        self.row = pn.Column(
            self.brand, self.pages, self.languages, self.look, stylesheets=[ROWS], sizing_mode="stretch_width"
        )
        self.shown = session.page
        self.working = ""  # the page for which long work is done
        self.ended: set[str] = set()  # pages on which it has ended since they were seen
        self.translate()

    def begin(self) -> None:
        """Long work begins for the page that is shown."""
        self.working = self.shown

    def end(self) -> None:
        """The long work has ended; those who look at its page see that."""
        if self.working and self.working != self.shown:
            self.ended.add(self.working)
        self.working = ""
        self._name_pages()

    def turn_to(self, page: str) -> None:
        """A page is shown: what has ended there is seen."""
        self.shown = page
        self.ended.discard(page)
        self._name_pages()

    def _name_pages(self) -> None:
        """The names of the pages, with a sign where work is under way or has ended meanwhile."""
        names = {self._name(page): page for page in PAGES}
        if self.pages.options != names:
            self.pages.options = names

    def _name(self, page: str) -> str:
        name = t(f"page-{page}")
        if page == self.working and page != self.shown:
            return t("page-working", page=name)
        return t("page-ended", page=name) if page in self.ended else name

    def translate(self) -> None:
        """Say everything in the current language; the widgets stay, and so does the focus on them."""
        self.brand.param.update(title=t("brand"), words={"home": t("welcome-back"), "skip": t("skip")})
        self.pages.param.update(label=t("pages"), options={self._name(page): page for page in PAGES})
        self.languages.label = t("language")
        self.look.description = t("look")
