"""The cheat sheet: turn, strips, both kinds of scoring, building, levers and icons, from the tables of the box."""

from ...components.box import Box, open_box
from ...components.describe import describe, describe_rules
from ...components.tables import Strip
from ...texts.messages import capitalized, text
from ...texts.names import name_of
from ..glossary import BASE_ICONS, Icon
from .paper import Html, block, element, icon, icons_of, listing, page, table

PLAYERS = (2, 3, 4)


def cheat_sheet(box: Box | None = None) -> str:
    """Two pages with all that people look up while they play, in the current language.

    >>> from boonlake_panel.teach import cheat_sheet
    >>> cheat_sheet().count('class="side"')
    2
    """
    table_of = box or open_box()
    return page(text("sheet-title"), _front(table_of), _back(table_of))


def _front(box: Box) -> Html:
    head = [element("h1", text("sheet-title")), element("p", text("sheet-aim"))]
    scorings = element("div", _scoring(box), element("div", _final(box), _rounds()), css="halves")
    return Html("".join([*head, _turn(box), _strips(box), scorings]))


def _back(box: Box) -> Html:
    left, right = element("div", _build(box), _cards(box), _set_up(box)), element("div", _levers(box), _regions(box))
    foot = element("p", text("sheet-reconstructed"), css="small")
    return Html("".join([element("div", left, right, css="halves"), _icons(), foot]))


def _turn(box: Box) -> Html:
    phases = [element("p", element("strong", phase.upper()), " ", text(f"sheet-turn-{phase}")) for phase in "abc"]
    rows = [[str(row.row), str(row.steps), _signed(row.vp_penalty)] for row in box.action_board]
    titles = [text(f"sheet-{name}") for name in ("row", "steps", "penalty")]
    words = element("div", *phases, element("p", icon("ship"), " ", text("sheet-turn-lock")))
    return block(text("sheet-turn"), element("div", words, table(titles, rows, css="rows"), css="pair"))


def _signed(points: int) -> str:
    return f"\N{MINUS SIGN}{-points}" if points else ""


def _strips(box: Box) -> Html:
    titles = [text(f"sheet-{name}") for name in ("strip", "first", "left", "right")]
    rows = [
        [name_of(strip), _first(strip), _part(icons_of(strip.left), describe(strip.left)), _right(strip)]
        for strip in box.strips
    ]
    note = element("p", text("sheet-first-note", coins=box.constant("discard_coins")))
    return block(text("sheet-strips"), note, table(titles, rows, css="strips"))


def _first(strip: Strip) -> Html:
    """The kind of card; what can be done with it is said once for all strips."""
    if strip.first_kind == "none":
        return _part(icons_of(strip.first), describe(strip.first))
    return _part(element("div", icon(strip.first_kind), css="row"), text(f"icon-{strip.first_kind}"))


def _right(strip: Strip) -> Html:
    words = describe(strip.right)
    if strip.right_scope == "others":
        words = text("sheet-right-others", what=words)
    elif strip.right_order == "sequential":
        words = text("sheet-right-in-order", what=words)
    return _part(icons_of(strip.right), words)


def _part(drawn: Html, words: str) -> Html:
    return Html(drawn + element("div", capitalized(words)))


def _scoring(box: Box) -> Html:
    markers = [str(marker.vp) for marker in box.scoring_markers if marker.set == "base"]
    steps = [
        text("sheet-scoring-1", count=box.constant("interim_free_actions")),
        text("sheet-scoring-2", points=", ".join(markers)),
        text("sheet-scoring-3", points=box.constant("cattle_vp_per_adjacent_settlement")),
        text("sheet-scoring-4", points=box.constant("unused_lever_vp")),
        text("sheet-scoring-5"),
    ]
    return block(text("sheet-scoring"), listing(steps, ordered=True))


def _final(box: Box) -> Html:
    tiers = {recess.tier: recess.end_vp for recess in box.player_board if recess.end_vp}
    told = ", ".join(text("sheet-final-tier", tier=tier, points=points) for tier, points in tiers.items())
    lines = [
        text("sheet-final-levers", few=box.constant("levers_end_4_6"), many=box.constant("levers_end_7")),
        text("sheet-final-cards"),
        text("sheet-final-tiers", tiers=told),
        text("sheet-final-nothing"),
    ]
    return block(text("sheet-final"), listing(lines))


