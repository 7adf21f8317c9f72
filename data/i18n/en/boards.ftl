## The solo board
view-difficulty = Difficulty level
view-difficulty-easy = Easy
view-difficulty-medium = Medium
view-difficulty-challenge = Challenge
view-difficulty-difficult = Difficult
view-difficulty-very_difficult = Very difficult
view-solo-left = Solo stack
view-solo-left-text = { $count ->
    [0] Empty: all tiles are shuffled before its next turn.
    [one] 1 tile is left.
   *[other] { $count } tiles are left.
  }
view-solo-income = Income as the board stands
view-solo-income-text = What the last vacated spaces and the cactus track show, in points. Settlements next to its cattle come on top.
view-solo-none = No tile yet
view-solo-tile = Tile of type { $type }
view-solo-tile-start = Locations are searched from space { $space } upwards.
view-solo-upper = Upper half of its turn
view-solo-upper-text = The lowest strip is { $strip }: { $effect }.
view-solo-action-text = In row { $row } now. If it is chosen: { $effect }.
view-solo-action-best = It is the highest of the three.
view-solo-empty = Empty
view-solo-empty-text = No back lies on the stack: the top left number of the tile counts.
view-solo-stack = Back of the next tile
view-solo-stack-text = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  } in the stack. { $corner }.
view-solo-corner-text = The number in the same corner of the revealed tile is where its search begins.
view-solo-chip-used = In use
view-solo-chip-seen = Seen since the last shuffle
view-solo-chip-unseen = Not seen: in the stack, or taken out at the start
view-solo-chip-left = In the stack
view-solo-chip-out = Taken out at the start
view-solo-recess-full = Still on the board. Once vacated: { $points } VP at each income.
view-solo-recess-empty = Vacated: { $points } VP. Only the last vacated space counts.
view-solo-recess-counts = Last vacated space: { $points } VP at each income.
view-cactus = Cactus track, space { $position }
view-cactus-text = { $points } VP at each income.
view-cactus-here = The Wise Eminence stands here.

## The lake
view-lake-start = Start
view-lake-start-text = Figures begin here and come back here.
view-lake-reached = { $name } last returned from space { $space }.
view-lake-space = { $side }, space { $space }
view-lake-coast = Whoever returns from here or beyond may: { $effect }.
view-lake-boat = A boat that arrives here: { $effect }.
view-lake-here = Here: { $figures }.
view-figure-hunter = treasure hunter
view-figure-boat = boat
view-condition = Lake condition of round { $round }
view-condition-now = It counts in this round.
view-condition-other = It does not count in this round.
view-lake-pasture = Lake pasture

## Artifacts
view-artifact = { $name } ({ $side })
view-artifact-on = on it
view-artifact-basic = Basic level, { $vases } vases: { $effect }.
view-artifact-advanced = Advanced level, { $vases ->
    [one] 1 more vase
   *[other] { $vases } more vases
  }: { $effect }.
view-artifact-replaces = It takes the place of the basic level.
view-artifact-owner = Belongs to { $name }; { $vases ->
    [0] no vase is plugged in.
    [one] 1 vase is plugged in.
   *[other] { $vases } vases are plugged in.
  }
view-artifact-display = On display{ $vases ->
    [0] .
    [one] {" "}with 1 vase on it.
   *[other] {" "}with { $vases } vases on it.
  }
view-artifact-price = Whoever retrieves it: { $cost }.
view-artifact-free = Whoever retrieves it pays nothing.
view-figure = The expansion of { $name }
view-figure-is = On the lake: the { $figure }.
view-shipyard-at = The shipyard stands on { $site }.
view-shipyard-none = The shipyard is not built.
view-purple-ranch = The purple inhabitant is on the ranch.
view-purple-map = The purple inhabitant is on the map and counts as { $count ->
    [one] 1 presence.
   *[other] { $count } presences.
  }
view-purple-due = The purple inhabitant comes to the map at the end of the turn.
view-purple-roams = It wanders.
view-special-due = The special building tile is still to be placed.
view-special-tile = Special building tile of { $name }, with { $count ->
    [0] no cattle
   *[other] { $count } cattle
  } on it. Only { $name } may use it.
