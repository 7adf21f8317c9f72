"""What Artifacts adds to `boonlake box`."""

COMMANDS = (
    ("artifacts", "Artifacts with both levels."),
    ("lake", "Spaces of the lake board."),
    ("lake-conditions", "Conditions for steps on the lake."),
    ("price-tiles", "Price tiles."),
    ("special-tile", "The special building tile."),
    ("harbour-tiles", "Harbour tiles."),
)
"""Commands that show its tables, with what they say about themselves."""
