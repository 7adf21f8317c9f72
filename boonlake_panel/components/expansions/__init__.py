"""What the expansions add to the box, by name."""

from collections.abc import Mapping
from typing import Final

from ...expansions import expansion_modules
from ..expansion import ExpansionComponents

COMPONENTS: Final[Mapping[str, ExpansionComponents]] = {
    name: module.COMPONENTS for name, module in expansion_modules("components.expansions").items()
}
