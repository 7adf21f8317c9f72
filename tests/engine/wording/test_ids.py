"""Whatever people read names things by what they show; ids and keys are for keys and files."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.engine.blocked import blocked
from boonlake_panel.engine.wording.keys import key_text
from boonlake_panel.texts.messages import LANGUAGES, in_language

IDS = re.compile(r"\b(?:ST|SA|SB|LC|PT|AF|[ABLTU])\d+[ab]?\b|\b\w+:\w|\b\d+\.(?:upper|lower|\d)\b|\b[a-z]+_[a-z_]+\b")
SETUPS: tuple[dict[str, Any], ...] = (
    {"players": 3, "seed": 7},
    {"players": 2, "seed": 5, "artifacts": True},
    {"players": 1, "seed": 3},
    {"players": 1, "seed": 4, "artifacts": True, "dealer": "ask"},
)


def words(game: Game) -> Iterator[str]:
    """What a position says: its question, the answers, what happened, and why other things are not possible."""
    assert game.decision is not None
    yield game.decision.prompt
    yield from (option.label for option in game.decision.options)
    yield from (event.text for event in game.events)
    for verdict in blocked(game)[::5]:
        yield key_text(game.box, verdict.key)
        yield from (reason.text for reason in verdict.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", SETUPS, ids=lambda given: "-".join(map(str, given.values())))
def test_no_words_of_a_random_game_have_an_id(given: dict[str, Any], language: str) -> None:
    choose = random.Random(1)
    with in_language(language):
        game = Game(Setup(**given)).in_language(language)
        for step in range(120):
            if game.decision is None:
                break
            if step % 4 == 0:
                assert [line for line in words(game) if IDS.search(line)] == []
            game = game.play(choose.choice(game.decision.keys))
