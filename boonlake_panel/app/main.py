"""The file for `panel serve boonlake_panel/app/main.py`."""

from boonlake_panel.app.server import visit

visit().servable()
