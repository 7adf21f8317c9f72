"""Whole games against the Wise Eminence: what always holds, what is hidden, and games entered by hand."""

import json
import random
from typing import Any

import pytest

from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.core import choose
from boonlake_panel.engine.position.checks import check_position
from boonlake_panel.texts.catalogue import all_rules

from ..eminence import IDS, eminence, leave, position, rows
from ..playing import CHANCE, GAMES, pick, same_state, universe, violations, walk
from ..support import keys

LEVELS = ("easy", "medium", "challenge", "difficult", "very_difficult")
EACH_LEVEL = pytest.mark.parametrize("level", LEVELS)


def solo(level: str, seed: int, **params: Any) -> Setup:
    return Setup(players=1, difficulty=level, seed=seed, **params)


def broken(game: Game) -> list[str]:
    """What cannot be about the Eminence, counted from plain data."""
    data = game.position()["solo"]
    tiles = [*data["stack"], *data["seen"]]
    kept = {"easy": 5, "medium": 4, "challenge": 3, "difficult": 2, "very_difficult": 1}[game.setup.difficulty]
    faults = []
    if len(set(tiles)) != 6 or sum(tile[1] == "A" for tile in tiles) != kept:
        faults.append(f"solo tiles: {tiles}")
    if data["tile"] and data["tile"] not in data["seen"]:
        faults.append(f"{data['tile']} was revealed, but not seen")
    if data["corner"] is not None and not data["stack"]:
        faults.append("a back without a stack")
    if not 0 <= data["cactus"] <= 36:
        faults.append(f"cactus: {data['cactus']}")
    board = game.position()["players"][1]
    if board["coins"] or board["hand"] or board["ranch"] or board["vases"]:
        faults.append(f"the Eminence owns something: {board}")
    return faults


@EACH_LEVEL
def test_nothing_is_lost_or_made_up_by_any_choice(level: str) -> None:
    before: Game | None = None
    for game, key in walk(solo(level, 5), 5):
        assert check_position(game.state) == [], key
        if game.turn:
            assert violations(game) == [], key
            assert broken(game) == [], key
        if before:
            changes = [after - points for after, points in zip(game.scores, before.scores, strict=True)]
            told = [sum(e.amount for e in game.events if e.what == "vp" and e.seat == seat) for seat in (0, 1)]
            assert changes == told, key
        before = game
    assert before is not None
    assert before.over
    assert (before.scoring, before.round, len(before.winners)) == (4, 2, 1)


@EACH_LEVEL
def test_a_position_survives_json_in_the_middle_of_everything(level: str) -> None:
    course = list(walk(solo(level, 6), 6))
    for number, (game, key) in enumerate(course):
        data = json.loads(json.dumps(game.position()))
        again = Game.from_position(data)
        assert again.position() == data, key
        assert same_state(again.state, game.state), key
        if number + 1 < len(course) and number % 5 == 0:
            following, choice = course[number + 1]
            assert again.play(choice).position() == following.position(), choice


def test_a_position_survives_json_while_people_answer_chance() -> None:
    steps = set()
    for game, key in walk(solo("challenge", 7, dealer="ask"), 7):
        data = json.loads(json.dumps(game.position()))
        again = Game.from_position(data)
        assert again.position() == data, key
        assert keys(again) == keys(game), key
        if data["agenda"]:
            steps.add(data["agenda"][-1]["step"])
    assert {"solo_remove", "solo_turn", "solo_corner", "solo_explore"} <= steps


@EACH_LEVEL
def test_keys_replay_the_game_and_the_quiet_path_plays_it_too(level: str) -> None:
    setup = solo(level, 8)
    rng = random.Random(8)
    game = Game(setup)
    state = game.state
    played = []
    while game.decision:
        option = pick(rng, state.options)
        key = game.decision.keys[state.options.index(option)]
        choose(state, option)
        game = game.play(key)
        played.append(key)
        assert same_state(state, game.state), key
    final = Game.replay(setup, played)
    assert final.position() == game.position()
    assert final.ledger == game.ledger


def test_every_key_is_allowed_exactly_if_it_is_offered() -> None:
    rules = all_rules()
    for dealer in ("auto", "ask"):
        for number, (game, _) in enumerate(walk(solo("medium", 9, dealer=dealer), 9)):
            if number % 43 or not game.decision:
                continue
            offered = set(game.decision.keys)
            for key in sorted(offered.union(universe(game.state.t, "solo"))):
                verdict = game.explain(key)
                assert verdict.legal == (key in offered), key
                assert verdict.reasons, key
                assert all(reason.rule in rules and reason.text for reason in verdict.reasons), key


# Hidden information.


