"""The reactive model, the panels and the windows, without a browser."""

import json
from typing import Any

import pytest

from boonlake_panel import Setup, Study
from boonlake_panel.app.autoplay import Autoplay
from boonlake_panel.app.blocked import blocked
from boonlake_panel.app.explorer import Explorer
from boonlake_panel.app.markup import part
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.panels import choices, log, rule_text, seats, timeline, tree
from boonlake_panel.app.visit import Visit
from boonlake_panel.study.library import Library

HOSTILE = '<img src=x onerror="window.hacked = 1">'


@pytest.fixture
def model() -> GameModel:
    return GameModel(Setup(players=3, seed=7, names=["Ada", "Bo"]))


def texts(parts: Any) -> str:
    return json.dumps(parts, ensure_ascii=False)


def test_the_model_follows_the_study(model: GameModel) -> None:
    moments: list[int] = []
    model.param.watch(lambda event: moments.append(event.new), "moment")
    node = model.play(model.game.decision.keys[0])
    assert model.node == node.id
    assert len(moments) == 1
    model.back()
    assert model.node == "0"
    model.node = node.id
    assert model.cursor is node
    other = Study(Setup(players=2, seed=1))
    model.open(other)
    assert model.study is other
    assert model.node == "0"
    moments.clear()
    other.play(other.game.decision.keys[0])
    assert moments


def test_the_line_goes_on_where_one_came_back_from(model: GameModel) -> None:
    first, second = model.game.decision.keys[:2]
    main = model.play(first)
    model.back()
    side = model.play(second)
    model.back()
    assert model.line[-1] is side
    assert model.sibling(1) is model.cursor
    model.go(side)
    assert model.sibling(1) is main


def test_seats_follow_the_one_who_chooses_or_a_chosen_one(model: GameModel) -> None:
    assert model.shown_seat == 0
    model.play(model.game.decision.keys[0])
    assert model.shown_seat == 1
    model.seat = 2
    assert model.shown_seat == 2
    model.open_hands = False
    assert model.hidden
    assert not list(model.snapshot().targets)


@pytest.mark.parametrize("goal", ["one", "own", "turn", "scoring", "end"])
def test_autoplay_stops_at_its_goal(goal: str) -> None:
    model = GameModel(Setup(players=2, seed=7))
    run = Autoplay(model, goal, "random")
    run.run()
    game = model.game
    reached = {
        "one": run.steps == 1,
        "own": game.decision is not None and game.decision.seat == run.own,
        "turn": game.decision is not None and game.decision.kind == "turn",
        "scoring": game.scoring == 1,
        "end": game.over,
    }
    assert reached[goal]


def test_what_is_blocked_says_why(model: GameModel) -> None:
    while model.game.decision.kind != "play_or_discard":
        model.play(model.game.decision.keys[0])
    found = blocked(model.game)
    assert found
    assert all(not verdict.legal and verdict.reasons[0].text for verdict in found)
    assert not {verdict.key for verdict in found} & set(model.game.decision.keys)


def test_panels_show_the_game_to_its_end() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    explorer.run("end")
    assert model.game.over
    for panel in (choices, log, tree, seats, timeline):
        assert panel(model)
    explorer.act("first", "")
    assert model.node == "0"
    explorer.act("slide", "5")
    assert model.cursor.depth == 5
    explorer.act("slide", "nonsense")
    explorer.act("key", "End")
    assert model.game.over
    explorer.act("rule", "turn.choose_strip")
    assert explorer.rules.dialog.open
    assert explorer.rules.text.content != "[]"
    assert rule_text("no.such.rule")


def test_places_with_several_choices_ask_which(model: GameModel) -> None:
    explorer = Explorer(model)
    while not any(len(keys) > 1 for keys in model.snapshot().targets.values()):
        model.play(model.game.decision.keys[0])
    place, keys = next((name, keys) for name, keys in model.snapshot().targets.items() if len(keys) > 1)
    depth = model.cursor.depth
    explorer.pick(place)
    assert model.cursor.depth == depth
    assert explorer.place == keys
    explorer.act("all", "")
    assert explorer.place == ()


def test_an_illegal_choice_is_told(model: GameModel) -> None:
    explorer = Explorer(model)
    explorer.play("strip:settle")
    assert explorer.notice[0]
    assert explorer.notice[1]
    explorer.act("play", model.game.decision.keys[0])
    assert explorer.notice == ("", False)


def test_typed_text_stays_text() -> None:
    study = Study(Setup(players=2, seed=7, names=[HOSTILE]))
    node = study.play(study.game.decision.keys[0])
    study.comment(HOSTILE)
    study.name_branch(HOSTILE)
    model = GameModel(study)
    assert node is model.cursor
    for panel in (choices, log, tree, seats):
        assert '"t": "img"' not in texts(panel(model))
    assert part("button", HOSTILE)["c"] == [HOSTILE]


@pytest.mark.parametrize("data", [b"", b"\x00\xff garbage", b"[]", b'{"format": 3}', b"{" * 5000, HOSTILE.encode()])
def test_broken_uploads_leave_the_game_alone(data: bytes) -> None:
    page = Visit(GameModel(Setup(players=2, seed=1)))
    study = page.model.study
    page.shelf.open()
    page.shelf.upload.value = data
    assert page.model.study is study
    assert bool(page.current.explorer.notice[0]) == bool(data)


def test_studies_are_kept_opened_and_shared() -> None:
    library = Library("sqlite://")
    page = Visit(GameModel(Setup(players=2, seed=1)), library)
    page.shelf.title.value = "Mine"
    page.shelf.keep()
    node = page.model.play(page.model.game.decision.keys[0])
    link = page.shelf.kept.link()
    other = Visit(GameModel(Setup(players=2, seed=2)), library)
    arguments = dict(item.split("=") for item in link[1:].split("&"))
    other.read_address({name: [value.encode()] for name, value in arguments.items()})
    assert other.model.study.title == "Mine"
    assert other.model.node == node.id
    other.read_address({"study": [b"nosuchstudy"]})
    assert other.current.explorer.notice[1]
    other.read_address({"study": [b"<script>"]})


def test_a_page_is_lean() -> None:
    page = Visit(GameModel(Setup(players=4, seed=1)))
    assert len(page.page.server_doc().models) <= 480
