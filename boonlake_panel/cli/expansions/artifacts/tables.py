"""The tables of Artifacts in the terminal."""

from collections.abc import Callable

from ....components import Box
from ....components.expansions.artifacts import artifact_box
from ...printed_table import PrintedTable, printed_table


def overview(box: Box) -> list[tuple[str, str, str]]:
    """How much there is of everything, and the commands that show it."""
    own = artifact_box(box)
    return [
        ("Artifacts: cards", f"{len(own.artifact_cards)} project cards", "cards --artifacts"),
        ("Artifacts: artifacts", f"{len(own.artifacts)} sides of artifacts", "artifacts, price-tiles, special-tile"),
        ("Artifacts: lake", f"{len(own.lake)} spaces", "lake, lake-conditions, harbour-tiles"),
    ]


MAKERS: dict[str, Callable[[Box], PrintedTable]] = {
    "artifacts": lambda box: printed_table(
        "Artifacts",
        "id, name, 2 vases, 3 vases",
        box.table("artifacts"),
        lambda r: (r.id, r.name, r.basic, r.advanced),
    ),
    "lake": lambda box: printed_table(
        "Lake",
        "side, number, on return, for a boat at once",
        box.table("lake"),
        lambda r: (r.side, r.position, r.coast_effect, r.boat_effect),
    ),
    "lake-conditions": lambda box: printed_table(
        "Lake conditions",
        "id, round, condition",
        box.table("lake_conditions"),
        lambda r: (r.id, r.round, r.effect),
    ),
    "price-tiles": lambda box: printed_table(
        "Price tiles",
        "id, place in turn order, price",
        box.table("price_tiles"),
        lambda r: (r.id, r.order_position, r.cost),
    ),
    "special-tile": lambda box: printed_table(
        "Special building tile",
        "half, kind, on developing",
        box.table("special_tile"),
        lambda r: (r.half, r.kind, r.on_develop),
    ),
    "harbour-tiles": lambda box: printed_table(
        "Harbour tiles",
        "id, river space, reward",
        box.table("harbour_tiles"),
        lambda r: (r.id, r.river_space, r.reward),
    ),
}
