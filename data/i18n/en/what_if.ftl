## What-if: what a choice is worth
app-page-what-if = What if
app-whatif-tab-choices = Choices
app-whatif-tab-compare = Compare
app-whatif-tab-review = Review
app-budget = How long to think
app-budget-quick = quick
app-budget-normal = normal
app-budget-thorough = thorough
app-whatif-seed = Seed
app-whatif-kind = What to compare
app-whatif-choices = single choices
app-whatif-turns = whole turns
app-whatif-plan = Plan { $number }
app-whatif-partly = This turn fits here only in part: { $done } of { $total } choices. Then somebody else is asked, or chance brought something different.
app-whatif-start = What is it worth?
app-whatif-about = Every choice is played on to the end of the game many times. What this player cannot see is dealt anew each time, and all choices meet the same deals. The same seed gives the same answer.
app-whatif-over = The game is over. Go back to a choice, or review the game.
app-whatif-hidden = The hand of this player is hidden. Open the hands on Explore to ask what a choice is worth.
app-whatif-chance = Chance decides here, nobody chooses.
app-whatif-one = There is only one choice here.
app-whatif-starting = Getting ready …
app-whatif-rollouts = { $count ->
    [one] 1 game
   *[other] { $count } games
  } played to the end.
app-whatif-elsewhere = Working on another decision: go there
app-whatif-table = Choices and what they are worth
app-whatif-choice = Choice
app-whatif-score = Final points
app-whatif-margin = Lead
app-whatif-win = Chance to win
app-whatif-tries = Games
app-whatif-look-at = Choice to look at
app-whatif-note = Behind ± and in brackets: where the true value lies with a probability of 95 %. Weak choices drop out early to leave more games for the leading ones. Everybody is played by a quick program, so differences matter more than the points themselves.
app-whatif-so-far = So far:
app-whatif-best = “{ $best }” looks best: about { $points ->
    [one] 1 point
   *[other] { $points } points
  } (±{ $spread }) more lead than “{ $next }”.
app-whatif-close = “{ $best }” leads, but “{ $next }” is too close to call: { $points ->
    [one] 1 point
   *[other] { $points } points
  } apart (±{ $spread }).
app-whatif-single = “{ $best }” is the only choice.
app-whatif-branch = Add as branch
app-whatif-open = See on the board
app-whatif-name = about { $points } points
app-whatif-comment = { $points } points (±{ $spread }), lead { $lead } (±{ $around }), wins { $win } % ({ $low } to { $high }), from { $tries } games.
app-whatif-why = “{ $best }” against “{ $other }”
app-whatif-why-more = More points from: { $sources }.
app-whatif-why-less = Fewer points from: { $sources }.
app-whatif-why-none = Both bring about the same points from every source.
whatif-points = final points
whatif-more = points more

## Long work
app-cancel = Stop
app-download-csv = Download the table (CSV)
app-time-left = About { $time } left.
app-seconds = { $count } s
app-minutes = { $count } min
app-percent = { $value } %
app-between = ({ $low }–{ $high })
app-busy-own = One thing at a time: wait for the work under way, or stop it.
app-job-waiting = Waiting for others: place { $place } in the queue.
app-job-failed = Something went wrong ({ $problem }). Please try again.

## Two lines side by side
app-compare-none = This study has only one line.
app-compare-how = Go back on Explore and choose differently, or add a choice as a branch here: then you can compare.
app-compare-about = Choose up to four lines of this study. The first one is drawn solid, the others dashed and dotted. Rings and numbers in brackets show what differs from the first line.
app-compare-side-1 = First line
app-compare-side-2 = Second line
app-compare-side-3 = Third line
app-compare-side-4 = Fourth line
app-compare-no-line = none
app-compare-parts = Parts in { $when }: { $choice } instead of: { $instead }
app-compare-main = Main line
app-compare-branch = { $when }: { $name }
app-compare-when = Turn { $turn }, round { $round }
app-compare-picture = The map at the end of this line. { $when }

## A review of the game
app-review-start = Review the game
app-review-about = Goes through the main line of this study. For every choice it looks for a better one, and says what the choice cost when that is beyond doubt. It also says who was likely to win, turn by turn. Comments and marks go into the study.
app-review-open = The game is not over: it is reviewed as far as it goes.
app-review-empty = Nothing has been played in this study yet.
app-review-kept = The comments and marks are in the study now: see the variations on Explore. Another review replaces them.
app-review-gone = The study has changed meanwhile: some comments could not be written.
app-review-done = { $done } of { $total } steps of work done.
app-review-signs = { $mistake } is a mistake, { $bad } a bad choice, { $doubtful } a doubtful one, depending on how much of the lead it lost.
app-review-dots = A large sign on a line is a turning point: there the chance of this player rose. Click the chart to see that moment on the boards.
app-review-costliest = The costliest choices
app-review-nothing = No choice was clearly worse than another.
app-review-better = Better
app-review-lost = Lead lost
app-review-lost-win = Chance lost
app-review-turning = Turning points
app-review-seats = How well everybody played
app-review-moment = Moment to look at
app-review-turning-of = turning point for { $name }
app-review-partial = Stopped: this review is partial, { $done } of { $total } steps of work were done. Nothing was written into the study.
app-column-turn = Turn
app-column-player = Player
