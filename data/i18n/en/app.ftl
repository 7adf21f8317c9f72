## The explorer
app-title = Boonlake Explorer
app-brand = Boonlake
app-pages = Pages
app-page-explore = Explore
app-language = Language
app-look = Toggle theme
app-map = Map
app-group-strips = Action strips
app-group-cards = Cards
app-group-map = On the map
app-group-levers = Levers
app-group-boats = Boats, at any time
app-group-river = Ship
app-group-scoring = Scoring tiles
app-group-payment = Payment
app-group-other = Also possible
app-here = At this place
app-all = All choices
app-blocked-show = What is not possible, and why
app-blocked-hide = Hide what is not possible
app-blocked-none = Everything of this kind is possible.
app-over = The game is over
app-winner = { $names } { $count ->
    [one] wins
   *[other] share the win
  } with { $points } VP
app-hidden = { $name } chooses. The hand is hidden.
app-who = { $name }, turn { $turn }, round { $round }
app-setup = { $name }, set-up
app-last = Last choice
app-start = The game begins
app-first = First (Home)
app-back = Back (Left)
app-forward = Forward (Right)
app-end = Last (End)
app-timeline = Choice number
app-play = Play
app-log = Log
app-tree = Variations
app-study = Study
app-facts-words = { $name }: { $points } points, { $coins } coins, { $vases } vases, { $ranch } inhabitants, { $cards } cards
app-turn = Turn { $turn }
app-new = New game
app-open = Open
app-save = Save and share
app-edit = Position
app-keys = Keys
app-close = Close
app-working = Working
app-auto = Play on
app-auto-agent = Who plays on
app-auto-stop = Stop
app-agent-random = Random
app-agent-greedy = Greedy
app-agent-planner = Planner
app-agent-montecarlo = Monte Carlo
app-set-up = Set-up
app-auto-own = To my next choice
app-auto-turn = To the end of the turn
app-auto-scoring = To the next interim scoring
app-auto-end = To the end of the game
app-auto-one = One choice
app-agent = Who plays
app-comment = Comment on this choice
app-name = Name of this variation
app-marks = Mark
app-mark-none = none
app-promote = Make main line
app-delete = Delete from here
app-restore = Undo delete
app-keep = Keep the notes
app-hands = Open hands
app-seat = Seat shown
app-rule = Rule { $id }
app-rule-link = Rule
app-rule-source = Source: { $source }
app-book-001 = English rulebook, “{ $heading }”
app-book-000 = another English text, “{ $heading }”
app-book-002 = rulebook of Artifacts, “{ $heading }”
app-book-003 = German rulebook, “{ $heading }”
app-book-004 = French rulebook, “{ $heading }”
app-rule-open = The rulebook leaves open: { $ambiguous }
app-rule-ruling = Decided here: { $ruling }
app-rule-given = Given
app-rule-then = Then
app-create = Start the game
app-players = Players
app-seed = Seed (empty: by chance)
app-names = Names, one for each seat
app-player-name = Name of seat { $seat }
app-link = Link to this moment
app-download = Download the study
app-upload = Upload a study (JSON, at most { $size } MB)
app-title-study = Title of the study
app-saved = Saved. Every change is kept from now on.
app-unsaved = Not saved yet: save it to get a link that stays.
app-unsaved-restored = Your game was restored.
app-unsaved-aside = Your game was not saved. It has been put aside ({ $choices ->
    [one] 1 choice
   *[other] { $choices } choices
  }).
app-unsaved-back = Back to my game
app-unsaved-fresh = Start fresh
app-library = Studies in the library
app-library-mine = Mine
app-library-shared = Shared with me
app-library-everybodys = Everybody’s
app-library-by = by { $owner }
app-visitor-name = Your name, as others see it
app-share = Who may see it
app-share-private = Only me
app-share-link = Whoever has the link: read
app-share-link-edit = Whoever has the link: read and change
app-share-public = Everybody: read
app-share-public-edit = Everybody: read and change
app-reading = You are reading a study of { $owner }. What you play stays with you.
app-reading-somebody = somebody else
app-reading-edit = Change the study
app-reading-copy = Save as my own
app-not-saved-yet = Not saved yet. The library does not answer; we keep trying.
app-versions = Earlier versions
app-version-look = Look at it
app-version-back = Bring it back
app-version = { $date }: { $choices ->
    [one] one choice
   *[other] { $choices } choices
 }
app-library-none = The library is empty.
app-library-entry = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
  }, { $players ->
    [one] 1 player
   *[other] { $players } players
  }
app-untitled = Untitled study
app-broken = This could not be opened: { $problem }
app-partly = Part of it could be opened: { $problem }
app-reading-slow = reading the file takes too long
app-too-large = The file is too large: at most { $limit } MB are read.
app-position-text = The position as JSON: change anything and start from it.
app-position-start = Start a study from this position
app-position-reset = Take the current position again
app-player = Player
app-full = Too many people are here at the moment. This page tries again by itself.
app-connection-lost = The connection to the server is lost. It comes back by itself as soon as the server answers; your game is kept.
app-connection-failed = The server does not accept this page. Reload it; if that does not help, permit cookies for this site.
app-connection-reload = Reload
app-shortcuts =
    Left, Right: back, forward
    Home, End: first, last
    Up, Down: previous, next variation
    1 to 9: take a choice
    N: new game
    S: save
    A: play on
    B: what is blocked
    C: to the choices
    D: next board
    Z: enlarge the board
    P: present; Page Down and Page Up step
app-points = Points
app-points-source = Points by source
app-resources = Resources
app-trajectory = Trajectories
app-trajectory-hint = Click on a point to go there.
app-branches = Branches compared

# Parameters of the model, as widgets call them
app-choose = Choose …
app-param-question = Question
app-param-choice = Choice
app-param-step = Choice number
app-param-turn = Turn
app-param-seat = Seat shown
app-param-agent = Who plays on
app-param-play-to = How far
app-param-playing = Agent plays on
app-param-language = Language
app-param-open-hands = Open hands
app-param-dark = Dark colours
app-param-coach = Coach
app-param-keys-shown = Keys and ids
app-param-over = Game over
app-param-scores = Victory points
app-param-can-go-back = Can go back
app-param-can-go-forward = Can go forward

# Timeline, tree and charts
app-timeline-play = Play the line
app-timeline-pause = Pause
app-timeline-faster = Faster
app-timeline-slower = Slower
app-demote = Move down
app-fold = Fold this variation
app-unfold = Unfold this variation
app-chart-none = No chart
app-explorer = Explorer of the game

## Beside the board: what a study says
app-remarks = What this study says
app-moment-played = Chosen here:
app-moment-better = Better:
