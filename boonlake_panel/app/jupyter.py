"""Getting a notebook ready: everything that the browser needs comes from this installation, not from the internet."""

from typing import Any

import panel as pn

from ..texts.messages import text


def notebook() -> None:
    """Load boards, widgets and charts into a notebook; call it once, in the first cell. Works without internet.

    >>> from boonlake_panel import GameModel, notebook
    >>> notebook()  # doctest: +SKIP
    >>> GameModel()  # doctest: +SKIP
    """
    import holoviews as hv
    import holoviews.plotting.bokeh
    import panel_material_ui  # noqa: F401  known before the browser side is loaded, so that it is loaded once

    try:
        from .kit.upstream_notebook import load
    except ImportError:  # no IPython: a program, not a notebook
        pn.extension(inline=True)
    else:
        load(text("notebook-photograph"))
    hv.Store.set_current_backend("bokeh")
    hv.Store.set_display_hook("html+js", hv.core.dimension.LabelledData, _drawn)


def _drawn(chart: Any) -> Any:
    """A chart shows itself through Panel: the extension of HoloViews draws the same and takes seconds to load."""
    return pn.pane.HoloViews(chart)._repr_mimebundle_() if pn.pane.HoloViews.applies(chart) else None
