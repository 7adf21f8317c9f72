"""Wording: official terms, capitals, articles and plurals in composed sentences, and no chains of colons."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.components.describe import goods
from boonlake_panel.engine.blocked import blocked
from boonlake_panel.texts.messages import LANGUAGES, in_language, text

DATA = Path(__file__).parents[2] / "data"
SETUPS = [{"players": 3}, {"players": 1}, {"players": 2, "artifacts": True}]

UNWANTED = {
    "en": [
        r"\bthe own\b|\ban own\b|\bat own\b",
        r"\b(is|this is|which is) no (pasture|study|key|node|number|text|id)\b",
        r"\bequally many\b|\bof choice\b(?!;)|\ba cattle\b|\btimes that\b|\bcannot be yet\b",
        r"\bin the ranch\b|\bone more than players\b|\bgray\b|\bcolor\b",
    ],
    "de": [
        r"\b[Bb]au(e|t|en) (das|ein|eines|ein beliebiges) Produktionsgebäude\b|Produktionsgebäude (zu )?bauen",
        r"\b[Ss]etz(e|t|en|st) (Hebel|den Hebel|einen Hebel|den ersten Hebel)\b|Hebel (einer Reihe )?setz(en|t|st)\b",
        r"\bHebel\b[^.]{0,20}(ist|sind) (schon |nicht )?gesetzt\b",
        r"\bvorgezeigt\b|\bin der Hand von\b|\bSpielfigur\b|\bHauptlinie\b|\bfrei, ohne Belohnung\b",
        r"\bdein Schiff\b[^.:]{0,40}\bendet\b|\bdieser Spieler\b|Besitzerin\b",
    ],
    "fr": [
        r"\b[Bb]aiss(ez|er|é)\b|\b[Aa]baiss|\b[Aa]ctionnez\b",
        r"\bChantiers? du (haut|bas)\b|\blibre, sans récompense\b|\bvos dons\b|de perdus\b",
        r"\bligne (du haut|du bas|\d)|\blignes du (haut|bas)\b",
        r"\b(\d|deux|trois|quatre) pas\b(?! (sur|du|de plus sur) )",
        r"descend en aval|remonte en amont|\bTuiles de (Prix|Port)\b|\bPièce de jeu\b",
        r"\bprendre un Artefact\b|\bl.habitant\b|\bleviers?\b|\bau ranch\b|\bdans le ranch\b",
    ],
}
"""What proofreading found, by language: the official terms of the rulebooks and idiom decide (`rules/terms.yaml`)."""
OUR_WORDS = {"fr": r"abaiss(e|ent) (le|son|un) (coût|nombre|propre coût)|réductions abaissent"}
"""Where the same words mean something else."""


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every line that people read, with its place."""
    folders = [DATA / "i18n" / language, DATA / "lessons" / language]
    folders += [DATA / "rules"] if language == "en" else [DATA / "rules" / language]
    for path in sorted(path for folder in folders for path in folder.glob("*.*")):
        for number, line in enumerate(path.read_text(encoding="utf-8").replace("\u00a0", " ").splitlines(), 1):
            if not line.lstrip().startswith("#") and path.name not in ("terms.yaml", "names.ftl"):
                yield f"{path.relative_to(DATA)}:{number}", line.partition(" = ")[2] or line


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_those_of_the_rulebook(language: str) -> None:
    unwanted = re.compile("|".join(UNWANTED[language]))
    allowed = re.compile(OUR_WORDS.get(language, r"$^"))
    found = [f"{place}: {line}" for place, line in written(language) if unwanted.search(allowed.sub("", line))]
    assert found == []


@cache
def composed(language: str) -> list[tuple[str, str]]:
    """Kind and words of everything that is said in a random game of each sort."""
    said: list[tuple[str, str]] = []
    with in_language(language):
        for number, setup in enumerate(SETUPS):
            chance, game, moment = random.Random(number), Game(Setup(seed=number, **setup)), 0
            while game.decision is not None:
                said += [("event", event.text) for event in game.events]
                said.append(("prompt", game.decision.prompt))
                said += [("label", option.label) for option in game.decision.options]
                if moment % 60 == 0:
                    said += [("reason", reason.text) for verdict in blocked(game) for reason in verdict.reasons]
                keys = [key for key in game.decision.keys if not key.startswith("boat:")] or game.decision.keys
                game, moment = game.play(chance.choice(keys)), moment + 1
    return list(dict.fromkeys(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_capitals_articles_and_one_colon(language: str) -> None:
    eminence = {"en": "Wise Eminence", "de": "Weise Eminenz", "fr": "Sage Éminence"}[language]
    for kind, words in composed(language):
        assert not words[:1].islower(), (kind, words)
        assert not words.startswith(eminence), "the Wise Eminence has an article"
        for sentence in re.split(r"(?<=[.?!])\s|[“”„«»]", words):
            assert len(re.findall(r":\s", sentence)) <= 1, (kind, words)


def test_one_is_singular() -> None:
    assert [goods("iron", count) for count in (1, 2)] == ["1 iron", "2 iron"]
    with in_language("fr"):
        assert [goods("iron", count) for count in (1, 2)] == ["1 Fer", "2 Fers"]
        assert "1 PV" in text("event-score-paid", seat="Rouge", detail="ST05", amount=1, source="")
    for language, none in (("en", "no vase"), ("de", "keiner Vase"), ("fr", "aucun Vase")):
        with in_language(language):
            assert none in text("event-retrieve", seat="X", detail="Y", amount=0, source="")


def test_iron_has_its_article() -> None:
    built = text("event-build_site", seat="Red", detail="iron", amount=1, source="")
    assert built == "Red builds an iron site (level 1)"
    assert text("option-build", resource="stone", level=2) == "Build a stone site (level 2)"
