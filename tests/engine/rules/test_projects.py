"""Special projects on the scoring tiles."""

from typing import Any

import pytest

from ..pieces import inhabitant, taking
from ..support import during, keys, play, player

TILES = ["ST05", "ST01", "ST02", "ST03"]
JOANNE = {"coins": 13, "production": {"loam": 2, "iron": 2}, "boats": ["wood", "iron"], "own_tile": "ST05"}
"""ST05: 13 coins, 2 loam, 3 iron for 8 points and a card-track step."""


def projecting(effect: str = "play_card:any", **own: Any) -> Any:
    return during(effect, {**JOANNE, **own}, scoring_tiles=TILES)


@pytest.mark.rule("project.reward", "project.double_own")
def test_joannes_project() -> None:
    """13 coins are paid, resources only shown; 2 inhabitants arrive, one goes above the project; 8 + 8 points."""
    game = projecting().play("project:ST05")
    after = player(game)
    assert after["coins"] == 0
    assert (after["production"], after["boats"]) == ({"loam": 2, "iron": 2}, ["wood", "iron"])
    assert (after["ranch"], after["supply"]) == (4, 3)
    assert after["projects"] == {"ST05": True}
    assert (after["card_track"], after["coin_track"]) == (1, 0)
    assert game.scores[0] == 16
    assert game.ledger[0] == {"projects": 16}


@pytest.mark.rule("project.double_own")
def test_only_the_own_tile_counts_twice() -> None:
    game = projecting(own_tile="ST01").play("project:ST05")
    assert game.ledger[0] == {"projects": 8}
    assert (player(game)["ranch"], player(game)["card_track"]) == (4, 1)


@pytest.mark.rule("project.replaces_card")
@pytest.mark.parametrize("strip", ["pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress"])
def test_a_project_fits_every_kind(strip: str) -> None:
    game = taking(strip, JOANNE, {}, scoring_tiles=TILES)
    assert game.decision is not None
    assert game.decision.kind == "play_or_discard"
    assert [key for key in keys(game) if not key.startswith("boat:")] == ["project:ST05", "pass"]


@pytest.mark.rule("project.replaces_card")
def test_a_project_is_played_instead_of_a_card_and_cannot_be_discarded() -> None:
    game = during("play_or_discard:night", {**JOANNE, "boats": ["iron", "iron"], "hand": ["P111"]}, scoring_tiles=TILES)
    assert [key for key in keys(game) if not key.startswith("boat:")] == [
        *("play:P111", "project:ST05", "discard:P111", "pass")
    ]
    assert not game.explain("discard:ST05").legal
    after = game.play("project:ST05")
    assert after.decision is not None
    assert after.decision.kind == "turn"  # that was the card
    assert game.explain("project:ST09").rules == ("project.replaces_card",)


@pytest.mark.rule("project.cost")
def test_discounts_for_cards_count_for_projects() -> None:
    assert "project:ST05" not in keys(projecting(coins=12))
    game = projecting(coins=12, display=["P114"]).play("project:ST05")
    assert player(game)["coins"] == 0
    own = {"boats": ["wood", "wood"], "production": {"loam": 2}}  # 2 iron by boat, 1 is missing
    assert "project:ST05" not in keys(projecting(**own, levers={"4.1": "down"}))
    game = projecting(**own, levers={"4.1": "up"}).play("project:ST05")
    assert player(game)["projects"] == {"ST05": True}
    assert player(game)["levers"] == {"4.1": "down"}


@pytest.mark.rule("project.cost")
def test_what_is_missing_for_a_project() -> None:
    game = projecting("play_or_discard:any", coins=12, hand=["P001"])
    verdict = game.explain("project:ST05")
    assert verdict.rules == ("project.cost",)
    assert verdict.reasons[0].figures == {"needed": 13, "has": 12}
    game = projecting("play_or_discard:any", production={"loam": 2, "iron": 1}, hand=["P001"])
    assert "card.pay_resources" not in game.explain("project:ST05").rules  # the wood boat goes to the iron for nothing
    game = projecting("play_or_discard:any", production={"loam": 2}, hand=["P001"])
    assert game.explain("project:ST05").rules == ("card.pay_resources",)
    assert game.explain("project:ST05").reasons[0].figures["missing"] == 1


@pytest.mark.rule("project.cost")
def test_projects_cost_no_vases() -> None:
    assert player(projecting(vases=2).play("project:ST05"))["vases"] == 2


@pytest.mark.rule("project.mark")
def test_one_inhabitant_stays_on_the_project() -> None:
    game = projecting(ranch=0, supply=8).play("project:ST05")
    assert (player(game)["ranch"], player(game)["supply"]) == (1, 6)
    assert player(game)["projects"] == {"ST05": True}


@pytest.mark.rule("project.mark")
@pytest.mark.parametrize(("ranch", "supply", "after"), [(7, 1, (7, 0)), (8, 0, (7, 0))])
def test_with_a_short_supply_what_is_there_is_taken(ranch: int, supply: int, after: tuple[int, int]) -> None:
    game = projecting(ranch=ranch, supply=supply).play("project:ST05")
    assert (player(game)["ranch"], player(game)["supply"]) == after
    assert player(game)["projects"] == {"ST05": True}


@pytest.mark.rule("project.mark")
def test_without_any_inhabitant_the_project_still_counts() -> None:
    tiles = {str(space): {"tile": tile, "upper": inhabitant(), "lower": inhabitant()}
             for space, tile in ((4, "T01"), (7, "T02"), (14, "T03"), (17, "T04"))}  # fmt: skip
    own = {**JOANNE, "ranch": 0}
    game = during("play_card:any", own, map=tiles, scoring_tiles=TILES)
    assert player(game)["supply"] == 0
    game = game.play("project:ST05")
    assert player(game)["projects"] == {"ST05": False}
    assert game.scores[0] == 16
    assert player(game)["ranch"] == 0


@pytest.mark.rule("project.once")
def test_each_project_once_a_player() -> None:
    own = {**JOANNE, "coins": 26, "hand": ["P001"]}
    game = during("play_or_discard:any; play_or_discard:any", own, JOANNE | {"own_tile": None}, scoring_tiles=TILES)
    game = play(game, "project:ST05")
    assert "project:ST05" not in keys(game)
    assert game.explain("project:ST05").rules == ("project.once",)
    other = {**JOANNE, "own_tile": "ST01"}
    game = during("play_card:any", {"own_tile": "ST05", "projects": {"ST05": True}}, other, seat=1, scoring_tiles=TILES)
    game = game.play("project:ST05")  # different players may realize the same project
    assert game.scores == (0, 8)
