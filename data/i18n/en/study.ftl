## A study in words: the lines of `boonlake show`
study-untitled = Untitled study
study-about = { $players ->
    [one] 1 player
   *[other] { $players } players
  } ({ $names }), seed { $seed }, data pack { $pack } { $hash }
study-size = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
  }, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  }
study-tags = Tags: { $tags }
study-setup = Set-up
study-turn = Turn { $turn }, round { $round }: { $seat }
study-scores = Points: { $scores }
study-score = { $seat } { $points }
study-choice = { $seat }: { $label }
study-branch = Variation
study-branch-named = Variation: { $name }
study-over = The game is over: { $winners } { $count ->
    [one] wins
   *[other] share the win
  }
