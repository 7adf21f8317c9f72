"""What a choice changed on the boards of Artifacts."""

from typing import Any

FIGURE_PARTS = ("boat", "shipyard", "prices", "purple", "special", "improved", "eased")


def changes(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The names of the places that differ between two positions."""
    found = _display_changes(before["expansion"], after["expansion"])
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if old.get("expansion") and new.get("expansion"):
            found.update(_player_changes(seat, old["expansion"], new["expansion"]))
    return found


def _player_changes(seat: int, old: dict[str, Any], new: dict[str, Any]) -> set[str]:
    found = set()
    if (old["side"], old["place"]) != (new["side"], new["place"]):
        found.add(lake_place(new["side"], new["place"]))
    if (old["artifact"], old["plugged"]) != (new["artifact"], new["plugged"]) and new["artifact"]:
        found.add(f"artifact:{new['artifact']}")
    if any(old[part] != new[part] for part in FIGURE_PARTS):
        found.add(f"figure:{seat}")
    if old["lake_cattle"] != new["lake_cattle"]:
        found.add("lake:pasture")
    found.update(f"production:{seat}.{resource}" for resource in {*new["annexes"]} - {*old["annexes"]})
    if isinstance(old["stash"], list) and isinstance(new["stash"], list):
        found.update(f"card:{card}" for card in {*new["stash"]} - {*old["stash"]})
    return found


def _display_changes(old: dict[str, Any], new: dict[str, Any]) -> set[str]:
    known = {entry["artifact"]: entry for entry in old["display"]}
    found = {f"artifact:{entry['artifact']}" for entry in new["display"] if known.get(entry["artifact"]) != entry}
    found.update(f"condition:{condition}" for condition in {*new["conditions"]} - {*old["conditions"]})
    return found


def lake_place(side: str, place: int) -> str:
    """The name of a space of the lake board."""
    return f"lake:{side}.{place}" if place else "lake:start"
