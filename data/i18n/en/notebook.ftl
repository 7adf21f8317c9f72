# What notebooks say.

notebook-photograph = A photograph of a notebook: everything is as it was when it was saved; clicks and keys change nothing. Run the notebook to play.
notebook-not-ready = Call boonlake_panel.notebook() in the first cell of the notebook: it loads boards and widgets. Then run this cell again.
