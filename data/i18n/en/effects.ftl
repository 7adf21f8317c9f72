## Effects in short words, as they stand on cards, tiles, levers and strips

list-and = {" "}and{" "}
list-or = , or{" "}
list-either = {" "}or{" "}
list-then = , then{" "}
list-eminence = , then{" "}
list-rules = ;{" "}

## Goods
goods-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
goods-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
goods-vases = { $count ->
    [one] 1 vase
   *[other] { $count } vases
  }
goods-inhabitants = { $count ->
    [one] 1 inhabitant
   *[other] { $count } inhabitants
  }
goods-points = { $count } VP
goods-wood = { $count } wood
goods-stone = { $count } stone
goods-loam = { $count } loam
goods-iron = { $count } iron
goods-any = { $count } of your choice

verb-take = take { $goods }
verb-pay = pay { $goods }
verb-draw = draw { $goods }
verb-discard = discard { $goods }
verb-give_up = give up { $goods }
verb-gain = gain { $goods }
verb-lose = lose { $goods }

## Single words that stand in other sentences
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-white = White
seat-eminence = Wise Eminence
eminence-subject = The Wise Eminence
eminence-owner = the Wise Eminence
resource-wood = wood
resource-stone = stone
resource-loam = loam
resource-iron = iron
kind-day = day
kind-sunset = sunset
kind-night = night
track-coin = coin track
track-card = card track
region-unknown = Unknown
region-new_hope = New Hope
region-boonlake = Boonlake
region-southern = Southern
piece-inhabitant = inhabitant
piece-house = house
piece-settlement = settlement
piece-cattle = cattle
piece-shipyard = shipyard
piece-purple = purple inhabitant

## How effects are put together
effect-trade = { $cost } → { $gain }
effect-repeat = { $what } (as often as you like)
effect-when = { $what } ({ $when })
effect-eminence = the Eminence { $what }

## Gains and costs
effect-none = nothing
effect-coin_track = advance { $count } { $count ->
    [one] step
   *[other] steps
  } on the coin track
effect-card_track = advance { $count } { $count ->
    [one] step
   *[other] steps
  } on the card track
effect-card_track-back = go back { $count } { $count ->
    [one] step
   *[other] steps
  } on the card track
effect-one_track = advance { $count } { $count ->
    [one] step
   *[other] steps
  } on one of the two tracks
effect-production-wood = build a wood site
effect-production-stone = build a stone site
effect-production-loam = build a loam site
effect-production-iron = build an iron site
effect-production-any = build any production site
effect-income-coin_track = take the income of your coin track
effect-income-card_track = take the income of your card track
effect-lever_up = push { $count } used { $count ->
    [one] lever
   *[other] levers
  } up
effect-lever_down = push { $count } unused { $count ->
    [one] lever
   *[other] levers
  } down without effect
effect-lake = advance { $count } { $count ->
    [one] step
   *[other] steps
  } on the lake
effect-coins_each = take { $coins } { $each }

## Actions
effect-explore = { $count ->
    [one] explore
    [2] explore twice
   *[other] explore { $count } times
  }
effect-develop = { $count ->
    [0] develop with the purple inhabitant
    [one] develop
    [2] develop twice
   *[other] develop { $count } times
  }
effect-upgrade = { $count ->
    [one] upgrade
    [2] upgrade twice
   *[other] upgrade { $count } times
  }
effect-upgrade_to_house-free = upgrade to a house without giving up an inhabitant
effect-upgrade_to_settlement-eased = upgrade to a settlement for 1 inhabitant and 1 presence less
effect-upgrade_to_settlement-free = upgrade to a settlement for free, wherever it stands
effect-upgrade_to_settlement-swap = replace a house by a settlement and take the house back
effect-place_house = place { $count } { $count ->
    [one] house
   *[other] houses
  } without an inhabitant
effect-modernize = { $count ->
    [one] modernize
    [2] modernize twice
   *[other] modernize { $count } times
  }
effect-modernize-less = { $count ->
    [one] modernize
    [2] modernize twice
   *[other] modernize { $count } times
  } for { $coins } less
effect-play_card-day = play a day card
effect-play_card-sunset = play a sunset card
effect-play_card-night = play a night card
effect-play_card-any = play any card
effect-play_or_discard-day = play a day card or discard one for 2 coins
effect-play_or_discard-sunset = play a sunset card or discard one for 2 coins
effect-play_or_discard-night = play a night card or discard one for 2 coins
effect-play_or_discard-any = play any card or discard one for 2 coins
effect-place_pasture = place { $count } { $count ->
    [one] pasture
   *[other] pastures
  }
