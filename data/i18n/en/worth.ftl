# The value of choices beside the board, and signs on the names of pages.
app-worth-ask = What is it worth?
app-worth-note = Beside each choice: by how many points this seat would be ahead of its strongest rival at the end, and how far off that may be.
app-worth-games = { $count ->
    [one] One game played on.
   *[other] { $count } games played on.
}
app-worth-again = Think longer
app-worth-stop = Stop
app-worth-page = Tables and charts
app-worth-close = Close
app-whatif-order = Ordered by lead. { $dropped ->
    [0] All choices were compared to the end.
    [one] The last one dropped out early: it was tried less often, so a high number there may be luck.
   *[other] The last { $dropped } dropped out early: they were tried less often, so a high number there may be luck.
} A click on the head of a column sorts by it.
app-page-working = { $page } …
app-page-ended = { $page } ✓