def swapped(data: dict[str, Any]) -> dict[str, Any]:
    """The same position with everything changed that the person cannot know: pile, mound, tiles taken out, chance."""
    new: dict[str, Any] = json.loads(json.dumps(data))
    stack = new["solo"]["stack"]
    if not new["solo"]["known"]:
        unseen = [tile for tile in reversed(IDS) if tile not in new["solo"]["seen"]]
        kinds = [tile[1] for tile in stack]
        new["solo"]["stack"] = sorted(
            tile for kind in "AB" for tile in [one for one in unseen if one[1] == kind][: kinds.count(kind)]
        )
    new["chance"] = {"seed": 987654321, "counter": 5}
    new["setup"]["seed"] = 424242
    return new


@EACH_LEVEL
def test_a_view_does_not_depend_on_what_is_hidden(level: str) -> None:
    compared = other_tiles = 0
    for number, (game, _) in enumerate(walk(solo(level, 10), 10)):
        if number % 7 or not game.decision or not game.turn:
            continue
        data = swapped(game.position())
        other = Game.from_position(data)
        other_tiles += data["solo"]["stack"] != game.position()["solo"]["stack"]
        assert other.seen_by(0).position() == game.seen_by(0).position()
        assert keys(other) == keys(game)
        compared += 1
    assert compared > 15
    assert other_tiles or level in ("easy", "very_difficult")  # a single tile of a type hides little


def test_the_stack_is_a_number_and_the_corner_of_its_top_back_is_public() -> None:
    told = eminence("SA1", "bottom_left", rows("builder"))
    view = told.game.seen_by(0).position()["solo"]
    assert view["stack"] == 5
    assert (view["tile"], view["seen"], view["corner"]) == ("SA1", ["SA1"], "bottom_left")
    text = json.dumps(told.game.seen_by(0).position())
    assert not [tile for tile in told.solo["stack"] if f'"{tile}"' in text]


def test_once_all_tiles_were_seen_everybody_knows_what_the_stack_holds() -> None:
    told = eminence("SA4", strips=rows("builder", "region_scoring"), stack=("SA4",))
    assert told.game.seen_by(0).position()["solo"]["stack"] == 0
    told = leave(told, "turn")
    leave(told)
    told.play("solo:SB1")
    assert told.solo["known"]
    view = told.game.seen_by(0).position()["solo"]
    assert view["stack"] == told.solo["stack"]
    assert view["stack"] == sorted(view["stack"])  # what lies in it, not in which order
    for seed in range(10):
        assert told.game.determinize(0, seed).position()["solo"]["stack"] == told.solo["stack"]


@EACH_LEVEL
def test_dealing_anew_keeps_what_the_person_knows(level: str) -> None:
    for number, (game, key) in enumerate(walk(solo(level, 12), 12)):
        if number % 5 or not game.decision:
            continue
        other = game.determinize(0, number)
        assert other.seen_by(0).position() == game.seen_by(0).position(), key
        assert keys(other) == keys(game), key
        assert check_position(other.state) == [], key
        if game.turn:
            assert broken(other) == [], key
        assert Game.from_position(other.position()).position() == other.position()


def test_dealing_anew_shuffles_which_tiles_were_taken_out_and_what_comes_next() -> None:
    """The next tile and the corners that follow differ from deal to deal."""
    game = position({"coins": 9}, strips=rows("builder"), setup={"dealer": "auto"}, solo={"tile": "SA1"}).game
    stacks = [tuple(game.determinize(0, seed).position()["solo"]["stack"]) for seed in range(60)]
    assert {tile for stack in stacks for tile in stack} == {*IDS} - {"SA1"}
    assert {tuple(tile[1] for tile in stack) for stack in stacks} == {("A", "A", "B", "B", "B")}
    assert game.determinize(0, 1) == game.determinize(0, 1)
    futures = set()
    for seed in range(40):
        other = game.determinize(0, seed)
        while other.turn < 3:
            assert other.decision is not None
            other = other.play("pass" if "pass" in keys(other) else keys(other)[0])
        after = other.position()["solo"]
        futures.add((after["seen"][1], after["corner"]))
    assert len(futures) > 15
    assert len({tile for tile, _ in futures}) == 9


@pytest.mark.parametrize("kind", ["solo_remove", "solo_turn", "solo_corner", "solo_explore"])
def test_chance_answers_by_itself_in_a_game_dealt_anew(kind: str) -> None:
    """Who thinks ahead in the middle of a question to the dealer gets a game that goes on by itself."""
    answers = 0
    for game, _ in walk(solo("difficult", 13, dealer="ask"), 13):
        if not game.decision or game.decision.kind != kind:
            continue
        other = game.determinize(0, answers)
        answers += 1
        assert other.setup.dealer == "auto"
        assert check_position(other.state) == []
        assert other.decision is not None
        assert other.decision.seat == 0
        assert not keys(other)[0].startswith(CHANCE)
        if kind != "solo_remove":
            assert broken(other) == []
            assert other.turn in (game.turn, game.turn + 1)
        again = Game.from_position(other.position())
        assert keys(again) == keys(other)
    assert answers >= 3


