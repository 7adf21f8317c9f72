"""Param models and Panel pages: the dashboard."""
