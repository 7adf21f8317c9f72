"""The boards of the game, each a function from a snapshot to a scene."""