effect-place_cattle = place { $count } cattle
effect-place_cattle-lake = place 1 cattle on the lake pasture
effect-region_reward = cover a region label and take its reward
effect-region_income = take { $count } { $count ->
    [one] coin
   *[other] coins
  } for each presence in the other three regions
effect-boat_upstream = move { $count } { $count ->
    [one] boat
   *[other] boats
  } upstream for free

## What lasts
effect-resource_discount = need { $count } { $count ->
    [one] resource
   *[other] resources
  } less for a card
effect-ease_settlement = it needs { $count } { $count ->
    [one] inhabitant
   *[other] inhabitants
  } and { $count } { $count ->
    [one] presence
   *[other] presences
  } less
effect-lever_cost = levers cost you { $count } { $count ->
    [one] coin
   *[other] coins
  } less
effect-card_cost = cards and projects cost you { $count } { $count ->
    [one] coin
   *[other] coins
  } less
effect-all_costs = everything costs you { $count } { $count ->
    [one] coin
   *[other] coins
  } less
effect-cattle_cost = placing cattle costs you { $count } { $count ->
    [one] inhabitant
   *[other] inhabitants
  } less
effect-region_scoring-all = score all four regions in each region scoring
effect-scoring_value-left = need only the value to the left on a scoring tile

## Points
effect-vp_each = { $points } { $each }
effect-vp_each-limit = { $points } { $each }, at most { $limit }
effect-goal = { $points } { $goal }
effect-goal-more = { $points } with { $count }

## Artifacts
effect-production_house = place { $count } { $count ->
    [one] house
   *[other] houses
  } beside your production sites
effect-purple-ranch = take the purple inhabitant to your ranch
effect-purple-roam = develop with the purple inhabitant, which then roams
effect-purple_presence = the purple inhabitant counts as { $count } { $count ->
    [one] presence
   *[other] presences
  }
effect-special_tile-gain = take the special building tile
effect-stash = put up to { $count } { $count ->
    [one] card
   *[other] cards
  } from your hand aside
effect-play_stashed-free = play a stored card for free
effect-lake_effect-current = use the effect of your lake space
effect-lake_effect-previous = use the effect of the lake space before yours

## The Wise Eminence: these follow "the Eminence"
effect-cactus = advances { $count } { $count ->
    [one] step
   *[other] steps
  } on the cactus track
effect-solo_explore = places { $count } { $count ->
    [one] tile
   *[other] tiles
  }
effect-solo_house-last_tile = places a house on the last tile
effect-solo_pasture = places { $count } { $count ->
    [one] pasture
   *[other] pastures
  }
effect-solo_cattle = places { $count } cattle
effect-solo_structure = builds { $count } { $count ->
    [one] structure
   *[other] structures
  }
effect-solo_region = covers a region and gains { $count } VP for each presence elsewhere

## When something happens
trigger-harbour = whenever your ship ends in a harbour
trigger-river_coins = whenever your ship ends on a space with coins
trigger-river_vase = whenever you take a vase from the river
trigger-discard-day = whenever you discard a day card
trigger-discard-sunset = whenever you discard a sunset card
trigger-discard-night = whenever you discard a night card
trigger-cattle_placed = whenever you place cattle
trigger-builder_any = whenever anybody chooses Builder
trigger-develop = whenever you develop
trigger-develop_lower = whenever you develop on a lower site
trigger-inhabitant_gained = for each inhabitant you gain
trigger-presence_near_shipyard = whenever anybody comes to your shipyard or next to it
trigger-forgo_common = instead of your common part of an action
trigger-forgo_card = instead of playing a card
trigger-region_scoring = when you take region income
trigger-any_time = at any time
trigger-settlement_upgrade = when you upgrade to a settlement
trigger-tile_placed = when you place a tile
trigger-lake_return = whenever your figure returns on the lake
trigger-interim_start = before each interim scoring
trigger-final_scoring = in the final scoring
trigger-activate = at once
trigger-use_production_house-0 = whenever a card uses none of your sites with a house
trigger-use_production_house-1 = whenever a card uses 1 of your sites with a house
trigger-use_production_house-2 = whenever a card uses 2 of your sites with a house
trigger-card_payment = when you pay for a card or project
trigger-play_card = whenever you play a card
trigger-cheap_site = whenever you develop on a site with 1 coin, 1 card or nothing
trigger-card_three_resources = whenever you play a card that needs 3 or more resources
trigger-new_region = whenever you develop in a region that is new to you
trigger-scoring_success = whenever you fulfil a scoring tile
trigger-scoring_mastered = whenever you master a scoring tile
trigger-track_reward = whenever you cross a reward on a track
trigger-level2_site = whenever you turn a production site to level 2
trigger-new_lever_row = whenever you place the first lever of a row
trigger-house_upgrade = whenever you upgrade to a house

