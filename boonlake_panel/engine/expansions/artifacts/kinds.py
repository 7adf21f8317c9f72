"""Choices that only games with Artifacts have."""

import re
from collections.abc import Iterable
from typing import Final

from ....components import vocabulary as w
from ....components.box import Box
from ....components.describe import describe, describe_rules
from ....components.expansion_words import artifacts as aw
from ....components.vocabulary import RESOURCES
from ....texts.messages import text
from ....texts.names import name_of
from ... import codes as c
from ...choices.arguments import CANAL, CARD, LEVER, RESOURCE, RIVER_SPACE, SITE, SPACE, Argument, Named
from ...choices.kind import Kind, all_of, at, at_seat
from ...choices.map_kinds import site_label, space_label
from ...names import card_name, resource_name
from ...rules import develop, river, scoring
from ...rules.cards import hand_cards
from ...rules.levers import own_levers
from ...state import State, Step
from ...tables import Tables
from . import codes as ac
from . import lake, phase, pieces, shipyard
from .citations import ONE_TIME_RULES, artifact_rule
from .naming import artifact_name
from .state import LAKE_SIDES, part_of, part_or_none
from .tables import tables_of

NAME: Final = "artifacts"


# Arguments.


class Price(Argument):
    """A price tile beside an artifact: `PT1.AF2a`."""

    def write(self, s: State, _step: Step, argument: int) -> str:
        return f"{tables_of(s.t).price_ids[argument >> 4]}.{tables_of(s.t).artifact_ids[argument & 15]}"

    def read(self, t: Tables, text: str) -> int | None:
        tile, _, artifact = text.partition(".")
        if tile not in tables_of(t).price_ids or artifact not in tables_of(t).artifact_ids:
            return None
        return tables_of(t).price_ids.index(tile) << 4 | tables_of(t).artifact_ids.index(artifact)

    def all(self, t: Tables) -> Iterable[str]:
        return (f"{tile}.{artifact}" for tile in tables_of(t).price_ids for artifact in tables_of(t).artifact_ids)

    def words(self, box: Box, price: str) -> str:
        tile, dot, artifact = price.partition(".")
        return f"{tile}, {ARTIFACT.words(box, artifact)}" if dot else price


class CoastSpace(Argument):
    """A space of the lake board by its side and place: `income.3`."""

    def write(self, _s: State, _step: Step, argument: int) -> str:
        return f"{LAKE_SIDES[argument >> 4]}.{argument & 15}"

    def read(self, t: Tables, text: str) -> int | None:
        side, _, place = text.partition(".")
        number = LAKE_SIDE.read(t, side)
        if number is None or not re.fullmatch(r"[1-9]", place) or int(place) >= len(tables_of(t).coast[number]):
            return None
        return number << 4 | int(place)

    def all(self, t: Tables) -> Iterable[str]:
        places = [(number, place) for number in (1, 2) for place in range(1, len(tables_of(t).coast[number]))]
        return (f"{LAKE_SIDES[number]}.{place}" for number, place in places)

    def words(self, box: Box, space: str) -> str:
        side, dot, place = space.partition(".")
        return f"{LAKE_SIDE.words(box, side)}, {place}" if dot else space


ARTIFACT: Final = Named(lambda t: tables_of(t).artifact_ids)
CONDITION: Final = Named(lambda t: tables_of(t).condition_ids)
LAKE_SIDE: Final = Named(lambda _: LAKE_SIDES, "side", first=1)
PRICE: Final = Price()
COAST_SPACE: Final = CoastSpace()


# Labels, rules and places.


def price_label(s: State, _step: Step, argument: int) -> str:
    side = tables_of(s.t).artifacts[argument & 15]
    cost = describe(tables_of(s.t).price_cost[argument >> 4])
    return text("option-price", cost=cost, artifact=name_of(side), effect=describe_rules(side.basic))


def price_places(_s: State, _seat: int, argument: str) -> tuple[str, ...]:
    return (f"artifact:{argument.partition('.')[2]}",)


