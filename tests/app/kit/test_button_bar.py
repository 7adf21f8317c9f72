"""A row of buttons: only those that are there can be pressed."""

from boonlake_panel.app.kit.button_bar import ButtonBar


def test_only_buttons_of_the_bar_can_be_pressed() -> None:
    bar, pressed = ButtonBar(buttons={"new": "New game", "open": "Open"}), []
    bar.on("press", pressed.append)
    for said in ({"press": "open"}, {"press": "close"}, {"press": 1}, {"press": ["new"]}, {"other": "new"}, "new"):
        bar.receive(said)
    assert pressed == ["open"]
