## The guided first game: what to lay out
first-layout-map = Put the gameboard in the middle. Mix the starting tiles for { $players } players and lay { $tiles } of them face up on the spaces with the symbols for this number. Put one region marker beside each region.
first-layout-piles = Mix the grey tiles into a face-down mound, stack the pastures, and shuffle the project cards into a draw pile.
first-layout-strips = Shuffle the { $strips } action strips and lay one in each row of the action board.
first-layout-supply = Coins, vases and levers form a common supply.
first-layout-board = Everybody takes a player board: houses, settlements and cattle into their recesses, { $ranch } inhabitants on the ranch, { $recess } into the recesses beside the tiers, { $supply } into the supply, the { $boats } boats to wood.
first-layout-ship = All ships go on river space { $space }.
first-layout-markers = The three markers of everybody begin on 0 points and on the topmost spaces of both income tracks.
first-layout-hand = Everybody draws { $hand } cards, then { $dealt } scoring tiles.
first-layout-coins = Coins in order of seats: { $coins }. The first seat takes the starting player token.
first-layout-choices = The last two things are choices, and with them the game begins here: keep one scoring tile, so that { $scoring } are in play in all, and build one production site.

## The guided first game: each idea when it first occurs
first-idea-keep = Your scoring tile
first-idea-keep-text = Four scoring tiles count for everybody, this one double for you: as a gain and as a loss. Look at its first number: so much you should have by the first interim scoring, or later if you score another tile first.
first-idea-site = A production site
first-idea-site-text = A site gives a resource whenever a card asks for it, and it is not used up. Compare with the cards in your hand: what do they need most? Your two boats already stand for two wood.
first-idea-turn = Choose a strip
first-idea-turn-text = You decide two things at once: what you do, and how far your ship may sail. High rows sail far and hurry the game to the next scoring; the two lowest cost points. What stands right of the arrow you also give to the others.
first-idea-first_part = Play a card or sell one
first-idea-first_part-text = Here you may play a card, sell one for coins, or leave it. Cards cost coins and sometimes vases; resources you only have to show. A card that you cannot play soon is often worth more as coins.
first-idea-common = A part of the action
first-idea-common-text = An action has several parts, and often you choose between them. You may decline any of them. When others chose the strip, you still have the part right of the arrow: do not forget it.
first-idea-explore = Explore
first-idea-explore-text = You turn over a tile and lay it next to any other. You get what the covered space shows. The tile belongs to nobody: its sites are open to everybody, so think of who comes next.
first-idea-develop = Develop
first-idea-develop-text = An inhabitant left the ranch and is now a presence on the map. What is printed on the site is paid or received once. Presences earn coins in region scorings, and several scoring tiles count them.
first-idea-ship = Sail
first-idea-ship-text = One step at least, and no more than your row allows. Only the space where you stop pays. Passing the lock first calls the interim scoring: good if you are ready, bad if you still lack something.
first-idea-push = The strips move
first-idea-push-text = The strip that was taken goes to the bottom row, all below the gap move up. So an action that was just used is expensive for a while, and one that nobody wants becomes attractive.
first-idea-boat = Boats
first-idea-boat-text = A boat gives one resource of the place where it lies. Downstream it moves for free at any time, but the way back costs coins. So do not drift further than a card needs.
first-idea-play = A card on the table
first-idea-play-text = A card does what its lightning says once, its loop from now on, and its flag at the end. Most of them also carry points for the final count.
first-idea-house = A house
first-idea-house-text = A house costs one inhabitant more from the ranch. It leaves a recess of the player board, and empty recesses pay coins and points in every interim scoring. Houses also pay for cattle beside them.
first-idea-cattle = Cattle and pastures
first-idea-cattle-text = Cattle are placed on pastures, whoever laid them. Each one costs one inhabitant more than the one before it there. Houses around pay coins at once; settlements around bring points in every interim scoring.
first-idea-region = Region scoring
first-idea-region-text = One region pays its label and is covered until the next interim scoring. In the other three everybody gets a coin for each presence. So cover a region in which the others are strong.
first-idea-modernize = Modernize
first-idea-modernize-text = A lever costs coins once and can be used once between two interim scorings, for the rest of the game. From four levers on, they also count at the end. The earlier, the better.
first-idea-lever = A lever is used
first-idea-lever-text = A lever that was moved down stays down until the next interim scoring, where all go up again. One that was not used brings a point there. So do not keep it for too long, but do not waste it either.
first-idea-track = An income track
first-idea-track-text = A step on a track means more income in each scoring that is still to come. So steps are worth more early than late; some also bring something on the way.
first-idea-vase = A vase
first-idea-vase-text = Strong cards and some scoring tiles ask for vases, and there are few ways to get them: harbours, sites, cards. Keep one at hand for the card that needs it.
first-idea-settlement = A settlement
first-idea-settlement-text = A house became a settlement: two inhabitants, and at least three presences around, of any colour. The first one in a region is fine, a second one there costs points.
first-idea-project = A special project
first-idea-project-text = Each scoring tile in play carries a project that can be realized in place of a card, once by each player. It pays points, a step on a track and inhabitants; on your own tile the points are doubled.
first-idea-tier = A tier is empty
first-idea-tier-text = When the last piece of the first or second tier has left the player board, the inhabitant beside it joins the ranch. Inhabitants are scarce, so clear the upper tiers first.
first-idea-interim = An interim scoring
first-idea-interim-text = A ship passed the lock. Five steps for everybody: up to two cards or upgrades; one scoring tile; income of tracks, recesses and cattle; a point for each unused lever; the region markers come off.
first-idea-score = Score a tile
first-idea-score-text = Each of the four tiles is scored once in the game, and later scorings are worth more but ask for more. Take now what you can just reach, and keep for later what still grows.
first-idea-round = The second round
first-idea-round-text = The first round is over, with its second interim scoring. All ships go back to the start and now take the lower arm. Two scorings are left: income is worth less from now on, points at the end more.
first-idea-ending = The last turns
first-idea-ending-text = A ship has reached the end. Everybody gets the same number of turns, then come the fourth scoring and the final count. Coins and cards in hand are worth nothing then: use them.
first-idea-over = The final count
first-idea-over-text = Levers, played cards with their flags, and empty recesses of tiers 3 to 5 were counted. Below you see where the points of everybody came from.

