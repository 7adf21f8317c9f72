"""The window that says which key does what."""

from typing import Any

from ...kit.dialogs import DialogView
from ...kit.rich_text import Part, RichText, part
from ...kit.wording import t


class KeysDialog(DialogView):
    """One line for each key."""

    width = "sm"

    def title(self) -> str:
        return t("keys")

    def build(self) -> list[Any]:
        lines = [_line(words) for words in t("shortcuts").splitlines()]
        return [RichText(content=lines, dark=self.model.param.dark, margin=(0, 10))]


def _line(words: str) -> Part:
    keys, _, meaning = words.partition(":")
    return part("p", part("strong", f"{keys.strip()}:"), " ", meaning.strip())
