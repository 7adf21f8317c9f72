"""The reactive model and the windows, without a browser."""

import pytest

from boonlake_panel import Setup, Study
from boonlake_panel.app.autoplay import Autoplay
from boonlake_panel.app.kit.wording import who
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.session.dashboard import DashboardSession
from boonlake_panel.app.viewers.toolbar import Toolbar
from boonlake_panel.engine.blocked import blocked
from boonlake_panel.study.library import Library
from boonlake_panel.views import picture

HOSTILE = '<img src=x onerror="window.hacked = 1">'


@pytest.fixture
def model() -> GameModel:
    return GameModel(Setup(players=3, seed=7, names=["Ada", "Bo"]))


def test_the_model_follows_the_study(model: GameModel) -> None:
    moments: list[int] = []
    model.param.watch(lambda event: moments.append(event.new), "revision")
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
        "own": game.decision is not None and game.decision.seat == run.beginning.seat,
        "turn": game.decision is not None and game.decision.kind == "turn",
        "scoring": game.scoring == 1,
        "end": game.over,
    }
    assert reached[goal]


def test_nobody_else_makes_my_next_choice() -> None:
    model = GameModel(Setup(players=3, seed=7))
    toolbar = Toolbar(model)
    to_opening(model)
    while model.decision.seat == 0:  # somebody plays the first turn of the first seat by hand
        model.choice = model.options[0].key
    assert "To my next choice" in [item["label"] for item in toolbar.play_on.items]
    model.seat = 2  # looks at another board meanwhile
    before = model.step
    model.play_on("random", "own")
    played = model.line[before + 1 :]
    assert {node.seat for node in played} == {1, 2}
    assert model.decision.seat == 0
    assert "To my next choice" not in [item["label"] for item in toolbar.play_on.items]
    assert model.play_on("random", "own") == 0


def test_a_click_on_a_card_asks_before_it_is_discarded() -> None:
    model = GameModel(Setup(players=2, seed=7))
    for _ in range(200):
        lost = [keys for keys in model.snapshot().targets.values() if len(keys) == 1 and keys[0].startswith("discard")]
        if lost:
            break
        model.play_on("random", "one")
    key = lost[0][0]
    place = key.replace("discard", "card")
    step = model.step
    model.pick(place)
    model.pick(place)
    assert (model.step, model.picked) == (step, (key,))
    assert place in model.snapshot().focus, "the card is marked"
    assert next(option.label for option in model.options if option.key == key).startswith("Discard")
    model.show_all()
    assert (model.picked, model.snapshot().focus) == ((), frozenset())


def test_what_is_blocked_says_why(model: GameModel) -> None:
    while model.game.decision.kind != "play_or_discard":
        model.play(model.game.decision.keys[0])
    verdicts = blocked(model.game)
    assert verdicts
    assert all(not verdict.legal and verdict.reasons[0].text for verdict in verdicts)
    assert not {verdict.key for verdict in verdicts} & set(model.game.decision.keys)


@pytest.mark.parametrize("data", [b"", b"\x00\xff garbage", b"[]", b'{"format": 3}', b"{" * 5000, HOSTILE.encode()])
def test_broken_uploads_leave_the_game_alone(data: bytes) -> None:
    page = DashboardSession(GameModel(Setup(players=2, seed=1)))
    study = page.model.study
    page.open_dialog.open()
    page.open_dialog.upload.value = data
    assert page.model.study is study
    assert bool(page.notice.words) == bool(data)


def test_studies_are_kept_opened_and_shared() -> None:
    library = Library("sqlite://")
    page = DashboardSession(GameModel(Setup(players=2, seed=1)), library)
    page.workspace.save("Mine")
    node = page.model.play(page.model.game.decision.keys[0])
    link = page.workspace.tracked.link()
    other = DashboardSession(GameModel(Setup(players=2, seed=2)), library)
    arguments = dict(item.split("=") for item in link[1:].split("&"))
    other.read_address({name: [value.encode()] for name, value in arguments.items()})
    assert other.model.study.title == "Mine"
    assert other.model.node == node.id
    other.read_address({"study": [b"nosuchstudy"]})
    assert other.notice.alert.severity == "error"
    other.read_address({"study": [b"<script>"]})


def test_a_page_is_lean() -> None:
    page = DashboardSession(GameModel(Setup(players=4, seed=1)))
    assert len(page.shell.server_doc().models) <= 480


def to_opening(model: GameModel) -> None:
    while model.game.decision.kind != "turn":
        model.play(model.game.decision.keys[0])


def test_autoplay_plays_a_whole_turn_from_its_beginning() -> None:
    model = GameModel(Setup(players=2, seed=7))
    to_opening(model)
    seat, turn = model.game.decision.seat, model.game.current_turn
    run = Autoplay(model, "turn", "random")
    run.run()
    assert run.steps > 1
    assert model.game.decision.kind == "turn"
    assert model.game.decision.seat != seat
    assert model.game.current_turn == turn + 1


def test_the_turn_that_begins_is_named_while_its_strip_is_chosen() -> None:
    model = GameModel(Setup(players=2, seed=7))
    assert "set-up" in who(model.game, model.decision.seat)
    to_opening(model)
    for turn in (1, 2):
        assert f"turn {turn}, round 1" in who(model.game, model.decision.seat)
        assert f"turn {turn}" in picture(model.game).casefold()
        Autoplay(model, "one", "random").run()
        assert model.game.current_turn == turn == model.cursor.turn
        Autoplay(model, "turn", "random").run()


def test_spaces_and_boats_that_are_not_offered_have_their_reasons() -> None:
    model = GameModel(Setup(players=3, seed=7))
    while model.game.decision.kind != "place":
        Autoplay(model, "one", "random").run()
    keys = set(model.game.decision.keys)
    spaces = {f"explore:{space.number}" for space in model.game.box.spaces}
    verdicts = {verdict.key: verdict for verdict in blocked(model.game)}
    assert spaces - keys == {key for key in verdicts if key.startswith("explore")}
    assert spaces - keys
    boats = {key for key in verdicts if key.startswith("boat")}
    assert boats
    assert all(verdicts[key].rules == ("boats.move_cost",) for key in boats)


def test_spaces_are_not_told_before_a_tile_is_revealed() -> None:
    model = GameModel(Setup(players=3, seed=7))
    while model.game.decision.kind != "explore":
        Autoplay(model, "one", "greedy").run()
    assert not [verdict for verdict in blocked(model.game) if verdict.key.startswith("explore:")]
