"""A study in words: the game turn by turn, with variations indented below the choice they replace."""

from collections.abc import Iterator

from ..engine import Game
from ..texts.messages import text
from .node import MARKS, Node
from .study import OPENING, Study

INDENT = "    "
MAX_LEVEL = 12  # deeper variations are not indented further
Line = tuple[int, str]


def in_words(study: Study, *, events: bool = False) -> Iterator[str]:
    """The lines of a study as text, with what each choice led to if `events` is true.

    >>> from boonlake_panel import Setup
    >>> study = Study(Setup(players=2, seed=7), title="Opening")
    >>> node = study.play(study.game.decision.keys[0])
    >>> next(in_words(study))
    'Opening'
    """
    yield from _title(study)
    for level, line in _lines(study, events):
        yield f"{INDENT * min(level, MAX_LEVEL)}{line}" if line else ""


def _title(study: Study) -> Iterator[str]:
    setup = study.setup
    start = study.game_at(study.root)
    names = ", ".join(setup.seat_name(seat) for seat in range(len(start.scores)))
    yield study.title or text("study-untitled")
    yield text(
        "study-about", players=setup.players, names=names, seed=str(setup.seed), pack=setup.data, hash=start.box.hash
    )
    yield text("study-size", choices=len(study), lines=max(1, sum(not node.children for node in study)))
    if study.tags:
        yield text("study-tags", tags=", ".join(study.tags))
    yield from _quoted(study.root.comment)


def _quoted(comment: str) -> list[str]:
    return [f"| {line}".rstrip() for line in comment.split("\n")] if comment else []


def _lines(study: Study, events: bool) -> Iterator[Line]:
    """All choices with the level of their variation: a choice, what else was chosen there, then what follows it."""
    stack: list[tuple[Node, int, bool]] = [(node, 0, False) for node in study.root.children[:1]]
    while stack:
        node, level, is_branch = stack.pop()
        if is_branch:
            yield level, text("study-branch-named", name=node.name) if node.name else text("study-branch")
        elif node.parent is study.root or (node.parent and node.turn != node.parent.turn):
            yield from ((level, line) for line in _heading(study, node))
        yield from ((level, f"  {line}") for line in _choice(study, node, events))
        stack += [(follower, level, False) for follower in node.children[:1]]
        if node.parent and not is_branch:
            stack += [(other, level + 1, True) for other in reversed(node.parent.children[1:])]


def _heading(study: Study, node: Node) -> Iterator[str]:
    before = study.game_at(node.parent or node)
    yield ""
    if not node.turn:
        yield text("study-setup")
    else:
        opens = before.decision is not None and before.decision.kind == OPENING
        seat = study.setup.seat_name(node.seat if opens else before.active)
        yield text("study-turn", turn=node.turn, round=node.round, seat=seat)
        yield "  " + _scores(before)


def _scores(game: Game) -> str:
    scores = enumerate(game.scores)
    shown = (text("study-score", seat=game.setup.seat_name(seat), points=points) for seat, points in scores)
    return text("study-scores", scores=", ".join(shown))


def _choice(study: Study, node: Node, events: bool) -> Iterator[str]:
    """A choice with its notes, what it led to, and how the game ended if it did."""
    yield from _quoted(node.before)
    sign = f" {MARKS[node.mark]}" if node.mark else ""
    yield text("study-choice", seat=study.setup.seat_name(node.seat), label=_label(study, node)) + sign
    game = study.game_at(node)
    # The solo opponent makes no choices, so its events are always shown.
    yield from (f"  {event.text}" for event in game.events if events or event.seat >= study.setup.players)
    yield from _quoted(node.comment)
    if game.over:
        winners = [game.setup.seat_name(seat) for seat in game.winners]
        yield _scores(game)
        yield text("study-over", winners=", ".join(winners), count=len(winners))


def _label(study: Study, node: Node) -> str:
    decision = study.game_at(node.parent or study.root).decision
    options = decision.options if decision else ()
    return next(option.label for option in options if option.key == node.key)
