## Lessons: answers to what somebody tries
teach-solved = Well done.
teach-onward = Good so far. Go on.
teach-go-on = That is allowed. Go on.
teach-dead-end = That is allowed, but after it the goal cannot be reached any more. It has been taken back.
teach-illegal = The rules do not allow that here.
teach-elsewhere = Allowed, but not what we are after.
teach-not-yet = That was allowed, but it did not get there. Try again from here.
teach-think-again = Not quite. Think again.
teach-read-on = Read on when you are ready.
teach-hint-key = Try this: { $choice }.
teach-hint-answer = The answer is: { $choice }.

## The coach: what is going on
coach-over = The game is over. Winner: { $names }.
coach-waiting = { $seat } has to choose. { $prompt }
coach-more = And { $count } more.
coach-draws = { $seat } draws { $amount } { $amount ->
    [one] card
   *[other] cards
  }
coach-chance = Chance decides what comes.
coach-nothing = Nothing else happens.
coach-then = Then the question is “{ $prompt }”
coach-can = You can: { $what }.
coach-now-turn = The row says how far your ship may sail afterwards. The two lowest rows cost points.
coach-now-ship = One step at least. Occupied spaces are jumped and do not count; only the space where you stop pays.
coach-now-play-or-discard = A card of this kind, a project, 2 coins for a card, or nothing.
coach-now-play-card = A card, a project, or nothing.
coach-now-choose = Choose one of these, or decline if you may.
coach-now-explore = You see the tile before you choose its place.
coach-now-place = Next to any tile. The space you cover pays you.
coach-now-develop = Any free site. What is printed there happens at once.
coach-now-upgrade = An inhabitant becomes a house for 1 inhabitant, a house becomes a settlement for 2.
coach-now-place-pasture = Next to any tile. When cattle are placed there, each house around it pays coins; settlements will bring points.
coach-now-place-cattle = It costs one inhabitant more than there are cattle. Each house around pays 2 coins.
coach-now-region-reward = Its label pays you now, and its pieces pay nothing this time.
coach-now-region-income = One coin for each presence in the other three regions.
coach-now-modernize = Levers in any order. They stand up and are ready at once.
coach-now-production = A new site at level 1, or an old one at level 2.
coach-now-one-track = All steps on one track.
coach-now-pay-card = Resources are only shown. Boats go downstream for free.
coach-now-pay-upgrade = Points may replace extra inhabitants, 4 for each.
coach-now-pay-cattle = Points may replace extra inhabitants, 4 for each.
coach-now-pay-score = Pay the whole number, or lose the points of the marker.
coach-now-score = Each tile once in the game. Yours counts double, both ways.
coach-now-discard = Choose what you need least.
coach-now-common = Everybody may do this. A lever of the top row can take its place.
coach-now-keep = It will count double for you.
coach-now-lever-time = Afterwards unused levers give 1 point each, and all go up.
coach-now-forgo-again = Both levers for a forgone card may react.
coach-now-tile-lever = It only works right after a tile was placed.
coach-now-tow = It goes as far upstream as you like, for free.
coach-now-lake = Reaching a space gives nothing yet. Cash in by returning.
coach-now-retrieve = All prices beside it have to be paid. There is no second chance.
coach-now-launch = The other boat stays on the canal.
coach-now-price = Whoever takes the artifact pays all prices beside it.
coach-now-improve = It is worth more in the next scoring, if you fulfil your tile.
coach-now-river-bonus = One reward for one move.
coach-now-wander = The site counts as if you developed there.
coach-now-interim-start = Artifacts that work before a scoring need two vases.
coach-now-last-chance = Levers rest from here on.

## The coach: what can be done, by kind of choice
coach-can-strip = take one of { $count } strips
coach-can-play = play { $count ->
    [one] a card
   *[other] one of { $count } cards
  }
coach-can-project = realize a project ({ $count })
coach-can-discard = discard a card ({ $count })
coach-can-explore = explore ({ $count })
coach-can-pasture = lay a pasture ({ $count } { $count ->
    [one] space
   *[other] spaces
  })
coach-can-develop = develop ({ $count } { $count ->
    [one] site
   *[other] sites
  })
coach-can-upgrade = upgrade ({ $count })
coach-can-cattle = place cattle ({ $count } { $count ->
    [one] pasture
   *[other] pastures
  })
coach-can-region = choose a region ({ $count })
coach-can-modernize = place a lever ({ $count })
coach-can-build = build a production site ({ $count })
coach-can-track = choose a track
coach-can-give = make an exchange ({ $count })
coach-can-take = take a gain ({ $count })
coach-can-pay = pay ({ $count } { $count ->
    [one] way
   *[other] ways
  })
