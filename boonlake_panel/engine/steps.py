"""The names of all steps of the agenda, those of expansions after those of the base game."""

from typing import Final

from .codes import BASE_STEPS
from .expansions import EXPANSIONS

STEP_NAMES: Final = (*BASE_STEPS, *(step.name for one in EXPANSIONS.values() for step in one.steps))
