"""What people wrote in a study, as parts: paragraphs, lists, bold words, and links to the rules that it names.

prose("Read [the rule](rule:turn.choose_strip) first.\\n\\n- Then **choose**.")
"""

import re

from ...texts.catalogue import all_rules
from .rich_text import Part, link, part
from .wording import rich

RULE = re.compile(r"\[([^\[\]\n]+)\]\(rule:([a-z0-9_.]+)\)|(?<![\w.])([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+)(?!\w)")
"""A link to a rule as in Markdown, or the id of one."""
BULLET = re.compile(r"\s*[-*] +")


def prose(words: str) -> list[Part]:
    """Text with empty lines between its paragraphs; everything but the marks above stays as it was written."""
    return [_block(block) for block in re.split(r"\n\s*\n", words.strip()) if block]


def _block(words: str) -> Part:
    lines = words.splitlines()
    if all(BULLET.match(line) for line in lines):
        return part("ul", *(part("li", *_linked(BULLET.sub("", line, count=1))) for line in lines))
    return part("p", *_linked(words), css="lines")


def _linked(words: str) -> list[Part | str]:
    found: list[Part | str] = []
    place = 0
    for match in RULE.finditer(words):
        label, named, bare = match.groups()
        if (rule := named or bare) in all_rules():
            found += [*rich(words[place : match.start()]), link("rule", rule, label or rule)]
            place = match.end()
    return [*found, *rich(words[place:])]
