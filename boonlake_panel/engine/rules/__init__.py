"""The rules of the base game, one file per chapter."""
