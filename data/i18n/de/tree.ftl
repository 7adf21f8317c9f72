## The tree of a study
app-search = Suche: Wörter, Schlüssel, Kommentare, Namen
app-search-none = Nichts passt dazu.
app-search-found = { $count ->
    [one] 1 Entscheidung gefunden
   *[other] { $count } Entscheidungen gefunden
  }
