"""The games of a tree, recomputed from keys; some are kept, so that every place is near one of them."""

from collections import OrderedDict

from ..engine import Game
from .node import Node

INTERVAL = 16
"""Every so many choices a game is kept: going anywhere replays fewer choices than this."""
KEPT = 1024
RECENT = 32


class Games:
    """The game at each node: kept, or replayed from the nearest one that is kept."""

    def __init__(self, start: Game) -> None:
        self.start = start
        self._kept: OrderedDict[str, Game] = OrderedDict()
        self._recent: OrderedDict[str, Game] = OrderedDict()

    def __len__(self) -> int:
        return 1 + len(self._kept) + len(self._recent)

    def at(self, node: Node) -> Game:
        """The game at a node."""
        ahead = []
        place = node
        game = self._find(place)
        while game is None and place.parent:
            ahead.append(place)
            place = place.parent
            game = self._find(place)
        found = game or self.start
        for later in reversed(ahead):
            found = found.play(later.key)
            self.put(later, found)
        return found

    def put(self, node: Node, game: Game) -> None:
        """Remember the game of a node for a while, or for long if it is one of those to keep."""
        games, limit = (self._kept, KEPT) if node.depth % INTERVAL == 0 else (self._recent, RECENT)
        games[node.id] = game
        games.move_to_end(node.id)
        if len(games) > limit:
            games.popitem(last=False)

    def forget(self, node: Node) -> None:
        """Forget the games of a node and of everything after it."""
        for gone in node.walk():
            self._kept.pop(gone.id, None)
            self._recent.pop(gone.id, None)

    def _find(self, node: Node) -> Game | None:
        if node.parent is None:
            return self.start
        games = self._kept if node.depth % INTERVAL == 0 else self._recent
        game = games.get(node.id)
        if game is not None:
            games.move_to_end(node.id)
        return game
