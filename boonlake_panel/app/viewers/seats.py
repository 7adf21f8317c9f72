"""Who plays, with points and goods; a click shows that seat's board."""

from typing import Any

from ..kit.markup import Part, part
from ..kit.wording import chip, seat_colour, t
from ..model import GameModel


def seats(model: GameModel) -> list[Part]:
    game = model.game
    position = game.position()
    to_move = game.decision.seat if game.decision else -1
    shown = model.shown_seat
    items = [
        _seat(seat, player, game.setup.seat_name(seat), seat == to_move, seat == shown)
        for seat, player in enumerate(position["players"][: game.setup.players])
    ]
    if position.get("solo"):
        items.append(_eminence(position, game.setup.seat_name(1)))
    return [part("div", *items, css="seats", role="group", aria_label=t("seat"))]


def _seat(seat: int, player: dict[str, Any], name: str, moves: bool, shown: bool) -> Part:
    hand = player["hand"]
    facts = {
        "coins": player["coins"],
        "vases": player["vases"],
        "ranch": player["ranch"],
        "cards": hand if isinstance(hand, int) else len(hand),
    }
    return part(
        "button",
        chip(seat),
        part("span", name, css="name"),
        part("span", str(player["points"]), css="score"),
        part("span", t("facts", **facts), css="facts"),
        css=f"seat{' moves' if moves else ''}",
        act="seat",
        value=str(seat),
        colour=seat_colour(seat),
        aria_pressed=str(shown).lower(),
        aria_label=t("facts-words", name=name, points=player["points"], **facts),
        data_id=f"seat {seat}",
    )


def _eminence(position: dict[str, Any], name: str) -> Part:
    """The solo opponent: it has points and a board of its own, but no goods."""
    solo, points = position["solo"], position["players"][1]["points"]
    facts = {"cactus": solo["cactus"], "tiles": len(solo["stack"])}
    return part(
        "div",
        chip(1),
        part("span", name, css="name"),
        part("span", str(points), css="score"),
        part("span", t("facts-eminence", **facts), css="facts"),
        css="seat plain",
        colour=seat_colour(1),
        role="img",
        aria_label=t("facts-eminence-words", name=name, points=points, **facts),
    )
