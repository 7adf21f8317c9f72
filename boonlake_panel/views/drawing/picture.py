"""A drawn picture: SVG text that shows itself in a notebook and writes itself to a file."""

from os import PathLike
from pathlib import Path

SUFFIXES = (".svg", ".png")


class Picture(str):
    """The text of an SVG picture, made by `picture`.

    >>> from boonlake_panel import Game, Setup, picture
    >>> drawn = picture(Game(Setup(players=2, seed=7)))
    >>> drawn.save("board.svg"), drawn.save("board.png")  # doctest: +SKIP
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Picture: {len(self) // 1000} kB of SVG>"

    def _repr_html_(self) -> str:
        return str(self)

    def png(self, scale: float = 2.0) -> bytes:
        """Give the picture as PNG, `scale` times as wide as it says itself; no browser is needed."""
        from .png import png

        return png(self, scale)

    def save(self, path: str | PathLike[str], scale: float = 2.0) -> None:
        """Write the picture to a file, as its name says: `board.svg` or `board.png`."""
        target = Path(path)
        match target.suffix.lower():
            case ".svg":
                target.write_text(self, encoding="utf-8")
            case ".png":
                target.write_bytes(self.png(scale))
            case suffix:
                raise ValueError(
                    f"a picture is saved as {' or '.join(SUFFIXES)}, not as {suffix or 'a file without'!r}"
                )
