"""The explorer and its viewers, without a browser."""

import json
from typing import Any

import param
import pytest

from boonlake_panel import Setup, Study
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.viewers.explorer import Explorer
from boonlake_panel.app.viewers.history import GameLog
from boonlake_panel.app.viewers.notes import Notes
from boonlake_panel.app.viewers.play import Choices, Seats
from boonlake_panel.app.viewers.timeline import Timeline
from boonlake_panel.app.viewers.variations import VariationTree, beginning
from boonlake_panel.components.describe import describe_category

HOSTILE = '<img src=x onerror="window.hacked = 1">'


@pytest.fixture
def model() -> GameModel:
    return GameModel(Setup(players=3, seed=7, names=["Ada", "Bo"]))


def words(tree: VariationTree) -> str:
    return json.dumps(tree.view.lines, ensure_ascii=False)


def test_the_explorer_shows_the_game_to_its_end() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    model.play_on("random", "end")
    assert model.over
    assert explorer.choices.list.question == "The game is over"
    assert explorer.choices.list.groups == []
    for tab in ("log", "tree", "play"):
        explorer.tab = tab
        assert [name for name, panel in explorer.panels.items() if visible(panel)] == [tab]
    explorer.keys.receive({"key": "Home"})
    assert model.step == 0
    explorer.timeline.buttons.receive({"go": 5})
    assert model.step == 5
    explorer.timeline.buttons.receive({"go": 5000})
    assert model.step == 5
    explorer.keys.receive({"key": "End"})
    assert model.over
    explorer.choices.happened.receive({"rule": "turn.choose_strip"})
    assert explorer.rules.dialog.open
    explorer.close()


def visible(panel: Any) -> bool:
    shown = panel.__panel__() if hasattr(panel, "__panel__") else panel
    return bool(shown.visible)


def test_places_with_several_choices_ask_which(model: GameModel) -> None:
    choices = Choices(model)
    while not any(len(keys) > 1 for keys in model.snapshot().targets.values()):
        model.play(model.game.decision.keys[0])
    place, keys = next((name, keys) for name, keys in model.snapshot().targets.items() if len(keys) > 1)
    step = model.step
    model.pick(place)
    assert model.step == step
    assert tuple(choices.list.keys) == keys
    assert choices.list.partial
    choices.list.receive({"show_all": True})
    assert set(choices.list.keys) == set(model.decision.keys)
    choices.list.receive({"play": keys[0]})
    assert model.step == step + 1


def test_the_list_takes_only_what_it_offers(model: GameModel) -> None:
    choices = Choices(model)
    for strange in ({"play": "strip:settle"}, {"play": 3}, {"show_all": "yes"}, {"act": "play"}, {"show_blocked": 1}):
        choices.list.receive(strange)
    assert model.step == 0
    assert not choices.show_blocked
    choices.list.receive({"show_blocked": True})
    assert choices.list.show_blocked


def test_digits_choose_in_the_order_of_the_list(model: GameModel) -> None:
    explorer = Explorer(model)
    model.play_on("greedy", "turn")
    digits = [option for group in explorer.choices.list.groups for option in group["options"] if option["digit"]]
    assert [option["digit"] for option in digits] == list(range(1, len(digits) + 1))
    explorer.keys.receive({"key": "2"})
    assert model.cursor.key == digits[1]["key"]
    explorer.keys.receive({"key": "9"}) if len(model.options) < 9 else None
    explorer.close()


def test_what_is_said_is_over_with_the_next_act(model: GameModel) -> None:
    explorer = Explorer(model)
    explorer.keys.receive({"key": "?"})
    assert explorer.notice.visible
    model.seat = 1
    assert explorer.notice.visible, "looking is no act"
    model.choice = model.options[0].key
    assert not explorer.notice.visible
    explorer.close()


