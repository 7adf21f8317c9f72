"""Expansions of the game, each a package of its own."""
