"""Names for the small integers of Artifacts: kinds of options, steps of the agenda, sources of points."""

from typing import Final

from ...codes import BASE_STEPS, SOURCES

# Kinds of options.
PRICE: Final = 34  # price tile * 16 + artifact
ARTIFACT: Final = 35  # artifact, dealer or solo choice
CONDITION: Final = 36  # lake condition, dealer
BUILD_SHIPYARD: Final = 37  # site
PLACE_PURPLE: Final = 38  # site
LAUNCH: Final = 39  # canal area
RETRIEVE: Final = 40  # artifact
LOWER: Final = 41  # lever
LAKE_STEP: Final = 42  # side of the lake board
RETURN: Final = 43  # side * 16 + place
PLUG: Final = 44
USE: Final = 45  # card
SPECIAL: Final = 46  # space
STASH: Final = 47  # card
STASHED: Final = 48  # card
ANNEX: Final = 49  # resource
HOUSE_AT: Final = 50  # site

# Steps of the agenda.
S_CONDITIONS: Final = len(BASE_STEPS)
S_ARTIFACTS: Final = len(BASE_STEPS) + 1
S_PRICE: Final = len(BASE_STEPS) + 2  # (.., seat)
S_LAUNCH: Final = len(BASE_STEPS) + 3  # (.., seat)
S_RETRIEVE: Final = len(BASE_STEPS) + 4  # (.., seat)
S_WANDER: Final = len(BASE_STEPS) + 5  # (.., seat)
S_INTERIM_START: Final = len(BASE_STEPS) + 6  # (.., seat)
S_ARTIFACT_VASES: Final = len(BASE_STEPS) + 7
S_FINAL_TRIGGERS: Final = len(BASE_STEPS) + 8  # (.., seat)

# Where victory points come from.
LAKE_POINTS: Final = SOURCES.index("lake")
ARTIFACT_POINTS: Final = SOURCES.index("artifacts")