def test_seats_are_shown_and_followed_again(model: GameModel) -> None:
    seats = Seats(model)
    seats.cards.receive({"seat": 2})
    assert (model.seat, seats.cards.value) == (2, 2)
    seats.cards.receive({"seat": 2})
    assert model.seat == -1
    for strange in ({"seat": 3}, {"seat": "2"}, {"seat": True}):
        seats.cards.receive(strange)
    assert model.seat == -1


def test_typed_text_stays_text() -> None:
    study = Study(Setup(players=2, seed=7, names=[HOSTILE]))
    study.play(study.game.decision.keys[0])
    study.comment(HOSTILE)
    study.name_branch(HOSTILE)
    model = GameModel(study)
    assert GameLog(model).view.entries[1]["note"] == [[HOSTILE, False]]
    assert VariationTree(model).view.lines[0]["steps"][2]["name"] == HOSTILE
    assert Seats(model).cards.seats[0]["name"] == HOSTILE


def test_a_list_of_choices_has_a_name_of_its_own_for_each_decision(model: GameModel) -> None:
    choices = Choices(model)
    before = choices.list.node
    choices.show_blocked = True
    assert choices.list.node == before
    model.play(model.game.decision.keys[0])
    assert choices.list.node != before


def test_comments_show_their_bold_words_and_are_whole_at_the_cursor(model: GameModel) -> None:
    long = "**After interim scoring 4:** " + "points " * 60 + f"{HOSTILE} the end"
    node = model.play(model.game.decision.keys[0])
    model.study.comment(long)
    model.play(model.game.decision.keys[0])
    tree, log = VariationTree(model), GameLog(model)
    assert ["After interim scoring 4:", True] in log.view.entries[-1]["note"]
    assert "**" not in words(tree) + json.dumps(log.view.entries)
    assert "the end" not in words(tree)
    assert "points\u2026" in words(tree)
    model.go(node)
    assert "the end" in words(tree)


@pytest.mark.parametrize("end", [158, 159, 160, 161, 162, 163, 164, 400])
def test_the_beginning_of_a_comment_closes_its_bold_words(end: int) -> None:
    shown = beginning("a " * 70 + "**" + "b" * (end - 142) + " c d** and more of it, and on and on and on")
    assert shown.count("**") % 2 == 0
    assert shown.endswith("\u2026")


def shape(tree: VariationTree) -> list[tuple[int, list[str]]]:
    """The level of each line, and the nodes in it."""
    return [
        (line["level"], [step["node"] for step in line["steps"] if "node" in step and "fold" not in step])
        for line in tree.view.lines
    ]


def test_the_main_line_is_always_the_trunk(model: GameModel) -> None:
    """Also while the cursor is in a variation of a variation, with other variations before and after it."""
    main, other = [model.study.branch(key) for key in model.game.decision.keys[:2]]
    model.go(other)
    inner = [model.study.branch(key) for key in model.game.decision.keys[:2]]
    model.go(main)
    later = [model.study.branch(key) for key in model.game.decision.keys[:2]]
    tree = VariationTree(model)
    root = model.study.root.id
    assert shape(tree) == [
        (0, [root, main.id]),
        (1, [other.id, inner[0].id]),
        (0, [later[0].id]),
        (1, [later[1].id]),
    ]
    model.go(inner[1])
    assert shape(tree) == [
        (0, [root, main.id]),
        (1, [other.id, inner[0].id]),
        (2, [inner[1].id]),
        (0, [later[0].id]),
        (1, [later[1].id]),
    ]
    model.study.make_main()
    assert shape(tree)[0] == (0, [root, other.id])


def test_choices_are_told_in_words_and_experts_have_keys(model: GameModel) -> None:
    key = model.game.decision.keys[0]
    label = model.options[0].label
    model.play(key)
    tree = VariationTree(model)
    step = tree.view.lines[0]["steps"][-1]
    assert (step["label"], step["key"]) == (label, key)
    assert {"heading": "Set-up"} in tree.view.lines[0]["steps"]
    assert "--keys" not in tree.layout.styles
    model.keys_shown = True
    assert tree.layout.styles["--keys"] == "inline"
    model.keys_shown = False
    assert tree.layout.styles["--keys"] == "none"


