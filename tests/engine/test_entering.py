"""`dealer="ask"`: a game from somebody's own table, entered choice by choice, is the same game."""

from collections.abc import Iterator

import pytest

from boonlake_panel.engine import Event, Game, Setup

from .playing import CHANCE, walk
from .support import keys, play, player

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
DEALT = ("lay", "row", "draw", "deal", "reveal")


def dealt_keys(game: Game) -> Iterator[str]:
    """What chance brought with the last choice, as the keys with which people enter it."""
    cards = {card.name: card.id for card in game.box.cards}
    strips = {strip.name: strip.id for strip in game.box.strips}
    for event in game.events:
        if event.what in DEALT:
            yield f"{event.what}:{ {'draw': cards, 'row': strips}.get(event.what, {}).get(event.detail, event.detail) }"


def is_dealing(game: Game) -> bool:
    return bool(game.decision) and keys(game)[0].startswith(CHANCE)


@PLAYERS
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_can_be_entered(players: int, seed: int) -> None:
    """A dealt game is taken down and entered by hand: same scores, same position, nothing left to chance."""
    setup = Setup(players=players, seed=seed)
    entered = Game(Setup(players=players, seed=999, dealer="ask"))
    brought: list[str] = []  # by the dealt game, in order
    told: list[str] = []  # to the entered game
    dealt: Game | None = None
    told += dealt_keys(entered)
    for dealt, key in walk(setup, seed):
        if key:
            assert key in keys(entered)
            entered = entered.play(key)
            told += dealt_keys(entered)
        brought += dealt_keys(dealt)
        while is_dealing(entered):
            answer = brought[len(told)]
            assert answer in keys(entered)
            entered = entered.play(answer)
            told += dealt_keys(entered)
        assert sorted(told) == sorted(brought)
        assert keys(entered) == keys(dealt)
    assert dealt is not None
    assert entered.over
    assert entered.scores == dealt.scores
    assert entered.ledger == dealt.ledger
    ours, theirs = dealt.position(), entered.position()
    assert theirs["chance"]["counter"] == 0
    for data in (ours, theirs):
        del data["chance"], data["setup"]
    assert ours == theirs


def test_card_names_are_unique() -> None:
    box = Game(Setup(seed=1)).box
    assert len({card.name for card in box.cards}) == len(box.cards)


def test_the_table_is_asked_in_the_order_of_the_setup() -> None:
    game = Game(Setup(players=3, seed=0, dealer="ask"))
    kinds: list[str] = []
    while game.decision and game.decision.kind != "turn":
        kinds += [game.decision.kind] if kinds[-1:] != [game.decision.kind] else []
        game = game.play(keys(game)[0])
    expected = ["lay_tiles", "lay_strips", "draw"]
    expected += ["deal_scoring", "keep"] * 3
    assert kinds == [*expected, "fill_scoring", "production"]
    assert [len(own["hand"]) for own in game.position()["players"]] == [6, 6, 6]


def test_only_what_is_still_there_can_be_dealt() -> None:
    game = Game(Setup(players=2, seed=0, dealer="ask")).play("lay:T03")
    assert "lay:T03" not in keys(game)
    verdict = game.explain("lay:T03")
    assert not verdict.legal
    assert verdict.rules
    assert not game.explain("lay:T11").legal  # grey tiles are no starting tiles
    assert not game.explain("draw:P001").legal
    while game.decision and game.decision.kind != "draw":
        game = game.play(keys(game)[0])
    game = game.play("draw:P001")
    assert "draw:P001" not in keys(game)
    assert player(game)["hand"] == ["P001"]


def test_a_dealer_who_is_not_asked_refuses_help() -> None:
    game = Game(Setup(players=2, seed=0))
    for key in ("draw:P001", "reveal:T11", "lay:T01", "row:settle", "deal:ST01"):
        verdict = game.explain(key)
        assert not verdict.legal
        assert "dealer" in str(verdict)


def test_any_outcome_can_be_forced() -> None:
    game = Game(Setup(players=2, seed=0, dealer="ask"))
    while game.decision and game.decision.kind != "turn":
        game = game.play(keys(game)[0])
    game = game.play("strip:pioneer")
    while "explore" not in keys(game):
        game = game.play("pass")
    game = play(game, "explore")
    assert [key for key in keys(game) if key.startswith("reveal:")] == [f"reveal:T{n}" for n in range(11, 36)]
    game = play(game, "reveal:T31")
    assert game.decision is not None
    assert "gain 4 VP for a settlement / pay 3 coins, gain 3 VP" in game.decision.prompt


def test_reshuffling_is_entered_card_by_card() -> None:
    cards = [f"P{number:03}" for number in range(1, 166)]
    agenda = [{"step": "turn", "seat": 0}]
    agenda.append({"step": "effect", "seat": 0, "effect": "cards:+2", "source": "cards", "flags": []})  # type: ignore[dict-item]
    data = {
        "setup": {"players": 2, "dealer": "ask"},
        "players": [{}, {"hand": cards[4:]}],
        "deck": ["P001"],
        "discards": ["P002", "P003", "P004"],
        "agenda": agenda,
    }
    game = Game.from_position(data)  # the only card of the pile comes by itself
    assert player(game)["hand"] == ["P001"]
    assert keys(game) == ("draw:P002", "draw:P003", "draw:P004")
    game = game.play("draw:P003")
    assert player(game)["hand"] == ["P001", "P003"]
    assert isinstance(game.events[0], Event)
