"""Messages in the current language."""

import threading
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path

import pytest

from boonlake_panel.components import describe, parse_effect
from boonlake_panel.texts import messages as module
from boonlake_panel.texts.messages import (
    capitalized,
    current_language,
    ended,
    folded,
    has_text,
    in_language,
    sources,
    text,
    use_language,
)


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
    cached_functions = (sources, module._formatted, module._bundle)
    for cached in cached_functions:
        cached.cache_clear()
    yield
    for cached in cached_functions:
        cached.cache_clear()


@pytest.mark.usefixtures("half_translated")
def test_english_stands_in_for_a_missing_translation() -> None:
    with in_language("de"):
        assert text("hello", name="Ada") == "Hallo Ada"
        assert text("bye") == "Bye"
        assert has_text("bye")
        assert not has_text("good night")
    assert text("hello", name="Ada") == "Hello Ada"


@pytest.mark.usefixtures("half_translated")
def test_a_bad_message_or_language_is_named() -> None:
    with pytest.raises(KeyError, match="no message 'night' in language 'en'"):
        text("night")
    with pytest.raises(ValueError, match=r"message 'hello' in language 'en': .*name"):
        text("hello")
    with pytest.raises(ValueError, match="message 'lonely' in language 'en' has no text"):
        text("lonely")
    with pytest.raises(ValueError, match="unknown language 'xx', expected one of en, de, fr"), in_language("xx"):
        pass


def test_every_thread_has_its_own_language() -> None:
    described: dict[str, str] = {}

    def describe_in(language: str) -> None:
        with in_language(language):
            barrier.wait()
            described[language] = describe(parse_effect("coins:+3"))

    barrier = threading.Barrier(3)
    threads = [threading.Thread(target=describe_in, args=(language,)) for language in ("en", "de", "fr")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert described == {"en": "take 3 coins", "de": "nimm 3 Münzen", "fr": "prenez 3 Pièces"}


def test_a_copied_context_keeps_the_language() -> None:
    with in_language("fr"):
        context = copy_context()
    assert current_language() == "en"
    assert context.run(current_language) == "fr"


def test_a_language_ends_with_its_block_even_after_a_mistake() -> None:
    with pytest.raises(KeyError), in_language("de"):
        text("no such message")
    assert current_language() == "en"


def test_sentences_end_once() -> None:
    assert [ended(words) for words in ("Go", "Where?", "There.")] == ["Go.", "Where?", "There."]


def test_capitals_leave_other_letters_alone() -> None:
    assert capitalized("nimm 2 Münzen") == "Nimm 2 Münzen"
    assert capitalized("") == ""


def test_the_default_language_holds_outside_of_blocks() -> None:
    use_language("de")
    try:
        assert current_language() == "de"
        with in_language("fr"):
            assert current_language() == "fr"
        with in_language(None):
            assert current_language() == "de"
    finally:
        use_language("en")


def test_letters_are_compared_without_accents() -> None:
    assert folded("Œuvre de Pièces") == "oeuvre de pieces"
    assert folded("Große MÜNZE") == "grosse munze"
