"""Tables of components, finding them, their pictures, their rules, and what notebooks show."""

import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import pytest

from boonlake_panel.analysis import component_table
from boonlake_panel.analysis.component_search import KINDS, THEMES, Match, Query, find_components, times_of
from boonlake_panel.analysis.component_tables import component_id, effects_of
from boonlake_panel.components import open_box
from boonlake_panel.components.box import TABLES
from boonlake_panel.components.lexicon import WORDS
from boonlake_panel.teach.component_rules import component_rules
from boonlake_panel.texts.catalogue import all_rules
from boonlake_panel.texts.messages import LANGUAGES, in_language
from boonlake_panel.views import DARK, LIGHT
from boonlake_panel.views.charts.deck import deck_counts
from boonlake_panel.views.components.pictures import component_picture, is_drawn
from boonlake_panel.views.notebook import html

BOX = open_box()
ORIGINS = {"rulebook", "mixed", "reconstructed"}


@pytest.mark.parametrize("table", TABLES)
def test_every_table_is_tidy_and_says_where_its_values_come_from(table: str) -> None:
    frame = component_table(BOX, table)
    assert len(frame) == len(BOX.table(table))
    assert frame["id"].is_unique
    assert set(frame["provenance"]) <= ORIGINS
    assert not frame.map(lambda cell: isinstance(cell, tuple | list | dict)).any(axis=None)


def test_cells_of_a_card() -> None:
    cards = component_table(BOX, "cards").set_index("id")
    mint = next(card for card in BOX.cards if card.name == "Mint")
    row = cards.loc[mint.id]
    assert (row["name"], row["kind"], row["cost_coins"], row["iron"]) == (
        "Mint",
        mint.kind,
        mint.cost_coins,
        mint.resources[3],
    )
    assert row["immediate"] == "advance 2 steps on the coin track"
    with in_language("de"):
        assert component_table(BOX, "cards").set_index("id").loc[mint.id, "immediate"] != row["immediate"]


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no table 'dragons'"):
        component_table(BOX, "dragons")


# Finding


def test_filters_fit_together() -> None:
    matches = find_components(BOX, Query("cards", card_kind="night", most_coins=8, theme="vases", game="base"))
    assert matches
    for component in matches:
        card = component.record
        assert (card.kind, component.table) == ("night", "cards")
        assert card.cost_coins <= 8
        assert any(
            "vase" in word for word in component_table(BOX, "cards").set_index("id").loc[card.id, "effects"].split(", ")
        )


def test_words_are_sought_in_names_and_effects_in_the_language_that_is_spoken() -> None:
    assert [matches.record.name for matches in find_components(BOX, Query(words="auction HOUSE"))] == ["Auction house"]
    with in_language("de"):
        matches = find_components(BOX, Query(words="Münzleiste"))
        assert matches
        assert find_components(BOX, Query(words="munzleiste")) == matches
    assert find_components(BOX, Query(words="Münzleiste")) == []


def test_times_and_provenance() -> None:
    lasting = find_components(BOX, Query(time="permanent"))
    assert {bool(matches.record.permanent) for matches in lasting} == {True}
    for origin in ORIGINS:
        matches = find_components(BOX, Query("tiles", provenance=origin))
        assert {component.record.provenance for component in matches} == {origin}


def test_every_effect_word_has_a_theme() -> None:
    used = {word for words in THEMES.values() for word in words}
    assert set(WORDS) - used == {"none"}


# Pictures


def everything() -> list[Match]:
    return [match for kind in KINDS for match in find_components(BOX, Query(kind))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_picture_in_every_language(language: str) -> None:
    with in_language(language):
        for match in everything():
            assert is_drawn(match.record), match.table
            picture = component_picture(match.record, "<&>", LIGHT if language == "en" else DARK, box=BOX)
            root = ElementTree.fromstring(picture)
            assert root.attrib["aria-label"] == "<&>"
            assert len(picture) < 12_000, (match.table, component_id(match.record))


def test_all_tables_of_things_one_can_see_are_in_the_gallery() -> None:
    shown = {table for tables in KINDS.values() for table in tables}
    assert set(TABLES) - shown == {"links", "river_line", "ford", "locks", "constants", "counts", "solo_difficulty"}


# Rules


def test_every_component_names_rules_that_exist() -> None:
    for match in everything():
        rules = component_rules(match.record)
        assert rules, (match.table, component_id(match.record))
        assert set(rules) <= set(all_rules())


def test_every_effect_of_a_card_has_a_rule_of_its_own() -> None:
    general = {"card.discard_for_coins", "card.kinds", "card.pay_resources", "card.effect_timing", "onetime.use"}
    for card in BOX.all_cards:
        own = set(component_rules(card)) - general
        assert len(own) >= bool(times_of(card)), card.name


# Charts and notebooks


def test_charts_count_every_card_once() -> None:
    counts = deck_counts(find_components(BOX, Query("cards")))
    for name in ("kind", "coins", "points", "origin"):
        assert sum(count for _, _, count in counts[name]["rows"]) == 220, name
    tiles = deck_counts(find_components(BOX, Query("tiles")))
    assert set(tiles) == {"theme", "origin"}


@pytest.mark.parametrize(
    "record", [BOX.cards[0], BOX.tiles[0], BOX.scoring_tiles[0], BOX.table("artifacts")[0], BOX.levers[0]]
)
def test_notebooks_show_a_picture(record: object) -> None:
    class Reader(HTMLParser):
        tags: list[str] = []  # noqa: RUF012

        def handle_starttag(self, tag: str, attrs: object) -> None:
            self.tags.append(tag)

    reader = Reader()
    reader.feed(html(record))
    assert {"figure", "svg", "figcaption"} <= set(reader.tags)
    assert "Reconstructed" in html(record) or "rulebook" in html(record)


def test_effects_of_a_tile_are_those_of_its_sites() -> None:
    tile = next(tile for tile in BOX.tiles if len(tile.sites) == 2)
    assert len(effects_of(tile)) == 6
