"""The file for `panel serve boonlake_panel/app/main.py`."""

from boonlake_panel.app.serving.server import visit

visit().servable()
