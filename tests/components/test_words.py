"""One record per word: whatever is derived from the records holds for every word, also for the next one."""

import csv
import re
from pathlib import Path

import pytest

from boonlake_panel.components import describe, describe_rules, parse_effect, parse_rules, unparse
from boonlake_panel.components.lexicon import BY_NUMBER, WORDS
from boonlake_panel.components.vocabulary import ALT, CATEGORIES, MEASURES, ON, REPEAT, SEQ, TRADE, TRIGGER_RECORDS
from boonlake_panel.components.word import Group, Word
from boonlake_panel.texts import data_directory
from boonlake_panel.texts.messages import LANGUAGES, in_language

EVERY_WORD = pytest.mark.parametrize("word", WORDS.values(), ids=WORDS)


def texts(word: Word) -> list[str]:
    """The word with every example of its argument."""
    return [f"{word.name}:{example}" if example else word.name for example in word.argument.examples]


def test_words_have_numbers_of_their_own() -> None:
    assert len(BY_NUMBER) == len(WORDS)
    assert not {SEQ, ALT, TRADE, REPEAT, ON} & set(BY_NUMBER)


@EVERY_WORD
def test_a_word_is_read_and_written(word: Word) -> None:
    assert texts(word)
    for text in texts(word):
        assert parse_effect(text)[0] == word.number
        assert unparse(parse_effect(text)) == text


@EVERY_WORD
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_described(word: Word, language: str) -> None:
    with in_language(language):
        for text in texts(word):
            assert describe(parse_effect(text)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_triggers_are_described(language: str) -> None:
    with in_language(language):
        for trigger in TRIGGER_RECORDS:
            for argument in trigger.arguments:
                rule = f"on:{trigger.name}{',' if argument else ''}{argument} => coins:+1"
                assert describe_rules(parse_rules(rule)), rule


def test_the_guide_says_where_each_group_may_stand() -> None:
    guide = (Path(__file__).parents[2] / "docs/data-packs.md").read_text(encoding="utf-8")
    table = guide.partition("| group | where it may stand |")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.partition(" | ")[0])}
    assert named == {*Group, "trigger", "measure", "category"}


def test_the_list_for_readers_is_in_step() -> None:
    with (data_directory() / "vocabulary.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    listed: dict[str, dict[str, str]] = {}
    for row in rows:
        listed.setdefault(row["group"], {})[row["term"]] = row["argument"]
    assert listed.pop("trigger").keys() == {trigger.name for trigger in TRIGGER_RECORDS}
    assert listed.pop("measure").keys() == {name for name in MEASURES if "@" not in name}
    assert listed.pop("category").keys() == set(CATEGORIES)
    assert {name: group for group, names in listed.items() for name in names} == {
        word.name: word.group for word in WORDS.values()
    }
    for group, arguments in listed.items():
        for name, pattern in arguments.items():
            grammar = re.compile(pattern.replace("<measure>", f"({'|'.join(MEASURES)})"))
            for example in WORDS[name].argument.examples:
                assert grammar.fullmatch(example), (group, name, example)