view-annexes = Houses beside these sites: { $sites }.
view-annex = A house stands beside it
view-prices-due = Price tiles to lay: { $prices }.
view-improved = Improved scoring markers: { $scorings }.
view-eased = Values made easier for this scoring: { $count }.
view-stash = Stored cards: { $count }
view-stash-text = Cards on the artifact of the seat shown. They can be played for nothing before an interim scoring.
view-harbour-tile = Harbour tile: whoever jumps over it may take this reward instead of their own

## The Wise Eminence's turn, step by step
app-eminence = The Wise Eminence's turn
app-eminence-step = Step { $at } of { $of }
app-eminence-back = Previous step
app-eminence-next = Next step
app-eminence-show = Show its last turn ({ $count ->
    [one] 1 step
   *[other] { $count } steps
  })
app-eminence-hide = Close
app-facts-eminence-words = { $name }: { $points } points, space { $cactus } of the cactus track, { $tiles } tiles left
app-group-lake = On the lake
app-group-artifacts = Artifacts

## A new game: the parameters of a set-up, their values and what they mean
app-setup-difficulty = Difficulty level
app-setup-difficulty-help = How strong the Wise Eminence is; only for one player.
app-setup-difficulty-easy = Easy
app-setup-difficulty-medium = Medium
app-setup-difficulty-challenge = Challenge
app-setup-difficulty-difficult = Difficult
app-setup-difficulty-very_difficult = Very difficult
app-setup-dealer = Who draws
app-setup-dealer-help = By chance, or you say each draw yourself, to enter a game from your own table.
app-setup-dealer-auto = Chance
app-setup-dealer-ask = I say each draw
app-setup-artifacts = Expansion Artifacts
app-setup-artifacts-help = Plays with the lake, the shipyards and the artifacts.
app-setup-solo_artifacts = Artifacts to lay out
app-setup-solo_artifacts-help = Lay out several artifacts and decide when you retrieve one; only for one player.
app-setup-both_forgo_levers = Both levers for a forgone card
app-setup-both_forgo_levers-help = Whether both levers that reward a forgone card may react to the same card.
app-setup-discard_bonus = Bonus for discarded cards
app-setup-discard_bonus-help = Whether it counts for every discarded card, or only for those sold for coins.
app-setup-discard_bonus-always = For every card
app-setup-discard_bonus-for_coins = Only for coins
app-setup-production_tile = Production scoring tile
app-setup-production_tile-help = Whether it counts resources or plain sites.
app-setup-production_tile-resources = Resources
app-setup-production_tile-sites = Sites
app-setup-top_and_card_lever = Top-row lever and lever for a forgone card
app-setup-top_and_card_lever-help = Whether one forgone common part in which a card could be played pays for both kinds of levers.
app-setup-forgo_needs_card = Forgo only a usable card
app-setup-forgo_needs_card-help = Whether you need a card that you could play or discard to forgo one.
app-setup-drawing_forgoes_card = Drawing at the Builder forgoes a card
app-setup-drawing_forgoes_card-help = Whether levers for a forgone card react when you draw two cards instead of playing one.
app-setup-hire_for_bonus = Hire for the discard bonus
app-setup-hire_for_bonus-help = Whether cards may be discarded at Hire with an empty supply if a bonus for discarding pays.
app-setup-shared_last_space = Several ships on the last space
app-setup-shared_last_space-help = Whether the last space of the river holds several ships; otherwise a ship behind it stays where it is.
app-setup-lake_cattle_bonus = Coins for cattle on the lake
app-setup-lake_cattle_bonus-help = Whether cards of the base game that pay for placed cattle also pay for cattle on the lake.
app-setup-empty_reward_step = Lake step for an empty reward
app-setup-empty_reward_step-help = Whether a track reward that brings nothing gives a step on the lake.
app-setup-swap_symbol = Settlement symbol when swapping
app-setup-swap_symbol-help = Whether the settlement symbol of a site counts when a card swaps the house there.
app-setup-eased_mastering = Mastering an eased tile
app-setup-eased_mastering-help = Which value masters a scoring tile that one-time effects made easier.
app-setup-eased_mastering-normal = The normal value
app-setup-eased_mastering-next = The one after the eased value
