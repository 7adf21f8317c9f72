"""Charts as HoloViews elements, for pages and notebooks."""
