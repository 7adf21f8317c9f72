"""Text in lines of a given length."""

import textwrap


def wrap(words: str, width: int, lines: int = 9) -> list[str]:
    """Lines of at most `width` characters, longer words whole; what does not fit ends with an ellipsis."""
    wrapped = textwrap.wrap(words, width, break_long_words=False)
    if len(wrapped) > lines:
        wrapped = [*wrapped[: lines - 1], wrapped[lines - 1][: width - 1] + "\u2026"]
    return wrapped


def shortened(words: str, length: int) -> str:
    """At most so many characters; what does not fit ends with an ellipsis."""
    return words if len(words) <= length else words[: length - 1].rstrip() + "\u2026"
