"""The Components page."""
