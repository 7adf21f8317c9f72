"""Tabs: buttons of which one is chosen."""

from collections.abc import Collection, Mapping

from .markup import Part, part
from .wording import t


def tabs(
    words: Mapping[str, str],
    chosen: str,
    label: str | None = None,
    act: str = "tab",
    css: str = "tabs",
    lit: Collection[str] = (),
) -> Part:
    """`words` are those of the buttons by name, `label` is what all are for; `lit` ones get a dot."""
    buttons = [
        part(
            "button",
            title,
            _dot() if name in lit else None,
            act=act,
            value=name,
            role="tab",
            aria_selected=str(name == chosen).lower(),
            data_id=f"{act} {name}",
        )
        for name, title in words.items()
    ]
    return part("div", *buttons, css=css, role="tablist", aria_label=label)


def _dot() -> Part:
    return part("span", css="glow", title=t("board-glows"), role="img", aria_label=t("board-glows"))
