"""What the rules of Artifacts report, beside the events of the base game."""

from typing import Final

E_CONDITION: Final = "condition"  # amount: round, detail: lake condition
E_ARTIFACT: Final = "artifact"  # detail: artifact laid out
E_PRICE: Final = "price"  # amount: price tile, detail: artifact
E_SHIPYARD: Final = "shipyard"  # amount: site
E_LAUNCH: Final = "launch"  # amount: canal area
E_RETRIEVE: Final = "retrieve"  # amount: vases on it, detail: artifact
E_NO_ARTIFACT: Final = "no_artifact"  # the only chance of one has passed
E_LAKE: Final = "lake"  # amount: space reached, detail: side
E_RETURN: Final = "return"  # amount: space whose effect is used, detail: side
E_PLUG: Final = "plug"  # amount: vases plugged in, detail: artifact
E_PURPLE_GAINED: Final = "purple_gained"
E_PURPLE: Final = "purple"  # amount: site
E_SPECIAL_GAINED: Final = "special_gained"
E_STASH: Final = "stash"  # detail: card
E_STASHED: Final = "stashed"  # detail: card
E_ANNEX: Final = "annex"  # detail: resource
E_PLACE_HOUSE: Final = "place_house"  # amount: site
E_LAKE_CATTLE: Final = "lake_cattle"
E_LOWER: Final = "lower"  # amount: lever
E_VASES_ON: Final = "vases_on"  # amount: artifacts in the display
