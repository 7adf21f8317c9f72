"""The games of a tree: some are kept, the others are replayed from the nearest kept one."""

from collections import OrderedDict

from ..engine import Game
from .node import Node

INTERVAL = 16
"""A game is kept every so many choices, so that fewer than these have to be replayed to reach any node."""
MAX_KEPT = 1024
MAX_RECENT = 32


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
        to_replay = []
        nearest = node
        while (game := self._stored(nearest)) is None and nearest.parent:
            to_replay.append(nearest)
            nearest = nearest.parent
        game = game or self.start
        for later in reversed(to_replay):
            game = game.play(later.key)
            self.put(later, game)
        return game

    def put(self, node: Node, game: Game) -> None:
        """Store the game of a node: among the kept ones if it stands at an interval, else among the recent ones."""
        games, limit = (self._kept, MAX_KEPT) if node.depth % INTERVAL == 0 else (self._recent, MAX_RECENT)
        games[node.id] = game
        games.move_to_end(node.id)
        if len(games) > limit:
            games.popitem(last=False)

    def forget(self, node: Node) -> None:
        """Forget the games of a node and of everything after it."""
        for gone in node.walk():
            self._kept.pop(gone.id, None)
            self._recent.pop(gone.id, None)

    def _stored(self, node: Node) -> Game | None:
        if node.parent is None:
            return self.start
        games = self._kept if node.depth % INTERVAL == 0 else self._recent
        game = games.get(node.id)
        if game is not None:
            games.move_to_end(node.id)
        return game
