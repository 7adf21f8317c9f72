"""Pictures as files: SVG and PNG of every board, without a browser."""

from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from boonlake_panel import Game, Setup, picture
from boonlake_panel.views import DARK, LIGHT
from boonlake_panel.views.boards.sheets import boards_of
from boonlake_panel.views.drawing import png
from boonlake_panel.views.drawing.picture import Picture
from boonlake_panel.views.drawing.scene import BOLD, Scene
from boonlake_panel.views.drawing.svg import svg

GAME = Game(Setup(players=2, seed=7))


@pytest.mark.parametrize(
    "setup", [{"players": 2}, {"players": 1, "artifacts": True}, {"players": 3, "artifacts": True}]
)
def test_every_board_of_a_game_is_a_picture(setup: dict[str, int]) -> None:
    game = Game(Setup(seed=7, **setup))
    names = list(boards_of(game.setup))
    assert len(names) == len(set(names)) >= 7
    drawn = {name: picture(game, board=name, width=200) for name in ["game", *names]}
    assert len(set(drawn.values())) == len(drawn)
    for one in drawn.values():
        assert len(ElementTree.fromstring(one)) > 2


def test_a_picture_is_saved_as_its_name_says(tmp_path: Path) -> None:
    drawn = picture(GAME, width=300)
    drawn.save(tmp_path / "game.svg")
    drawn.save(str(tmp_path / "game.PNG"), scale=1)
    assert (tmp_path / "game.svg").read_text(encoding="utf-8") == drawn
    with Image.open(tmp_path / "game.PNG") as image:
        assert (image.format, image.width) == ("PNG", 300)
        assert len(image.convert("RGB").getcolors(1_000_000) or ()) > 200
    with pytest.raises(ValueError, match=r"\.svg or \.png"):
        drawn.save(tmp_path / "game.jpg")


def test_a_seat_has_boards_of_its_own() -> None:
    assert picture(GAME, board="player-board", seat=0) != picture(GAME, board="player-board", seat=1)
    with pytest.raises(ValueError, match="no seat 2"):
        picture(GAME, board="hand", seat=2)
    with pytest.raises(ValueError, match="player-board"):
        picture(GAME, board="table")


def drawn_scene() -> Picture:
    """A red square on white, half covered by a see-through blue one, with a turned and a level text."""
    scene = Scene(LIGHT)
    scene.polygon([(1, 1), (5, 1), (5, 5), (1, 5)], "#ff0000", "#00ff00", 0.4)
    scene.polygon([(3, 0), (8, 0), (8, 8), (3, 8)], "#0000ff80")
    scene.text(2, 9, "<b>Ä & ö</b>", 1.0, "#000000", BOLD, "left")
    scene.text(9, 5, "turned", 1.0, "#000000", angle=1.57)
    return svg([scene], (0, 0, 10, 10), "Test", 200)


def test_pixels_are_those_of_the_drawing() -> None:
    with Image.open(BytesIO(drawn_scene().png(scale=1))) as image:
        pixels = image.convert("RGB")
        assert pixels.getpixel((10, 10)) == (255, 255, 255)
        assert pixels.getpixel((40, 60)) == (255, 0, 0)
        assert pixels.getpixel((20, 60)) == (0, 255, 0), "the line"
        assert pixels.getpixel((140, 60)) == pytest.approx((127, 127, 255), abs=2)
        assert pixels.getpixel((80, 60)) == pytest.approx((127, 0, 128), abs=2)
        level = pixels.crop((40, 168, 120, 192)).convert("L").getextrema()
        turned = pixels.crop((168, 70, 192, 130)).convert("L").getextrema()
        assert max(level[0], turned[0]) < 80


def test_a_machine_without_our_fonts_writes_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "_face", lambda style: None)
    assert drawn_scene().png(scale=1)[:4] == b"\x89PNG"


def test_a_picture_is_not_larger_than_a_machine_can_bear() -> None:
    with pytest.raises(ValueError, match="too large"):
        drawn_scene().png(scale=1_000)


def brightness(drawn: Picture) -> int:
    with Image.open(BytesIO(drawn.png(scale=1))) as image:
        return int(image.convert("L").resize((1, 1)).getpixel((0, 0)))


def test_dark_pictures_are_dark() -> None:
    assert brightness(picture(GAME, DARK, 100)) < brightness(picture(GAME, LIGHT, 100)) / 2
