## Labels of options: option-<kind of option>
option-strip = Take { $name } from row { $row } ({ $steps } { $steps ->
    [one] step
   *[other] steps
  }{ $penalty ->
    [0] {""}
   *[other] , { $penalty } VP
  })
option-play = Play { $name } ({ $cost })
option-project = Realize the project on { $tile } ({ $cost })
option-discard = Discard { $name } for { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
option-discard-cost = Discard { $name }
option-explore-go = Explore: reveal a tile
option-explore = Lay the tile on space { $space } ({ $reward })
option-pasture = Place a pasture on space { $space } ({ $reward })
option-develop = Develop on space { $space }, { $half } site ({ $site })
option-upgrade-house = Upgrade to a house on space { $space }, { $half } site
option-upgrade-settlement = Upgrade to a settlement on space { $space }, { $half } site{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } VP)
  }
option-cattle = Place cattle on space { $space }
option-region = Choose { $region } ({ $reward })
option-modernize = Place a lever for { $coins } { $coins ->
    [one] coin
   *[other] coins
  }: { $effect }
option-build = Build { $resource ->
    [iron] an iron
   *[other] a { $resource }
  } site (level { $level })
option-track = Advance { $steps } { $steps ->
    [one] step
   *[other] steps
  } on the { $track }
option-give = { $trade }
option-take = { $gain }
option-pay = Pay { $way }
option-score = Score { $tile } – reached (+{ $points } VP)
option-score-missed = Score { $tile } – not reached (-{ $points } VP)
option-score-pay = Score { $tile } – +{ $points } VP if paid, else -{ $points } VP
option-keep = Keep { $tile }
option-sail = Sail { $steps } { $steps ->
    [one] step
   *[other] steps
  } ({ $reward })
option-raise = Push lever { $lever } up
option-common = Take the common part
option-lever = Use a lever: { $effect }
option-boat = Move boat { $boat } to { $resource }{ $coins ->
    [0] {""}
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
  }
option-draw = Drawn: { $name }
option-reveal = Revealed: { $tile }
option-lay = Starting tile: { $tile }
option-row = Next row: { $name }
option-deal = Dealt: { $tile }
option-solo = Revealed: solo tile { $tile }
option-remove = Taken out: solo tile { $tile }
corner-top_left = Figure in the top left corner
corner-top_right = Figure in the top right corner
corner-bottom_left = Figure in the bottom left corner
corner-bottom_right = Figure in the bottom right corner
option-price = Lay the price “{ $cost }” beside { $artifact } ({ $effect })
option-artifact = { $artifact }: { $effect }
option-condition = Lake condition: { $condition }
option-shipyard = Build the shipyard on space { $space }, { $half } site ({ $site })
option-purple = Place the purple inhabitant on space { $space }, { $half } site ({ $site })
option-house = Place a house on space { $space }, { $half } site ({ $site })
option-launch = Launch the boat that lies at { $resource }
option-retrieve = Retrieve { $artifact } for { $cost }; with two vases: { $effect }
option-lower = Move lever { $lever } down without its effect
option-lake = Move on the lake to space { $place } of the { $side } (returning from there: { $effect })
option-return = Return your figure to the start of the lake: { $effect }
option-plug = Plug a vase into { $artifact }, for good ({ $missing } more before it does anything)
option-plug-on = Plug a vase into { $artifact }, for good. It then does: { $effect }
option-use = Use { $name } and lose it with its points: { $effect }
option-special = Place your special building tile on space { $space } ({ $reward })
option-stash = Store { $name } on the artifact, to be played for nothing before a scoring
option-stashed = Play { $name } from the artifact for nothing
option-annex = Put a house beside your { $resource } site
option-improve = Improve the marker of interim scoring { $scoring }: more points to win, and to lose
option-reward = Take the reward of your space ({ $reward })
option-reward-jumped = Take the reward of a harbour that you jumped ({ $reward })
side-income = income side
side-vp = victory-point side
way-card = use up { $name }
way-artifact = { $coins ->
    [one] 1 coin more
   *[other] { $coins } coins more
  } instead of { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
  } by the artifact{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } VP)
  }
