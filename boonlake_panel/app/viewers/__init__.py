"""The views of one game, each `Viewer(model)`: boards, choices, timeline, log, tree, charts, and all at once."""
