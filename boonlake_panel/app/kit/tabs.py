"""Tabs: buttons of which one is chosen."""

from collections.abc import Mapping

from .markup import Part, part


def tabs(
    words: Mapping[str, str],
    chosen: str,
    label: str | None = None,
    act: str = "tab",
    css: str = "tabs",
) -> Part:
    """`words` are those of the buttons by name, `label` is what all are for."""
    buttons = [
        part(
            "button",
            title,
            act=act,
            value=name,
            role="tab",
            aria_selected=str(name == chosen).lower(),
            data_id=f"{act} {name}",
        )
        for name, title in words.items()
    ]
    return part("div", *buttons, css=css, role="tablist", aria_label=label)
