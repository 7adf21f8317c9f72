"""A study as one tidy table: a row for each node and seat."""

from typing import Any
from weakref import WeakKeyDictionary

import pandas as pd

from ..components.vocabulary import REGIONS, RESOURCES
from ..engine import Game
from ..engine.codes import SOURCES
from ..engine.state import LEVELS, Player, State
from ..study import Node, Study

NODE_COLUMNS = ("node", "parent", "main", "depth", "key", "chooser", "turn", "round")
"""Where a node stands in the tree; `turn`, `round` and `chooser` are those of the choice that led to it."""
SEAT_COLUMNS = (
    *("scorings", "seat", "player", "active", "score", "coins", "vases", "hand", "played", "ranch", "supply"),
    *("sites", "houses", "settlements", "cattle", "tier_bonuses", "levers", "levers_up", "coin_track", "card_track"),
    *("ship", "ship_place", "scored", "projects"),
    *(f"production_{resource}" for resource in RESOURCES),
    *(f"presences_{region}" for region in REGIONS),
    *(f"points_{source}" for source in SOURCES),
)
"""What a seat has after the choice; `points_...` add up to `score`, `sites` counts own pieces on building sites."""

Row = tuple[Any, ...]


class StudyTable:
    """The table of a study that grows with it: what the seats have at a node is computed once."""

    def __init__(self) -> None:
        self._seats = pd.DataFrame(columns=SEAT_COLUMNS)  # in the order in which nodes were computed
        self._first: dict[str, int] = {}  # node: its first row

    def __len__(self) -> int:
        """How many nodes have been computed so far."""
        return len(self._first)

    def frame(self, study: Study) -> pd.DataFrame:
        """The table of all nodes that the study holds now."""
        nodes = list(study)
        self._compute(study, [node for node in nodes if node.id not in self._first])
        count = len(study.game.scores)
        rows = [self._first[node.id] + seat for node in nodes for seat in range(count)]
        places = pd.DataFrame(_places(study, nodes), columns=NODE_COLUMNS)
        repeated = places.take([number for number in range(len(nodes)) for _ in range(count)])
        return pd.concat([part.reset_index(drop=True) for part in (repeated, self._seats.take(rows))], axis=1)

    def _compute(self, study: Study, nodes: list[Node]) -> None:
        rows: list[Row] = []
        for node in nodes:
            self._first[node.id] = len(self._seats) + len(rows)
            rows += seat_rows(study.game_at(node))
        if rows:
            new = pd.DataFrame.from_records(rows, columns=SEAT_COLUMNS)
            self._seats = pd.concat([self._seats, new], ignore_index=True) if len(self._seats) else new


def _places(study: Study, nodes: list[Node]) -> list[Row]:
    on_main = {study.root.id, *(node.id for node in study.main_line)}
    return [
        (
            node.id,
            node.parent.id if node.parent else "",
            node.id in on_main,
            node.depth,
            node.key,
            node.seat,
            node.turn,
            node.round,
        )
        for node in nodes
    ]


def seat_rows(game: Game) -> list[Row]:
    """What each seat has in a game, in the order of `SEAT_COLUMNS`."""
    state = game.state
    return [
        (
            state.scoring,
            seat,
            game.setup.seat_name(seat),
            seat == state.active,
            *_goods(player),
            *_on_river(state, player),
            player.scored.bit_count(),
            player.projects.bit_count(),
            *LEVELS[player.levels],
            *state.presence[seat * 4 : seat * 4 + 4],
            *player.ledger,
        )
        for seat, player in enumerate(state.players)
    ]


def _goods(player: Player) -> Row:
    return (
        player.vp,
        player.coins,
        player.vases,
        len(player.hand),
        len(player.display),
        player.ranch,
        player.supply,
        len(player.sites),
        player.houses,
        player.settlements,
        player.cattle,
        player.tier,
        player.levers.bit_count(),
        player.up.bit_count(),
        player.coin_track,
        player.card_track,
    )


def _on_river(state: State, player: Player) -> Row:
    tables = state.t
    return tables.river_ids[tables.routes[state.round][player.ship]], player.ship


_tables: WeakKeyDictionary[Study, StudyTable] = WeakKeyDictionary()


def frame(study: Study) -> pd.DataFrame:
    """A study as a tidy table, a row for each node and seat; asked again, only new nodes are computed.

    >>> from boonlake_panel import Setup
    >>> study = Study(Setup(players=2, seed=7))
    >>> node = study.play(study.game.decision.keys[0])
    >>> frame(study)[["depth", "seat", "score", "coins"]].shape
    (4, 4)
    """
    return _tables.setdefault(study, StudyTable()).frame(study)
