"""The settings of the documentation: `sphinx-build -W --keep-going -b html docs docs/_build`. It needs no network."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "extensions"))

from boonlake_panel import __version__
from boonlake_panel.views.drawing.palette import DARK, LIGHT

project = "boonlake_panel"
author = "boonlake_panel contributors"
copyright = "boonlake_panel contributors, BSD 3-Clause licence"
version = release = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "command_line", "parameters"]
exclude_patterns = ["_build"]
nb_execution_mode = "off"
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
default_role = "code"  # docstrings write names in single backticks, as Markdown does
nitpicky = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
autodoc_preserve_defaults = True
add_module_names = False

# The notebooks are shown with the outputs that are committed; Sphinx reads only what lies below its own folder.
shown = Path(__file__).parent / "notebooks"
shown.mkdir(exist_ok=True)
for notebook in (Path(__file__).parents[1] / "notebooks").glob("*.ipynb"):
    text = notebook.read_text(encoding="utf-8").replace("](../docs/", "](../")
    (shown / notebook.name).write_text(text, encoding="utf-8")

html_theme = "furo"
html_title = "boonlake_panel"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    f"{palette.name}_css_variables": {"color-brand-primary": palette.accent, "color-brand-content": palette.accent}
    for palette in (LIGHT, DARK)
}
