"""Tables of a simulation: how agents or seats did, and which cards were played."""

from collections.abc import Mapping, Sequence

import pandas as pd

from ...kit.figures import half, percents, points, scale
from ...kit.table import interval_cells
from ...kit.wording import t
from .summary import Standing, Summary

INTERVALS = ("wins", "points")


def verdict(summary: Summary, names: Mapping[str, str]) -> str:
    """The result in one sentence."""
    best = summary.agents[0]
    if len(summary.agents) < 2:
        return t("simulate-alone", name=names[best.name], points=round(best.points.mean), spread=half(best.points))
    second = summary.agents[1]
    facts = {"win": round(best.win.mean * 100), "low": round(best.win.low * 100), "high": round(best.win.high * 100)}
    clear = best.win.low > second.win.high
    return t("simulate-best" if clear else "simulate-close", name=names[best.name], other=names[second.name], **facts)


def standings_titles(first: str) -> dict[str, str]:
    """The columns of `standings_frame`."""
    return {
        "name": first,
        "wins": t("simulate-wins"),
        "points": t("whatif-score"),
        "lowest": t("simulate-lowest"),
        "highest": t("simulate-highest"),
        "games": t("simulate-games"),
    }


def standings_frame(shown: Sequence[Standing], names: Mapping[str, str]) -> pd.DataFrame:
    """Wins and points with their intervals."""
    means = [one.points for one in shown]
    return pd.DataFrame(
        {
            "name": [names[one.name] for one in shown],
            **interval_cells("wins", [one.win for one in shown], [percents(one.win) for one in shown], (0.0, 1.0)),
            **interval_cells("points", means, [points(one.points, one.games) for one in shown], scale(means)),
            "lowest": [min(one.values) for one in shown],
            "highest": [max(one.values) for one in shown],
            "games": [one.games for one in shown],
        }
    )


def cards_titles() -> dict[str, str]:
    """The columns of `cards_frame`."""
    return {
        "card": t("simulate-card"),
        "played": t("simulate-played"),
        "wins": t("simulate-wins"),
        "points": t("whatif-score"),
    }


def cards_frame(summary: Summary, names: Mapping[str, str]) -> pd.DataFrame | None:
    """The cards by how often they were played, and how those who played them did."""
    shown = summary.cards
    if not shown:
        return None
    means = [one.points for one in shown]
    return pd.DataFrame(
        {
            "card": [names.get(one.card, one.card) for one in shown],
            "played": [round(100 * one.share, 1) for one in shown],
            **interval_cells("wins", [one.win for one in shown], [percents(one.win) for one in shown], (0.0, 1.0)),
            **interval_cells("points", means, [points(one.points, one.games) for one in shown], scale(means)),
        }
    )
