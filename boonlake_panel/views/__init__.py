"""Pictures: boards, charts and snippets, made from games and studies."""

from .palette import DARK, LIGHT, Palette, palette_of
from .picture import picture
from .snapshot import Snapshot

__all__ = ["DARK", "LIGHT", "Palette", "Snapshot", "palette_of", "picture"]