coach-can-score = score a tile ({ $count })
coach-can-keep = keep a tile ({ $count })
coach-can-sail = sail ({ $count } { $count ->
    [one] space
   *[other] spaces
  })
coach-can-raise = push a lever up ({ $count })
coach-can-common = take the common part
coach-can-lever = use a lever ({ $count })
coach-can-boat = move a boat ({ $count })
coach-can-draw = say which card was drawn
coach-can-reveal = say which tile was revealed
coach-can-lay = say which tile lies there
coach-can-row = say which strip lies there
coach-can-deal = say which tile was dealt
coach-can-pass = decline
coach-can-solo = say which tile the Eminence revealed
coach-can-corner = say where the figure stands
coach-can-remove = say which tile was taken out
coach-can-price = lay a price tile ({ $count })
coach-can-artifact = choose an artifact ({ $count })
coach-can-condition = say which condition lies there
coach-can-shipyard = build the shipyard ({ $count } { $count ->
    [one] site
   *[other] sites
  })
coach-can-purple = place the purple inhabitant ({ $count } { $count ->
    [one] site
   *[other] sites
  })
coach-can-launch = launch a boat
coach-can-retrieve = retrieve an artifact ({ $count })
coach-can-lower = move a lever down ({ $count })
coach-can-lake = move on the lake
coach-can-return = return on the lake ({ $count })
coach-can-plug = plug in a vase
coach-can-use = use a one-time card ({ $count })
coach-can-special = place the special tile ({ $count } { $count ->
    [one] space
   *[other] spaces
  })
coach-can-stash = store a card ({ $count })
coach-can-stashed = play a stored card ({ $count })
coach-can-annex = put a house beside a site ({ $count })
coach-can-house = place a house ({ $count } { $count ->
    [one] site
   *[other] sites
  })
coach-can-improve = improve a marker
coach-can-reward = choose a river reward ({ $count })

## The coach: what a choice would do
coach-gains-coins = +{ $amount } { $amount ->
    [one] coin
   *[other] coins
  }
coach-loses-coins = -{ $amount } { $amount ->
    [one] coin
   *[other] coins
  }
coach-gains-vases = +{ $amount } { $amount ->
    [one] vase
   *[other] vases
  }
coach-loses-vases = -{ $amount } { $amount ->
    [one] vase
   *[other] vases
  }
coach-gains-inhabitants = +{ $amount } { $amount ->
    [one] inhabitant
   *[other] inhabitants
  }
coach-loses-inhabitants = -{ $amount } { $amount ->
    [one] inhabitant
   *[other] inhabitants
  }
coach-gains-vp = +{ $amount } VP
coach-loses-vp = -{ $amount } VP
coach-gains-draw = +{ $amount } { $amount ->
    [one] card
   *[other] cards
  }
coach-gains-discard = -{ $amount } { $amount ->
    [one] card
   *[other] cards
  }
coach-does-develop = a presence on the map
coach-does-house = a house
coach-does-settlement = a settlement
coach-does-cattle = cattle on the map
coach-does-build-site = a production site
coach-does-modernize = a new lever
coach-does-project = a project done
coach-does-shipyard = the shipyard
coach-does-retrieve = an artifact
coach-does-keep = counts double for you

## What the icons mean
icon-coin = Coins
icon-card = Project cards: drawn, discarded or in the hand
icon-inhabitant = Inhabitants
icon-house = A house
icon-settlement = A settlement
icon-cattle = Cattle
icon-vase = A vase
icon-vp = Victory points
icon-wood = Wood
icon-stone = Stone
icon-loam = Loam
icon-iron = Iron
icon-any = Any resource, or any production site
icon-ship = Your ship on the river
icon-boat = A boat on your canal
icon-anchor = A harbour: room for any number of ships
icon-day = Day card
icon-sunset = Sunset card
icon-night = Night card
icon-explore = Explore: turn over a tile and lay it
icon-develop = Develop: put an inhabitant on a free site
icon-upgrade = Upgrade: to a house or a settlement
icon-modernize = Modernize: place a lever
icon-pasture = A cattle pasture
icon-region = A region and its label
icon-income = Income of a track or of your board
icon-lever = A lever
icon-flag = Counts at the end of the game
icon-loop = Works from now on until the end
icon-bolt = Happens once, at once
icon-arrow = Left of it for the active player, right of it for everybody; or a trade
icon-discard = Discard a card
icon-steps = Steps, on a track or on the river
icon-cactus = The cactus track of the Wise Eminence
icon-eminence = The Wise Eminence
icon-hunter = A treasure hunter on the lake
icon-shipyard = A shipyard
icon-lake = A step on the lake
icon-artifact = An artifact
icon-socket = A slot for a vase
