"""What is looked for in the rule book."""

from typing import Any

import param

from ....teach import Icon, Term, find_terms, glossary, icons, search_rules
from ....texts.catalogue import PARTS, Rule, all_rules
from ....texts.messages import folded

RULES, ICONS, TERMS = TABS = ("rules", "icons", "terms")
PAGE_SIZE = 20
MAX_CHARACTERS = 80


class RuleQuery(param.Parameterized):
    """A tab of the rule book, the words to search for, and for rules the part of the game and how many are shown."""

    tab: Any = param.Selector(default=RULES, objects=list(TABS), doc="Rules, icons or terms.")
    words = param.String(default="", doc="What to search for; nothing shows everything.")
    part: Any = param.Selector(default="", objects=["", *PARTS], doc="Only rules of this part of the game.")
    limit = param.Integer(default=PAGE_SIZE, bounds=(PAGE_SIZE, None), doc="How many rules are shown at most.")

    @param.depends("words", "part", watch=True)
    def _start_over(self) -> None:
        self.limit = PAGE_SIZE

    def clear(self) -> None:
        """Show everything again."""
        self.param.update(words="", part="")

    @property
    def text(self) -> str:
        """The words, not longer than anybody would type."""
        return self.words[:MAX_CHARACTERS].strip()

    def rules(self) -> list[Rule]:
        """The rules that fit, the best ones first."""
        everything = all_rules()
        hits = search_rules(self.text, limit=len(everything)) if self.text else tuple(everything.values())
        return [rule for rule in hits if self.part in ("", rule.part)]

    def icons(self) -> list[Icon]:
        """The icons whose meaning contains the words."""
        return [icon for icon in icons() if folded(self.text) in folded(icon.text)]

    def terms(self) -> tuple[Term, ...]:
        """The terms that contain the words, in any language."""
        return find_terms(self.text) if self.text else glossary()