def test_turns_name_their_seat(model: GameModel) -> None:
    model.play_on("random", "turn")
    model.play_on("random", "turn")
    headings = [
        step["heading"] for line in VariationTree(model).view.lines for step in line["steps"] if "heading" in step
    ]
    owners = ["Ada", "Bo", "Yellow"]
    first = model.game_at(next(node for node in model.line if node.turn == 1)).active
    assert headings[1] == f"Turn 1 \u00b7 {owners[first]}"


def test_a_study_is_searched_by_words_keys_comments_and_players(model: GameModel) -> None:
    node = model.play(model.game.decision.keys[0])
    model.study.comment("A tr\u00e8s calm start")
    model.play(model.game.decision.keys[0])
    tree = VariationTree(model)
    for words_typed, count in (
        ("tres CALM", 1),
        (node.key, 1),
        ("keep", 2),
        ("ada", 1),
        ("keep bo", 1),
        ("nothing so", 0),
    ):
        tree.search.value_input = words_typed
        assert len(tree.view.lines) == count, words_typed
    assert tree.view.legend == "Nothing matches."
    tree.search.value_input = ""
    assert shape(tree)[0][1][0] == model.study.root.id


def test_a_search_does_not_tell_what_was_chosen_in_secret(model: GameModel) -> None:
    to_hidden_choice(model)
    key = next(node.key for node in model.line[1:] if node.seat == 0 and node.key.startswith("keep:"))
    tree = VariationTree(model, query=key)
    assert len(tree.view.lines) == 1
    model.seat, model.open_hands = 1, False
    assert tree.view.lines == []


def test_what_can_be_done_with_a_line(model: GameModel) -> None:
    first, second = model.game.decision.keys[:2]
    model.play(first)
    notes = VariationTree(model).notes
    assert (notes.promote.disabled, notes.restore.disabled, notes.delete.disabled) == (True, True, False)
    model.first()
    model.play(second)
    assert not notes.promote.disabled
    notes.promote.param.trigger("clicks")
    assert notes.promote.disabled
    assert model.study.main_line[0].key == second
    notes.demote.param.trigger("clicks")
    assert model.study.main_line[0].key == first
    notes.delete.param.trigger("clicks")
    assert not notes.restore.disabled
    notes.restore.param.trigger("clicks")
    assert notes.restore.disabled
    model.first()
    assert notes.delete.disabled


def test_variations_fold_and_unfold(model: GameModel) -> None:
    first, second = model.game.decision.keys[:2]
    model.play(first)
    model.first()
    side = model.play(second)
    model.play(model.game.decision.keys[0])
    model.first()
    tree = VariationTree(model)
    branch = next(line for line in tree.view.lines if line["level"])
    assert [step.get("fold") for step in branch["steps"]] == [False, None, None]
    tree.view.receive({"fold": side.id})
    assert side.collapsed
    branch = next(line for line in tree.view.lines if line["level"])
    assert [step.get("fold", step.get("more")) for step in branch["steps"]] == [True, None, 1]
    tree.view.receive({"fold": model.study.root.id})
    assert not model.study.root.collapsed
    tree.view.receive({"go": side.id})
    assert model.cursor is side


def test_strips_are_offered_in_the_order_of_their_rows(model: GameModel) -> None:
    to_hidden_choice(model)
    (strips,) = [group for group in Choices(model).list.groups if group["title"] == "Action strips"]
    rows = [f"strip:{name}" for name in model.game.position()["strips"]]
    assert [option["key"] for option in strips["options"]] == [key for key in rows if key in model.decision.keys]
    assert [option["digit"] for option in strips["options"]] == list(range(1, len(strips["options"]) + 1))


def test_notes_show_what_somebody_else_wrote_but_never_replace_what_is_being_typed() -> None:
    model = GameModel(Study(Setup(players=2, seed=3)))
    notes = Notes(model)
    model.study.comment("From a review.")
    assert notes.comment.value == "From a review."
    notes.comment.value_input = "From a review. I see"
    model.study.comment("Another review.")
    assert notes.comment.value_input == "From a review. I see"


