"""Text with headings, lists, pictures and links to rules, lessons, examples and choices, as plain data.

text = RichText(content=[part("p", "A house costs ", part("strong", "two"), " coins. ", link("rule", "site.house"))])
text.on_rule(show_rule)

Texts become text nodes in the browser, never HTML, so that nothing that people typed can run.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import param

from .component import Component, script, styles

Part = dict[str, Any]
HERE = Path(__file__).parent
LINKS = ("rule", "lesson", "example", "node", "term", "choice")
"""What a link can lead to."""


def part(tag: str, *children: "Part | str | None", css: str = "", **attributes: Any) -> Part:
    """An element; underscores of attributes stand for hyphens."""
    made: Part = {"t": tag}
    inner = [child for child in children if child is not None and child != ""]
    if inner:
        made["c"] = inner
    if css:
        made["k"] = css
    given = {name.rstrip("_").replace("_", "-"): str(text) for name, text in attributes.items() if text is not None}
    if given:
        made["p"] = given
    return made


def link(kind: str, id_: str, *words: "Part | str", css: str = "rule") -> Part:
    """A link to a rule, a lesson, an example or a choice of the study; without words one to a rule says just that."""
    if kind not in LINKS:
        raise ValueError(f"no link leads to a {kind!r}; there are {', '.join(LINKS)}")
    return {"t": "link", "c": list(words), "k": css, "to": kind, "id": id_}


def links(content: Iterable[Part | str]) -> Iterator[tuple[str, str]]:
    """All links of a text: what kind of thing each leads to, and which."""
    for node in content:
        if isinstance(node, dict):
            if node["t"] == "link":
                yield node["to"], node["id"]
            yield from links(node.get("c", ()))


class RichText(Component):
    """Shows text and tells which of its links are followed."""

    content = param.List(default=[], doc="The text: strings, and parts made by `part` and `link`.")
    _esm = script(HERE / "rich_text.js")
    _stylesheets: ClassVar[list[str]] = styles(HERE / "rich_text.css")
    MESSAGES = LINKS

    def put(self, content: list[Part]) -> None:
        """Change what is shown, if it differs."""
        if content != self.content:
            self.content = content

    def on_rule(self, callback: Callable[[str], Any]) -> None:
        """Call a function with the id of each rule that somebody wants to read."""
        self.on("rule", callback)

    def on_lesson(self, callback: Callable[[str], Any]) -> None:
        """Call a function with the id of each lesson that somebody wants to open."""
        self.on("lesson", callback)

    def on_example(self, callback: Callable[[str], Any]) -> None:
        """Call a function with the id of each rule of which somebody wants to see an example."""
        self.on("example", callback)

    def on_node(self, callback: Callable[[str], Any]) -> None:
        """Call a function with the id of each node that somebody wants to see."""
        self.on("node", callback)

    def on_choice(self, callback: Callable[[str], Any]) -> None:
        """Call a function with the key of each choice that somebody wants to make."""
        self.on("choice", callback)

    def on_term(self, callback: Callable[[str], Any]) -> None:
        """Call a function with each word of the glossary that somebody wants to look up."""
        self.on("term", callback)

    def is_meant(self, message: str, value: Any) -> bool:
        """Only links that the text has can be followed."""
        return super().is_meant(message, value) and (message, value) in set(links(self.content))
