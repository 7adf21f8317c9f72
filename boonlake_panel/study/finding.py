"""Finding choices by turn, round and seat, and by what people noted about them."""

from .node import Node


def matches(node: Node, turn: int | None, round_: int | None, seat: int | None, mark: str | None, text: str) -> bool:
    """Whether a node has all that is asked for; `None` and an empty text ask for nothing."""
    return (
        (turn is None or node.turn == turn)
        and (round_ is None or node.round == round_)
        and (seat is None or node.seat == seat)
        and (mark is None or node.mark == mark)
        and (not text or text.casefold() in f"{node.name}\n{node.before}\n{node.comment}".casefold())
    )
