# What notebooks say.

notebook-photograph = Photographie d’un notebook : tout est comme au moment de l’enregistrement ; clics et touches ne changent rien. Exécutez le notebook pour jouer.
notebook-not-ready = Appelez boonlake_panel.notebook() dans la première cellule du notebook : elle charge plateaux et commandes. Exécutez ensuite cette cellule à nouveau.
