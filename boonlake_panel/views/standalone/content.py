"""A study as plain data for a page: what is drawn, said and counted at every node, in all languages."""

from typing import Any

from ...engine import Game
from ...study import MARKS, Node, Study
from ...texts.messages import LANGUAGE_NAMES, LANGUAGES, capitalized, in_language, text
from ..charts.trajectories import GOODS, GOODS_COLOURS, SOURCE_COLOURS, facts_of
from .boards import Boards, in_languages
from .drawings import Drawings

WORDS = (
    *("title", "first", "back", "forward", "last", "position", "start", "set-up", "turn", "over", "won", "follow"),
    *("last-choice", "next", "comment", "tree", "main-line", "variation", "search", "search-none", "keys", "language"),
    *("look", "chart", "points", "sources", "goods", "chart-main", "boards", "seats", "print", "unread", "made"),
)
"""What the page itself says; `export-...` in the texts."""


def content_of(study: Study) -> tuple[dict[str, Any], Drawings]:
    """Everything that the page shows, and the drawings with their colours."""
    drawings = Drawings()
    boards = Boards(study, drawings)
    words = {name: drawings.said(in_languages(lambda name=name: text(f"export-{name}"))) for name in WORDS}
    nodes = list(study)
    numbers = {node.id: number for number, node in enumerate(nodes)}
    written = [_Moment(study, node, drawings).written(boards, numbers) for node in nodes]
    content = {
        "languages": LANGUAGE_NAMES,
        "title": study.title,
        "tags": list(study.tags),
        "cursor": numbers[study.node.id],
        "people": study.setup.players,
        "names": [drawings.said([names[seat] for names in boards.names]) for seat in range(len(boards.names[0]))],
        "marks": MARKS,
        "words": words,
        "boards": boards.heads(),
        "goods": [drawings.said(in_languages(lambda good=good: text(f"chart-{good}"))) for good in GOODS],
        "colours": {"goods": GOODS_COLOURS, "sources": SOURCE_COLOURS},
        "nodes": written,
    }
    sources = sorted({source for node in written for ledger in node["ledger"] for source in ledger})
    content["sources"] = {name: drawings.said(in_languages(lambda n=name: text(f"source-{n}"))) for name in sources}
    return {**content, **drawings.tables()}, drawings


class _Moment:
    """A choice, and the game that it led to."""

    def __init__(self, study: Study, node: Node, drawings: Drawings) -> None:
        self.node, self.drawings = node, drawings
        self.game = study.game_at(node)
        self.before = study.game_at(node.parent) if node.parent else None

    def written(self, boards: Boards, numbers: dict[str, int]) -> dict[str, Any]:
        node, before = self.node, self.before
        frames, changed = boards.at(self.game, before)
        facts = facts_of(node, self.game)
        notes = {name: getattr(node, name) for name in ("name", "mark", "before", "comment") if getattr(node, name)}
        return {
            "id": node.id,
            "from": numbers[node.parent.id] if node.parent else -1,
            "key": node.key,
            "seat": node.seat,
            "turn": node.turn,
            "label": self._said(lambda game: capitalized(game.seen_by(None).label(node.key)), before) if before else -1,
            "who": self._said(_who, self.game),
            "asked": self._said(_asked, self.game),
            "moves": self.game.decision.seat if self.game.decision else -1,
            "events": [[said, event.rule] for said, event in zip(self._events(), self.game.events, strict=True)],
            "frames": frames,
            "changed": changed,
            "turns": facts.turn,
            "scoring": facts.scoring,
            "points": facts.points,
            "goods": facts.goods,
            "ledger": facts.ledger,
            **notes,
        }

    def _said(self, tell: Any, game: Game) -> int:
        return self.drawings.said([_in(language, tell, game) for language in LANGUAGES])

    def _events(self) -> list[int]:
        told = [_in(language, lambda game: [event.text for event in game.events], self.game) for language in LANGUAGES]
        return [self.drawings.said(words) for words in zip(*told, strict=True)]


def _in(language: str, tell: Any, game: Game) -> Any:
    """What a function says about a game in a language."""
    with in_language(language):
        return tell(game.in_language(language))


def _asked(game: Game) -> str:
    return game.decision.prompt if game.decision else text("export-over")


def _who(game: Game) -> str:
    """Whose choice it is and when, or who has won."""
    decision, turn = game.decision, game.current_turn
    if decision is None:
        names = ", ".join(game.seat_name(seat) for seat in game.winners)
        return text("app-winner", names=names, count=len(game.winners), points=max(game.scores))
    name = game.seat_name(decision.seat)
    return text("app-who", name=name, turn=turn, round=game.round) if turn else text("app-setup", name=name)
