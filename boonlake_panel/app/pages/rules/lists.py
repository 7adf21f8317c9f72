"""The rule book and the glossary as lists: rules with their ways, icons with their meaning, terms in all languages."""

from ....teach import Term, find_terms, glossary, icons, search_rules
from ....texts.catalogue import PARTS, Rule, all_rules
from ....texts.messages import LANGUAGE_NAMES, current_language, folded
from ...kit.markup import Part, part
from ...kit.pictures import icon
from ...kit.rule_text import rule_ways, statement
from ...kit.tabs import tabs
from ...kit.wording import t

RULES, ICONS, TERMS = "rules", "icons", "terms"
VIEWS = (RULES, ICONS, TERMS)


def found_rules(words: str, part_: str) -> list[Rule]:
    """The rules that fit some words, or all of them, of one part of the game or of all."""
    everything = all_rules()
    hits = search_rules(words, limit=len(everything)) if words.strip() else tuple(everything.values())
    return [rule for rule in hits if part_ in ("", rule.part)]


def book_head(view: str, part_: str) -> list[Part]:
    """What is looked at, and for rules which part of the game."""
    found = [tabs({name: t(f"rules-{name}") for name in VIEWS}, view, t("page-rules"), act="view")]
    if view == RULES:
        buttons = [_filter(name, part_) for name in ("", *PARTS)]
        found.append(part("div", *buttons, css="bar", role="group", aria_label=t("rules-part")))
    return found


def _filter(name: str, chosen: str) -> Part:
    return part(
        "button",
        t(f"rules-part-{name or 'all'}"),
        act="part",
        value=name,
        aria_pressed=str(name == chosen).lower(),
        data_id=f"part {name}",
    )


def rule_list(rules: list[Rule], limit: int) -> list[Part]:
    """Rules as cards, the first ones of them."""
    found = [part("p", t("rules-found", count=len(rules)), css="muted", role="status")]
    found.append(part("div", *(_card(rule) for rule in rules[:limit]), css="cards"))
    if len(rules) > limit:
        found.append(part("button", t("rules-more", count=len(rules) - limit), act="more", data_id="more"))
    return found


def _card(rule: Rule) -> Part:
    head = part(
        "div",
        part("button", rule.id, act="rule", value=rule.id, css="rule", data_id=f"rule {rule.id}"),
        part("span", t(f"rules-part-{rule.part}"), css="muted"),
        css="card-head",
    )
    return part("section", head, *statement(rule), rule_ways(rule.id), css="rule-card", aria_label=rule.id)


def icon_list(words: str) -> list[Part]:
    """All icons with what they mean."""
    wanted = folded(words).strip()
    found = [found for found in icons() if wanted in folded(found.text)]
    items = [part("li", icon(one.name, "icon large"), part("span", one.text)) for one in found]
    return [part("ul", *items, css="icons")] if items else [nothing(words)]


def term_list(words: str) -> list[Part]:
    """Terms in all languages, as a table."""
    terms = find_terms(words) if words.strip() else glossary()
    if not terms:
        return [nothing(words)]
    head = part("tr", *(part("th", name, scope="col", lang=code) for code, name in LANGUAGE_NAMES.items()))
    table = part("table", part("tbody", head, *(_term(term) for term in terms)))
    return [part("div", table, css="sheet", tabindex="0", role="region", aria_label=t("rules-terms"))]


def _term(term: Term) -> Part:
    names = {code: term.names.get(code) or "\u2013" for code in LANGUAGE_NAMES}
    picture = {current_language(): icon(term.icon)} if term.icon else {}
    return part("tr", *(part("td", picture.get(code), f" {name}", lang=code) for code, name in names.items()))


def nothing(words: str) -> Part:
    """That nothing fits, and a way out."""
    clear = part("button", t("rules-clear"), act="clear", data_id="clear")
    return part("div", part("p", t("rules-nothing", words=words.strip())), clear, css="nothing", role="status")
