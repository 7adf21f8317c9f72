"""What a choice changed on the boards of Artifacts."""

from typing import Any

FIGURE_PARTS = ("boat", "shipyard", "prices", "purple", "special", "improved", "eased")


def changes(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The names of the places that differ between two positions."""
    changed = _display_changes(before["expansion"], after["expansion"])
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if old.get("expansion") and new.get("expansion"):
            changed.update(_player_changes(seat, old["expansion"], new["expansion"]))
    return changed


def _player_changes(seat: int, old: dict[str, Any], new: dict[str, Any]) -> set[str]:
    changed = set()
    if (old["side"], old["place"]) != (new["side"], new["place"]):
        changed.add(lake_place(new["side"], new["place"]))
    if (old["artifact"], old["plugged"]) != (new["artifact"], new["plugged"]) and new["artifact"]:
        changed.add(f"artifact:{new['artifact']}")
    if any(old[part] != new[part] for part in FIGURE_PARTS):
        changed.add(f"figure:{seat}")
    if old["lake_cattle"] != new["lake_cattle"]:
        changed.add("lake:pasture")
    changed.update(f"production:{seat}.{resource}" for resource in {*new["annexes"]} - {*old["annexes"]})
    if isinstance(old["stash"], list) and isinstance(new["stash"], list):
        changed.update(f"card:{card}" for card in {*new["stash"]} - {*old["stash"]})
    return changed


def _display_changes(old: dict[str, Any], new: dict[str, Any]) -> set[str]:
    known = {entry["artifact"]: entry for entry in old["display"]}
    changed = {f"artifact:{entry['artifact']}" for entry in new["display"] if known.get(entry["artifact"]) != entry}
    changed.update(f"condition:{condition}" for condition in {*new["conditions"]} - {*old["conditions"]})
    return changed


def lake_place(side: str, place: int) -> str:
    """The name of a space of the lake board."""
    return f"lake:{side}.{place}" if place else "lake:start"
