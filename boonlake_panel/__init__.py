"""Explore, learn and analyse the board game Boonlake."""

__version__ = "0.1.0"
