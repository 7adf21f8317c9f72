"""The text of a rule, with its source, what is decided here, worked examples, and where it can be seen and learnt."""

from ...teach import rule_page
from ...texts.catalogue import Rule, all_rules
from .rich_text import Part, link, part
from .wording import rule_title, t

MAX_RELATED = 12


def rule_text(rule_id: str, lessons: bool = True) -> list[Part]:
    """Everything about a rule; `lessons` says whether there is a way to them."""
    if rule_id not in all_rules():
        return [part("p", rule_id, css="muted")]
    page = rule_page(rule_id)
    rule = page.rule
    text = statement(rule)
    for example in rule.examples:
        text += [part("h3", t("rule-given")), *(part("p", line) for line in example.given)]
        text += [part("h3", t("rule-then")), *(part("p", line) for line in example.then)]
    text += [
        part("p", t("rule-source", source="; ".join(map(_cited, rule.source))), css="muted"),
        rule_ways(rule_id, lessons),
    ]
    if page.related:
        related = [link("rule", other, *rule_title(other)) for other in page.related[:MAX_RELATED]]
        text += [part("h3", t("rule-related")), part("p", *related, css="rules")]
    return text


def _cited(source: str) -> str:
    """A passage: the catalogue numbers the rulebooks, people know them by their language."""
    book, _, heading = source.partition(" ")
    return t(f"book-{book}", heading=heading)


def statement(rule: Rule) -> list[Part]:
    """What a rule says, and how an open question is decided."""
    text = [part("p", rule.rule)]
    if rule.ambiguous:
        text.append(part("p", t("rule-open", ambiguous=rule.ambiguous), css="muted"))
    if rule.ruling:
        text.append(part("p", t("rule-ruling", ruling=rule.ruling)))
    return text


def rule_ways(rule_id: str, lessons: bool = True) -> Part:
    """Links to an example position and to the lessons that teach the rule."""
    taught = {lesson.id: lesson.title for lesson, _ in rule_page(rule_id).lessons} if lessons else {}
    ways = [link("lesson", id_, t("rule-lesson", title=title), css="way") for id_, title in taught.items()]
    example = link("example", rule_id, t("rule-example"), css="way")
    return part("div", example, *ways, css="bar ways", role="group", aria_label=t("rule-ways"))
