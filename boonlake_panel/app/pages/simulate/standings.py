"""Tables of a simulation: how agents or seats did, and which cards were played."""

from collections.abc import Mapping, Sequence

from ...kit.figures import cell, half, percents, points, scale, track
from ...kit.markup import Part, part
from ...kit.wording import t
from .summary import CardUse, Standing, Summary

MAX_CARDS = 15


def verdict(found: Summary, names: Mapping[str, str]) -> str:
    """The result in one sentence."""
    best = found.agents[0]
    if len(found.agents) < 2:
        return t("simulate-alone", name=names[best.name], points=round(best.points.mean), spread=half(best.points))
    second = found.agents[1]
    facts = {"win": round(best.win.mean * 100), "low": round(best.win.low * 100), "high": round(best.win.high * 100)}
    clear = best.win.low > second.win.high
    return t("simulate-best" if clear else "simulate-close", name=names[best.name], other=names[second.name], **facts)


def standings_table(shown: Sequence[Standing], names: Mapping[str, str]) -> Part:
    """Wins and points with their intervals."""
    titles = ("", t("simulate-wins"), t("whatif-score"), t("simulate-range"), t("simulate-games"))
    head = part("tr", *(part("th", title, scope="col") for title in titles), css="names")
    ends = scale([one.points for one in shown])
    rows = [
        part(
            "tr",
            cell("", part("strong", names[one.name]), css="wide"),
            cell(titles[1], percents(one.win), track(one.win, 0, 1)),
            cell(titles[2], points(one.points, one.games), track(one.points, *ends)),
            cell(
                titles[3], part("span", t("simulate-from-to", low=min(one.values), high=max(one.values)), css="number")
            ),
            cell(titles[4], part("span", str(one.games), css="number")),
        )
        for one in shown
    ]
    return part("table", part("tbody", head, *rows), css="estimates", aria_label=t("simulate-table"))


def _ends(one: Standing) -> str:
    return t("simulate-from-to", low=min(one.values), high=max(one.values)).replace("-", "\u2212")


def cards_table(found: Summary, names: Mapping[str, str]) -> list[Part]:
    """The cards that were played most, and how those who played them did."""
    shown = found.cards[:MAX_CARDS]
    if not shown:
        return []
    titles = (t("simulate-card"), t("simulate-played"), t("simulate-wins"), t("whatif-score"))
    head = part("tr", *(part("th", title, scope="col") for title in titles), css="names")
    ends = scale([one.points for one in shown])
    rows = [_card_row(one, names, titles, ends) for one in shown]
    table = part("table", part("tbody", head, *rows), css="estimates", aria_label=t("simulate-cards"))
    return [part("h2", t("simulate-cards")), table, part("p", t("simulate-cards-note"), css="hint")]


def _card_row(one: CardUse, names: Mapping[str, str], titles: tuple[str, ...], ends: tuple[float, float]) -> Part:
    return part(
        "tr",
        cell("", names.get(one.card, one.card), css="wide"),
        cell(titles[1], part("span", t("percent", value=round(one.share * 100)), css="number")),
        cell(titles[2], percents(one.win), track(one.win, 0, 1)),
        cell(titles[3], points(one.points, one.games), track(one.points, *ends)),
    )
