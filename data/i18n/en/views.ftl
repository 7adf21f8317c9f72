## Words on the pictures: what is shown when somebody points at something
view-space = Space { $number } · { $region }
view-space-free = Free. Whoever lays a tile here: { $reward }
view-space-free-none = Free
view-pasture = Pasture. Cattle: { $cattle }
view-nobody = none
view-tile = Tile: { $tile }
view-site = Space { $space }, { $half } site
view-site-cost = Cost: { $cost }. Gain: { $gain }
view-site-settlement = A settlement here: { $effect }
view-site-piece = { $piece } of { $name }
view-river = River space
view-river-harbour = Harbour
view-river-start = Start
view-river-end = End of the river
view-river-ships = Ships: { $names }
view-river-shared = Any number of ships
view-lock = Lock { $id }
view-lock-title = Lock
view-lock-text = The first ship through it calls interim scoring { $scoring }
view-lock-passed = Passed in this round
view-region-text = Region reward: { $reward }
view-region-covered = Covered until the next interim scoring
view-strip = { $name }, row { $row }
view-strip-text = { $parts }. Then up to { $steps } { $steps ->
    [one] step
   *[other] steps
  } on the river{ $penalty ->
    [0] .
   *[other] ; costs { $penalty } VP.
  }
view-strip-taken = Taken this turn
view-strip-common = Everybody: { $what }
view-strip-others = The others: { $what }
view-coins = Coins of { $name }
view-vases = Vases of { $name }
view-ranch = Ranch of { $name }
view-ranch-text = { $count } { $count ->
    [one] inhabitant
   *[other] inhabitants
  } to spend; { $supply } in the supply
view-points = { $name }: { $points } VP
view-recess = { $piece }, tier { $tier }
view-recess-full = Still on the board. Once vacated: { $income }
view-recess-empty = Vacated: { $income }
view-income = { $coins ->
    [0] {""}
    [one] 1 coin
   *[other] { $coins } coins
  }{ $points ->
    [0] {""}
   *[other] {" "}{ $points } VP
  } at each interim scoring
view-income-end = { $points } VP at the end
view-production = { $resource } site
view-production-level = Level { $level }: gives { $level }
view-production-none = Not built
view-canal = Canal, { $resource }
view-canal-boats = { $count ->
    [0] No boat
    [one] 1 boat: adds 1
   *[other] { $count } boats: adds { $count }
  }
view-lever = Lever { $lever }
view-lever-title = Lever
view-lever-price = Costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
view-lever-up = Ready
view-lever-down = Used: down until the next interim scoring
view-lever-none = Not placed
view-track = { $track ->
    [coin] Coin track
   *[other] Card track
  } of { $name }
view-track-text = Position { $position }: income { $income }
view-scoring = Scoring tile
view-scoring-project = Project: { $cost }; gives { $points } VP and a step on the { $track }
view-scoring-progress = { $name }: { $has }
view-scoring-own = kept by { $name }, counts double for them
view-card = { $name } · { $kind }
view-card-cost = Cost: { $cost }
view-card-free = Free
view-card-points = { $points } VP at the end
view-card-now = At once: { $effect }
view-card-always = From then on: { $effect }
view-card-once = Once: { $effect }
view-card-end = At the end: { $effect }
view-hidden = { $count } hidden { $count ->
    [one] card
   *[other] cards
  }
view-hand = Hand
view-tile-to-lay = Tile to lay
view-click = Click to choose
view-round = Round { $round }
view-turn = Turn { $turn }
view-ready = Set-up
view-hand-empty = No cards in hand
view-display-empty = No cards played yet

## Charts
chart-turn = turn
chart-points = points
chart-seat = seat
chart-source = source
chart-good = resource
chart-branch = line
chart-main-line = Main line
chart-count = count
chart-coins = coins
chart-vases = vases
chart-ranch = inhabitants
chart-cards = cards
chart-presences = presences
