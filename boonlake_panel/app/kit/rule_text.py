"""The text of a rule, with its source, what is decided here, worked examples, and where it can be seen and learnt."""

from ...teach import rule_page
from ...texts.catalogue import Rule, all_rules
from .markup import Part, part, parts
from .wording import rule_link, t

MAX_RELATED = 12


def rule_text(rule_id: str, lessons: bool = True) -> list[Part]:
    """Everything about a rule; `lessons` says whether there is a way to them."""
    if rule_id not in all_rules():
        return [part("p", rule_id, css="muted")]
    page = rule_page(rule_id)
    rule = page.rule
    found = [*statement(rule)]
    for example in rule.examples:
        found += [part("h3", t("rule-given")), *(part("p", line) for line in example.given)]
        found += [part("h3", t("rule-then")), *(part("p", line) for line in example.then)]
    found += [
        part("p", t("rule-source", source="; ".join(map(_cited, rule.source))), css="muted"),
        rule_ways(rule_id, lessons),
    ]
    if page.related:
        links = [rule_link(other) for other in page.related[:MAX_RELATED]]
        found += [part("h3", t("rule-related")), part("p", *links, css="rules")]
    return found


def _cited(source: str) -> str:
    """A passage: the catalogue numbers the rulebooks, people know them by their language."""
    book, _, heading = source.partition(" ")
    return t(f"book-{book}", heading=heading)


def statement(rule: Rule) -> list[Part]:
    """What a rule says, and how an open question is decided."""
    return parts(
        [
            part("p", rule.rule),
            part("p", t("rule-open", ambiguous=rule.ambiguous), css="muted") if rule.ambiguous else None,
            part("p", t("rule-ruling", ruling=rule.ruling)) if rule.ruling else None,
        ]
    )  # type: ignore[return-value]


def rule_ways(rule_id: str, lessons: bool = True) -> Part:
    """Buttons to an example position and to the lessons that teach the rule."""
    taught = {lesson.id: lesson.title for lesson, _ in rule_page(rule_id).lessons} if lessons else {}
    buttons = [part("button", t("rule-lesson", title=title), act="lesson", value=id_) for id_, title in taught.items()]
    example = part("button", t("rule-example"), act="example", value=rule_id)
    return part("div", example, *buttons, css="bar ways", role="group", aria_label=t("rule-ways"))
