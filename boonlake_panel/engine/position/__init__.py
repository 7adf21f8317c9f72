"""Positions as plain data: writing, reading, checking."""
