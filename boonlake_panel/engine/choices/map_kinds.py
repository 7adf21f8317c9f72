"""Choices about the map: tiles, building sites, pastures, regions."""

from typing import Final

from ...components import vocabulary as w
from ...components.describe import describe
from ...components.vocabulary import HALVES, REGIONS
from ...texts.messages import text
from .. import codes as c
from ..events import E_COINS, E_DISCARD, E_VP
from ..names import tile_name
from ..rules import cattle, choosing, develop, exploring, starting, upgrade
from ..rules.alternatives import terms
from ..solo.actions import explored
from ..state import State, Step
from .arguments import REGION, SITE, SPACE, TILE
from .kind import Costs, Kind, Label, all_of, at


def space_label(message: str) -> Label:
    """A tile on a space, with the reward that it covers."""
    return lambda s, _step, space: text(message, space=space, reward=describe(s.t.space_reward[space]))


def site_label(message: str) -> Label:
    """A piece on a building site, with what the site costs and gives."""
    return lambda s, step, site: text(
        message, space=site >> 1, half=text(f"half-{HALVES[site & 1]}"), site=site_text(s, step[1], site)
    )


def site_text(s: State, seat: int, site: int) -> str:
    """What a building site costs a seat and gives."""
    at = s.tiles[site >> 1] * 2 + (site & 1)
    coins, cards = develop.site_price(s, seat, site)
    parts = []
    if s.t.site_coins[at]:
        parts.append(describe((w.COINS, -coins)))
    if cards:
        parts.append(describe((w.DISCARD, cards)))
    if s.t.site_gain[at][0] != w.NONE:
        parts.append(describe(s.t.site_gain[at]))
    if not parts and s.t.site_settlement[at]:
        return text("site-free-settlement", points=s.t.site_settlement[at])
    return ", ".join(parts) or text("site-free")


def site_costs(s: State, step: Step, site: int) -> Costs:
    coins, cards = develop.site_price(s, step[1], site)
    gain = s.t.site_gain[s.tiles[site >> 1] * 2 + (site & 1)]
    points = sum(-term[1] for term in terms(gain) if term[0] == w.VP and term[1] < 0)
    return {(E_COINS, 0): coins, (E_DISCARD, 0): cards, (E_VP, 0): points}


def tile_label(message: str) -> Label:
    return lambda s, _step, tile: text(message, tile=tile_name(s, tile))


def go_label(_s: State, _step: Step, _argument: int) -> str:
    return text("option-explore-go")


def upgrade_label(s: State, step: Step, site: int) -> str:
    where: dict[str, str | int] = {"space": site >> 1, "half": text(f"half-{HALVES[site & 1]}")}
    if s.sites[site] >> 3 != c.HOUSE:
        return text("option-upgrade-house", **where)
    _, symbol = upgrade.settlement_points(s, step[1], site, upgrade.mode_of(step))
    return text("option-upgrade-settlement", **where, points=max(0, symbol))


def upgrade_rule(s: State, _step: Step, site: int) -> str:
    return "upgrade.settlement.adjacency" if s.sites[site] >> 3 == c.HOUSE else "upgrade.house.cost"


def cattle_label(_s: State, _step: Step, space: int) -> str:
    return text("option-cattle", space=space)


def region_label(s: State, _step: Step, region: int) -> str:
    covered = s.covered >> region & 1
    reward = text("way-nothing") if covered else describe(s.t.region_reward[region])
    return text("option-region", region=s.t.box.regions[region].label, reward=reward)


def all_spaces(s: State, _step: Step) -> range:
    return range(1, s.t.space_count + 1)


def revealed(s: State, step: Step, tile: int) -> None:
    """A tile that a person or the Wise Eminence turned over."""
    if step[0] == c.S_SOLO_EXPLORE:
        explored(s, step, tile)
    else:
        exploring.revealed(s, step, tile)


KINDS: Final = (
    Kind(
        number=c.GO_EXPLORE,
        name="explore",
        group="map",
        rule="explore.reveal_then_place",
        words=(w.EXPLORE,),
        label=go_label,
        chosen=exploring.go_explore,
    ),
    Kind(
        number=c.EXPLORE,
        name="explore",
        argument=SPACE,
        example="explore:13",
        group="map",
        rule="explore.adjacent",
        steps=(c.S_PLACE,),
        label=space_label("option-explore"),
        why_not=exploring.place_reasons,
        candidates=all_spaces,
        places=at("space"),
        chosen=exploring.placed,
    ),
    Kind(
        number=c.PASTURE,
        name="pasture",
        argument=SPACE,
        example="pasture:13",
        group="map",
        rule="cattle.pasture",
        words=(w.PLACE_PASTURE,),
        label=space_label("option-pasture"),
        why_not=exploring.pasture_reasons,
        candidates=all_spaces,
        places=at("space"),
        chosen=exploring.place_pasture,
    ),
    Kind(
        number=c.DEVELOP,
        name="develop",
        argument=SITE,
        example="develop:13.upper",
        group="map",
        rule="develop.place",
        words=(w.DEVELOP,),
        label=site_label("option-develop"),
        told=site_costs,
        why_not=develop.develop_reasons,
        candidates=develop.sites_to_develop,
        places=at("site"),
        chosen=develop.develop,
    ),
    Kind(
        number=c.UPGRADE,
        name="upgrade",
        argument=SITE,
        example="upgrade:13.upper",
        group="map",
        rule="upgrade.choice",
        rule_now=upgrade_rule,
        of_effect=True,
        words=upgrade.UPGRADES,
        label=upgrade_label,
        why_not=upgrade.upgrade_reasons,
        candidates=upgrade.own_pieces,
        places=at("site"),
        chosen=upgrade.upgrade,
    ),
    Kind(
        number=c.CATTLE,
        name="cattle",
        argument=SPACE,
        example="cattle:13",
        group="map",
        rule="cattle.choose_pasture",
        words=(w.PLACE_CATTLE,),
        label=cattle_label,
        why_not=cattle.cattle_reasons,
        candidates=cattle.pastures,
        places=at("space"),
        chosen=cattle.place_cattle,
    ),
    Kind(
        number=c.REGION,
        name="region",
        argument=REGION,
        example="region:boonlake",
        group="map",
        rule="region.choose",
        words=(w.REGION_REWARD,),
        label=region_label,
        why_not=choosing.region_reasons,
        candidates=all_of(len(REGIONS)),
        places=at("region"),
        chosen=choosing.region,
    ),
    Kind(
        number=c.REVEAL,
        name="reveal",
        argument=TILE,
        example="reveal:T31",
        rule="explore.reveal_then_place",
        dealt=True,
        label=tile_label("option-reveal"),
        chosen=revealed,
    ),
    Kind(
        number=c.LAY,
        name="lay",
        argument=TILE,
        example="lay:T03",
        rule="setup.start_tiles",
        dealt=True,
        label=tile_label("option-lay"),
        chosen=starting.lay,
    ),
)
