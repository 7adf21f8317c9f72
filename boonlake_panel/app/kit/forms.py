"""Fields of forms as parts: a label, the field itself, a word of help, and what is wrong with it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .markup import Part, part

CSS = (Path(__file__).parent / "windows.css").read_text(encoding="utf-8")


def labelled(name: str, label: str, control: Part, help_: str = "", fault: str = "", css: str = "field") -> Part:
    """A field with its label above it; `name` tells the fields of a form apart."""
    told = [f"{name} help"] if help_ else []
    told += [f"{name} fault"] if fault else []
    control.setdefault("p", {}).update({"id": _id(name), "data-id": name})
    if told:
        control["p"]["aria-describedby"] = " ".join(_id(words) for words in told)
    if fault:
        control["p"]["aria-invalid"] = "true"
    return part(
        "div",
        part("label", label, for_=_id(name)),
        control,
        part("span", help_, css="help", id=_id(f"{name} help")) if help_ else None,
        part("span", fault, css="fault", id=_id(f"{name} fault"), role="alert") if fault else None,
        css=css,
    )


def _id(name: str) -> str:
    return "field-" + name.replace(" ", "-").replace(".", "-")


def text_field(name: str, label: str, value: str, longest: int, **more: Any) -> Part:
    """One line of text."""
    looks = {key: more.pop(key) for key in ("placeholder", "inputmode", "list_", "type_") if key in more}
    control = part("input", act=f"set {name}", value=value, maxlength=longest, autocomplete="off", **looks)
    return labelled(name, label, control, **more)


def number_field(name: str, label: str, value: int | str, least: int = 0, most: int = 9999, **more: Any) -> Part:
    """A whole number."""
    control = part("input", act=f"set {name}", value=str(value), type="number", min=least, max=most, step=1)
    return labelled(name, label, control, **more)


def select_field(name: str, label: str, options: Mapping[str, str], value: str, **more: Any) -> Part:
    """One of several values; `options` are their words by value."""
    choices = [part("option", words, value=key) for key, words in options.items()]
    return labelled(name, label, part("select", *choices, act=f"set {name}", value=value), **more)


def check_field(name: str, label: str, value: bool, **more: Any) -> Part:
    """Yes or no."""
    control = part("input", act=f"set {name}", value="yes" if value else "no", type="checkbox")
    return labelled(name, label, control, css="field check", **more)


def buttons_field(name: str, label: str, options: Mapping[str, str], value: str) -> Part:
    """One of a few values, as buttons."""
    buttons = [
        part(
            "button",
            words,
            act=f"set {name}",
            value=key,
            aria_pressed=str(key == value).lower(),
            data_id=f"{name} {key}",
        )
        for key, words in options.items()
    ]
    row = part("div", *buttons, css="choice-row", role="group", aria_label=label)
    return part("div", part("span", label, css="label", aria_hidden="true"), row, css="field")


def group(title: str, *fields: Part | None, css: str = "") -> Part:
    """Fields that belong together."""
    return part("fieldset", part("legend", title), part("div", *fields, css="fields"), css=f"group {css}".strip())


def fault_list(title: str, faults: list[str], news: str = "") -> list[Part]:
    """Everything that is wrong, at the top of a window; with other news than before it comes into sight."""
    if not faults:
        return []
    items = [part("li", fault) for fault in faults]
    return [
        part("div", part("strong", title), part("ul", *items), css="notice bad", role="alert", data_news=news or None)
    ]
