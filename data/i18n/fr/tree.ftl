## The tree of a study
app-search = Recherche : mots, clés, commentaires, joueurs
app-search-none = Aucun résultat.
app-search-found = { $count ->
    [one] 1 choix trouvé
   *[other] { $count } choix trouvés
  }