def test_the_timeline_is_a_slider_on_the_step(model: GameModel) -> None:
    timeline = Timeline(model)
    model.play_on("random", "turn")
    assert (timeline.slider.value, timeline.slider.end, timeline.buttons.last) == (model.step, model.step, model.step)
    timeline.buttons.receive({"go": 1})
    assert (model.step, timeline.slider.value) == (1, 1)
    with param.edit_constant(timeline.slider):  # as the browser does
        timeline.slider.value_throttled = 0
    assert (model.step, timeline.slider.value) == (0, 0)
    before = timeline.buttons.interval
    timeline.buttons.receive({"faster": True})
    assert timeline.buttons.interval < before
    for _ in range(30):
        timeline.buttons.receive({"slower": True})
    assert timeline.buttons.interval == 5000


# Who may see what


def to_hidden_choice(model: GameModel) -> None:
    while model.game.decision.kind != "turn":
        model.play(model.game.decision.keys[0])


def test_the_log_forgets_what_it_said_with_open_hands(model: GameModel) -> None:
    """`True == 1`: what was told with open hands must not be told again with the eyes of seat 1."""
    log = GameLog(model)
    model.play_on("random", "scoring")
    drawn = {card.name for card in model.game.box.cards if any(card.id in node.key for node in model.line)}
    assert drawn
    opened = json.dumps(log.view.entries)
    model.seat, model.open_hands = 1, False
    hidden = json.dumps(log.view.entries)
    secret = [
        event.text
        for node in model.line[1:]
        for event in model.game_at(node).events
        if event.what == "draw" and event.seat != 1
    ]
    assert any(json.dumps(text)[1:-1] in opened for text in secret)
    assert not any(json.dumps(text)[1:-1] in hidden for text in secret)


def test_secret_choices_are_told_to_nobody_else(model: GameModel) -> None:
    log, tree = GameLog(model), VariationTree(model)
    to_hidden_choice(model)
    keys = {node.seat: node.key for node in model.line[1:] if node.key.startswith("keep:")}
    assert len(keys) == 3
    model.seat, model.open_hands = 1, False
    told = json.dumps(log.view.entries, ensure_ascii=False) + words(tree)
    for seat, key in keys.items():
        assert (key in words(tree)) == (seat == 1)
        kept = next(tile for tile in model.game.box.scoring_tiles if tile.id == key.partition(":")[2])
        assert (f"“{describe_category(kept.category)}”" in told) == (seat == 1)
    assert "keep:?" in words(tree)
    model.open_hands = True
    assert all(key in words(tree) for key in keys.values())


def test_hidden_hands_show_neither_choices_nor_places(model: GameModel) -> None:
    explorer = Explorer(model)
    to_hidden_choice(model)
    model.seat, model.open_hands = (model.game.decision.seat + 1) % 3, False
    assert explorer.choices.list.keys == []
    assert explorer.choices.list.blocked == []
    assert not explorer.map.board.targets
    step = model.step
    explorer.keys.receive({"key": "1"})
    assert model.step == step
    explorer.close()


# Displays


def test_a_closed_explorer_leaves_nothing_behind(model: GameModel) -> None:
    from boonlake_panel.app.kit.upstream import watchers_of

    before = len(watchers_of(model))
    explorer = Explorer(model)
    explorer.tab = "tree"
    explorer.close()
    assert len(watchers_of(model)) == before


def test_a_display_that_was_replaced_no_longer_follows(model: GameModel) -> None:
    from bokeh.document import Document

    from boonlake_panel.app.kit.upstream import watchers_of

    counts = []
    for _ in range(3):
        layout, document = model.__panel__(), Document()
        root = layout.get_root(document)
        document.add_root(root)
        counts.append(len(watchers_of(model)))
        layout._cleanup(root)
        model.play(model.options[0].key)
    assert counts[0] == counts[2]
    assert len(model._displays) == 1
