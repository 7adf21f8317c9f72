"""A position as plain JSON data, complete enough to go on playing in the middle of anything (see docs/position.md)."""

from typing import Any, Final

from ...components.effects import unparse
from ...components.vocabulary import ACTIONS, CORNERS, HALVES, REGIONS, RESOURCES
from ..codes import (
    IN_COMMON,
    JUMPED,
    MANDATORY,
    PIECE_NAMES,
    S_DEAL_SCORING,
    S_DISCARD,
    S_DRAW,
    S_EFFECT,
    S_FORGO_AGAIN,
    S_KEEP,
    S_LAY_TILES,
    S_PAY_CARD,
    S_PAY_CATTLE,
    S_PAY_SCORE,
    S_PAY_UPGRADE,
    S_PLACE,
    S_RIVER_BONUS,
    S_TILE_LEVER,
    SOURCES,
)
from ..rules.effect_origin import BROUGHT_BY
from ..rules.payment import PROJECT
from ..setup import Setup
from ..state import BOATS, LEVELS, Player, Solo, State, Step
from ..steps import STEP_NAMES
from ..tables import Tables

FORMAT: Final = "boonlake-position"
VERSION: Final = 1
MODES: Final = ("normal", "free_house", "eased", "free_settlement", "swap")
FLAGS: Final = {IN_COMMON: "common", MANDATORY: "mandatory", JUMPED: "jumped", **BROUGHT_BY}

STEP_FIELDS: Final[dict[int, tuple[tuple[str, str], ...]]] = {
    S_DRAW: (("cards", "count"),),
    S_DEAL_SCORING: (("dealt", "scoring"),),
    S_KEEP: (("first", "scoring"), ("second", "scoring")),
    S_EFFECT: (("effect", "effect"), ("source", "source"), ("flags", "flags")),
    S_DISCARD: (("cards", "count"),),
    S_PLACE: (("tile", "tile"),),
    S_TILE_LEVER: (("lever", "lever"),),
    S_FORGO_AGAIN: (("card", "count"), ("top", "count")),
    S_PAY_CARD: (("what", "what"),),
    S_PAY_UPGRADE: (("site", "site"), ("mode", "mode")),
    S_PAY_CATTLE: (("space", "space"),),
    S_PAY_SCORE: (("tile", "slot"),),
    S_RIVER_BONUS: (("landing", "river"), ("jumped", "rivers")),
}
"""What a step of the agenda holds besides its seat: name and type of each field."""


def to_position(setup: Setup, s: State) -> dict[str, Any]:
    """Everything that is needed to go on playing."""
    t = s.t
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "pack": t.box.hash,
        "setup": setup.to_dict(),
        "turn": s.turn,
        "round": s.round,
        "active": s.active,
        "first": s.first,
        "scorings": s.scoring,
        "pending": s.pending,
        "ending": s.ending,
        "strips": [ACTIONS[action] for action in s.strips],
        "taken": None if s.action < 0 else ACTIONS[s.action],
        "left_out": None if s.left_out < 0 else REGIONS[s.left_out],
        "covered": [REGIONS[region] for region in range(4) if s.covered >> region & 1],
        "locks": [lock.id for n, lock in enumerate(t.box.locks) if s.locks >> n & 1],
        "map": {str(space): _space(s, space) for space, tile in enumerate(s.tiles) if tile},
        "scoring_tiles": [None if tile < 0 else t.scoring_ids[tile] for tile in s.scoring_tiles],
        "players": [_player(s, player) for player in s.players],
        "deck": [t.card_ids[card] for card in s.deck],
        "discards": [t.card_ids[card] for card in sorted(s.discards)],
        "mound": [t.tile_ids[tile] for tile in s.mound],
        "pool": _pool(s),
        "agenda": [_step(t, s, step) for step in s.agenda],
        "chance": {"seed": s.seed, "counter": s.counter},
    }
    if s.solo is not None:
        data["solo"] = _solo(t, s.solo)
    if s.hooks is not None:
        data["expansion"] = s.hooks.write_board(s)
        data["closing"] = s.closing
        for player, entry in zip(s.players, data["players"], strict=True):
            if player.expansion is not None:
                entry["expansion"] = s.hooks.write_player(t, player)
    return data


