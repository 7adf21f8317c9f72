"""Finding choices by turn, round and seat, by what people noted about them, and by words."""

from collections.abc import Callable

from ..engine import Game
from ..engine.seen import SECRET_KINDS
from ..engine.wording.keys import key_text
from ..texts.messages import folded
from .node import Node


def matches(node: Node, turn: int | None, round_: int | None, seat: int | None, mark: str | None) -> bool:
    """Whether a node has all that is asked for; `None` asks for nothing."""
    return (
        (turn is None or node.turn == turn)
        and (round_ is None or node.round == round_)
        and (seat is None or node.seat == seat)
        and (mark is None or node.mark == mark)
    )


def text_matcher(start: Game, text: str, eyes: int | None) -> Callable[[Node], bool]:
    """Whether all words of a text are in the notes, the key, its words or the player of a node.

    Accents and capitals do not count. What was chosen in secret is found only with the eyes of whoever may know it.
    """
    wanted = folded(text).split()
    names = [start.seat_name(seat) for seat in range(len(start.scores))]
    alone = start.setup.players == 1

    def found(node: Node) -> bool:
        said = [node.name, node.before, node.comment, names[node.seat]]
        secret = node.key.partition(":")[0] in SECRET_KINDS and not alone
        if not secret or eyes is None or eyes == node.seat:
            said += [node.key, key_text(start.box, node.key)]
        content = folded("\n".join(said))
        return all(word in content for word in wanted)

    return found
