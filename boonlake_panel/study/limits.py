"""How large a study may be, and which characters its texts may hold: a file may come from anybody."""

import re
from collections.abc import Iterable

from ..texts.messages import text
from .errors import StudyError

MAX_BYTES = 20_000_000
MAX_NODES = 50_000
MAX_FAULTS = 100  # what comes after them is not read: nobody reads on
MAX_BRANCHES = 400  # after one node; no decision has so many options
MAX_TITLE = 200
MAX_NAME = 200
MAX_COMMENT = 20_000
MAX_TAG = 40
MAX_TAGS = 50
MAX_SEATS = 4

KEY = re.compile(r"[!-~]{1,100}")
NODE_ID = re.compile(r"[0-9a-z]{1,16}")
AGENT = re.compile(r"[a-z]{0,20}")
UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, turned writing directions and broken halves: no database and no terminal wants them."""


def clean(words: str, limit: int, what: str) -> str:
    """A text without unprintable characters; raises `StudyError` if it is too long."""
    if len(words) > limit:
        raise StudyError(text(f"fault-long-{what}", length=str(len(words)), limit=str(limit)))
    return UNPRINTABLE.sub("", words.replace("\r\n", "\n").replace("\r", "\n")).strip()


def clean_line(words: str, limit: int, what: str) -> str:
    """The same for a text of one line."""
    return " ".join(clean(words, limit, what).split())


def clean_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Tags in small letters and in order, each once; raises `StudyError` if there are too many."""
    cleaned = sorted({clean_line(tag, MAX_TAG, "tag").casefold() for tag in tags} - {""})
    if len(cleaned) > MAX_TAGS:
        raise StudyError(f"{len(cleaned)} tags are too many, at most {MAX_TAGS} are kept")
    return tuple(cleaned)


def clean_agents(agents: Iterable[str]) -> tuple[str, ...]:
    """Who plays each seat, without the people at the end; raises `StudyError` for what cannot name an agent."""
    named = list(agents)
    if len(named) > MAX_SEATS or not all(isinstance(name, str) and AGENT.fullmatch(name) for name in named):
        raise StudyError(f"{named!r:.80} does not say who plays: expected the names of agents, empty for people")
    while named and not named[-1]:
        named.pop()
    return tuple(named)
