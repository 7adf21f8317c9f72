"""What a choice changed, as the names of places on the pictures, so that they can be marked."""

from typing import Any

from ...expansions import expansion_modules

PLAYER_PARTS = ("coins", "vases", "points", "ranch", "houses", "settlements", "cattle", "coin_track", "card_track")
EMINENCE_PIECES = {"houses": "house", "settlements": "settlement", "cattle": "cattle"}
EXPANSION_CHANGES = expansion_modules("views.boards", "changes")


def changes(before: dict[str, Any], after: dict[str, Any]) -> frozenset[str]:
    """The names of the places that differ between two positions."""
    changed: set[str] = set()
    for space in {*before["map"], *after["map"]}:
        if before["map"].get(space) != after["map"].get(space):
            changed.add(f"space:{space}")
    for region in {*before["covered"]} ^ {*after["covered"]}:
        changed.add(f"region:{region}")
    changed.update(f"lock:{lock}" for lock in {*before["locks"]} ^ {*after["locks"]})
    if before["taken"] != after["taken"] and after["taken"]:
        changed.add(f"strip:{after['taken']}")
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        changed.update(_player_changes(seat, old, new))
    if before.get("solo") and after.get("solo"):
        changed.update(_solo_changes(before, after))
    if before.get("expansion") and after.get("expansion"):
        for name, module in EXPANSION_CHANGES.items():
            if after["setup"][name]:
                changed.update(module.changes(before, after))
    return frozenset(changed)


def _player_changes(seat: int, old: dict[str, Any], new: dict[str, Any]) -> set[str]:
    changed = {f"{part}:{seat}" for part in PLAYER_PARTS if old[part] != new[part]}
    if old["ship"] != new["ship"]:
        changed.add(f"river:{new['ship']}")
    if old["boats"] != new["boats"]:
        changed.update(f"canal:{seat}.{resource}" for resource in {*new["boats"]} - {*old["boats"]} or {*new["boats"]})
    for lever in {*old["levers"], *new["levers"]}:
        if old["levers"].get(lever) != new["levers"].get(lever):
            changed.add(f"lever:{seat}.{lever}")
    for resource in {*old["production"], *new["production"]}:
        if old["production"].get(resource) != new["production"].get(resource):
            changed.add(f"production:{seat}.{resource}")
    changed.update(f"card:{card}" for card in {*new["display"]} - {*old["display"]})
    if isinstance(old["hand"], list) and isinstance(new["hand"], list):
        changed.update(f"card:{card}" for card in {*new["hand"]} - {*old["hand"]})
    for tile in {*old["scored"], *old["projects"], *new["scored"], *new["projects"]}:
        if (old["scored"].get(tile), old["projects"].get(tile)) != (new["scored"].get(tile), new["projects"].get(tile)):
            changed.add(f"tile:{tile}")
    return changed


def _solo_changes(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    old, new = before["solo"], after["solo"]
    changed = set()
    if old["tile"] != new["tile"]:
        changed.add("solo:tile")
    if (old["corner"], old["stack"]) != (new["corner"], new["stack"]):
        changed.add("solo:stack")
    if old["cactus"] != new["cactus"]:
        changed.add(f"cactus:{new['cactus']}")
    theirs, ours = before["players"][1], after["players"][1]
    for part, piece in EMINENCE_PIECES.items():
        changed.update(f"eminence:{piece}.{order}" for order in range(theirs[part] + 1, ours[part] + 1))
    return changed
