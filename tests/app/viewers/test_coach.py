"""The coach beside the map, without a browser."""

import json

from boonlake_panel import Setup
from boonlake_panel.app.model import GameModel
from boonlake_panel.app.viewers.explorer import Explorer


def coached(explorer: Explorer) -> str:
    """Everything that is said beside the map while the game is played."""
    shown, last = explorer.choices.list, explorer.choices.happened
    return json.dumps([shown.question, shown.advice, shown.groups, last.lines])


def test_the_coach_says_what_each_choice_would_do_until_it_is_switched_off() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    assert "counts double for you" in coached(explorer)
    for _ in range(4):
        model.play(model.game.decision.keys[0])
    assert "The row says how far your ship may sail afterwards" in coached(explorer)
    model.play("strip:settle")
    assert "a presence on the map" in coached(explorer)
    assert explorer.choices.list.advice
    model.coach = False
    assert '"effect": null' in coached(explorer)
    model.back()
    assert not explorer.choices.list.advice
    explorer.close()


def test_the_coach_keeps_a_hidden_hand_hidden() -> None:
    model = GameModel(Setup(players=2, seed=7))
    explorer = Explorer(model)
    for _ in range(4):
        model.play(model.game.decision.keys[0])
    model.play("strip:builder")
    chooser = model.game.decision.seat
    hand = model.game.position()["players"][chooser]["hand"]
    names = {card.name for card in model.game.box.cards if card.id in hand}
    assert any(name in coached(explorer) for name in names)
    model.seat, model.open_hands = 1 - chooser, False
    assert not any(name in coached(explorer) for name in names)
    explorer.close()
