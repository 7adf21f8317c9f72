"""Text in lines of a given length."""

import textwrap


def wrap(words: str, width: int, lines: int = 9) -> list[str]:
    """Lines of at most `width` characters, longer words whole; what does not fit ends with an ellipsis."""
    found = textwrap.wrap(words, width, break_long_words=False)
    if len(found) > lines:
        found = [*found[: lines - 1], found[lines - 1][: width - 1] + "\u2026"]
    return found
