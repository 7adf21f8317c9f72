"""The text of a rule, with its source, what is decided here, and examples."""

from ...components.rules import all_rules
from ..markup import Part, part, parts
from ..wording import t


def rule_text(rule_id: str) -> list[Part]:
    rule = all_rules().get(rule_id)
    if rule is None:
        return [part("p", rule_id, css="muted")]
    found = [
        part("p", rule.rule),
        part("p", t("rule-open", ambiguous=rule.ambiguous), css="muted") if rule.ambiguous else None,
        part("p", t("rule-ruling", ruling=rule.ruling)) if rule.ruling else None,
    ]
    for example in rule.examples:
        found += [part("h3", t("rule-given")), *(part("p", line) for line in example.given)]
        found += [part("h3", t("rule-then")), *(part("p", line) for line in example.then)]
    found.append(part("p", t("rule-source", source="; ".join(rule.source)), css="muted"))
    return parts(found)  # type: ignore[return-value]
