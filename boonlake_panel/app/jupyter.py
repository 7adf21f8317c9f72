"""Getting a notebook ready: everything that the browser needs comes from this installation, not from the internet."""

import panel as pn


def notebook() -> None:
    """Load boards, widgets and charts into a notebook; call it once, in the first cell. Works without internet."""
    import holoviews as hv
    import panel_material_ui  # noqa: F401  known before the browser side is loaded, so that it is loaded once

    if "bokeh" not in hv.Store.renderers:
        hv.extension("bokeh", inline=True, logo=False)
    pn.extension(inline=True)
