"""The forms of the position editor: a player, the map, the table, and everything else as a tree."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ....components.describe import category_title, describe
from ....components.tables import Card, Tile
from ....components.vocabulary import HALVES, NONE, RESOURCES
from ....engine.codes import PIECE_NAMES, STRUCTURES
from ....texts.messages import text
from ....texts.names import name_of
from ...kit.forms import check_field, group, labelled, number_field, select_field, text_field
from ...kit.markup import Part, part
from ...kit.wording import sentence, t
from .position_draft import COUNTS, Draft

MAX_ON_PASTURE = 5
CARDS = "all-cards"


def faults_by_field(draft: Draft) -> dict[str, str]:
    """What is wrong, by the field beside which it is said."""
    return {fault.field: fault.text for fault in draft.faults if fault.field}


def player_form(draft: Draft, seat: int) -> list[Part]:
    """Everything that belongs to one player."""
    faults, player = faults_by_field(draft), draft.player(seat)
    seats = {str(other): draft.name(other) for other in range(len(draft.players))}
    counts = [
        number_field(
            f"count {seat} {name}",
            t(f"editor-{name}"),
            draft.shown(f"count {seat} {name}", player.get(name, 0)),
            -99 if name == "points" else 0,
            fault=faults.get(f"count {seat} {name}", ""),
        )
        for name in COUNTS
    ]
    return [
        select_field("seat", t("player"), seats, str(seat)),
        group(t("editor-goods"), *counts),
        group(t("editor-cards"), *(_cards(draft, seat, place, faults) for place in ("hand", "display")), css="wide"),
        group(t("editor-canal"), *_canal(seat, player), _ship(draft, seat, player, faults)),
        group(t("editor-levers"), *_levers(draft, seat, player), css="narrow"),
        group(t("editor-scorings"), *_scorings(draft, seat, player, faults)),
        _card_names(draft),
    ]


def _cards(draft: Draft, seat: int, place: str, faults: Mapping[str, str]) -> Part:
    """The cards in a hand or on display, and a field to add one by its name."""
    cards = all_cards(draft)
    chips = []
    for card in draft.player(seat).get(place, ()):
        name = name_of(cards[card]) if card in cards else str(card)
        drop = part(
            "button",
            "\u00d7",
            act=f"set drop {seat} {place} {card}",
            aria_label=t("editor-drop", name=name),
            data_id=f"drop {seat} {card}",
        )
        chips.append(part("li", part("span", name), drop))
    name = f"card {seat} {place}"
    more = {"list_": CARDS, "placeholder": t("editor-card-add"), "fault": faults.get(name, ""), "css": "field whole"}
    field = text_field(name, t(f"editor-{place}"), draft.shown(name, ""), 60, **more)
    return part("div", field, part("ul", *chips, css="chips") if chips else None, css="field whole")


def _card_names(draft: Draft) -> Part:
    """What the fields for cards offer while somebody types."""
    options = [part("option", value=f"{name_of(card)} ({card.id})") for card in all_cards(draft).values()]
    return part("datalist", *options, id=CARDS)


def all_cards(draft: Draft) -> dict[str, Card]:
    """The cards of this game by id."""
    return {card.id: card for card in draft.game.box.cards_with(draft.game.setup.expansions)}


def _canal(seat: int, player: Mapping[str, Any]) -> Iterator[Part]:
    levels = {str(level): t("editor-level", level=level) for level in range(3)}
    for resource in RESOURCES:
        label = sentence(text(f"resource-{resource}"))
        level = str(player["production"].get(resource, 0))
        yield select_field(f"production {seat} {resource}", label, levels, level)
    places = {resource: sentence(text(f"resource-{resource}")) for resource in RESOURCES}
    for number, place in enumerate(player["boats"]):
        yield select_field(f"boat {seat} {number}", t("editor-boat", number=number + 1), places, place)


def _ship(draft: Draft, seat: int, player: Mapping[str, Any], faults: Mapping[str, str]) -> Part:
    route = {space.id: space.id for space in draft.game.box.route(draft.get("round"))}
    fault = faults.get(f"ship {seat}", "")
    return select_field(f"ship {seat}", t("editor-ship"), route, player["ship"], fault=fault)


def _levers(draft: Draft, seat: int, player: Mapping[str, Any]) -> Iterator[Part]:
    states = {"": t("editor-lever-none"), "up": t("editor-lever-up"), "down": t("editor-lever-down")}
    for lever in draft.game.box.levers:
        name = f"{lever.row}.{lever.column}"
        yield select_field(
            f"lever {seat} {name}", text("view-lever", lever=name), states, player["levers"].get(name, "")
        )


def _scorings(draft: Draft, seat: int, player: Mapping[str, Any], faults: Mapping[str, str]) -> Iterator[Part]:
    tiles = [tile for tile in draft.get("scoring_tiles") if tile]
    names = scoring_names(draft)
    own = {"": t("editor-none"), **{tile: names.get(tile, tile) for tile in tiles}}
    yield select_field(
        f"own {seat}", t("editor-own"), own, player.get("own_tile") or "", fault=faults.get(f"own {seat}", "")
    )
    numbers = {"0": t("editor-not-scored"), **{str(n): t("editor-scored", number=n) for n in range(1, 5)}}
    projects = {"": t("editor-none"), "piece": t("editor-project-piece"), "done": t("editor-project-done")}
    for tile in tiles:
        yield select_field(
            f"scored {seat} {tile}", t("editor-tile", tile=tile), numbers, str(player["scored"].get(tile, 0))
        )
        state = {None: "", True: "piece", False: "done"}[player["projects"].get(tile)]
        yield select_field(f"project {seat} {tile}", t("editor-project", tile=tile), projects, state)


def scoring_names(draft: Draft) -> dict[str, str]:
    """The scoring tiles with what they ask for."""
    return {tile.id: f"{tile.id}: {category_title(tile.category)}" for tile in draft.game.box.scoring_tiles}


def map_form(draft: Draft, space: int) -> list[Part]:
    """One space of the map: its tile and what stands on it."""
    faults = faults_by_field(draft)
    spaces = {str(found.number): _space_name(draft, found.number) for found in draft.game.box.spaces}
    placed = draft.get("map").get(str(space), {})
    tiles = {tile.id: tile for tile in draft.game.box.tiles}
    tile = tiles.get(placed.get("tile", ""))
    fields = [
        select_field(
            f"tile {space}", t("editor-laid"), _tile_names(draft, space), placed.get("tile", ""),
            fault=faults.get(f"tile {space}", ""), css="field whole",
        )
    ]  # fmt: skip
    if tile and tile.sites:
        pieces = {"": t("editor-nobody"), **_pieces(draft)}
        for half, site in zip(HALVES, tile.sites, strict=False):
            here = placed.get(half)
            value = f"{here['seat']}.{here['piece']}" if here else ""
            label = sentence(text("view-site", space=space, half=text(f"half-{half}")))
            told = describe(site.gain) if site.gain[0] != NONE else ""
            fields.append(select_field(f"site {space} {half}", label, pieces, value, help_=told))
    elif tile:
        herd = placed.get("cattle", [0] * len(draft.players))
        for seat in range(len(draft.players)):
            label = t("editor-cattle", name=draft.name(seat))
            fields.append(number_field(f"cattle {space} {seat}", label, herd[seat], 0, MAX_ON_PASTURE))
    return [
        part("p", t("editor-map-hint"), css="muted"),
        select_field("space", t("editor-space"), spaces, str(space)),
        group(_space_name(draft, space), *fields),
    ]


def _space_name(draft: Draft, number: int) -> str:
    space = next(found for found in draft.game.box.spaces if found.number == number)
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


def table_form(draft: Draft) -> list[Part]:
    """What belongs to everybody: turn, strips, scoring tiles, regions and locks."""
    box, faults = draft.game.box, faults_by_field(draft)
    strips = {strip.id: name_of(strip) for strip in box.strips}
    seats = {str(seat): draft.name(seat) for seat in range(len(draft.players))}
    rows = []
    listed = draft.get("strips")
    for n, strip in enumerate(listed):
        name = strips.get(strip, strip)
        rows.append(
            part(
                "li", part("span", name), _mover(strip, name, -1, n == 0), _mover(strip, name, 1, n == len(listed) - 1)
            )
        )
    scoring = {"": t("editor-none"), **scoring_names(draft)}
    tiles = [
        select_field(
            f"scoring {n}",
            t("editor-slot", number=n + 1),
            scoring,
            tile or "",
            fault=faults.get("scoring_tiles", "") if not n else "",
        )
        for n, tile in enumerate(draft.get("scoring_tiles"))
    ]
    covered = [
        check_field(f"listed covered {region.id}", text(f"region-{region.id}"), region.id in draft.get("covered"))
        for region in box.regions
    ]
    locks = [
        check_field(f"listed locks {lock.id}", text("view-lock", id=lock.id), lock.id in draft.get("locks"))
        for lock in box.locks
    ]
    turn = draft.shown("number turn", draft.get("turn"))
    return [
        group(
            t("editor-course"),
            select_field("active", t("editor-active"), seats, str(draft.get("active")), help_=t("editor-active-help")),
            select_field("number round", t("editor-round"), {"1": "1", "2": "2"}, str(draft.get("round"))),
            number_field("number turn", t("editor-turn"), turn, fault=faults.get("number turn", "")),
        ),
        group(t("editor-strips"), part("ol", *rows, css="order field whole")),
        group(t("components-scoring_tiles"), *tiles),
        group(t("editor-covered"), *covered),
        group(t("editor-locks"), *locks),
    ]


def _mover(strip: str, name: str, by: int, off: bool) -> Part:
    words = t("editor-up", name=name) if by < 0 else t("editor-down", name=name)
    sign = "\u2191" if by < 0 else "\u2193"
    return part(
        "button",
        sign,
        act=f"set strip {strip}",
        value=str(by),
        aria_label=words,
        disabled=off or None,
        data_id=f"strip {strip} {by}",
    )


def tree_form(draft: Draft) -> list[Part]:
    """Solo, expansion and everything else, field by field."""
    shown = ["solo", "expansion", *(f"players/{seat}/expansion" for seat in range(len(draft.players)))]
    found = [part("p", t("editor-tree-hint"), css="muted")]
    for path in (*shown, "agenda", "chance", "discards"):
        value = _at(draft.position, path)
        if value is not None:
            found.append(_branch(draft, path, value))
    return found


def _at(position: Any, path: str) -> Any:
    for step in path.split("/"):
        try:
            position = position[int(step) if isinstance(position, list) else step]
        except (KeyError, IndexError, TypeError, ValueError):
            return None
    return position


def _branch(draft: Draft, path: str, value: Any) -> Part:
    """The fields of an object or a list of objects; simple values are edited as JSON."""
    title = path.replace("/", " \u203a ")
    if isinstance(value, dict):
        inner = [
            _branch(draft, f"{path}/{name}", item) if _deep(item) else _leaf(draft, f"{path}/{name}", item)
            for name, item in value.items()
        ]
    elif isinstance(value, list) and _deep(value):
        inner = [_branch(draft, f"{path}/{n}", item) for n, item in enumerate(value)]
    else:
        inner = [_leaf(draft, path, value)]
    return part("details", part("summary", title), part("div", *inner, css="fields"), css="group field whole")


def _deep(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(item, dict | list) for item in value))


def _leaf(draft: Draft, path: str, value: Any) -> Part:
    field, name = f"tree {path}", path.rpartition("/")[2]
    words = draft.shown(field, json.dumps(value, ensure_ascii=False))
    return text_field(field, name, words, 20_000, fault=faults_by_field(draft).get(field, ""))


def text_form(draft: Draft, typed: str | None) -> list[Part]:
    """The whole position as text; what cannot be read stays as it was typed."""
    fault = faults_by_field(draft).get("text", "")
    area = part(
        "textarea", act="set text", value=draft.text if typed is None else typed, spellcheck="false", maxlength=200_000
    )
    return [labelled("text", t("position-text"), area, fault=fault)]
