"""The Simulate page."""
