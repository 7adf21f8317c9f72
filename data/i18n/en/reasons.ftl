## Why something is possible or not
verdict-legal = { $key }: { $reasons }
verdict-illegal = { $key }: not possible. { $reasons }
reason-over = The game is over
reason-unknown = { $problem }
reason-costs = { $what }
reason-legal = Possible now. { $label }
reason-not-now = Not now. The question is “{ $prompt }” { $needs }
reason-cannot-pass = This cannot be declined
reason-dealer = Only a set-up with dealer="ask" lets people say what chance brought
reason-no-solo = Only a game for one player has a Wise Eminence
reason-not-in-hand = { $name } is not in the hand of { $seat }
reason-kind = { $name } is a { $kind } card, this part takes { $wanted } cards
reason-coins = Costs { $needed } { $needed ->
    [one] coin
   *[other] coins
  }, has { $has }
reason-vases = Costs { $needed } { $needed ->
    [one] vase
   *[other] vases
  }, has { $has }
reason-resources = Needs { $needed }; sites and boats give { $has }, { $missing } missing wherever the boats go
reason-boats = Needs { $moves } { $moves ->
    [one] boat
   *[other] boats
  } upstream, { $coins } coins on top of the { $price } for the card; has { $has }
reason-not-in-play = { $tile } is not one of the four scoring tiles in play
reason-project-done = The project on { $tile } is realized already
reason-space-taken = Space { $space } has a tile already
reason-not-adjacent = Space { $space } is not next to a tile (neighbours: { $neighbours })
reason-no-pasture-left = No pasture is left
reason-no-tile = There is no tile on space { $space }
reason-pasture-no-site = Space { $space } is a pasture: nobody can live there
reason-no-lower-site = The tile on space { $space } has only an upper site
reason-site-taken = The site is taken ({ $piece } of { $owner })
reason-ranch = Needs { $needed } { $needed ->
    [one] inhabitant
   *[other] inhabitants
  } on the ranch, has { $has }
reason-cards = Costs { $needed } { $needed ->
    [one] card
   *[other] cards
  }, has { $has }
reason-no-own-piece = { $seat } has no piece on { $site }
reason-is-settlement = There is a settlement already
reason-no-house-here = There is no house on { $site }
reason-no-inhabitant-here = There is no inhabitant on { $site }
reason-no-house-left = All { $count } houses are on the map
reason-no-house-on-board = No house is left on the player board; houses laid aside do not count here
reason-no-settlement-left = All { $count } settlements are built
reason-presences = Needs { $needed } { $needed ->
    [one] presence
   *[other] presences
  } next to it, has { $has }
reason-not-pasture = Space { $space } is not a pasture
reason-pasture-full = The pasture holds { $has } cattle, { $limit } at most
reason-no-cattle-left = All { $count } cattle are placed
reason-region-covered = The reward of { $region } is covered until the next interim scoring
reason-has-lever = Lever { $lever } is placed already
reason-no-lever = Lever { $lever } is not placed
reason-lever-used = Lever { $lever } is down until the next interim scoring
reason-lever-up = Lever { $lever } is up already
reason-lever-top = Only instead of your own common part of an action
reason-lever-card = Only instead of playing a card that could be played now
reason-lever-region = Only while region income is taken
reason-lever-tile = Only right after placing a tile
reason-lever-settlement = Chosen with the payment of a settlement
reason-lever-useless = It would do nothing now
reason-level2 = The { $resource } site is at level 2 already
reason-steps = The row allows { $limit } { $limit ->
    [one] step
   *[other] steps
  }
reason-end-of-river = The ship cannot go that far: the river ends
reason-scored = { $tile } has been scored already
reason-not-dealt = { $tile } was not dealt to { $seat }
reason-boat-there = The boat is there already
reason-no-boat = There is no boat { $boat } on the canal; equal boats go under number 1
reason-trade-useless = It would bring nothing: what is gained is not available
reason-track-back = Needs { $needed } { $needed ->
    [one] step
   *[other] steps
  } on the card track to go back, has { $has }
reason-not-offered = Not among the choices: { $choices }
reason-no-tile-to-lay = Chance cannot bring that now; possible: { $choices }