## What is counted: for each of them, all of them, with so many of them
measure-coin_track = { $form ->
    [each] for each step on the coin track
    [all] steps on the coin track
   *[goal] with { $count } { $count ->
        [one] step
       *[other] steps
      } on the coin track
  }
measure-card_track = { $form ->
    [each] for each step on the card track
    [all] steps on the card track
   *[goal] with { $count } { $count ->
        [one] step
       *[other] steps
      } on the card track
  }
measure-lower_track = { $form ->
    [each] for each step on the track that lags behind
    [all] steps on the track that lags behind
   *[goal] with { $count } { $count ->
        [one] step
       *[other] steps
      } on the track that lags behind
  }
measure-production = { $form ->
    [each] for each level of your production sites
    [all] levels of your production sites
   *[goal] with { $count } { $count ->
        [one] level
       *[other] levels
      } of your production sites
  }
measure-houses = { $form ->
    [each] for each house off your board
    [all] houses off your board
   *[goal] with { $count } { $count ->
        [one] house
       *[other] houses
      } off your board
  }
measure-settlements = { $form ->
    [each] for each settlement off your board
    [all] settlements off your board
   *[goal] with { $count } { $count ->
        [one] settlement
       *[other] settlements
      } off your board
  }
measure-cattle = { $form ->
    [each] for each cattle off your board
    [all] cattle off your board
   *[goal] with { $count } cattle off your board
  }
measure-levers = { $form ->
    [each] for each lever
    [all] levers
   *[goal] with { $count } { $count ->
        [one] lever
       *[other] levers
      }
  }
measure-lever_rows = { $form ->
    [each] for each complete row of levers
    [all] complete rows of levers
   *[goal] with { $count } { $count ->
        [one] complete row
       *[other] complete rows
      } of levers
  }
measure-presences = { $form ->
    [each] for each presence on the map
    [all] presences on the map
   *[goal] with { $count } { $count ->
        [one] presence
       *[other] presences
      } on the map
  }
measure-presences-in = { $form ->
    [each] for each presence in { $region }
    [all] presences in { $region }
   *[goal] with { $count } { $count ->
        [one] presence
       *[other] presences
      } in { $region }
  }
measure-scored_presences = { $form ->
    [each] for each presence that is scored
    [all] presences that are scored
   *[goal] with { $count ->
        [one] { $count } presence that is scored
       *[other] { $count } presences that are scored
      }
  }
measure-bridge_presences = { $form ->
    [each] for each presence next to a bridge
    [all] presences next to a bridge
   *[goal] with { $count } { $count ->
        [one] presence
       *[other] presences
      } next to a bridge
  }
measure-adjacent_tiles = { $form ->
    [each] for each tile in your largest group of adjacent tiles
    [all] tiles of your largest adjacent group
   *[goal] with { $count } { $count ->
        [one] tile
       *[other] tiles
      } in your largest group of adjacent tiles
  }
measure-cattle_regions = { $form ->
    [each] for each region with your cattle
    [all] regions with your cattle
   *[goal] with { $count } { $count ->
        [one] region
       *[other] regions
      } with your cattle
  }
measure-permanent_cards = { $form ->
    [each] for each played card with a permanent effect
    [all] played cards with a permanent effect
   *[goal] with { $count } { $count ->
        [one] played card
       *[other] played cards
      } with a permanent effect
  }
measure-played_cards = { $form ->
    [each] for each played card
    [all] played cards
   *[goal] with { $count } { $count ->
        [one] played card
       *[other] played cards
      }
  }
measure-lake_spaces = { $form ->
    [each] for each lake space reached
    [all] lake spaces reached
   *[goal] with { $count } { $count ->
        [one] lake space
       *[other] lake spaces
      } reached
  }
measure-special_tile_presences = { $form ->
    [each] for each presence on or next to the special tile
    [all] presences on or next to the special tile
   *[goal] with { $count } { $count ->
        [one] presence
       *[other] presences
      } on or next to the special tile
  }

## What scoring tiles ask for
category-regions = presences in { $first } and { $second }
category-kinds = { $first } and { $second } cards played
category-give-inhabitant_or_5coins = how often you give an inhabitant or 5 coins
category-give-vase_or_5coins = how often you give a vase or 5 coins
category-give-2coins = how often you pay 2 coins
category-either = { $what }, either way round
category-each = { $what } ({ $points } each)
