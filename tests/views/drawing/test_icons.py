"""Icons: paths on one grid."""

from boonlake_panel.views.drawing.icons import PATHS, polygons


def test_icons_lie_on_their_grid() -> None:
    for name in PATHS:
        for _, points in polygons(name):
            assert all(x != x or (abs(x) <= 0.55 and abs(y) <= 0.55) for x, y in points), name
