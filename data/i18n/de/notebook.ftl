# What notebooks say.

notebook-photograph = Die Fotografie eines Notebooks: Alles ist so, wie es beim Speichern war; Klicks und Tasten ändern nichts. Führe das Notebook aus, um zu spielen.
notebook-not-ready = Rufe boonlake_panel.notebook() in der ersten Zelle des Notebooks auf: Das lädt Tableaus und Bedienelemente. Führe danach diese Zelle noch einmal aus.