def artifact_label(s: State, _step: Step, artifact: int) -> str:
    side = tables_of(s.t).artifacts[artifact]
    return text("option-artifact", artifact=name_of(side), effect=describe_rules(side.basic))


def laid_out_rule(s: State, _step: Step, _artifact: int) -> str:
    return "art.setup.artifacts" if s.solo is None else "artsolo.artifact"


def all_artifacts(s: State, _step: Step) -> range:
    return range(len(tables_of(s.t).artifact_ids))


def retrieve_label(s: State, _step: Step, artifact: int) -> str:
    effect = describe_rules(tables_of(s.t).artifacts[artifact].basic)
    cost = shipyard.price_text(s, artifact)
    return text("option-retrieve", artifact=artifact_name(s, artifact), cost=cost, effect=effect)


def condition_label(s: State, _step: Step, number: int) -> str:
    return text("option-condition", condition=describe_rules(tables_of(s.t).condition_rules[number]))


def all_conditions(s: State, _step: Step) -> range:
    return range(len(tables_of(s.t).condition_ids))


def purple_rule(_s: State, step: Step, _site: int) -> str:
    return f"artifact.purple_{'wanderer' if step[0] == ac.S_WANDER else 'worker'}.basic"


def launch_label(s: State, _step: Step, area: int) -> str:
    return text("option-launch", resource=resource_name(s.t.canal[area]))


def lower_label(s: State, _step: Step, lever: int) -> str:
    return text("option-lower", lever=s.t.lever_names[lever])


def lake_label(s: State, step: Step, side: int) -> str:
    place = part_of(s.players[step[1]]).place + 1
    effect = describe(tables_of(s.t).coast[side][place])
    return text("option-lake", side=text(f"side-{LAKE_SIDES[side]}"), place=place, effect=effect)


def lake_sides(_s: State, _step: Step) -> range:
    return range(1, len(LAKE_SIDES))


def lake_places(s: State, seat: int, side: str) -> tuple[str, ...]:
    """The next space on a side of the lake."""
    figure = part_or_none(s.players[seat])
    return (f"lake:{side}.{figure.place + 1}",) if figure is not None else ()


def return_label(s: State, _step: Step, argument: int) -> str:
    return text("option-return", effect=describe(tables_of(s.t).coast[argument >> 4][argument & 15]))


def plug_label(s: State, step: Step, _argument: int) -> str:
    """What the next vase switches on, or how many are still missing."""
    player = part_of(s.players[step[1]])
    side = tables_of(s.t).artifacts[player.artifact]
    number = player.plugged + 1
    if number < side.basic_vases:
        return text("option-plug", artifact=name_of(side), missing=side.basic_vases - number)
    effect = describe_rules(side.basic if number == side.basic_vases else side.advanced)
    return text("option-plug-on", artifact=name_of(side), effect=effect)


def plug_places(s: State, seat: int, _argument: str) -> tuple[str, ...]:
    """The own artifact."""
    player = part_or_none(s.players[seat])
    return (
        (f"artifact:{tables_of(s.t).artifact_ids[player.artifact]}",)
        if player is not None and player.artifact >= 0
        else ()
    )


def use_label(s: State, _step: Step, card: int) -> str:
    return text("option-use", name=card_name(s, card), effect=describe(s.t.card_one_time[card]))


def use_rule(s: State, _step: Step, card: int) -> str:
    return ONE_TIME_RULES.get(s.t.card_one_time[card][0], "onetime.use")


def stash_label(s: State, _step: Step, card: int) -> str:
    return text("option-stash", name=card_name(s, card))


def stashed_label(s: State, _step: Step, card: int) -> str:
    return text("option-stashed", name=card_name(s, card))


def annex_label(_s: State, _step: Step, resource: int) -> str:
    return text("option-annex", resource=resource_name(resource))


def annex_rule(s: State, step: Step, _resource: int) -> str:
    return artifact_rule(s, step[1], advanced=part_of(s.players[step[1]]).annexes > 0)


def improve_label(s: State, _step: Step, _argument: int) -> str:
    return text("option-improve", scoring=s.scoring + 1)


