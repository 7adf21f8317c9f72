"""Sphinx: lists the parameters of a class with bounds, defaults and docs, and the messages of a component."""

from typing import Any

import param
from sphinx.application import Sphinx


def add_parameters(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    if what != "class" or not issubclass(thing, param.Parameterized):
        return
    own = [key for key in thing.param if key in vars(thing) and key != "name"]
    lines += ["", *(line for key in own for line in _entry(key, thing.param[key])), ""]
    if messages := getattr(thing, "MESSAGES", ()):
        lines += ["Messages: " + ", ".join(f"`{message}`" for message in messages) + ".", ""]


def _entry(name: str, parameter: Any) -> list[str]:
    facts = [f"default {parameter.default!r}"]
    bounds = getattr(parameter, "bounds", None) or (None, None)
    if None not in bounds:
        facts.append("{} to {}".format(*bounds))
    if isinstance(parameter, param.Selector):
        facts.append("one of " + ", ".join(f"`{choice}`" for choice in parameter.objects))
    return [f"* `{name}` ({', '.join(facts)}): {parameter.doc}"]


def leave_out_parameters(app: Sphinx, what: str, name: str, thing: Any, skip: bool, options: Any) -> bool | None:
    """They are listed already."""
    return True if isinstance(thing, param.Parameter) else None


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("autodoc-process-docstring", add_parameters)
    app.connect("autodoc-skip-member", leave_out_parameters)
    return {"parallel_read_safe": True}
