"""The solo game: the Wise Eminence."""
