## What happened: event-<what>
event-coins = { $seat } { $amount ->
    [one] gains 1 coin
   *[other] gains { $amount } coins
  }
event-coins-paid = { $seat } pays { $amount } { $amount ->
    [one] coin
   *[other] coins
  }
event-vases = { $seat } gains { $amount } { $amount ->
    [one] vase
   *[other] vases
  }
event-vases-paid = { $seat } gives up { $amount } { $amount ->
    [one] vase
   *[other] vases
  }
event-vp = { $seat } gains { $amount } VP ({ $source })
event-vp-paid = { $seat } loses { $amount } VP ({ $source })
event-inhabitants = { $seat } gains { $amount } { $amount ->
    [one] inhabitant
   *[other] inhabitants
  }
event-inhabitants-paid = { $seat } gives up { $amount } { $amount ->
    [one] inhabitant
   *[other] inhabitants
  }
event-no_piece = { $amount } { $amount ->
    [one] inhabitant is
   *[other] inhabitants are
  } missing in the supply: nothing is gained for it
event-draw = { $seat } draws { $detail }
event-draw_hidden = { $seat } draws a card
event-stash_hidden = { $seat } stores a card on the artifact
event-deal_hidden = A scoring tile is dealt
event-keep_hidden = { $seat } keeps a scoring tile
event-discard = { $seat } discards { $detail }
event-reshuffle = The discard pile becomes the new draw pile ({ $amount } cards)
event-no_cards = There are no cards left to draw
event-track = { $seat } advances { $amount } { $amount ->
    [one] step
   *[other] steps
  } on the { $detail }
event-track-back = { $seat } goes back { $amount } { $amount ->
    [one] step
   *[other] steps
  } on the { $detail }
event-build_site = { $seat } builds { $detail ->
    [iron] an iron
   *[other] a { $detail }
  } site (level { $amount })
event-site_lost = The { $detail } site is at level 2 already: the reward is lost
event-site_lost-all = All production sites are at level 2 already: the reward is lost
event-tier = Tier { $amount } is empty: its inhabitant joins the ranch of { $seat }
event-strip = { $seat } takes { $detail } from row { $amount }
event-play = { $seat } plays { $detail }
event-project = { $seat } realizes the project on { $detail }
event-project_mark = { $seat } puts { $amount } of these inhabitants on the project
event-reveal = { $seat } reveals a tile ({ $detail })
event-place = { $seat } lays a tile on space { $amount } ({ $detail })
event-no_tile = No tile can be placed: 2 coins instead
event-develop = { $seat } develops on { $amount }
event-house = { $seat } builds a house on { $amount }
event-house_back = The house on the map goes back to the board of { $seat }
event-settlement = { $seat } builds a settlement on { $amount }
event-cattle = { $seat } places cattle on space { $amount }
event-region = { $seat } chooses { $amount }
event-modernize = { $seat } places the lever { $amount }
event-lever = { $seat } uses the lever { $amount }
event-lever_up = { $seat } pushes the lever { $amount } up
event-boat = The boats of { $seat } now lie at { $detail }
event-sail = { $seat } sails { $amount } { $amount ->
    [one] step
   *[other] steps
  }
event-lock = { $seat } crosses a lock: interim scoring { $amount } follows this turn
event-ending = { $seat } reaches the end of the river: everybody gets the same number of turns, then the game ends
event-interim = Interim scoring { $amount }
event-score = { $seat } scores { $detail } successfully: { $amount } VP
event-score-paid = { $seat } fails on { $detail }: { $amount } VP lost
event-keep = { $seat } keeps a scoring tile
event-forgo = { $seat } forgoes a part of the action
event-pass = { $seat } declines
event-push = The strips are pushed together
event-round = Round { $amount } begins: all ships return to the start
event-over = The game is over
event-lay = A starting tile lies on space { $amount } ({ $detail })
event-row = { $detail } lies in row { $amount }
event-deal = A scoring tile is dealt

event-solo_tile = The Wise Eminence reveals a tile of type { $type } with { $actions }
event-refill = The solo stack is empty: all { $amount } tiles are shuffled into a new one
event-corner = { $detail } of the next back: locations are searched from space { $amount } upwards in this turn
event-corner-none = No back lies on the stack: locations are searched from the top left number, space { $amount }, upwards in this turn
event-solo_upper = Upper half: the lowest strip is { $detail }. On a tile of type { $type } { $effect }
event-solo_strip = Lower half: { $detail }. The highest of the three is { $strip }
event-search = The Wise Eminence looks for { $wanted }: { $detail }
event-no_place-tile = No free space lies next to a tile: the effect is lost
event-no_place-mound = No tile is left to draw: the effect is lost
event-no_place-pastures = No pasture is left: none is placed
event-no_place-site = No building site is free: the effect is lost
event-no_place-second = No second tile was placed: the house is lost
event-cactus = The Wise Eminence advances { $amount } on the cactus track, to space { $detail }
event-cactus-end = The Wise Eminence advances { $amount } on the cactus track, to its last space { $detail }: { $lost } { $lost ->
    [one] step is
   *[other] steps are
  } lost
