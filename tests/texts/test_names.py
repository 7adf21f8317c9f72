"""Names of components in the current language."""

from dataclasses import dataclass, replace

from boonlake_panel.components import open_box
from boonlake_panel.texts import in_language, name_of


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
    """A component of somebody's own pack."""

    name: str


def test_a_name_without_latin_letters_stays() -> None:
    with in_language("fr"):
        assert name_of(Foreign("\u4e2d\u6587")) == "\u4e2d\u6587"
