"""Turns: whose it is, their phases, and the three parts of an action."""

import pytest

from boonlake_panel.engine import Game, Setup

from ..playing import walk
from ..support import keys, play, player, position

ROWS = ["pioneer", "settle", "cattle_breeding", "region_scoring", "hire", "progress", "builder"]
DAY, SUNSET, NIGHT = "P019", "P097", "P111"  # 2 coins 1 loam; 6 coins; 6 coins


def main_keys(game: Game) -> list[str]:
    """What is offered apart from boat moves."""
    return [key for key in keys(game) if not key.startswith("boat:")]


def asked(game: Game) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


@pytest.mark.rule("game.turn_order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_pass_clockwise_for_the_whole_game(players: int) -> None:
    """Neither an interim scoring nor the second round changes whose turn is next."""
    turns: list[tuple[int, int, int]] = []
    for game, _ in walk(Setup(players=players, seed=5), 5):
        assert game.position()["first"] == 0
        if game.decision and game.decision.kind == "turn" and (not turns or turns[-1][0] != game.turn):
            turns.append((game.turn, game.decision.seat, game.round))
    assert [seat for _, seat, _ in turns] == [n % players for n in range(len(turns))]
    assert {round_ for _, _, round_ in turns} == {1, 2}


@pytest.mark.rule("game.turn_order")
def test_the_second_round_opens_with_the_next_player() -> None:
    ships = ({"ship": "B5"}, {"ship": "B7"}, {"ship": "B4"})
    game = position(*ships, active=1, locks=["K1"], scorings=1, agenda=[{"step": "turn", "seat": 1}])
    game = game.play("strip:builder")
    while asked(game)[1] != "turn":
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    assert game.round == 2
    assert asked(game) == (2, "turn")


@pytest.mark.rule("turn.phases")
@pytest.mark.parametrize("players", [2, 4])
def test_action_then_ship_then_strips(players: int) -> None:
    order: list[str] = []
    turns = 0
    for game, _ in walk(Setup(players=players, seed=6), 6):
        for event in game.events:
            if event.what == "strip":
                assert order in ([], ["strip", "sail", "push"], ["strip", "push"])
                order = []
                turns += 1
            if event.what in ("strip", "sail", "push"):
                order.append(event.what)
            if event.what in ("place", "region", "cattle", "modernize"):
                assert order == ["strip"], event
    assert turns > 20


@pytest.mark.rule("turn.phases")
def test_nothing_of_a_later_phase_before_its_time() -> None:
    game = position(strips=ROWS)
    assert game.explain("sail:1").rules == ("turn.choose_strip",)
    game = play(game, "strip:settle")
    assert not game.explain("sail:1").legal
    assert game.position()["strips"] == ROWS
    game = play(game, "pass", "pass", "pass")
    assert asked(game) == (0, "ship")
    assert game.position()["strips"] == ROWS
    game = play(game, "sail:1")
    assert [event.what for event in game.events] == ["sail", "coins", "push"]


@pytest.mark.rule("turn.choose_strip")
@pytest.mark.parametrize("strip", ROWS)
def test_any_strip_may_be_taken_and_its_row_stays_empty(strip: str) -> None:
    game = position({"ranch": 2}, strips=ROWS)
    assert [key for key in keys(game) if key.startswith("strip:")] == [f"strip:{name}" for name in ROWS]
    assert "pass" not in keys(game)
    game = game.play(f"strip:{strip}")
    assert game.position()["taken"] == strip
    assert game.position()["strips"] == ROWS
    assert not game.explain("strip:hire").legal


@pytest.mark.rule("turn.bottom_row_penalty")
@pytest.mark.parametrize(("row", "points"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, -1), (7, -2)])
def test_the_two_lowest_rows_cost_points_before_the_action(row: int, points: int) -> None:
    strips = [name for name in ROWS if name != "builder"]
    strips.insert(row - 1, "builder")
    game = position({"coins": 0}, strips=strips).play("strip:builder")
    assert game.scores == (points, 0)
    assert game.ledger[0] == ({"strip_penalty": points} if points else {})
    whats = [event.what for event in game.events]
    assert whats[: 3 if points else 2] == (["strip", "vp", "coins"] if points else ["strip", "coins"])
    if points:
        assert game.events[1].rule == "turn.bottom_row_penalty"


@pytest.mark.rule("turn.part1_play_or_discard")
def test_first_part_plays_discards_or_skips_a_card_of_the_kind() -> None:
    game = position({"coins": 6, "hand": [DAY, SUNSET, NIGHT]}, strips=ROWS).play("strip:hire")
    assert main_keys(game) == [f"play:{NIGHT}", f"discard:{NIGHT}", "pass"]
    played = game.play(f"play:{NIGHT}")
    assert player(played)["coins"] == 0
    assert player(played)["display"] == [NIGHT]
    discarded = game.play(f"discard:{NIGHT}")
    assert player(discarded)["coins"] == 8
    assert discarded.position()["discards"] == [NIGHT]
    skipped = game.play("pass")
    assert player(skipped)["hand"] == [DAY, SUNSET, NIGHT]
    for after in (played, discarded, skipped):
        assert asked(after) == (0, "explore")
        assert player(after)["ranch"] == 4  # the second part has begun


