"""The head of every page: the brand, the way to other pages, the language and the look."""

from ...texts.messages import LANGUAGE_NAMES
from ..kit.markup import Part, part
from ..kit.wording import t

HALF_MOON = "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 4.5v15a7.5 7.5 0 0 1 0-15z"


def header(pages: tuple[str, ...], shown: str, language: str) -> list[Part]:
    """Everything above the page that is shown, in the current language."""
    ways = [
        part("button", t(f"page-{name}"), act="page", value=name, data_id=f"page {name}",
             aria_current="page" if name == shown else None)
        for name in pages
    ]  # fmt: skip
    languages = [
        part("button", code.upper(), act="language", value=code, title=name, lang=code, aria_label=name,
             aria_pressed=str(code == language).lower(), data_id=f"language {code}")
        for code, name in LANGUAGE_NAMES.items()
    ]  # fmt: skip
    drawing: Part = {"t": "svg", "k": "moon", "d": [[HALF_MOON, "#ffffff"]]}
    look = part("button", drawing, act="look", css="look", title=t("look"), aria_label=t("look"), data_id="look")
    return [
        part(
            "div",
            part("h1", t("brand"), css="brand"),
            part("nav", *ways, css="top", aria_label=t("pages")),
            part("div", *languages, css="top languages", role="group", aria_label=t("language")),
            part("div", look, css="top languages"),
            css="header",
        )
    ]