def test_a_game_dealt_anew_can_be_played_to_its_end() -> None:
    game = Game(solo("challenge", 14, dealer="ask")).determinize(0, 3)
    rng = random.Random(14)
    while game.decision:
        assert not keys(game)[0].startswith(CHANCE)
        game = game.play(rng.choice(keys(game)))
    assert game.scoring == 4


# Entering a game from the own table.


def brought(game: Game) -> list[str]:
    """What chance brought with the last choice, as the keys with which people enter it."""
    cards = {card.name: card.id for card in game.box.cards}
    strips = {strip.name: strip.id for strip in game.box.strips}
    kinds = {"draw": cards, "row": strips, "solo_tile": {}, "corner": {}, "lay": {}, "deal": {}, "reveal": {}}
    effects = []
    for event in game.events:
        if event.what in kinds and event.detail:  # an empty stack shows no corner
            kind = "solo" if event.what == "solo_tile" else event.what
            effects.append(f"{kind}:{kinds[event.what].get(event.detail, event.detail)}")
    return effects


@EACH_LEVEL
def test_a_game_entered_by_hand_is_the_game_that_was_dealt(level: str) -> None:
    """Every draw, tile, corner and removed tile is told to the dealer: same scores, same position."""
    setup = solo(level, 15)
    entered = Game(solo(level, 999, dealer="ask"))
    waiting: dict[str, list[str]] = {}
    dealt: Game | None = None

    def tell(keys_told: list[str]) -> None:
        for key in keys_told:
            if waiting.get(key.partition(":")[0], [])[:1] == [key]:
                waiting[key.partition(":")[0]].pop(0)

    for dealt, key in walk(setup, 15):
        if key:
            assert key in keys(entered)
            entered = entered.play(key)
        else:
            stack = dealt.position()["solo"]["stack"]
            waiting["remove"] = [f"remove:{tile}" for tile in IDS if tile not in stack]
        for outcome in brought(dealt):
            waiting.setdefault(outcome.partition(":")[0], []).append(outcome)
        tell(brought(entered))
        while entered.decision and keys(entered)[0].startswith(CHANCE):
            kind = keys(entered)[0].partition(":")[0]
            answer = waiting[kind][0]
            assert answer in keys(entered)
            entered = entered.play(answer)
            if kind == "remove":
                waiting[kind].pop(0)
            tell(brought(entered))
        assert not any(waiting.values()), waiting
        assert keys(entered) == keys(dealt)
    assert dealt is not None
    assert entered.over
    assert entered.ledger == dealt.ledger
    ours, theirs = dealt.position(), entered.position()
    for data in (ours, theirs):
        del data["chance"], data["setup"]
    assert ours == theirs


# Many games.


def quiet_game(level: str, seed: int) -> tuple[int, int]:
    """One random game on the quiet path, checked on its way; the two scores."""
    game = Game(solo(level, seed))
    state = game.state
    rng = random.Random(seed)
    decisions = 0
    middle = rng.randrange(40, 120)
    while state.options:
        choose(state, pick(rng, state.options))
        decisions += 1
        for player in state.players:
            assert player.vp == sum(player.ledger), (level, seed, decisions)
            assert min(player.coins, player.vases, player.ranch, player.supply) >= 0, (level, seed, decisions)
        if decisions % 25 == 0:
            assert check_position(state) == [], (level, seed, decisions)
        if decisions == middle:
            now = Game._of(game.setup, state.copy(), ())
            data = json.loads(json.dumps(now.position()))
            again = Game.from_position(data)
            assert again.position() == data, (level, seed)
            state = again.state  # and on from there
    assert state.agenda == [], (level, seed)
    assert check_position(state) == [], (level, seed)
    assert (state.scoring, state.round) == (4, 2), (level, seed)
    assert broken(Game._of(game.setup, state, ())) == [], (level, seed)
    return state.players[0].vp, state.players[1].vp


@EACH_LEVEL
def test_many_quiet_games_end_well(level: str) -> None:
    for seed in range(2000, 2010):
        quiet_game(level, seed)


def test_a_higher_level_makes_a_stronger_eminence() -> None:
    means = [sum(quiet_game(level, seed)[1] for seed in range(3000, 3020)) / 20 for level in LEVELS]
    assert means[0] < means[2] < means[4]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@EACH_LEVEL
def test_random_games_end_well(level: str) -> None:
    """`BOONLAKE_GAMES=1000 pytest -m slow -s tests/engine` plays a thousand of each."""
    results = [quiet_game(level, seed) for seed in range(GAMES)]
    points = sorted(result[1] for result in results)
    won = sum(person >= eminence_ for person, eminence_ in results)
    mean = sum(points) / GAMES
    print(f"{level}: the Eminence has {points[0]} to {points[-1]} points, {mean:.0f} on average; {won} games won")
