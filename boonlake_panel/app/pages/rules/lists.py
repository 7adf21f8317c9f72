"""The rule book and the glossary as text: rules as cards, icons with their meaning, terms in all languages."""

from collections.abc import Iterable, Sequence

from ....teach import Icon, Term
from ....texts.catalogue import Rule
from ....texts.messages import LANGUAGE_NAMES, current_language
from ...kit.pictures import icon
from ...kit.rich_text import Part, link, part
from ...kit.rule_text import rule_ways, statement
from ...kit.wording import t


def rule_list(rules: Sequence[Rule], limit: int) -> list[Part]:
    """How many rules there are, and the first ones as cards."""
    count = part("p", t("rules-found", count=len(rules)), css="muted", role="status")
    return [count, part("div", *(_card(rule) for rule in rules[:limit]), css="cards")]


def _card(rule: Rule) -> Part:
    head = part("div", link("rule", rule.id), part("span", t(f"rules-part-{rule.part}"), css="muted"), css="card-head")
    return part("section", head, *statement(rule), rule_ways(rule.id), css="rule-card", aria_label=rule.id)


def icon_list(icons: Iterable[Icon]) -> list[Part]:
    """Icons with what they mean."""
    items = [part("li", icon(one.name, "icon large"), part("span", one.text)) for one in icons]
    return [part("ul", *items, css="icons")]


def term_list(terms: Iterable[Term]) -> list[Part]:
    """Terms in all languages, as a table."""
    head = part("tr", *(part("th", name, scope="col", lang=code) for code, name in LANGUAGE_NAMES.items()))
    table = part("table", part("tbody", head, *(_term(term) for term in terms)))
    return [part("div", table, css="sheet", tabindex="0", role="region", aria_label=t("rules-terms"))]


def _term(term: Term) -> Part:
    names = {code: term.names.get(code) or "\u2013" for code in LANGUAGE_NAMES}
    picture = {current_language(): icon(term.icon)} if term.icon else {}
    return part("tr", *(part("td", picture.get(code), f" {name}", lang=code) for code, name in names.items()))


def nothing(words: str) -> list[Part]:
    """That nothing fits."""
    return [part("p", t("rules-nothing", words=words), role="status")]
