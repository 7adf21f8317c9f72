"""The rule book and the glossary as text: rules as cards, icons with their meaning, terms in all languages."""

from collections.abc import Iterable, Sequence

from ....teach import Icon, Term
from ....texts.catalogue import Rule
from ....texts.messages import DEFAULT_LANGUAGE, LANGUAGE_NAMES, current_language
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


def term_list(terms: Sequence[Term], by_section: bool) -> list[Part]:
    """Terms with what they mean, other languages, the lesson and the rule; by section, or as they fit a search."""
    count = part("p", t("rules-terms-found", count=len(terms)), css="muted", role="status")
    if not by_section:
        return [count, part("ul", *map(_term, terms), css="terms")]
    sections = dict.fromkeys(term.section for term in terms)
    lists = [
        node
        for section in sections
        for node in (
            part("h3", t(f"rules-section-{section.replace('_', '-')}")),
            part("ul", *(_term(term) for term in terms if term.section == section), css="terms"),
        )
    ]
    return [count, *lists]


def _term(term: Term) -> Part:
    spoken = current_language()
    others = {code: name for code, name in term.names.items() if name and code != spoken and name != term.name}
    ours = term.ours and spoken != DEFAULT_LANGUAGE
    name = part("strong", icon(term.icon) if term.icon else None, term.name)
    elsewhere = [part("span", name, lang=code, title=LANGUAGE_NAMES[code]) for code, name in others.items()]
    head = part("div", name, *elsewhere, part("em", t("rules-term-ours")) if ours else None, css="term-head")
    taught = term.lesson
    ways = [
        link("lesson", taught.id, t("rule-lesson", title=taught.title), css="rule") if taught else None,
        link("rule", term.rule),
    ]
    return part("li", head, part("p", term.definition), part("div", *ways, css="term-ways"))


def nothing(words: str) -> list[Part]:
    """That nothing fits."""
    return [part("p", t("rules-nothing", words=words), role="status")]