def improve_places(_s: State, seat: int, _argument: str) -> tuple[str, ...]:
    return (f"figure:{seat}",)


def reward_label(s: State, _step: Step, space: int) -> str:
    return text("option-reward", space=s.t.river_ids[space], reward=describe(s.t.river_reward[space]))


KINDS: Final = (
    Kind(
        number=ac.PRICE,
        name="price",
        argument=PRICE,
        example="price:PT1.AF2a",
        group="artifacts",
        rule="artphase.passes",
        only_in=NAME,
        steps=(ac.S_PRICE,),
        label=price_label,
        why_not=phase.price_reasons,
        candidates=phase.price_choices,
        places=price_places,
        chosen=phase.lay_price,
    ),
    Kind(
        number=ac.ARTIFACT,
        name="artifact",
        argument=ARTIFACT,
        example="artifact:AF2a",
        group="artifacts",
        rule="art.setup.artifacts",
        rule_now=laid_out_rule,
        only_in=NAME,
        dealt=True,
        own_in_solo=True,
        label=artifact_label,
        why_not=phase.artifact_reasons,
        candidates=all_artifacts,
        places=at("artifact"),
        chosen=phase.lay_artifact,
    ),
    Kind(
        number=ac.CONDITION,
        name="condition",
        argument=CONDITION,
        example="condition:LC1",
        rule="art.setup.conditions",
        only_in=NAME,
        dealt=True,
        label=condition_label,
        candidates=all_conditions,
        places=at("condition"),
        chosen=phase.condition,
    ),
    Kind(
        number=ac.BUILD_SHIPYARD,
        name="shipyard",
        argument=SITE,
        example="shipyard:13.upper",
        group="map",
        rule="shipyard.build",
        only_in=NAME,
        words=(w.DEVELOP,),
        label=site_label("option-shipyard"),
        why_not=shipyard.shipyard_reasons,
        candidates=shipyard.sites_for_shipyard,
        places=at("site"),
        chosen=shipyard.build_shipyard,
    ),
    Kind(
        number=ac.PLACE_PURPLE,
        name="purple",
        argument=SITE,
        example="purple:13.upper",
        group="map",
        rule="artifact.purple_worker.basic",
        rule_now=purple_rule,
        only_in=NAME,
        steps=(ac.S_WANDER,),
        words=(w.DEVELOP,),
        label=site_label("option-purple"),
        why_not=pieces.purple_reasons,
        candidates=pieces.sites_for_purple,
        places=at("site"),
        chosen=pieces.place_purple,
    ),
    Kind(
        number=ac.LAUNCH,
        name="launch",
        argument=CANAL,
        example="launch:wood",
        rule="shipyard.swap_boat",
        only_in=NAME,
        steps=(ac.S_LAUNCH,),
        label=launch_label,
        why_not=shipyard.launch_reasons,
        candidates=all_of(len(RESOURCES)),
        places=at_seat("canal"),
        chosen=shipyard.launch,
    ),
    Kind(
        number=ac.RETRIEVE,
        name="retrieve",
        argument=ARTIFACT,
        example="retrieve:AF2a",
        group="artifacts",
        rule="shipyard.retrieve",
        only_in=NAME,
        steps=(ac.S_RETRIEVE,),
        label=retrieve_label,
        why_not=shipyard.retrieve_reasons,
        candidates=shipyard.displayed,
        places=at("artifact"),
        chosen=shipyard.retrieve,
    ),
    Kind(
        number=ac.LOWER,
        name="lower",
        argument=LEVER,
        example="lower:2.3",
        group="levers",
        rule="shipyard.lever_price",
        only_in=NAME,
        words=(aw.LEVER_DOWN,),
        label=lower_label,
        why_not=shipyard.lower_reasons,
        candidates=own_levers,
        places=at_seat("lever"),
        chosen=shipyard.lower_lever,
    ),
    Kind(
        number=ac.LAKE_STEP,
        name="lake",
        argument=LAKE_SIDE,
        example="lake:income",
        group="lake",
        rule="lake.advance",
        only_in=NAME,
        words=(aw.LAKE,),
        label=lake_label,
        why_not=lake.lake_reasons,
        candidates=lake_sides,
        places=lake_places,
        chosen=lake.lake_step,
    ),
    Kind(
        number=ac.RETURN,
        name="return",
        argument=COAST_SPACE,
        example="return:income.3",
        group="lake",
        rule="lake.return",
        only_in=NAME,
        free=True,
        label=return_label,
        why_not=lake.return_reasons,
        candidates=lake.coast_spaces,
        places=at("lake"),
        chosen=lake.return_figure,
    ),
    Kind(
        number=ac.PLUG,
        name="plug",
        group="artifacts",
        rule="artifact.plug",
        only_in=NAME,
        free=True,
        label=plug_label,
        why_not=phase.plug_reasons,
        candidates=all_of(1),
        places=plug_places,
        chosen=phase.plug,
    ),
    Kind(
        number=ac.USE,
        name="use",
        argument=CARD,
        example="use:X005",
        group="cards",
        rule="onetime.use",
        rule_now=use_rule,
        only_in=NAME,
        free=True,
        label=use_label,
        why_not=lake.use_reasons,
        candidates=lake.one_time_cards,
        places=at("card"),
        chosen=lake.use_card,
    ),
    Kind(
        number=ac.SPECIAL,
        name="special",
        argument=SPACE,
        example="special:13",
        group="map",
        rule="artifact.special_tile.basic",
        only_in=NAME,
        free=True,
        label=space_label("option-special"),
        why_not=pieces.special_reasons,
        candidates=pieces.spaces_for_special,
        places=at("space"),
        chosen=pieces.place_special,
    ),
    Kind(
        number=ac.STASH,
        name="stash",
        argument=CARD,
        example="stash:P017",
        group="cards",
        rule="artifact.stored_cards.basic",
        only_in=NAME,
        words=(aw.STASH,),
        secret=True,
        label=stash_label,
        why_not=pieces.stash_reasons,
        candidates=hand_cards,
        places=at("card"),
        chosen=pieces.stash,
    ),
    Kind(
        number=ac.STASHED,
        name="stashed",
        argument=CARD,
        example="stashed:P017",
        group="cards",
        rule="artifact.stored_cards.basic",
        only_in=NAME,
        words=(aw.PLAY_STASHED,),
        label=stashed_label,
        why_not=pieces.stashed_reasons,
        candidates=pieces.stashed_cards,
        places=at("card"),
        chosen=pieces.play_stashed,
    ),
    Kind(
        number=ac.ANNEX,
        name="annex",
        argument=RESOURCE,
        example="annex:stone",
        group="artifacts",
        rule="artifact.site_house.basic",
        rule_now=annex_rule,
        only_in=NAME,
        words=(aw.PRODUCTION_HOUSE,),
        label=annex_label,
        why_not=pieces.annex_reasons,
        candidates=all_of(len(RESOURCES)),
        places=at_seat("production"),
        chosen=pieces.annex,
    ),
    Kind(
        number=ac.HOUSE_AT,
        name="house",
        argument=SITE,
        example="house:13.upper",
        group="map",
        rule="artifact.free_house.basic",
        only_in=NAME,
        words=(aw.PLACE_HOUSE,),
        label=site_label("option-house"),
        why_not=pieces.place_house_reasons,
        candidates=develop.free_sites,
        places=at("site"),
        chosen=pieces.place_house,
    ),
    Kind(
        number=c.IMPROVE,
        name="improve",
        group="scoring",
        rule="master.reward",
        only_in=NAME,
        steps=(c.S_IMPROVE,),
        label=improve_label,
        places=improve_places,
        chosen=scoring.improve,
    ),
    Kind(
        number=c.BONUS,
        name="reward",
        argument=RIVER_SPACE,
        example="reward:A5",
        group="river",
        rule="artharbor.bonus_choice",
        only_in=NAME,
        steps=(c.S_RIVER_BONUS,),
        label=reward_label,
        places=at("river"),
        chosen=river.take_bonus,
    ),
)
