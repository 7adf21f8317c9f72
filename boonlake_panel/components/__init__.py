"""The box: typed, immutable tables read from a data pack, with validation.

box = open_box()                 # the standard pack
box = open_box("path/to/pack")   # your own; raises PackError with every fault
check_pack("path/to/pack")       # the same faults as a list
"""

from .box import STANDARD, TABLES, Box, Pack, data_directory, open_box, pack_directory, pack_hash, read_pack
from .check import check_pack
from .describe import describe, describe_category, describe_rules
from .effects import Effect, EffectError, parse_effect, parse_rules, unparse
from .names import name_of
from .reading import Fault, PackError
from .rules import Rule, all_rules, rule_catalogue

__all__ = [
    "STANDARD",
    "TABLES",
    "Box",
    "Effect",
    "EffectError",
    "Fault",
    "Pack",
    "PackError",
    "Rule",
    "all_rules",
    "check_pack",
    "data_directory",
    "describe",
    "describe_category",
    "describe_rules",
    "name_of",
    "open_box",
    "pack_directory",
    "pack_hash",
    "parse_effect",
    "parse_rules",
    "read_pack",
    "rule_catalogue",
    "unparse",
]
