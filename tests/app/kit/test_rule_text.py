"""The text of a rule."""

import json
import re

from boonlake_panel.app.kit.rule_text import rule_text
from boonlake_panel.texts.catalogue import all_rules


def test_sources_of_rules_name_the_rulebook_by_its_language() -> None:
    for rule in all_rules():
        shown = json.dumps(rule_text(rule), ensure_ascii=False)
        assert not re.search(r"\b00\d\b", shown), rule
    assert "German rulebook, \u201cSpielvorbereitung\u201d" in json.dumps(
        rule_text("components.start_tile_backs"), ensure_ascii=False
    )
