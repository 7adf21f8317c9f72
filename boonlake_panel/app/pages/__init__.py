"""The pages of the dashboard, in the order of the navigation; each is imported when it is first asked for."""

from importlib import import_module

from .base import Page

HOMES = {
    "explore": ("explore", "ExplorePage"),
    "learn": ("learn", "LearnPage"),
    "rules": ("rules", "RulesPage"),
    "what-if": ("what_if", "WhatIfPage"),
    "simulate": ("simulate", "SimulatePage"),
    "components": ("components", "ComponentsPage"),
}
"""Where a page lives: its module and its class."""

PAGES = tuple(HOMES)


def page_class(name: str) -> type[Page]:
    """The class of a page."""
    module, title = HOMES[name]
    page: type[Page] = getattr(import_module(f".{module}.page", __name__), title)
    return page


__all__ = ["HOMES", "PAGES", "Page", "page_class"]