event-missing = The Wise Eminence has { $detail } left on its board: { $amount } VP instead
event-solo_cattle = The Wise Eminence compares the pastures (houses and settlements around, minus cattle on them): { $detail }. The highest value decides
event-solo_cattle-fewest = The Wise Eminence compares the pastures (houses and settlements around, minus cattle on them): { $detail }. Of the highest the one with the fewest cattle is taken
event-solo_cattle-search = The Wise Eminence compares the pastures (houses and settlements around, minus cattle on them): { $detail }. Several are equal even in cattle, so it searches by number
event-solo_cattle-none = No pasture has room: the effect is lost
event-solo_region = The Wise Eminence compares your presences with its own: { $detail }. You lead most in { $amount }, so it chooses that region
event-solo_region-tie = The Wise Eminence compares your presences with its own: { $detail }. Of the highest { $amount } lies furthest north, so it chooses that region
event-solo_share = The Wise Eminence has { $amount } { $amount ->
    [one] presence
   *[other] presences
  } in the three scored regions, { $detail } VP for each
event-solo_income = Income of the Wise Eminence, shown on the last vacated spaces: { $houses } for houses, { $settlements } for settlements, { $cattle } for cattle, { $cactus } on the cactus track, { $neighbours } for settlements next to its cattle, together { $amount } VP
event-solo_sail = The Wise Eminence sails { $amount } { $amount ->
    [one] step
   *[other] steps
  }, as far as its row allows; it takes no river reward

## Figures in these sentences
solo-row = { $strip } in row { $row }
solo-tried = { $space } no
solo-found = { $space } yes
solo-pasture = { $a } - { $b } = { $difference } on space { $space }
solo-region = { $region } { $a } - { $b } = { $difference }
solo-wanted-tile = a free space next to a tile
solo-wanted-site = a tile with a free building site
solo-wanted-house = a tile with one of its houses
solo-wanted-pasture = one of these pastures
solo-piece-house = no house
solo-piece-settlement = no settlement
solo-piece-cattle = no cattle

event-condition = Lake condition of round { $amount }: { $detail }
event-artifact = { $detail } is laid out
event-price = { $seat } lays the price “{ $amount }” beside { $detail }
event-shipyard = { $seat } builds the shipyard on { $amount }
event-launch = A boat of { $seat } takes the place of the treasure hunter
event-retrieve = { $seat } retrieves { $detail } with { $amount ->
    [0] no vase
    [one] 1 vase
   *[other] { $amount } vases
  } on it
event-no_artifact = { $seat } retrieves no artifact; there is no later chance
event-lake = The figure of { $seat } on the lake reaches space { $amount } of the { $detail }
event-return = The figure of { $seat } returns to the start of the lake and uses space { $amount } of the { $detail }
event-plug = { $seat } plugs a vase into { $detail } ({ $amount ->
    [one] the first
    [2] the second, its basic level works now
   *[other] the third, its advanced level works now
  })
event-one_time = { $seat } uses up { $detail }, whose points are lost
event-purple_gained = { $seat } gains the purple inhabitant
event-purple = { $seat } places the purple inhabitant on { $amount }
event-special_gained = { $seat } takes the special tile
event-stash = { $seat } stores a card on the artifact
event-stashed = { $seat } plays { $detail } from the artifact
event-annex = { $seat } puts a house beside the { $detail } site
event-place_house = { $seat } places a house on { $amount }
event-lake_cattle = { $seat } puts cattle on the lake pasture
event-improve = { $seat } takes the improved marker for interim scoring { $amount }
event-mastered = { $seat } masters { $detail }: the value of the next scoring is reached as well
event-lower = { $seat } moves the lever { $amount } down as a price
event-vases_on = A vase is put on each of the { $amount } artifacts in the display
event-bonus = { $seat } takes the reward of a harbour that was jumped instead: { $detail }

## Where points come from
source-strip_penalty = strip from a low row
source-river = river
source-cards = card effects
source-projects = special projects
source-sites = building sites
source-settlement_penalty = second settlement in a region
source-surcharges = surcharges paid in points
source-scoring_tiles = scoring tiles
source-scoring_payments = payments on scoring tiles
source-regions = region rewards
source-tracks = income tracks
source-track_overflow = steps beyond the end of a track
source-player_board = player board
source-cattle = cattle next to settlements
source-levers_unused = unused levers
source-lever_effects = lever effects
source-final_levers = levers at the end
source-card_points = points on cards
source-end_effects = game-end effects
source-tiers = tiers 3 to 5
source-strips = action strips
source-spaces = spaces of the map
source-carried = brought into the position
source-missing_pieces = pieces no longer available
source-cactus = cactus track
source-unrevealed_tiles = unrevealed solo tiles
source-lake = lake board
source-artifacts = artifact
