"""The Eminence's turn told step by step: every decision with its rule and figures, in words for newcomers."""

import pytest

from boonlake_panel.engine import Game, Setup
from boonlake_panel.texts.catalogue import all_rules

from ..eminence import eminence, leave, position, rows
from ..pieces import house, inhabitant
from ..playing import walk
from ..support import keys

T20 = "take 2 coins / pay 4 coins, advance 1 step on the coin track, gain 4 VP for a settlement"
"""A tile in words."""

LEVELS = ("easy", "medium", "challenge", "difficult", "very_difficult")


def test_a_whole_turn_reads_like_an_explanation() -> None:
    spaces = {
        "7": {"tile": "T02", "upper": house(1)},
        "14": {"tile": "T03", "upper": house(), "lower": inhabitant()},
        "15": {"tile": "T36", "cattle": [1, 0]},
    }
    strips = ["hire", "pioneer", "cattle_breeding", "progress", "builder", "region_scoring", "settle"]
    told = eminence("SB3", "top_right", strips, map=spaces).play("reveal:T20", "reveal:T11")
    leave(told, "turn")
    assert [event.text for event in told.events if event.seat == 1] == [
        "The Wise Eminence reveals a tile of type B with Cattle-breeding, Settle, Pioneer",
        "Figure in the top right corner of the next back: "
        "locations are searched from space 14 upwards in this turn",
        "Upper half: the lowest strip is Settle. On a tile of type B the Eminence builds 2 structures",
        "The Wise Eminence looks for a tile with a free building site: "
        + "".join(f"{space} no, " for space in (*range(14, 34), *range(1, 7)))
        + "7 yes",
        "The Wise Eminence builds a house on space 7, lower site",
        "The Wise Eminence looks for a tile with one of its houses: "
        + "".join(f"{space} no, " for space in (*range(14, 34), *range(1, 7)))
        + "7 yes",
        "The Wise Eminence builds a settlement on space 7, upper site",
        "Lower half: Cattle-breeding in row 3, Settle in row 7, Pioneer in row 2. The highest of the three is Pioneer",
        "The Wise Eminence takes Pioneer from row 2",
        f"The Wise Eminence reveals a tile ({T20})",
        "The Wise Eminence looks for a free space next to a tile: "
        "14 no, 15 no, 16 no, 17 no, 18 no, 19 no, 20 no, 21 yes",
        f"The Wise Eminence lays a tile on space 21 ({T20})",
        "The Wise Eminence reveals a tile (pay 9 coins, advance 3 steps on one of the two tracks)",
        "The Wise Eminence looks for a free space next to a tile: "
        "14 no, 15 no, 16 no, 17 no, 18 no, 19 no, 20 yes",
        "The Wise Eminence lays a tile on space 20 (pay 9 coins, advance 3 steps on one of the two tracks)",
        "The Wise Eminence builds a house on space 20, upper site",
        "The Wise Eminence advances 1 on the cactus track, to space 1",
        "The Wise Eminence sails 3 steps, as far as its row allows; it takes no river reward",
        "The strips are pushed together",
    ]  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
def test_every_event_of_a_solo_game_can_be_said_and_cites_a_rule(level: str) -> None:
    rules = all_rules()
    told: dict[str, str] = {}
    for seed in range(3):
        for game, key in walk(Setup(players=1, seed=seed, difficulty=level), seed):
            for event in game.events:
                assert event.rule in rules, f"{key}: {event}"
                assert event.text, event
                assert "{" not in event.text
                if event.seat == 1:
                    told[event.what] = event.rule
                    base = ("reveal", "push", "lock", "interim", "ending", "round", "over")
                    assert event.rule.startswith("solo.") or event.what in base, event
            if game.decision:
                for option in game.decision.options:
                    assert option.rule in rules
                    assert option.label
    assert {"solo_tile", "corner", "solo_upper", "solo_strip", "search", "cactus", "solo_income", "sail"} <= set(told)


