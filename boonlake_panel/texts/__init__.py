"""Every text that people read: messages by language, names, and the rule catalogue."""

from .catalogue import Rule, all_rules, rule_catalogue
from .data_folder import data_directory
from .messages import DEFAULT_LANGUAGE, LANGUAGES, current_language, in_language, text, use_language
from .names import name_of

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Rule",
    "all_rules",
    "current_language",
    "data_directory",
    "in_language",
    "name_of",
    "rule_catalogue",
    "text",
    "use_language",
]