@pytest.mark.rule("turn.part1_play_or_discard")
def test_first_part_needs_the_kind_and_the_full_cost() -> None:
    game = position({"coins": 5, "hand": [DAY, SUNSET, NIGHT]}, strips=ROWS).play("strip:hire")
    assert main_keys(game) == [f"discard:{NIGHT}", "pass"]
    assert game.explain(f"play:{NIGHT}").rules == ("card.play_from_hand",)
    assert game.explain(f"play:{NIGHT}").reasons[0].figures == {"needed": 6, "has": 5}
    assert "card.kinds" in game.explain(f"play:{DAY}").rules
    assert game.explain(f"discard:{SUNSET}").rules == ("card.kinds",)


@pytest.mark.rule("turn.part2_left_to_right")
def test_second_part_in_printed_order_each_effect_optional() -> None:
    game = position({"hand": []}, {"hand": []}, strips=ROWS).play("strip:pioneer")
    assert asked(game) == (0, "explore")
    assert main_keys(game) == ["explore", "pass"]
    assert not game.explain("develop:4.upper").legal
    game = game.play("pass")
    assert asked(game) == (0, "explore")
    game = game.play("pass")
    assert asked(game) == (0, "choose")
    assert "develop:4.upper" in keys(game)
    assert not game.explain("explore").legal
    game = game.play("pass")
    assert asked(game)[0] == 1  # the right part
    assert len(game.position()["map"]) == 6
    assert player(game)["ranch"] == 3


@pytest.mark.rule("turn.part2_left_to_right")
def test_the_first_part_comes_before_the_second() -> None:
    game = position({"hand": [DAY]}, strips=ROWS).play("strip:pioneer")
    assert asked(game) == (0, "play_or_discard")
    assert not game.explain("explore").legal
    assert asked(game.play("pass")) == (0, "explore")


@pytest.mark.rule("turn.part3_everyone")
def test_right_part_is_for_everybody_and_optional() -> None:
    players = ({"coins": 3}, {"coins": 6}, {"coins": 3})
    game = play(position(*players, strips=ROWS), "strip:hire", "pass")
    assert asked(game) == (0, "choose")
    game = play(game, "give:3coins")  # nothing is left to give: that was it
    assert asked(game) == (1, "choose")
    game = play(game, "pass")
    assert asked(game) == (2, "choose")
    game = play(game, "give:3coins")
    assert [player(game, seat)["ranch"] for seat in range(3)] == [5, 3, 4]
    assert [player(game, seat)["coins"] for seat in range(3)] == [0, 6, 0]
    assert asked(game) == (0, "ship")


@pytest.mark.rule("turn.part3_everyone")
def test_pioneer_gives_its_right_part_to_the_others_only() -> None:
    game = play(position({}, {}, {}, strips=ROWS), "strip:pioneer", "pass", "pass", "pass")
    assert asked(game)[0] == 1
    game = game.play("pass")
    assert asked(game)[0] == 2
    game = game.play("pass")
    assert asked(game) == (0, "ship")
    assert [len(player(game, seat)["hand"]) for seat in range(3)] == [0, 2, 2]


@pytest.mark.rule("turn.part3_parallel")
@pytest.mark.parametrize("strip", ["settle", "hire", "progress", "cattle_breeding", "builder"])
def test_right_part_goes_clockwise_from_who_took_the_strip(strip: str) -> None:
    own = {"coins": 20, "ranch": 3, "hand": []}
    players = [{**own, "hand": [card]} for card in ("P001", "P002", "P003", "P004")]
    agenda = [{"step": "turn", "seat": 2}]
    game = position(*players, strips=ROWS, active=2, agenda=agenda).play(f"strip:{strip}")
    seats: list[int] = []
    while asked(game)[1] not in ("ship", "turn"):
        rule = next(option.rule for option in game.decision.options if option.key == "pass")  # type: ignore[union-attr]
        if rule.endswith(".right"):
            seats.append(asked(game)[0])
        else:
            assert not seats  # the left part is over before the right one begins
        game = game.play("pass")
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("turn.push_strips")
@pytest.mark.parametrize("strip", ROWS)
def test_strips_below_the_gap_move_up(strip: str) -> None:
    game = position(strips=ROWS).play(f"strip:{strip}")
    while asked(game)[1] != "turn":
        game = game.play("pass" if "pass" in keys(game) else keys(game)[0])
    assert game.position()["strips"] == [*(name for name in ROWS if name != strip), strip]
    assert game.position()["taken"] is None
