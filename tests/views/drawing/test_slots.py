"""Slots: rows of a data source that keep their place while things come and go."""

from boonlake_panel.views.drawing.slots import Slots


def test_slots_keep_places_and_reuse_freed_ones() -> None:
    slots = Slots(("a",), ("",))
    slots.show({"x": [("x1",), ("x2",)], "y": [("y1",)]})
    slots.show({"y": [("y1",)]})
    assert sorted(slots.source.data["a"])[-1:] == ["y1"]
    slots.show({"y": [("y1",), ("y2",)], "z": [("z1",)]})
    assert sorted(value for value in slots.source.data["a"] if value) == ["y1", "y2", "z1"]
    many = {str(n): [(str(n),)] for n in range(50)}
    slots.show(many)
    assert sorted(value for value in slots.source.data["a"] if value) == sorted(many)
