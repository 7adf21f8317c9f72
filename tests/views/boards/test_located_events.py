"""The Wise Eminence's turn as steps: each has words, a rule and a place on some board."""

import random
from collections.abc import Iterator

import pytest

from boonlake_panel import Game, Setup
from boonlake_panel.views import DARK, LIGHT, Snapshot
from boonlake_panel.views.boards.located_events import LocatedEvent, eminence_turn
from boonlake_panel.views.boards.sheets import MapBoard, SideSheet, SoloBoard, TableSheet
from boonlake_panel.views.drawing.palette import NONE, Palette

PLACELESS = {"reveal", "no_place", "lock", "ending", "tier"}
"""Events that nothing on a board stands for."""


def line(seed: int) -> Iterator[list[Game]]:
    """A random solo game: at each moment the games so far, the newest first."""
    game, chance = Game(Setup(players=1, seed=seed, difficulty="medium")), random.Random(seed)
    games = [game]
    while game.decision:
        yield games
        game = game.play(chance.choice(game.decision.keys))
        games = [game, *games]


def whole_turns(seed: int) -> list[list[LocatedEvent]]:
    """The steps of each turn of the Eminence in one game, as they stood when its turn was over."""
    turns: list[list[LocatedEvent]] = []
    for games in line(seed):
        told = eminence_turn(games)
        if told and any(age == 0 for age, _ in told):
            steps = [step for _, step in told]
            if turns and turns[-1][0].event == steps[0].event and turns[-1][:2] == steps[:2]:
                turns.pop()
            turns.append(steps)
    return turns


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_turn_begins_with_its_tile_and_every_step_is_explained(seed: int) -> None:
    turns = whole_turns(seed)
    assert len(turns) > 8
    for steps in turns:
        assert steps[0].event.what in ("solo_tile", "refill")
        assert [step.event.what for step in steps].count("solo_tile") == 1
        assert all(step.event.text and step.event.rule for step in steps)


def test_every_step_marks_places_that_are_on_the_boards() -> None:
    boards = [kind(LIGHT) for kind in (MapBoard, SoloBoard, SideSheet, TableSheet)]
    for games in line(4):
        steps = [step for age, step in eminence_turn(games) if age == 0]
        if not steps:
            continue
        for board in boards:
            board.update(Snapshot.of(games[0]))
        places = {spot.name for board in boards for spot in board.spots.values()}
        for step in steps:
            assert step.focus or step.event.what in PLACELESS, step.event.what
            assert step.focus <= places
            assert step.tried <= places


def test_a_search_shows_the_path_and_ends_at_the_space_found() -> None:
    steps = [step for seed in (1, 2) for turn in whole_turns(seed) for step in turn if step.event.what == "search"]
    assert any(step.tried for step in steps)
    for step in steps:
        assert step.focus == {f"space:{step.event.amount}"}
        assert not step.focus & step.tried
        if step.tried:
            assert len(step.figures) == len(step.tried) + 1
            assert step.figures[step.decisive].startswith(str(step.event.amount))


def test_the_strip_chosen_is_the_decisive_figure() -> None:
    steps = [step for turn in whole_turns(1) for step in turn if step.event.what == "solo_strip"]
    for step in steps:
        rows = [int(figure.rpartition(" ")[2]) for figure in step.figures]
        assert rows[step.decisive] == min(rows) == step.event.amount


def test_marks_change_the_picture_and_go_away_again() -> None:
    games = next(games for games in line(1) if eminence_turn(games))
    step = eminence_turn(games)[0][1]
    board = SoloBoard(LIGHT)
    shot = Snapshot.of(games[0])
    board.update(shot)
    plain = list(board.hits.source.data["line"])
    board.update(shot.looking_at(step.focus, step.tried))
    assert list(board.hits.source.data["line"]) != plain
    board.update(shot)
    assert list(board.hits.source.data["line"]) == plain


def test_games_of_several_people_have_no_such_turn() -> None:
    assert eminence_turn([Game(Setup(players=2, seed=1))]) == []


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_marks_are_rings_that_keep_what_they_point_at_readable(palette: Palette) -> None:
    board = MapBoard(palette)
    game = Game(Setup(players=2, seed=7))
    while not board.targets:
        game = game.play(game.decision.keys[0])
        board.update(Snapshot.of(game))
    focus = frozenset(list(board.targets)[:1])
    board.update(Snapshot.of(game).looking_at(focus))
    fills, lines = (list(board.hits.source.data[column]) for column in ("fill", "line"))
    assert set(fills) == {NONE}
    assert {palette.gold, palette.changed} <= set(lines)
    halos = board._halos()
    assert len(halos) == len([spot for spot in board.spots.values() if spot.name in board.targets])
    assert all(shape.fill == NONE for shapes in halos.values() for shape in shapes)
