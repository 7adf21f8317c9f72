"""What choices of Artifacts say: labels, the rules they rest on, their places on the boards."""

from ....components import vocabulary as w
from ....components.describe import describe, describe_rules
from ....texts.messages import text
from ....texts.names import name_of
from ...choices.kind import Costs
from ...choices.tokens import costs_in
from ...codes import S_RIVER_BONUS
from ...events import E_ONE_TIME, E_VASES
from ...names import card_name, lever_name, resource_name
from ...rules.gains import priced
from ...state import State, Step
from . import codes as ac
from . import shipyard
from .citations import ONE_TIME_RULES, artifact_rule
from .events import E_LOWER
from .lake import further_spaces
from .naming import artifact_name
from .state import LAKE_SIDES, part_of, part_or_none
from .tables import tables_of


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


def retrieve_label(s: State, step: Step, artifact: int) -> str:
    effect = describe_rules(tables_of(s.t).artifacts[artifact].basic)
    cost = shipyard.price_text(s, step[1], artifact)
    return text("option-retrieve", artifact=artifact_name(s, artifact), cost=cost, effect=effect)


def retrieve_costs(s: State, step: Step, artifact: int) -> Costs:
    return costs_in(s, step[1], (w.SEQ, tuple(shipyard.price_terms(s, artifact))))


def condition_label(s: State, _step: Step, number: int) -> str:
    return text("option-condition", condition=describe_rules(tables_of(s.t).condition_rules[number]))


def purple_rule(_s: State, step: Step, _site: int) -> str:
    return f"artifact.purple_{'wanderer' if step[0] == ac.S_WANDER else 'worker'}.basic"


def launch_label(s: State, _step: Step, area: int) -> str:
    return text("option-launch", resource=resource_name(s.t.canal[area]))


def lower_label(s: State, _step: Step, lever: int) -> str:
    return text("option-lower", lever=lever_name(s, lever))


def lower_costs(_s: State, _step: Step, lever: int) -> Costs:
    return {(E_LOWER, lever): 1}


def lake_label(s: State, step: Step, side: int) -> str:
    place = part_of(s.players[step[1]]).place + 1
    effect = describe(tables_of(s.t).coast[side][place])
    return text("option-lake", side=text(f"side-{LAKE_SIDES[side]}"), place=place, effect=effect)


def lake_places(s: State, seat: int, side: str) -> tuple[str, ...]:
    """The next space on a side of the lake."""
    figure = part_or_none(s.players[seat])
    return (f"lake:{side}.{figure.place + 1}",) if figure is not None else ()


def return_label(s: State, step: Step, argument: int) -> str:
    """Everything that a return brings, in the final scoring perhaps also the effect of the space behind the boat."""
    side, place = argument >> 4, argument & 15
    places = (place, *further_spaces(s, step[1], place))
    effects = [describe(priced(s, step[1], tables_of(s.t).coast[side][one])) for one in places]
    return text("option-return", effect=text("list-rules").join(effects))


def return_costs(s: State, step: Step, argument: int) -> Costs:
    effect = tables_of(s.t).coast[argument >> 4][argument & 15]
    return costs_in(s, step[1], effect[1]) if effect[0] == w.TRADE else {}


def plug_label(s: State, step: Step, _argument: int) -> str:
    """What the next vase switches on, or how many are still missing."""
    player = part_of(s.players[step[1]])
    side = tables_of(s.t).artifacts[player.artifact]
    number = player.plugged + 1
    if number < side.basic_vases:
        return text("option-plug", artifact=name_of(side), missing=side.basic_vases - number)
    effect = describe_rules(side.basic if number == side.basic_vases else side.advanced)
    return text("option-plug-on", artifact=name_of(side), effect=effect)


def plug_costs(_s: State, _step: Step, _argument: int) -> Costs:
    return {(E_VASES, 0): 1}


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


def use_costs(_s: State, _step: Step, card: int) -> Costs:
    return {(E_ONE_TIME, card): 1}


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


def reward_label(s: State, step: Step, space: int) -> str:
    """The reward where the ship is, or that of a harbour that it jumped; equal ones are told apart."""
    rewards = {at: describe(s.t.river_reward[at]) for at in step[3]} if step[0] == S_RIVER_BONUS else {}
    if space not in rewards:
        return text("option-reward", reward=describe(s.t.river_reward[space]))
    alike = list(rewards.values()).count(rewards[space]) > 1
    shown = text("title-alike", what=rewards[space], id=s.t.river_ids[space]) if alike else rewards[space]
    return text("option-reward-jumped", reward=shown)
