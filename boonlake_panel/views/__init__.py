"""Pictures: boards, charts and snippets, made from games and studies."""

from .boards.game_picture import picture
from .boards.snapshot import Snapshot
from .drawing.palette import DARK, LIGHT, Palette, palette_of

__all__ = ["DARK", "LIGHT", "Palette", "Snapshot", "palette_of", "picture"]
