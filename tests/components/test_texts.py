"""Texts in the current language, and names of components."""

import threading
from collections.abc import Iterator
from contextvars import copy_context
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from boonlake_panel.components import describe, open_box, parse_effect
from boonlake_panel.texts import messages as module
from boonlake_panel.texts import name_of, rule_catalogue
from boonlake_panel.texts.messages import capitalized, current_language, ended, has_text, in_language, sources, text


@pytest.fixture
def half_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Messages of which German has only some."""
    for language, words in (
        ("en", "hello = Hello { $name }\nbye = Bye\nlonely =\n    .only = An attribute\n"),
        ("de", "hello = Hallo { $name }\n"),
    ):
        (tmp_path / "i18n" / language).mkdir(parents=True)
        (tmp_path / "i18n" / language / "some.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(module, "data_directory", lambda: tmp_path)
    remembered = (sources, module._formatted, module._bundle)
    for cached in remembered:
        cached.cache_clear()
    yield
    for cached in remembered:
        cached.cache_clear()


@pytest.mark.usefixtures("half_translated")
def test_english_speaks_where_a_translation_is_missing() -> None:
    with in_language("de"):
        assert text("hello", name="Ada") == "Hallo Ada"
        assert text("bye") == "Bye"
        assert has_text("bye")
        assert not has_text("good night")
    assert text("hello", name="Ada") == "Hello Ada"


@pytest.mark.usefixtures("half_translated")
def test_mistakes_are_told() -> None:
    with pytest.raises(KeyError, match="no message 'night' in language 'en'"):
        text("night")
    with pytest.raises(ValueError, match=r"message 'hello' in language 'en': .*name"):
        text("hello")
    with pytest.raises(ValueError, match="message 'lonely' in language 'en' has no text"):
        text("lonely")
    with pytest.raises(ValueError, match="unknown language 'xx', expected one of en, de, fr"), in_language("xx"):
        pass


def test_every_visitor_speaks_their_own_language() -> None:
    heard: dict[str, str] = {}

    def visit(language: str) -> None:
        with in_language(language):
            barrier.wait()
            heard[language] = describe(parse_effect("coins:+3"))

    barrier = threading.Barrier(3)
    visitors = [threading.Thread(target=visit, args=(language,)) for language in ("en", "de", "fr")]
    for visitor in visitors:
        visitor.start()
    for visitor in visitors:
        visitor.join()
    assert heard == {"en": "take 3 coins", "de": "nimm 3 Münzen", "fr": "prenez 3 Pièces"}


def test_work_for_a_visitor_takes_their_language_along() -> None:
    with in_language("fr"):
        context = copy_context()
    assert current_language() == "en"
    assert context.run(current_language) == "fr"


def test_a_language_ends_with_its_block_even_after_a_mistake() -> None:
    with pytest.raises(KeyError), in_language("de"):
        text("no such message")
    assert current_language() == "en"


@pytest.mark.parametrize(
    ("effect", "german", "french"),
    [
        ("coins:-1", "zahle 1 Münze", "payez 1 Pièce"),
        ("inhabitants:-2", "gib 2 Bewohner ab", "perdez 2 Habitants"),
        ("vase:+2; coins:+7", "nimm 2 Vasen und 7 Münzen", "prenez 2 Vases et 7 Pièces"),
        (
            "discard:2 -> inhabitants:+1; vp:+3",
            "wirf 2 Karten ab: 1 Bewohner und 3 Siegpunkte",
            "défaussez 2 cartes\u00a0: 1 Habitant et 3 PV",
        ),
        (
            "explore:2; (develop:1 | upgrade:1)",
            "entdecke zweimal, dann (erschließe, oder werte auf)",
            "explorez 2 fois, puis (développez, ou améliorez)",
        ),
        (
            "vp_goal:houses,1=2,4=4",
            "2 Siegpunkte mit 1 Haus außerhalb deines Tableaus, 4 mit 4",
            "2 PV avec 1 Maison hors de votre plateau, 4 avec 4",
        ),
        (
            "vp_each:levers,1",
            "1 Siegpunkt für jeden Hebel",
            "1 PV pour chaque Levier",
        ),
        (
            "solo_explore:2; solo_house:last_tile",
            "die weise Eminenz legt 2 Bauplättchen und setzt ein Haus auf das letzte Bauplättchen",
            "la Sage Éminence pose 2 tuiles, puis place une Maison sur la dernière tuile",
        ),
    ],
)
def test_effects_read_well_in_other_languages(effect: str, german: str, french: str) -> None:
    for language, words in (("de", german), ("fr", french)):
        with in_language(language):
            assert describe(parse_effect(effect)) == words


def test_sentences_end_once() -> None:
    assert [ended(words) for words in ("Go", "Where?", "There.")] == ["Go.", "Where?", "There."]


def test_capitals_leave_other_letters_alone() -> None:
    assert capitalized("nimm 2 Münzen") == "Nimm 2 Münzen"
    assert capitalized("") == ""


def test_names_are_translated_and_names_of_other_packs_stay() -> None:
    mint = next(card for card in open_box().cards if card.name == "Mint")
    own = replace(mint, name="Grandma's kitchen")
    assert name_of(mint) == "Mint"
    with in_language("de"):
        assert name_of(mint) == "Münzprägerei"
        assert name_of(own) == "Grandma's kitchen", "the same id, but another card"
    with in_language("fr"):
        assert name_of(mint) == "Hôtel de la monnaie"


@dataclass(frozen=True)
class Foreign:
    """A component of somebody's own."""

    name: str = "Öä!"


def test_a_name_without_latin_letters_stays() -> None:
    with in_language("fr"):
        assert name_of(Foreign("\u4e2d\u6587")) == "\u4e2d\u6587"


def test_rules_speak_the_language() -> None:
    english = rule_catalogue("base")
    with in_language("de"):
        german = rule_catalogue("base")
    assert list(german) == list(english)
    assert german["ship.harbor"].rule != english["ship.harbor"].rule
    assert german["ship.harbor"].source == english["ship.harbor"].source
    with in_language("de"), pytest.raises(ValueError, match="unknown part 'lake'"):
        rule_catalogue("lake")