or = {" "}or{" "}
option-pass = { $what }
pass-default = Decline
pass-turn-part = Skip this part
pass-pay_score = Do not pay
pass-lever_time = Done
pass-common = Skip this part
pass-tile_lever = Keep the lever
pass-forgo_again = Use no other lever
pass-improve = Keep the normal marker
pass-wander = Let it stay
pass-interim_start = Go on to the interim scoring
pass-last_chance = Go on to the final scoring
pass-hire = Done

## What an option costs beyond what its words say
option-costs = { $label } – { $costs }
cost-vp = lose { $points } VP
cost-lever = use lever { $lever }
cost-boats = boats at { $places }{ $coins ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $coins } coins
  }
cost-project = your inhabitant goes onto the tile
cost-artifact = no artifact, for good
cost-site = nothing for it, as the site is full
cost-no-piece = { $count ->
    [one] no inhabitant left in the supply
   *[other] { $count } inhabitants missing in the supply
  }

half-upper = upper
half-lower = lower
site-name = space { $space }, { $half } site
site-free = free, no reward
site-free-settlement = free, { $points } VP for a settlement later
way-boats = boats at { $places }
way-lever = lever { $lever }
way-nothing = nothing

## Prompts of decisions
prompt-turn = Choose an action strip
prompt-effect = { $context }: { $what }
prompt-common = Use the common part of { $strip }, or forgo it for a lever
prompt-ship = Move your ship
prompt-discard = Discard { $count } { $count ->
    [one] card
   *[other] cards
  }
prompt-place = Where does the tile go ({ $tile })?
prompt-tile_lever = You placed a tile: use the lever?
prompt-pay_card = How do you pay for { $name }?
prompt-pay_project = How do you pay for the project on { $tile }?
prompt-pay_upgrade = How do you pay for the settlement?
prompt-pay_cattle = How do you pay for the cattle?
prompt-forgo_again = Use another lever for the card you forgo?
prompt-score = Which scoring tile do you score?
prompt-pay_score = Pay for { $tile }?
prompt-lever_time = Use levers before they are pushed up?
prompt-tow = Which boat goes upstream?
prompt-keep = Keep one of the two scoring tiles
prompt-lay_tiles = Which starting tile lies on space { $space }?
prompt-lay_strips = Which strip lies in row { $row }?
prompt-draw = Which card was drawn?
prompt-deal_scoring = Which scoring tile was dealt?
prompt-fill_scoring = Which scoring tile fills the next free area?
prompt-conditions = Which lake condition lies on the board?
prompt-artifacts = Which artifact is laid out?
prompt-artifacts-solo = { $count ->
    [one] Choose the artifact that you will play for
   *[other] Choose an artifact to lay out, one of { $count }: you decide between them when you retrieve
  }
prompt-price = Lay one of your price tiles beside an artifact: whoever retrieves it pays for all of them
prompt-launch = The shipyard is built. Which boat leaves the canal for the lake?
prompt-retrieve = Retrieve one of the artifacts? There is no later chance
prompt-river_bonus = Which reward do you take: your space or a harbour you jumped?
prompt-wander = Where does the purple wanderer go? Costs and reward of the site apply
prompt-improve = You mastered the tile: take the improved marker for the next scoring?
prompt-last_chance = The final scoring begins: a last chance to return your figure, plug in vases or use one-time cards
prompt-interim_start = An interim scoring begins: plug a vase into your artifact first, so that it works in time?
prompt-solo_remove = Which solo tile was taken out?
prompt-solo_corner = Where is the figure on the back of the next solo tile?
prompt-solo_turn = Which solo tile did the Wise Eminence reveal?
prompt-solo_explore = Which tile did the Wise Eminence reveal?
prompt-reveal = Which tile was revealed?
context-first = { $strip }, first part
context-left = { $strip }, left of the arrow
context-common = { $strip }, common part
context-interim = Interim scoring { $number }
context-setup = Set-up
context-river = River
context-cards = Card effect
context-projects = Project
context-sites = Building site
context-regions = Region reward
context-tracks = Track reward
context-lever_effects = Lever
context-spaces = Space reward
context-lake = Lake board
context-artifacts = Artifact
context-strips = Action

# A choice of another seat that is made in secret
choice-secret = choose in secret
