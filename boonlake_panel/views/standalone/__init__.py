"""A study as one HTML file that needs neither a server nor the internet."""

from .page import export_html, frame_for, page_of

__all__ = ["export_html", "frame_for", "page_of"]