## Why somebody chooses something
first-reason-now = points and goods at once
first-reason-cards = my cards
first-reason-land = houses, settlements and cattle
first-reason-scoring = scoring tiles and projects
first-reason-engine = income and levers

## What a choice is worth beside the best one
judge-worse = About { $points ->
    [one] { $points } point
   *[other] { $points } points
  } less than the best I found: “{ $rival }” (between { $low } and { $high } less, from { $games ->
    [one] { $games } game
   *[other] { $games } games
  } each).
judge-better = Well chosen: about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more than the next best: “{ $rival }” (between { $low } and { $high } more, from { $games ->
    [one] { $games } game
   *[other] { $games } games
  } each).
judge-even = No clear difference to the best I found: “{ $rival }”. In { $games ->
    [one] { $games } game
   *[other] { $games } games
  } each it was between { $low } and { $high } points, which can be chance.
judge-even-best = I would do the same, but there is no clear difference to “{ $rival }”: between { $low } and { $high } points in { $games ->
    [one] { $games } game
   *[other] { $games } games
  } each, which can be chance.
judge-because-worse = The reason: it brings less by { $sources }.
judge-because-better = The reason: it brings more by { $sources }.
judge-others-worse = It also helps the strongest opponent, by about { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
judge-others-better = The strongest opponent gets about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } less.
judge-though-worse = On the other hand it brings more by { $sources }.
judge-though-better = On the other hand it brings less by { $sources }.
judge-because-many = No single source stands out: many small differences add up.
judge-source = { $source } (about { $points })
judge-and = {" and "}
judge-reason-more = Your reason, “{ $reason }”, holds: there it brings about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more.
judge-reason-less = Your reason, “{ $reason }”, does not hold: there the other brings about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more.
judge-reason-even = Your reason was “{ $reason }”: there both bring about the same.

## The page of the guided first game
app-first-title = Your first game
app-first-intro = One whole game, always the same deal. The coach explains what is new, sometimes asks what you would do and why, and tells you what your choice is worth. You can leave and come back at any time.
app-first-open = Guided first game
app-first-resume = Go on with your first game
app-first-players = How many play?
app-first-seat = Seat { $number }, { $name }
app-first-person = A person at this screen
app-first-computer = The computer
app-first-nobody = At least one seat needs a person.
app-first-layout = What to lay out for { $players } players
app-first-layout-picture = The map after the set-up with { $players } players
app-first-board-picture = A player board at the start
app-first-start = Begin the game
app-first-anew = Set up anew
app-first-anew-sure = Really give up this game?
app-first-new = New: { $title }
app-first-asked = { $name }: what would you do, and why?
app-first-choose = Choose below or on the board. Nothing is played before you have seen what I think of it.
app-first-why = “{ $choice }”: why?
app-first-no-reason = Just a feeling
app-first-reasons = Reasons
app-first-judging = I play it out: { $percent } %
app-first-judged = “{ $choice }”
app-first-play = Play it
app-first-rival = Play the other
app-first-again = Think again
app-first-skip = Just play it
app-first-ask = Ask me now and then
app-first-busy = Other work of yours is still running. Try again when it has ended.
app-first-failed = I could not judge that ({ $problem }). You can play it all the same.
app-first-your-turn = { $name }, it is up to you.
app-first-back = ← All lessons
