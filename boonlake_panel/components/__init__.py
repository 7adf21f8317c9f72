"""The box: typed, immutable tables read from a data pack, with validation.

box = open_box()                 # the standard pack
box = open_box("path/to/pack")   # your own; raises PackError with every fault
check_pack("path/to/pack")       # the same faults as a list
"""

from .arguments import EffectError
from .box import STANDARD, TABLES, Box, Pack, open_box, pack_directory, pack_hash, read_pack
from .check import check_pack
from .describe import describe, describe_category, describe_rules
from .effects import Effect, parse_effect, parse_rules, unparse
from .reading import PackError, PackFault

__all__ = [
    "STANDARD",
    "TABLES",
    "Box",
    "Effect",
    "EffectError",
    "Pack",
    "PackError",
    "PackFault",
    "check_pack",
    "describe",
    "describe_category",
    "describe_rules",
    "open_box",
    "pack_directory",
    "pack_hash",
    "parse_effect",
    "parse_rules",
    "read_pack",
    "unparse",
]