def test_the_figures_behind_points_add_up_to_them() -> None:
    """What the Eminence says before it scores is what it scores."""
    for game, key in walk(Setup(players=1, seed=11, difficulty="very_difficult"), 11):
        events = [event for event in game.events if event.seat == 1]
        for number, event in enumerate(events):
            gained = []
            for following in events[number + 1 :]:
                if following.what != "vp":
                    break
                gained.append(following.amount)
            if event.what == "solo_share":
                assert sum(gained) == event.amount * int(event.detail), key
            elif event.what == "solo_income":
                points = [int(part) for part in event.detail.split(" + ")]
                unrevealed = sum(one.amount for one in events if one.source == "unrevealed_tiles")
                assert sum(points) == event.amount
                assert event.amount in (sum(gained), sum(gained) - unrevealed), key
            elif event.what == "missing":
                assert gained[:1] == [10]


def test_a_position_with_the_eminence_to_move_tells_its_turn() -> None:
    """What happens before the first question is not lost, although nobody chose it."""
    game = Game.from_position({"setup": {"players": 1, "seed": 3}, "active": 1, "strips": rows("builder")})
    assert [event.what for event in game.events][:3] == ["solo_tile", "corner", "solo_upper"]
    assert game.decision is not None
    assert game.decision.seat == 0
    again = Game.from_position(game.position())
    assert again.events == ()
    assert again == game


# Keys that only the dealer uses.


@pytest.mark.parametrize("key", ["solo:SA1", "corner:top_left", "remove:SB1"])
def test_dealer_keys_are_explained_wherever_they_do_not_fit(key: str) -> None:
    rule = {"s": "solo.turn.reveal", "c": "solo.location.preferred", "r": "solo.difficulty"}[key[0]]
    auto = position(setup={"dealer": "auto"}).game.explain(key)
    assert not auto.legal
    assert auto.rules == (rule,)
    assert 'dealer="ask"' in str(auto)
    multiplayer = Game(Setup(players=2, seed=1)).explain(key)
    assert not multiplayer.legal
    assert multiplayer.rules == (rule,)
    assert "Only a game for one player has a Wise Eminence" in str(multiplayer)
    other = position().game.explain(key)
    assert other.rules == ("turn.choose_strip",)
    assert "Choose an action strip" in str(other)


def test_dealer_keys_are_explained_where_they_are_asked() -> None:
    told = position(active=1, solo={"stack": ["SA1", "SB1"], "seen": ["SA2", "SA3", "SB2", "SB3"]})
    assert keys(told.game) == ("solo:SA1", "solo:SB1")
    legal = told.game.explain("solo:SA1")
    assert legal.legal
    assert legal.rules == ("solo.turn.reveal",)
    for key in ("solo:SA2", "solo:SB5"):
        verdict = told.game.explain(key)
        assert not verdict.legal
        assert verdict.rules == ("solo.turn.reveal",)
        assert "of type A with Builder, Region scoring, Settle; " in str(verdict)
    assert told.game.explain("corner:top_left").rules == ("solo.turn.reveal",)
    assert told.game.explain("strip:builder").rules[0] == "solo.turn.reveal"
    told.play("solo:SA1")
    assert told.game.explain("corner:top_left").rules == ("solo.location.preferred",)
    assert told.game.explain("solo:SB1").rules == ("solo.location.preferred",)
    assert "Where is the figure" in str(told.game.explain("solo:SB1"))
    for bad in ("solo:SX9", "corner:middle", "remove:", "corner"):
        verdict = told.game.explain(bad)
        assert not verdict.legal
        assert "expected" in str(verdict) or "needs an argument" in str(verdict)


def test_a_tile_to_remove_is_explained() -> None:
    game = Game(Setup(players=1, seed=1, difficulty="easy", dealer="ask"))
    while game.decision and game.decision.kind != "solo_remove":
        game = game.play(keys(game)[0])
    assert game.explain("remove:SB1").rules == ("solo.difficulty",)
    verdict = game.explain("remove:SA1")  # easy takes B tiles out only
    assert not verdict.legal
    assert verdict.rules == ("solo.difficulty",)
    assert "possible: Taken out: solo tile of type B with Settle, Hire, Region scoring" in str(verdict)
