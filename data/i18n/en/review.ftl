## A review in words: comments in a study, and the summary of `boonlake review`
review-cost = About { $points ->
    [one] 1 point
   *[other] { $points } points
  } worse (±{ $error }) than “{ $label }”.
review-win-lost = That is about { $percent } % of the chance to win.
review-turning-point = A turning point: while everybody takes a turn from here on, the chance of { $name } to win rises from { $before } % to { $after } %.
review-seat = { $name }: { $choices } choices looked at. { $mistake ->
    [one] 1 mistake
   *[other] { $mistake } mistakes
  }, { $bad } bad and { $doubtful } doubtful { $doubtful ->
    [one] choice
   *[other] choices
  } cost about { $points } points of lead in all.
review-seat-clean = { $name }: { $choices } choices looked at. None was clearly worse than another.
review-of-choices = Choices
review-of-turns = Turning points
review-of-seats = Seats
review-choice = Choice
review-turn = Turn
review-seat-name = Seat
review-better = Better
review-points = Points lost
review-win = Chance to win
review-looked-at = Looked at
review-mistakes = Mistakes
review-bad = Bad
review-doubtful = Doubtful
review-none = No choice was clearly worse than another.
review-progress = Reviewing
review-written = The comments are in { $file }.
review-interrupted = Interrupted: nothing was written.
review-empty = The main line of this study holds no choice.
review-unfinished = The game is not over: reviewed as far as it goes.
