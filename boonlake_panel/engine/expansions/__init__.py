"""The rules of the expansions, by name. Nobody else imports an expansion."""

from collections.abc import Mapping
from typing import Final

from ...expansions import expansion_modules
from ..expansion import Expansion

EXPANSIONS: Final[Mapping[str, Expansion]] = {
    name: module.EXPANSION for name, module in expansion_modules("engine.expansions").items()
}
