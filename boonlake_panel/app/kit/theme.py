"""The look of the pages: every colour comes from the palette of the pictures, for Material widgets and for our own."""

from typing import Any

from ...texts.messages import text
from ...views.drawing.palette import DARK, LIGHT, Palette

VARIABLES = ("ink", "muted", "panel", "raised", "line", "accent", "soft", "glow", "good", "bad")
"""What our own components call their colours, each like the colour of the palette; `--gold` is one to write with."""
KEYS = {"--keys": "inline", "--words": "none"}
"""Variables that components inherit: keys and ids are not shown without them."""
NO_KEYS = {"--keys": "none", "--words": "inline"}
PHONE = "@media (max-width: 700px)"
PAPER = "@media print"
LOADER = "#loader { background: none; pointer-events: none; }"
"""The wheel that turns until a page is complete covers nothing: the choices are there long before the last board."""
KEPT = {"keepMounted": True, "disablePortal": True, "transitionDuration": 0}
"""A closed window keeps its fields and is there again at once. A portal gets a new place and new fields at its end."""
HEADER_ROOM = {"@media (max-width: 900px)": {"minHeight": "100px !important"}}
"""The header has two rows on small screens: the room is kept while its widgets load."""


def show_keys(layout: Any, shown: bool) -> None:
    """Show keys and ids as asides in all components of a layout, also on links to rules, or hide them."""
    if shown or KEYS.keys() <= layout.styles.keys():  # the browser keeps what is only left out
        layout.styles = {**layout.styles, **(KEYS if shown else NO_KEYS)}


def css_variables(selector: str = ".root", dark: str = ".root.dark") -> str:
    """The colours for our own components, light and dark; on paper they are light."""
    paper = f"@media print {{ {dark} {{ {_colours(LIGHT)} }} }}"
    return f"{selector} {{ {_colours(LIGHT)} }}\n{dark} {{ {_colours(DARK)} }}\n{paper}\n"


def paper_colours() -> str:
    """The colours of Material widgets on paper."""
    colours = {
        "text-primary": LIGHT.ink,
        "text-secondary": LIGHT.muted,
        "primary-main": LIGHT.accent,
        "secondary-main": LIGHT.gold_ink,
        "background-default": "#ffffff",
        "background-paper": "#ffffff",
        "divider": LIGHT.line,
    }
    variables = " ".join(f"--mui-palette-{name}: {colour} !important;" for name, colour in colours.items())
    return f":root, :host, .dark {{ {variables} }}"


def _colours(palette: Palette) -> str:
    colours = {name: getattr(palette, name) for name in VARIABLES} | {"gold": palette.gold_ink}
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


def _material(palette: Palette) -> dict[str, Any]:
    """The theme of panel-material-ui for one palette, in the current language."""
    bar = {"backgroundColor": f"{palette.bar} !important", "color": "#ffffff !important"}
    return {
        "palette": {
            "primary": {"main": palette.accent},
            "secondary": {"main": palette.gold_ink},
            "background": {"default": palette.page, "paper": palette.panel},
            "text": {"primary": palette.ink, "secondary": palette.muted},
            "error": {"main": palette.bad},
            "success": {"main": palette.good},
        },
        "components": {
            "MuiAppBar": {"styleOverrides": {"root": bar}},
            "MuiDialog": {"defaultProps": KEPT},
            "MuiAlert": {"defaultProps": {"closeText": text("app-close")}},
            "MuiLinearProgress": {
                "defaultProps": {"aria-label": text("app-working")}
            },  # the shell keeps an invisible one
            "MuiToolbar": {"styleOverrides": {"root": HEADER_ROOM}},
            "MuiButton": {"styleOverrides": {"root": {"textTransform": "none", PHONE: {"minHeight": "44px"}}}},
            "MuiFormControlLabel": {"styleOverrides": {"root": {PHONE: {"minHeight": "44px"}}}},
            "MuiInputBase": {"styleOverrides": {"root": {PHONE: {"minHeight": "44px"}}}},
            "MuiSlider": {"styleOverrides": {"root": {PHONE: {"padding": "22px 0"}, PAPER: {"display": "none"}}}},
            "MuiListItemButton": {"styleOverrides": {"root": {PHONE: {"minHeight": "44px"}}}},
            "MuiToggleButton": {
                "styleOverrides": {
                    "root": {"textTransform": "none", "color": palette.muted, PHONE: {"minHeight": "44px"}}
                }
            },
        },
        "shape": {"borderRadius": 10},
    }


def ground(look: str) -> str:
    """The ground of a page before its widgets are there; whoever has not chosen a look gets that of the device."""
    chosen = {"light": LIGHT, "dark": DARK}
    first = f":root {{ --ground: {chosen.get(look, LIGHT).page}; }}"
    device = (
        f"@media (prefers-color-scheme: dark) {{ :root {{ --ground: {DARK.page}; }} }}" if look not in chosen else ""
    )
    laid = "background-color: var(--mui-palette-background-default, var(--ground)) !important;"
    return f"{first} {device} html, body {{ {laid} }} {LOADER}"


def theme() -> dict[str, Any]:
    """The `theme_config` of a page, with the words of the current language for what has no words of its own."""
    return {"light": _material(LIGHT), "dark": _material(DARK)}
