"""Hidden information: what a seat sees, and games dealt anew that it cannot tell from the real one."""

import json
from typing import Any

import pytest

from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.position.checks import check_position

from .playing import violations, walk
from .support import keys, play, position

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def swapped(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """The same position with everything changed that a seat cannot know: others' hands, the draw pile, chance."""
    new = json.loads(json.dumps(data))
    for other, player in enumerate(new["players"]):
        if other != seat:
            count = len(player["hand"])
            new["deck"] += player["hand"]
            player["hand"], new["deck"] = new["deck"][:count], new["deck"][count:]
    new["chance"] = {"seed": 987654321, "counter": 5}
    new["setup"]["seed"] = 424242
    return new


@PLAYERS
def test_a_view_does_not_depend_on_what_is_hidden(players: int) -> None:
    compared = 0
    for number, (game, _) in enumerate(walk(Setup(players=players, seed=players), 21)):
        if number % 9 or not game.decision or not game.turn:
            continue
        seat = game.decision.seat
        other = Game.from_position(swapped(game.position(), seat))
        assert other.position() != game.position()
        assert other.seen_by(seat).position() == game.seen_by(seat).position()
        assert keys(other) == keys(game)
        compared += 1
    assert compared > 20


@PLAYERS
def test_a_view_shows_the_own_hand_and_counts_the_rest(players: int) -> None:
    game = Game(Setup(players=players, seed=5))
    while game.turn < 8 and game.decision:
        game = game.play(game.decision.keys[0])
    whole = game.position()
    for seat in range(players):
        view = game.seen_by(seat).position()
        assert view["viewer"] == seat
        assert view["deck"] == len(whole["deck"])
        assert view["mound"] == len(whole["mound"])
        assert "chance" not in view
        assert view["setup"]["seed"] is None
        for other in range(players):
            hand = whole["players"][other]["hand"]
            assert view["players"][other]["hand"] == (hand if other == seat else len(hand))
            public = {name: value for name, value in whole["players"][other].items() if name != "hand"}
            assert {name: value for name, value in view["players"][other].items() if name != "hand"} == public
        assert view["map"] == whole["map"]
        assert view["discards"] == whole["discards"]


def test_no_hidden_name_is_in_a_view() -> None:
    """Cards of others and of the draw pile, tiles of the mound and the seed occur nowhere in what a seat gets."""
    for number, (game, _) in enumerate(walk(Setup(players=3, seed=77777777), 22)):
        if number % 11 or not game.decision or any(step["step"] == "pay_card" for step in game.position()["agenda"]):
            continue
        data = game.position()
        for seat in range(3):
            text = json.dumps(game.seen_by(seat).position())
            hidden = [*data["deck"], *data["mound"]]
            hidden += [card for other in range(3) if other != seat for card in data["players"][other]["hand"]]
            assert not [name for name in hidden if f'"{name}"' in text]
            assert "77777777" not in text


@pytest.mark.rule("setup.scoring_tile_choice")
@PLAYERS
def test_scoring_tiles_are_chosen_in_secret(players: int) -> None:
    """Later choosers see neither what the others kept nor what they were dealt, until all have chosen."""
    game = Game(Setup(players=players, seed=8))
    first, second = keys(game)
    one, two = game.play(first), game.play(second)
    assert one.decision is not None
    assert one.decision.kind == "keep"
    for seat in range(1, players):
        assert one.seen_by(seat).position() == two.seen_by(seat).position()
        assert not [tile for tile in (first[5:], second[5:]) if tile in json.dumps(one.seen_by(seat).position())]
        assert not [tile for tile in (first[5:], second[5:]) if tile in json.dumps(game.seen_by(seat).position())]
    assert one.seen_by(0).position() != two.seen_by(0).position()
    assert one.seen_by(0).position()["players"][0]["own_tile"] == first[5:]
    dealt = [key[5:] for key in keys(one)]
    assert not [tile for tile in dealt if tile in json.dumps(one.seen_by(0).position())]
    assert all(tile in json.dumps(one.seen_by(1).position()) for tile in dealt)
    while game.decision and game.decision.kind == "keep":
        game = game.play(keys(game)[0])
    assert None not in game.seen_by(players - 1).position()["scoring_tiles"]
    seen = game.seen_by(0).position()
    assert [player["own_tile"] for player in seen["players"]] == seen["scoring_tiles"][:players]


@PLAYERS
def test_dealing_anew_keeps_what_a_seat_knows(players: int) -> None:
    for number, (game, key) in enumerate(walk(Setup(players=players, seed=30 + players), 23)):
        if number % 5 or not game.decision:
            continue
        seat = game.decision.seat
        other = game.determinize(seat, number)
        assert other.seen_by(seat).position() == game.seen_by(seat).position(), key
        assert keys(other) == keys(game), key
        assert check_position(other.state) == []
        if game.turn:
            assert violations(other) == []
        assert Game.from_position(other.position()).position() == other.position()


@PLAYERS
def test_a_seat_that_waits_can_deal_anew_too(players: int) -> None:
    """In the middle of somebody else's decision nothing that the waiting seat knows changes, and play goes on."""
    for number, (game, key) in enumerate(walk(Setup(players=players, seed=40 + players), 24)):
        if number % 3 or not game.decision:
            continue
        seat = (game.decision.seat + 1) % players
        other = game.determinize(seat, number)
        assert check_position(other.state) == [], key
        assert other.seen_by(seat).position() == game.seen_by(seat).position(), key
        assert other.decision is not None
        assert other.decision.seat == game.decision.seat, key
        for choice in keys(other)[:3]:
            other.play(choice)


def test_dealing_anew_shuffles_everything_else() -> None:
    game = Game(Setup(players=3, seed=6))
    while game.turn < 6:
        assert game.decision is not None
        game = game.play(game.decision.keys[0])
    assert game.decision is not None
    seat = game.decision.seat
    other = next(s for s in range(3) if s != seat)
    hands = {tuple(game.determinize(seat, seed).position()["players"][other]["hand"]) for seed in range(20)}
    assert len(hands) == 20
    assert len({game.determinize(seat, seed).position()["chance"]["seed"] for seed in range(20)}) == 20
    assert game.determinize(seat, 1) == game.determinize(seat, 1)
    seen = {card for seed in range(200) for card in game.determinize(seat, seed).position()["players"][other]["hand"]}
    data = game.position()
    unknown = {*data["deck"], *(card for s in range(3) if s != seat for card in data["players"][s]["hand"])}
    assert seen == unknown


def test_dealing_anew_shuffles_scoring_tiles_while_they_are_chosen() -> None:
    game = Game(Setup(players=4, seed=9))
    game = play(game, keys(game)[0])
    dealt = [tuple(keys(game.determinize(0, seed))) for seed in range(40)]
    assert len(set(dealt)) > 20
    kept = {game.determinize(1, seed).position()["players"][0]["own_tile"] for seed in range(60)}
    assert len(kept) > 8
    assert not kept & {key[5:] for key in keys(game)}
    for seed in range(20):
        assert keys(game.determinize(1, seed)) == keys(game)


def test_the_game_dealt_anew_does_not_know_the_next_card() -> None:
    """The draws that follow differ from deal to deal: nobody peeks at the pile."""
    game = position({"hand": ["P001"], "coins": 9}, {}, strips=["builder", "pioneer", "settle", "hire", "progress",
                    "cattle_breeding", "region_scoring"])  # fmt: skip
    futures = set()
    for seed in range(15):
        after = play(game.determinize(0, seed), "strip:builder", "take:2cards")
        futures.add(tuple(after.position()["players"][0]["hand"]))
    assert len(futures) > 10


def test_a_card_that_is_being_paid_for_stays_in_the_hand() -> None:
    """Everybody sees which card it is; only the rest of the hand is dealt anew."""
    buyer = {"coins": 2, "hand": ["P011", "P001", "P002"], "production": {"loam": 2, "stone": 1}}
    buyer |= {"boats": ["loam", "iron"], "levers": {"4.1": "up", "4.2": "up"}}
    agenda = [{"step": "turn", "seat": 0}, {"step": "pay_card", "seat": 1, "what": "P011"}]
    game = position({}, buyer, agenda=agenda)
    assert len(keys(game)) == 3
    for seed in range(10):
        other = game.determinize(0, seed)
        assert keys(other) == keys(game)
        assert "P011" in other.position()["players"][1]["hand"]
        assert "P011" in other.play(keys(other)[0]).position()["players"][1]["display"]


def test_chance_answers_by_itself_in_a_game_dealt_anew() -> None:
    """Who enters a game by hand says what was drawn; whoever thinks ahead must not choose it."""
    game = Game(Setup(players=2, seed=1, dealer="ask"))
    other = game.determinize(0, 3)
    assert other.decision is not None
    assert other.decision.kind == "keep"
    while other.decision:
        assert not any(key.startswith(("draw:", "reveal:", "row:", "lay:", "deal:")) for key in keys(other))
        other = other.play(keys(other)[0])
    assert other.scoring == 4
