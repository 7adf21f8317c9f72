"""Effects in short plain words, in the current language: `describe(parse_effect("discard:2 -> vp:+3"))`.

The words stand in `effects.ftl`: `effect-<word>` with a number, `effect-<word>-<argument>` with a name.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ..texts.messages import current_language, in_language, text
from .arguments import CountAndPrice, PerUnit
from .effects import Effect, words_of
from .lexicon import word_of, words_in
from .vocabulary import (
    ALT,
    CATEGORIES,
    COINS_EACH,
    GIVES,
    KINDS,
    MEASURES,
    ON,
    REGIONS,
    REPEAT,
    RESOURCES,
    SEQ,
    TRADE,
    TRIGGER_RECORDS,
    VP_ANY_GOAL,
    VP_GOAL,
)
from .word import Goods, Group

SOLO = words_in(Group.SOLO)
"""What the Wise Eminence does."""


def describe(effect: Effect) -> str:
    """An effect or rule in short plain words."""
    return _described(current_language(), effect)


@lru_cache(maxsize=4096)
def _described(language: str, effect: Effect) -> str:
    with in_language(language):
        words = _words(effect)
        return text("effect-eminence", what=words) if words_of(effect) <= SOLO else words


def describe_rules(rules: tuple[Effect, ...]) -> str:
    """The rules of a component, one after the other."""
    return text("list-rules").join(describe(rule) for rule in rules)


def describe_category(category: Effect) -> str:
    """What a scoring tile asks for."""
    title = category_title(category)
    if category[0] == -1:
        return title
    if CATEGORIES[category[0]] == "give":
        points = goods("points", 1 if GIVES[category[1]] == "2coins" else 2)
        return text("category-each", what=title, points=points)
    return text("category-either", what=title)


def category_title(category: Effect) -> str:
    """What a scoring tile asks for, in as few words as possible."""
    if category[0] == -1:
        return _measure(category[1], "all")
    name = CATEGORIES[category[0]]
    if name == "give":
        return text(f"category-give-{GIVES[category[1]]}")
    names = [
        text(f"region-{REGIONS[number]}" if name == "regions" else f"kind-{KINDS[number]}") for number in category[1:]
    ]
    return text(f"category-{name}", first=names[0], second=names[1])


def describe_cost(coins: int, vases: int, resources: Sequence[int]) -> str:
    """`3 coins, 1 vase, 2 wood`; empty if it is free."""
    return listed((("coins", coins), ("vases", vases), *zip(RESOURCES, resources, strict=True)))


def listed(amounts: Iterable[tuple[str, int]]) -> str:
    """`2 coins, 1 vase`; what there is nothing of is left out."""
    return ", ".join(goods(name, count) for name, count in amounts if count)


def goods(name: str, count: int) -> str:
    """`1 coin`, `2 coins`."""
    return text(f"goods-{name}", count=count)


def _words(effect: Effect) -> str:
    word = effect[0]
    if word == SEQ:
        return _sequence(effect[1])
    if word == ALT:
        return text("list-or").join(_words(item) for item in effect[1])
    if word == TRADE:
        return text("effect-trade", cost=_words(effect[1]), gain=_bare(effect[2]) or _words(effect[2]))
    if word == REPEAT:
        return text("effect-repeat", what=_words(effect[1]))
    if word == ON:
        return text("effect-when", when=_trigger(effect), what=_words(effect[3]))
    return _term(effect)


def _trigger(rule: Effect) -> str:
    trigger = TRIGGER_RECORDS[rule[1]]
    argument = trigger.arguments[rule[2]]
    return text(f"trigger-{trigger.name}-{argument}" if argument else f"trigger-{trigger.name}")


def _sequence(items: tuple[Effect, ...]) -> str:
    """Goods with one verb are joined with `and`, other things follow with `then`."""
    groups: list[tuple[str, list[Effect]]] = []
    for item in items:
        verb = _verb(item)
        if groups and verb and groups[-1][0] == verb:
            groups[-1][1].append(item)
        else:
            groups.append((verb, [item]))
    parts = [_with_verb(verb, group) if verb else _inner(group[0]) for verb, group in groups]
    if items[0][0] in SOLO:
        return text("list-eminence").join(parts)
    return text("list-and" if all(verb for verb, _ in groups) else "list-then").join(parts)


def _inner(item: Effect) -> str:
    return f"({_words(item)})" if item[0] in (ALT, TRADE) and len(item[1]) > 1 else _words(item)


def _goods(effect: Effect) -> Goods | None:
    """The goods that a term brings or takes."""
    return None if effect[0] in (SEQ, ALT, TRADE, REPEAT, ON) else word_of(effect).goods


def _verb(effect: Effect) -> str:
    brought = _goods(effect)
    if brought is None:
        return ""
    return brought.get if effect[1] > 0 else brought.lose


def _with_verb(verb: str, items: Sequence[Effect]) -> str:
    return text(f"verb-{verb}", goods=_nouns(items))


def _nouns(items: Sequence[Effect]) -> str:
    names = [goods(brought.name, abs(item[1])) for item in items if (brought := _goods(item))]
    return names[0] if len(names) == 1 else text("list-and").join((", ".join(names[:-1]), names[-1]))


def _bare(effect: Effect) -> str:
    """`1 inhabitant and 3 points` for what is only taken, else nothing."""
    items = effect[1] if effect[0] == SEQ else (effect,)
    plain = all(_goods(item) and not word_of(item).is_cost and item[1] > 0 for item in items)
    return _nouns(items) if plain else ""


def _term(effect: Effect) -> str:
    word, values = word_of(effect), effect[1:]
    if word.goods:
        return _with_verb(_verb(effect), (effect,))
    if isinstance(word.argument, PerUnit):
        return _each(effect)
    if word.number == VP_GOAL:
        return _goal(effect)
    if word.number == VP_ANY_GOAL:
        goals = text("list-either").join(_measure(what, "goal", at) for what, at in effect[2])
        return text("effect-goal", points=goods("points", effect[1]), goal=goals)
    variant = word.argument.variant(values)
    message = f"effect-{word.name}-{variant}" if variant else f"effect-{word.name}"
    if isinstance(word.argument, CountAndPrice):
        return text(message, count=values[0], coins=goods("coins", -values[1]))
    return text(message, count=abs(values[0])) if values else text(message)


def _measure(measure: int, form: str, count: int = 2) -> str:
    """`for each lever`, `levers`, `with 3 levers`."""
    name, _, region = MEASURES[measure].partition("@")
    if not region:
        return text(f"measure-{name}", form=form, count=count)
    return text(f"measure-{name}-in", form=form, count=count, region=text(f"region-{region}"))


def _each(effect: Effect) -> str:
    each = _measure(effect[1], "each")
    if effect[0] == COINS_EACH:
        return text("effect-coins_each", coins=goods("coins", effect[2]), each=each)
    points = goods("points", effect[2])
    if effect[3]:
        return text("effect-vp_each-limit", points=points, each=each, limit=effect[3])
    return text("effect-vp_each", points=points, each=each)


def _goal(effect: Effect) -> str:
    (at, points), *more = effect[2]
    first = text("effect-goal", points=goods("points", points), goal=_measure(effect[1], "goal", at))
    return ", ".join([first, *(text("effect-goal-more", points=points, count=at) for at, points in more)])
