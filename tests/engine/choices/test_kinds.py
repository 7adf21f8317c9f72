"""The records of the kinds of choices: complete, in all languages, and their keys can be read back."""

import inspect

import pytest

from boonlake_panel.components.lexicon import BY_NUMBER
from boonlake_panel.components.vocabulary import TRADE
from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.choices.arguments import NOTHING, OPEN, SLOT
from boonlake_panel.engine.choices.kind import SOLO, Kind
from boonlake_panel.engine.choices.notation import UnknownKey, all_keys, kind_of_key, parse_key, write_key
from boonlake_panel.engine.choices.registry import CHOSEN, KINDS, kinds_named
from boonlake_panel.engine.steps import STEP_NAMES
from boonlake_panel.engine.wording.keys import key_text
from boonlake_panel.expansions import EXPANSIONS
from boonlake_panel.texts.catalogue import all_rules
from boonlake_panel.texts.messages import LANGUAGES, sources

GROUPS = {"strips", "cards", "map", "levers", "boats", "river", "scoring", "payment", "lake", "artifacts", "other"}
EACH = pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.example)
GAME = Game(Setup(players=2, seed=3, artifacts=True))


def test_numbers_have_no_gap_and_each_finds_its_handler() -> None:
    assert list(KINDS) == list(range(1, len(KINDS) + 1))
    assert all(CHOSEN[number] is kind.chosen for number, kind in KINDS.items())


@EACH
def test_a_record_is_complete(kind: Kind) -> None:
    assert kind.rule in all_rules()
    assert kind.group in GROUPS
    assert kind.only_in in ("", SOLO, *EXPANSIONS)
    assert all(0 <= step < len(STEP_NAMES) for step in kind.steps)
    assert all(word in BY_NUMBER or word == TRADE for word in kind.words)
    assert parse_key(GAME.state.t, kind.example).kind == kind.number
    assert len(inspect.signature(kind.chosen).parameters) == 3
    for language in LANGUAGES:
        assert f"key-{kind.name}" in sources(language)
        if not kind.dealt and kind.name != "pass":
            assert f"needs-{kind.needs or kind.name}" in sources(language)


@EACH
def test_a_kind_can_come_up(kind: Kind) -> None:
    """Something asks for it: a step, a word, any time, chance, or it is what is left: `take`."""
    assert kind.steps or kind.words or kind.free or kind.dealt or kind.name == "take"


@EACH
def test_every_key_can_be_read_back(kind: Kind) -> None:
    state = GAME.state
    step = state.agenda[-1]
    for text in kind.argument.all(state.t):
        key = write_key(kind, text)
        assert " " not in key
        assert kind_of_key(key) is kind
        argument = parse_key(state.t, key).argument
        assert argument != OPEN
        if kind.argument is not SLOT:  # an option counts the place of the tile, which only a position knows
            assert kind.argument.write(state, step, argument) == text
        assert key_text(GAME.box, key)


def test_keys_are_listed_once() -> None:
    keys = all_keys(GAME.state.t)
    assert len(keys) == len(set(keys)) > 1000
    assert {"develop:13.upper", "plug", "return:income.3", "corner:top_left", "explore", "explore:13"} <= set(keys)


@pytest.mark.parametrize("key", ["", "dance", "plug:1", "play", "play:", "play:P999", "develop:99.upper", "lake:start"])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(UnknownKey):
        parse_key(GAME.state.t, key)


def test_a_name_may_have_a_kind_with_and_one_without_an_argument() -> None:
    assert [kind.argument is NOTHING for kind in kinds_named("explore")] == [True, False]


def test_secret_kinds_are_those_whose_argument_tells_a_hidden_card_or_tile() -> None:
    assert {kind.name for kind in KINDS.values() if kind.secret} == {"deal", "draw", "keep", "stash"}
