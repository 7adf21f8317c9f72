"""The smallest Panel app that does what ours does: a button, a small figure, one update for each click."""

import panel as pn
from bokeh.models import ColumnDataSource
from bokeh.plotting import figure

source = ColumnDataSource({"x": [1.0, 2.0, 3.0], "y": [1.0, 2.0, 3.0]})
fig = figure(width=400, height=300)
fig.scatter("x", "y", source=source, size=12)
button = pn.widgets.Button(name="Next")
button.on_click(lambda _: source.patch({"y": [(0, source.data["y"][0] + 0.1)]}))
pn.Column(button, pn.pane.Bokeh(fig)).servable()
