"""A game as a tree of choices: branches, comments, saving, loading, the library."""
