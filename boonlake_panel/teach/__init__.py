"""Lessons, explanations and the glossary."""
