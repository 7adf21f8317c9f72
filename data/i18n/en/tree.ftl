## The tree of a study
app-search = Search: words, keys, comments, players
app-search-none = Nothing matches.
app-search-found = { $count ->
    [one] 1 choice found
   *[other] { $count } choices found
  }
