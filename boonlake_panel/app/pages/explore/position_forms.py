"""The forms of the position editor: a player, the map, the table, every other value by its path, and the text."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ....components.describe import category_title, describe
from ....components.tables import Card, Tile
from ....components.vocabulary import HALVES, NONE, RESOURCES
from ....engine.codes import PIECE_NAMES, STRUCTURES
from ....texts.messages import text
from ....texts.names import name_of
from ...kit.wording import sentence, t
from .position_draft import COUNTS, Draft
from .position_fields import Fields, Group

MAX_DIGITS = 6
MAX_VALUE = 20_000
MAX_TEXT = 200_000


def faults_by_field(draft: Draft) -> dict[str, str]:
    """What is wrong, by the field beside which it is said."""
    return {fault.field: fault.text for fault in draft.faults if fault.field}


def player_form(draft: Draft, fields: Fields, seat: int) -> list[Group]:
    """Everything that belongs to one player."""
    player = draft.player(seat)
    seats = {str(other): draft.name(other) for other in range(len(draft.players))}
    counts = [
        fields.text(name, t(f"editor-{count}"), draft.shown(name, player.get(count, 0)), MAX_DIGITS)
        for count in COUNTS
        for name in [f"count {seat} {count}"]
    ]
    cards = [_cards(draft, fields, seat, place) for place in ("hand", "display")]
    return [
        Group("", [fields.select("seat", t("player"), seats, str(seat))]),
        Group(t("editor-goods"), counts),
        Group(t("editor-cards"), cards),
        Group(t("editor-canal"), [*_canal(fields, seat, player), _ship(draft, fields, seat, player)]),
        Group(t("editor-levers"), list(_levers(draft, fields, seat, player))),
        Group(t("editor-scorings"), list(_scorings(draft, fields, seat, player))),
    ]


def _cards(draft: Draft, fields: Fields, seat: int, place: str) -> Any:
    """A field to add a card by its name to a hand or a display, and the cards that are there."""
    cards, name = all_cards(draft), f"card {seat} {place}"
    known = [f"{name_of(card)} ({card.id})" for card in cards.values()]
    add = fields.search(name, t(f"editor-{place}"), known, draft.shown(name, ""), placeholder=t("editor-card-add"))
    here = {card: name_of(cards[card]) if card in cards else str(card) for card in draft.player(seat).get(place, ())}
    items = [
        {"id": f"drop {seat} {place} {card}", "label": t("editor-drop", name=words), "icon": None, "selectable": False}
        for card, words in here.items()
    ]
    return fields.pair(f"cards {place}", add, fields.menu(f"drop {place}", items))


def all_cards(draft: Draft) -> dict[str, Card]:
    """The cards of this game by id."""
    return {card.id: card for card in draft.game.box.cards_with(draft.game.setup.expansions)}


def _canal(fields: Fields, seat: int, player: Mapping[str, Any]) -> Iterator[Any]:
    levels = {str(level): t("editor-level", level=level) for level in range(3)}
    for resource in RESOURCES:
        label = sentence(text(f"resource-{resource}"))
        level = str(player["production"].get(resource, 0))
        yield fields.select(f"production {seat} {resource}", label, levels, level)
    places = {resource: sentence(text(f"resource-{resource}")) for resource in RESOURCES}
    for number, place in enumerate(player["boats"]):
        yield fields.select(f"boat {seat} {number}", t("editor-boat", number=number + 1), places, place)


def _ship(draft: Draft, fields: Fields, seat: int, player: Mapping[str, Any]) -> Any:
    route = {space.id: space.id for space in draft.game.box.route(draft.get("round"))}
    return fields.select(f"ship {seat}", t("editor-ship"), route, player["ship"])


def _levers(draft: Draft, fields: Fields, seat: int, player: Mapping[str, Any]) -> Iterator[Any]:
    states = {"": t("editor-lever-none"), "up": t("editor-lever-up"), "down": t("editor-lever-down")}
    for lever in draft.game.box.levers:
        name = f"{lever.row}.{lever.column}"
        label = text("view-lever", lever=name)
        yield fields.select(f"lever {seat} {name}", label, states, player["levers"].get(name, ""))


def _scorings(draft: Draft, fields: Fields, seat: int, player: Mapping[str, Any]) -> Iterator[Any]:
    tiles = [tile for tile in draft.get("scoring_tiles") if tile]
    names = scoring_names(draft)
    own = {"": t("editor-none"), **{tile: names.get(tile, tile) for tile in tiles}}
    yield fields.select(f"own {seat}", t("editor-own"), own, player.get("own_tile") or "")
    numbers = {"0": t("editor-not-scored"), **{str(n): t("editor-scored", number=n) for n in range(1, 5)}}
    projects = {"": t("editor-none"), "piece": t("editor-project-piece"), "done": t("editor-project-done")}
    for tile in tiles:
        scored = str(player["scored"].get(tile, 0))
        yield fields.select(f"scored {seat} {tile}", t("editor-tile", tile=tile), numbers, scored)
        state = {None: "", True: "piece", False: "done"}[player["projects"].get(tile)]
        yield fields.select(f"project {seat} {tile}", t("editor-project", tile=tile), projects, state)


def scoring_names(draft: Draft) -> dict[str, str]:
    """The scoring tiles with what they ask for."""
    return {tile.id: f"{tile.id}: {category_title(tile.category)}" for tile in draft.game.box.scoring_tiles}


def map_form(draft: Draft, fields: Fields, space: int) -> list[Group]:
    """One space of the map: its tile and what stands on it."""
    spaces = {str(one.number): _space_name(draft, one.number) for one in draft.game.box.spaces}
    placed = draft.get("map").get(str(space), {})
    tile = {tile.id: tile for tile in draft.game.box.tiles}.get(placed.get("tile", ""))
    here = [fields.select(f"tile {space}", t("editor-laid"), _tile_names(draft, space), placed.get("tile", ""))]
    if tile and tile.sites:
        here += _sites(draft, fields, space, tile)
    elif tile:
        herd = placed.get("cattle", [0] * len(draft.players))
        here += [
            fields.text(name, t("editor-cattle", name=draft.name(seat)), draft.shown(name, herd[seat]), MAX_DIGITS)
            for seat in range(len(draft.players))
            for name in [f"cattle {space} {seat}"]
        ]
    chosen = fields.select("space", t("editor-space"), spaces, str(space), help_=t("editor-map-hint"))
    return [Group("", [chosen]), Group(_space_name(draft, space), here)]


def _sites(draft: Draft, fields: Fields, space: int, tile: Tile) -> Iterator[Any]:
    placed, pieces = draft.get("map").get(str(space), {}), {"": t("editor-nobody"), **_pieces(draft)}
    for half, site in zip(HALVES, tile.sites, strict=False):
        here = placed.get(half)
        value = f"{here['seat']}.{here['piece']}" if here else ""
        label = sentence(text("view-site", space=space, half=text(f"half-{half}")))
        told = describe(site.gain) if site.gain[0] != NONE else ""
        yield fields.select(f"site {space} {half}", label, pieces, value, help_=told)


def _space_name(draft: Draft, number: int) -> str:
    space = next(space for space in draft.game.box.spaces if space.number == number)
    return text("view-space", number=number, region=text(f"region-{space.region}"))


def _tile_names(draft: Draft, space: int) -> dict[str, str]:
    """The tiles that lie nowhere else."""
    laid = {placed.get("tile") for number, placed in draft.get("map").items() if number != str(space)}
    names = {tile.id: _tile_name(tile) for tile in draft.game.box.tiles if tile.id not in laid}
    here = draft.get("map").get(str(space), {}).get("tile", "")
    return {"": t("editor-no-tile"), **({here: here} if here else {}), **names}


def _tile_name(tile: Tile) -> str:
    if not tile.sites:
        return f"{tile.id}: {t('value-pasture')}"
    gains = [describe(site.gain) for site in tile.sites if site.gain[0] != NONE]
    return f"{tile.id}: {'; '.join(gains)}" if gains else tile.id


def _pieces(draft: Draft) -> dict[str, str]:
    names = PIECE_NAMES if draft.game.setup.expansions else PIECE_NAMES[:STRUCTURES]
    return {
        f"{seat}.{piece}": f"{draft.name(seat)}: {text(f'piece-{piece}')}"
        for seat in range(len(draft.players))
        for piece in names
    }


def table_form(draft: Draft, fields: Fields) -> list[Group]:
    """What belongs to everybody: turn, strips, scoring tiles, regions and locks."""
    box = draft.game.box
    seats = {str(seat): draft.name(seat) for seat in range(len(draft.players))}
    strips = {strip.id: name_of(strip) for strip in box.strips}
    rows = [
        fields.select(f"strip {row}", t("editor-row", number=row + 1), strips, strip)
        for row, strip in enumerate(draft.get("strips"))
    ]
    scoring = {"": t("editor-none"), **scoring_names(draft)}
    tiles = [
        fields.select(f"scoring {n}", t("editor-slot", number=n + 1), scoring, tile or "")
        for n, tile in enumerate(draft.get("scoring_tiles"))
    ]
    covered = [
        fields.check(f"listed covered {region.id}", text(f"region-{region.id}"), region.id in draft.get("covered"))
        for region in box.regions
    ]
    locks = [
        fields.check(f"listed locks {lock.id}", text("view-lock", id=lock.id), lock.id in draft.get("locks"))
        for lock in box.locks
    ]
    turn, help_ = draft.shown("number turn", draft.get("turn")), t("editor-active-help")
    course = [
        fields.select("active", t("editor-active"), seats, str(draft.get("active")), help_=help_),
        fields.select("number round", t("editor-round"), {"1": "1", "2": "2"}, str(draft.get("round"))),
        fields.text("number turn", t("editor-turn"), turn, MAX_DIGITS),
    ]
    return [
        Group(t("editor-course"), course),
        Group(t("editor-strips"), rows),
        Group(t("components-scoring_tiles"), tiles),
        Group(t("editor-covered"), covered),
        Group(t("editor-locks"), locks),
    ]


def tree_form(draft: Draft, fields: Fields, path: str) -> list[Group]:
    """Solo, expansion and everything else: a value by its path, as JSON. One field: a position has hundreds of them."""
    leaves = tree_leaves(draft)
    if not leaves:
        return []
    path = path if path in leaves else next(iter(leaves))
    names = {leaf: leaf.replace("/", " \u203a ") for leaf in leaves}
    field = f"tree {path}"
    words = draft.shown(field, json.dumps(leaves[path], ensure_ascii=False))
    where = fields.select("path", t("editor-path"), names, path, help_=t("editor-tree-hint"))
    return [Group("", [where]), Group("", [fields.text(field, path.rpartition("/")[2], words, MAX_VALUE, key="tree")])]


def tree_leaves(draft: Draft) -> dict[str, Any]:
    """The values of a position that no other form has, by their path."""
    shown = ["solo", "expansion", *(f"players/{seat}/expansion" for seat in range(len(draft.players)))]
    leaves: dict[str, Any] = {}
    for root in (*shown, "agenda", "chance", "discards"):
        leaves |= dict(_leaves(root, _at(draft.position, root)))
    return leaves


def _leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _leaves(f"{path}/{name}", item)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for place, item in enumerate(value):
            yield from _leaves(f"{path}/{place}", item)
    elif value is not None:
        yield path, value


def _at(position: Any, path: str) -> Any:
    for step in path.split("/"):
        try:
            position = position[int(step) if isinstance(position, list) else step]
        except (KeyError, IndexError, TypeError, ValueError):
            return None
    return position


def text_form(draft: Draft, fields: Fields, typed: str | None) -> list[Group]:
    """The whole position as text; what cannot be read stays as it was typed."""
    value = draft.text if typed is None else typed
    look = {"& textarea": {"fontFamily": "monospace", "fontSize": "12.5px", "whiteSpace": "pre"}}
    return [Group("", [fields.area("text", t("position-text"), value, rows=22, max_length=MAX_TEXT, sx=look)])]
