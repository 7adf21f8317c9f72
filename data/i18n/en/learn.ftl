## The coach on the explorer
app-coach = Coach

## The course at a glance
app-page-learn = Learn
app-learn-title = Learn Boonlake
app-learn-intro = Short lessons on the real board. You read a little, then you do it yourself. Mistakes cost nothing and are explained.
app-learn-minutes = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } to a sensible first game.
app-learn-ready = You know all you need for your first game.
app-learn-start = Start here: { $title }
app-learn-go-on = Go on: { $title }
app-learn-next = Next lesson: { $title }
app-learn-play = Play a game
app-learn-progress = { $done } of { $of } lessons done
app-learn-lesson-minutes = { $minutes } min
app-learn-later = after a first game
app-learn-state-new = new
app-learn-state-begun = begun
app-learn-state-done = done

## A lesson
app-lesson-all = ← All lessons
app-lesson-where = Step { $at } of { $of }
app-lesson-text = To read
app-lesson-task = To do
app-lesson-quiz = A question
app-lesson-answers = Answers
app-lesson-choices = What you can choose
app-lesson-hint = Hint
app-lesson-hint-title = Hint:
app-lesson-back = Back
app-lesson-next = Next
app-lesson-finish = Finish
app-lesson-again = Once more
app-lesson-done = Done: { $title }
app-lesson-so-far = Counted so far
app-lesson-ledger = Points by source
app-lesson-check = { $right } of { $of } right at the first go.
app-lesson-check-again = Have another look at these lessons:
app-lesson-rules = Rules:
app-lesson-unsolved = First do what the step asks. A hint shows how.
app-lesson-nothing-here = Nothing can be done there now. Look for a golden ring, or choose from the list.
app-boards = Boards
app-board-map = Map
app-board-table = Your things
app-board-strips = Actions
app-board-tiles = Scoring tiles

## Rules and their examples
app-rule-read = Read the rule
app-rule-example = Open an example
app-rule-lesson = Lesson: { $title }
app-rule-related = Rules of the same kind
app-rule-ways = Where to see it
app-example-of = An example of
app-example-try = Try this:
app-example-refused = Not possible here: { $choice }.
app-example-leave = Back to my game
app-board-solo = The Eminence
app-board-lake = Lake and artifacts
app-board-solo-lake = Lake and artifact

## The rule book and the glossary
app-page-rules = Rules
app-rules-search = Search: a word, a term in any language, the name of a rule
app-rules-rules = Rules
app-rules-icons = Icons
app-rules-terms = Glossary
app-rules-part = Part of the game
app-rules-part-all = All
app-rules-part-base = Base game
app-rules-part-solo = Solo
app-rules-part-artifacts = Artifacts
app-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
app-rules-more = Show more ({ $count })
app-rules-nothing = Nothing fits “{ $words }”. Try fewer words, or only the beginning of a word.
app-rules-clear = Clear the search
app-rules-terms-found = { $count ->
    [one] { $count } term
   *[other] { $count } terms
  }
app-rules-term-ours = our own word
app-rules-section-course = The course of the game
app-rules-section-actions = Actions
app-rules-section-effects = What you do, and effects
app-rules-section-pieces = Boards, tiles and pieces
app-rules-section-areas = Places
app-rules-section-regions = Regions
app-rules-section-resources = Resources
app-rules-section-card-kinds = Kinds of cards
app-rules-section-tracks = Points and tracks
app-rules-section-solo = Playing alone
app-rules-section-expansion-artifacts = The expansion Artifacts