def _solo(t: Tables, solo: Solo) -> dict[str, Any]:
    return {
        "stack": [t.solo_ids[tile] for tile in solo.stack],
        "seen": [t.solo_ids[tile] for tile in solo.seen],
        "tile": None if solo.tile < 0 else t.solo_ids[solo.tile],
        "known": solo.known,
        "corner": None if solo.corner < 0 else CORNERS[solo.corner],
        "cactus": solo.cactus,
        "last_tile": solo.last_tile,
    }


def _space(s: State, space: int) -> dict[str, Any]:
    tile = s.tiles[space]
    written: dict[str, Any] = {"tile": s.t.tile_ids[tile]}
    for half in range(s.t.tile_sites[tile]):
        piece = s.sites[space * 2 + half]
        if piece:
            written[HALVES[half]] = {"seat": (piece & 7) - 1, "piece": PIECE_NAMES[piece >> 3]}
    if s.cattle[space]:
        written["cattle"] = [s.cattle[space] >> 4 * seat & 15 for seat in range(len(s.players))]
    return written


def _player(s: State, player: Player) -> dict[str, Any]:
    t = s.t
    levers = {t.lever_names[lever]: "up" if player.up >> lever & 1 else "down" for lever in t.lever_bits[player.levers]}
    slots = range(4)
    return {
        "coins": player.coins,
        "vases": player.vases,
        "points": player.vp,
        "ranch": player.ranch,
        "supply": player.supply,
        "tier_bonuses": player.tier,
        "houses": player.houses,
        "houses_aside": player.aside,
        "settlements": player.settlements,
        "cattle": player.cattle,
        "production": {RESOURCES[r]: level for r, level in enumerate(LEVELS[player.levels]) if level},
        "boats": [RESOURCES[t.canal[area]] for area in BOATS[player.boats]],
        "levers": levers,
        "coin_track": player.coin_track,
        "card_track": player.card_track,
        "ship": t.river_ids[t.routes[s.round][player.ship]],
        "own_tile": None if player.kept < 0 else t.scoring_ids[player.kept],
        "scored": {
            t.scoring_ids[s.scoring_tiles[n]]: player.marks >> 3 * n & 7 for n in slots if player.scored >> n & 1
        },
        "projects": {
            t.scoring_ids[s.scoring_tiles[n]]: bool(player.on_projects >> n & 1)
            for n in slots
            if player.projects >> n & 1
        },
        "hand": [t.card_ids[card] for card in player.hand],
        "display": [t.card_ids[card] for card in player.display],
        "ledger": {source: points for source, points in zip(SOURCES, player.ledger, strict=True) if points},
    }


def _pool(s: State) -> list[str]:
    """What the set-up still has to deal: starting tiles first, scoring tiles later."""
    names = s.t.tile_ids if any(step[0] == S_LAY_TILES for step in s.agenda) else s.t.scoring_ids
    return [names[item] for item in s.pool]


def _step(t: Tables, s: State, step: Step) -> dict[str, Any]:
    written: dict[str, Any] = {"step": STEP_NAMES[step[0]], "seat": step[1]}
    for (name, kind), value in zip(STEP_FIELDS.get(step[0], ()), step[2:], strict=True):
        written[name] = _field(t, s, kind, value)
    return written


def _field(t: Tables, s: State, kind: str, value: Any) -> Any:
    if kind == "effect":
        return unparse(value)
    if kind == "source":
        return SOURCES[value]
    if kind == "flags":
        return [name for bit, name in FLAGS.items() if value & bit]
    if kind == "scoring":
        return None if value < 0 else t.scoring_ids[value]
    if kind == "slot":
        return t.scoring_ids[s.scoring_tiles[value]]
    if kind == "tile":
        return t.tile_ids[value]
    if kind == "river":
        return t.river_ids[value]
    if kind == "rivers":
        return [t.river_ids[space] for space in value]
    if kind == "lever":
        return t.lever_names[value]
    if kind == "what":
        return t.scoring_ids[value - PROJECT] if value >= PROJECT else t.card_ids[value]
    if kind == "site":
        return f"{value >> 1}.{HALVES[value & 1]}"
    return MODES[value] if kind == "mode" else value
