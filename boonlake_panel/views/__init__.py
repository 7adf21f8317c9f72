"""Pictures: Bokeh boards, HoloViews charts, HTML snippets."""
