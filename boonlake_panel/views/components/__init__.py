"""Single components as pictures."""