needs-strip = A strip is taken at the beginning of your own turn.
needs-play = A card can be played in the parts of an action that say so, and in interim scorings.
needs-discard = A card is discarded where an action or a cost says so.
needs-explore = Pioneer and Hire allow exploring.
needs-pasture = Cattle-breeding allows placing a pasture.
needs-develop = Pioneer and Settle allow developing.
needs-upgrade = Pioneer, Settle, interim scorings and some effects allow upgrading.
needs-cattle = The common part of Cattle-breeding allows placing cattle.
needs-region = Region scoring chooses a region.
needs-modernize = Progress and some effects allow modernizing.
needs-build = Rewards with a production site allow building one.
needs-track = Some building sites advance a track of your choice.
needs-give = Some effects exchange goods.
needs-take = Some effects let you choose a gain.
needs-pay = Payments are chosen after what they are for.
needs-score = Scoring tiles are scored in interim scorings.
needs-keep = Scoring tiles are chosen in the set-up.
needs-sail = The ship moves after the action of your own turn.
needs-raise = Some cards push a lever up.
needs-common = The common part is used when an action comes to it.
needs-lever = A lever is used when its moment comes.
needs-boat = Boats move whenever you have a choice, but not in the middle of a payment.
needs-pass = Only what is optional can be declined.
reason-no-expansion = Only with the expansion Artifacts
reason-no-artifact = { $seat } has no artifact
reason-no-vase = There is no vase to plug in
reason-artifact-full = The artifact holds all its vases already
reason-not-displayed = { $artifact } is not in the display
reason-artifact-laid = { $artifact } is laid out already, and the set-up uses one side of each artifact
reason-price = The price tiles ask for more than { $seat } has: { $cost }
reason-shipyard-built = The shipyard is built already; each player has one
reason-is-shipyard = A shipyard is never upgraded
reason-is-wanderer = The purple wanderer is never upgraded
reason-no-purple = The purple inhabitant is not ready to be placed
reason-wanderer-later = The purple wanderer is placed or moves after phase C of a turn
reason-figure-at-start = The figure is at the start of the lake board
reason-not-reached = The figure has reached space { $place } of the { $side }
reason-end-of-lake = The figure is at the end of its path: it must return first
reason-other-side = The figure is under way on the other side: it must return first
reason-useless = It would do nothing now
reason-no-points = It would bring no points now
reason-not-in-display = { $name } is not in the display of { $seat }
reason-no-one-time = { $name } has no one-time effect that would do anything now
reason-one-time-payment = { $name } helps while a card or project is paid for: choose what to play, then how to pay
reason-one-time-scoring = { $name } helps while a scoring tile is scored in an interim scoring
reason-one-time-easiest = The first of the four values cannot be made easier
reason-no-special = { $seat } does not hold the special tile
reason-special-owner = Only { $owner } may use the special tile
reason-strip-first = First take an action strip: then the special tile can be placed at any time in this turn
reason-own-turn = Only on your own turn
reason-not-stored = { $name } is not stored on the artifact
reason-no-annex = There is no production site of { $resource } without a house
reason-boat-not-there = No boat lies at { $resource }
reason-price-tile = { $seat } has no such price tile left

needs-price = Price tiles are laid in the artifact phase.
needs-artifact = Artifacts are laid out in the set-up.
needs-condition = Lake conditions are laid in the set-up.
needs-shipyard = The shipyard is built instead of developing.
needs-purple = The purple inhabitant is placed by developing.
needs-house = The house artifact places a house at the beginning of an interim scoring.
needs-launch = A boat is launched when the shipyard is built.
needs-retrieve = An artifact is retrieved when the shipyard is built.
needs-lower = A lever goes down as the price of an artifact.
needs-lake = Lake steps come from long ship moves, lake conditions and cards.
needs-return = The figure returns whenever you have a choice, but not in the middle of a payment.
needs-plug = Vases are plugged in whenever you have a choice, but not in the middle of a payment.
needs-use = One-time cards are used whenever you have a choice, but not in the middle of a payment.
needs-special = The special tile is placed on your own turn.
needs-stash = Cards are stored when the artifact is activated.
needs-stashed = Stored cards are played at the beginning of an interim scoring.
needs-annex = Houses go beside production sites when the artifact is activated.
needs-improve = A marker is improved when a scoring tile is mastered.
needs-reward = A reward is chosen when a harbour was jumped.
needs-deal = What chance brought is said where something is drawn, dealt or revealed.
