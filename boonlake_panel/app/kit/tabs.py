"""The tabs of a page."""

from collections.abc import Mapping
from typing import Any

import panel_material_ui as pmui

TABS = {"& .MuiTab-root": {"textTransform": "none", "minHeight": 44, "color": "text.primary"}}
"""Tabs are words as we write them, large enough for a finger."""


def tab_menu(owner: Any, words: Mapping[str, str], label: str) -> Any:
    """The tabs of a page: they follow the parameter `tab` of their owner, and the parameter follows them."""
    names = list(words)
    menu = pmui.TabMenu(items=list(words.values()), active=names.index(owner.tab), label=label, sx=TABS)

    def choose(event: Any) -> None:
        if isinstance(event.new, int) and 0 <= event.new < len(names):
            owner.tab = names[event.new]

    menu.param.watch(choose, "active")
    owner.param.watch(lambda event: setattr(menu, "active", names.index(event.new)), "tab")
    return menu