def _rounds() -> Html:
    return block(text("sheet-end"), listing([text("sheet-end-first"), text("sheet-end-last")]))


def _build(box: Box) -> Html:
    number = box.constant
    told = {
        "explore": text("sheet-build-explore"),
        "develop": text("sheet-build-develop"),
        "house": text("sheet-build-house", cost=number("house_cost")),
        "settlement": text(
            "sheet-build-settlement",
            cost=number("settlement_cost"),
            around=number("settlement_adjacent_presences"),
            third=number("settlement_extra_3rd"),
            fourth=number("settlement_extra_4th"),
            points=-number("settlement_same_region_vp"),
        ),
        "cattle": text(
            "sheet-build-cattle",
            fourth=number("cattle_extra_4th"),
            fifth=number("cattle_extra_5th"),
            coins=number("cattle_coins_per_adjacent_house"),
        ),
    }
    lines = [element("p", icon(name), " ", words) for name, words in told.items()]
    more = text("sheet-build-instead", points=number("vp_per_replaced_inhabitant"))
    return block(text("sheet-build"), *lines, element("p", more), element("p", text("sheet-build-tiers")))


def _cards(box: Box) -> Html:
    lines = [
        text("sheet-cards-play"),
        text("sheet-cards-boats", coins=box.constant("boat_upstream_coins")),
        text("sheet-cards-discard", coins=box.constant("discard_coins")),
        text("sheet-cards-project", count=box.constant("project_inhabitants")),
    ]
    return block(text("sheet-cards"), listing(lines))


def _regions(box: Box) -> Html:
    rows = [[region.label, capitalized(describe(region.reward))] for region in box.regions]
    return block(text("sheet-regions"), table([], rows))


def _set_up(box: Box) -> Html:
    coins = [box.constant(f"starting_coins_{seat}") for seat in (1, 2, 3, 4)]
    rows = [
        [str(count), str(_starting_tiles(box, count)), _ships(box, count), ", ".join(map(str, coins[:count]))]
        for count in PLAYERS
    ]
    each = text(
        "sheet-set-up-each",
        hand=box.constant("starting_hand"),
        ranch=box.constant("starting_ranch_inhabitants"),
        recess=box.constant("starting_recess_inhabitants"),
        supply=box.constant("starting_supply_inhabitants"),
        dealt=box.constant("scoring_tiles_dealt"),
    )
    titles = [text(f"sheet-set-up-{name}") for name in ("players", "tiles", "ship", "coins")]
    return block(text("sheet-set-up"), table(titles, rows), element("p", each))


def _starting_tiles(box: Box, players: int) -> int:
    return sum(0 < space.start_symbol <= players for space in box.spaces)


def _ships(box: Box, players: int) -> str:
    """Where ships begin, by round: the number of the space on the way."""
    starts = [[_begins(space.start, round_, players) for space in box.route(round_)] for round_ in (1, 2)]
    return ", ".join(str(spaces.index(True) + 1) for spaces in starts)


def _begins(starts: str, round_: int, players: int) -> bool:
    """Whether a space such as `r1:1-2;r2:1-3` is the start of a round for so many players."""
    for part in starts.split(";"):
        low, _, high = part.partition(":")[2].partition("-")
        if part.startswith(f"r{round_}:") and int(low) <= players <= int(high or low):
            return True
    return False


def _levers(box: Box) -> Html:
    rows = [
        [Html(icon("coin") + f" {lever.cost_coins}"), capitalized(describe_rules(lever.effect))] for lever in box.levers
    ]
    return block(text("sheet-levers"), table([], rows, css="levers"))


def _icons() -> Html:
    lines = [element("p", icon(one.name), element("span", one.text)) for one in map(Icon, BASE_ICONS)]
    return block(text("sheet-icons"), element("div", *lines, css="icons"))
