"""Lists of studies: those of the library, those in the trash, and the examples; and the link to one of them."""

from collections.abc import Sequence

from ...study.library import Entry
from ...texts.messages import has_text
from ..kit.markup import Part, part
from ..kit.wording import t


def examples(names: Sequence[str]) -> list[Part]:
    """The games that come with the program, each with a sentence on what there is to see."""
    return [part("h3", t("examples")), part("div", *(_example(name) for name in names), css="two-columns")]


def _example(name: str) -> Part:
    message = name.replace("-", "_")
    known = has_text(f"app-game-{message}")
    title = part("strong", t(f"game-{message}") if known else name)
    facts = part("span", t(f"game-{message}-text"), css="facts") if known else None
    opener = part("button", title, facts, css="open", act="example", value=name, data_id=f"example {name}")
    return part("div", opener, css="entry-row")


def library(
    entries: Sequence[Entry], search: Sequence[Part], deleted: tuple[str, str], words: str, open_id: str
) -> list[Part]:
    """The studies that are kept, the last changed first; below them the way back for one that was just deleted."""
    found: list[Part] = [part("h3", t("library")), *search]
    if deleted[0]:
        undo = part("button", t("library-undo"), act="restore", value=deleted[0], data_id="undo")
        told = part("span", t("library-deleted", title=deleted[1] or t("untitled")))
        found.append(part("div", told, undo, css="notice undo", role="status"))
    if not entries:
        return [*found, part("p", t("library-nothing" if words else "library-none"), css="muted")]
    return [*found, part("div", *(_entry(entry, entry.id == open_id) for entry in entries), css="entries")]


def _entry(entry: Entry, is_open: bool) -> Part:
    title = entry.title or t("untitled")
    facts = t("library-entry", choices=entry.choices, players=entry.players)
    when = t("library-when", date=entry.changed.strftime("%Y-%m-%d %H:%M"))
    opened = f" · {t('library-open')}" if is_open else ""
    told = part("span", f"{facts} · {when}{opened}", css="facts")
    opener = part(
        "button", part("strong", title), told, css="open", act="open", value=entry.id, data_id=f"open {entry.id}"
    )
    remove = part(
        "button",
        t("library-delete"),
        act="delete",
        value=entry.id,
        aria_label=t("library-delete-this", title=title),
        data_id=f"delete {entry.id}",
    )
    return part("div", opener, remove, css="entry-row")


def trash(entries: Sequence[Entry]) -> list[Part]:
    """What was deleted and can be restored."""
    if not entries:
        return []
    rows = []
    for entry in entries:
        title = entry.title or t("untitled")
        restore = part(
            "button",
            t("library-restore"),
            act="restore",
            value=entry.id,
            aria_label=t("library-restore-this", title=title),
            data_id=f"restore {entry.id}",
        )
        rows.append(part("div", part("span", title), restore, css="entry-row"))
    summary = part("summary", t("library-trash", count=len(entries)))
    return [part("details", summary, part("div", *rows, css="entries"))]


def link(address: str, copied: bool) -> list[Part]:
    """The address of a study that is kept, with a button to copy it."""
    if not address:
        return [part("p", t("unsaved"), css="muted")]
    copy = part("button", t("link-copied" if copied else "link-copy"), act="copied", copy=address, data_id="copy")
    row = part("div", part("code", address, data_id="address"), copy, css="link-row")
    return [part("h3", t("link")), row, part("p", t("saved"), css="muted", role="status")]
