"""What can be set about an analysis: parameters with bounds, docs and labels, the same for everybody who asks."""

from typing import Any, Self

import param

MAX_SEED = 2**63 - 1


class Settings(param.Parameterized):
    """Settings of an analysis; names that do not exist are refused."""

    def __init__(self, **params: Any) -> None:
        unknown = sorted(set(params) - set(type(self).param))
        if unknown:
            known = ", ".join(name for name in type(self).param if name != "name")
            raise TypeError(f"{type(self).__name__} has no parameter {unknown[0]!r}; it has {known}")
        super().__init__(**params)

    def to_dict(self) -> dict[str, Any]:
        """All parameters as plain data."""
        return {name: getattr(self, name) for name in type(self).param if name != "name"}

    def __repr__(self) -> str:
        given = {name: value for name, value in self.to_dict().items() if value != type(self).param[name].default}
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in given.items())})"

    __str__ = __repr__

    def but(self, **changes: Any) -> Self:
        """Settings like these with some parameters changed."""
        changed = type(self)(**self.to_dict())
        changed.param.update(**changes)
        return changed


def seed_parameter() -> Any:
    """The parameter that makes an analysis repeatable."""
    return param.Integer(
        default=0, bounds=(0, MAX_SEED), label="Seed", doc="Decides all chance: the same seed gives the same answer."
    )


def jobs_parameter() -> Any:
    """The parameter for the number of processes."""
    return param.Integer(
        default=-1, bounds=(-1, None), label="Processes", doc="Processes; -1 = all cores, 1 = none but this one."
    )
