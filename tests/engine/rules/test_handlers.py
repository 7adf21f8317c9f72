"""Every word that can come onto the agenda has a handler."""

from boonlake_panel.components import vocabulary as w
from boonlake_panel.components.lexicon import WORDS
from boonlake_panel.components.word import Group
from boonlake_panel.engine import core  # noqa: F401  loads all chapters of the rules
from boonlake_panel.engine.rules.handlers import DO, OFFER

IN_EFFECT_STEP = {w.NONE, w.EXPLORE, w.REGION_INCOME}
"""Words that the step of an effect handles itself."""


def test_every_word_that_does_something_has_one_handler() -> None:
    for word in WORDS.values():
        handlers = [table[word.number] for table in (DO, OFFER) if table[word.number] is not None]
        lasts = word.group == Group.MODIFIER or word.is_rule
        assert len(handlers) == (0 if lasts or word.number in IN_EFFECT_STEP else 1), word.name
