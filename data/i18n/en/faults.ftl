## What is wrong with a position
fault-position = impossible position:
fault-at = { $place }: { $problem }
fault-space = space { $space }
fault-object = expected an object with names and values
fault-list = expected a list
fault-field = unknown field { $name }
fault-name = unknown name { $name }
fault-integer = expected a whole number from { $low } to { $high }, found { $found }
fault-one-of = expected one of { $names }, found { $found }
fault-truth = expected true or false, found { $found }
fault-text = expected a text, found { $found }
fault-texts = expected a list of texts, found { $found }
fault-effect = expected an effect in words of the vocabulary, found { $found }
fault-site = expected a site such as 13.upper, found { $found }
fault-format = expected { $format } version { $version }
fault-pack = made with pack { $made }, the pack at hand is { $known }
fault-agenda = its steps do not fit the rest of the position ({ $problem })
fault-setup-unknown = Setup has no parameter { $name }; it has { $known }
fault-setup-names = { $count } names were given for { $players } players
fault-players = expected { $seats } players, found { $found }
fault-strip-twice = each strip may lie in one row only
fault-space-number = expected the number of a space, 1 to { $most }
fault-tile-spaces = { $tile } lies on two spaces
fault-no-site = { $tile } has no { $half ->
    [upper] upper
   *[lower] lower
  } site
fault-no-pasture = only a pasture holds cattle
fault-cattle-list = expected a number of cattle for each seat, found { $found }
fault-scoring-tiles = expected 4 scoring tiles, found { $found }
fault-scoring-twice = a scoring tile is in play twice
fault-scoring-missing = 4 are in play once the set-up is over
fault-locks = a ship has crossed { $locks }, which is not listed
fault-no-solo = only a game for one player has a Wise Eminence
fault-boats = { $count ->
    [one] expected 1 area
   *[other] expected the areas of { $count } boats
  }
fault-lever-side = expected up or down, found { $found }
fault-taken = the strip of the turn that is going on is missing

## What cannot be on the table
fault-inhabitants = { $count } inhabitants in all, expected { $expected }
fault-houses = { $count } houses in all, expected { $expected }
fault-settlements = { $taken } settlements taken, { $laid } on the map
fault-cattle = { $taken } cattle taken, { $laid } on the map
fault-lever = a lever is up that is not placed
fault-ledger = the ledger adds up to { $sum }, the points are { $points }
fault-negative = coins, vases and inhabitants cannot be negative
fault-own-tile = own_tile { $tile } is not in play
fault-marker-twice = a scoring marker lies under two tiles
fault-marker-early = a scoring marker lies under a tile before its scoring
fault-card-twice = card { $card } is in two places
fault-cards-nowhere = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
  } nowhere: { $cards }
fault-tile-twice = tile { $tile } is in two places
fault-herd = { $count } cattle, { $most } at most
fault-ships = { $count } ships on river space { $space }, which holds 1
fault-strips = { $count } strips on the action board, expected { $expected }
fault-solo-twice = solo tile { $tile } is in two places
fault-solo-seen = solo tile { $tile } is revealed, but not among the tiles seen
fault-solo-corner = the solo stack is empty: no back shows a corner
fault-solo-type = { $count } solo tiles of type { $type }, the difficulty leaves { $expected }

## What cannot be with the expansion
fault-no-expansion = the set-up does not use the expansion
fault-seat-expansion = this seat has no part of the expansion
fault-improved = expected the number of a scoring from 2 to 4, found { $found }
fault-special-alone = the special tile belongs to the expansion
fault-special-place = the special tile lies on { $spaces ->
    [none] no space
   *[other] { $spaces }
  }, expected { $expected }
fault-special-twice = the special tile is in two places
fault-special-owner = only the owner of the special tile may stand on it
fault-artifact-twice = artifact { $artifact } is in two places
fault-price-twice = price tile { $tile } is in two places
fault-price-left = a price tile is still to be laid, but the artifact phase is over
fault-conditions = expected a condition of round 1 and one of round 2
fault-artifacts = { $count } artifacts laid out or retrieved, { $most } at most, and one is always left over
fault-purple-twice = there is only one purple inhabitant
fault-purple-place = the purple inhabitant is not where its owner has it
fault-figure = the figure is at the start, or on a space of one side of the lake
fault-figure-boat = the figure is a boat once the shipyard is built
fault-shipyard = the shipyard is not where the map has it
fault-canal = { $count } boats on the canal, expected { $expected }
fault-retrieved = an artifact is retrieved when the shipyard is built
fault-plugged = { $vases } vases plugged in, the artifact has { $slots } slots
fault-annex = a house stands beside a production site that is not built

## What is not a choice
fault-key-kind = { $name } is not a kind of choice; expected one of { $known }
fault-key-bare = { $name } needs an argument, for example { $example }
fault-key-plain = { $name } takes no argument
fault-key-argument = cannot read { $found } in { $key }; expected something like { $example }

## What is wrong with a study
fault-study = the study has { $faults ->
    [one] one fault
   *[other] { $faults } faults
  }; { $choices } choices can be played:
fault-more = and { $count } more
fault-at-study = the study: { $problem }
fault-at-node = node { $node }: { $problem }
fault-unopened = the study cannot be opened:
fault-no-start = the study cannot be opened: it has neither a set-up nor a position with a set-up
fault-setup-damaged = the study cannot be opened: its set-up is damaged ({ $problem })
fault-unplayable = the study starts from a position that cannot be played ({ $problem })
fault-too-large = this is too large for a study: { $size } bytes, at most { $most } are read
fault-no-study-format = this is not a study: expected a JSON object with the format { $format }
fault-no-text = this is not a study: expected the text of a study as JSON, but byte { $byte } is not UTF-8 text
fault-no-json = this is not a study: expected a study as JSON, as it is downloaded here, but this is not JSON ({ $problem })
fault-damaged = the file is damaged ({ $problem }); what can be read is kept
fault-json-place = line { $line }, column { $column }
fault-json-deep = it is nested too deeply
fault-json-number = { $name } is not a number
fault-json-digits = a number has too many digits
fault-version = written in version { $found } of the format, known is version { $known }: update the program
fault-cursor = the cursor stands on { $node }, which is not a node
fault-setup-field = the set-up has an unknown field { $name }: the game may differ
fault-pack-folder = made with the data pack { $pack }: give its folder when you load the study (pack=..., on the command line --data ...)
fault-pack-other = made with data { $found }, the data pack { $pack } is now { $now }: load it with the pack it was made with, or save what can be played with this one
fault-names = the players have names that are too long or cannot be printed
fault-no-words = { $field } is not a text
fault-cut = { $field } has { $length } characters, the first { $limit } are kept
fault-agents = agents: expected a list of names, empty for people
fault-tags = tags: expected a list of texts
fault-tags-many = tags: at most { $tags } of at most { $characters } characters are kept
fault-nodes = nodes: expected a list
fault-nodes-many = { $count } nodes are too many, the first { $most } are read
fault-node-unread = cannot be read
fault-node-loose = what comes before it is missing
fault-branches = more than { $most } choices at one place
fault-no-key = { $key } is not a key
fault-no-id = { $id } is not an id, or another node has it
fault-choice-twice = the same choice { $key } stands there twice
fault-no-mark = there is no mark { $mark }
fault-key-unplayable = { $key } cannot be played ({ $problem })
fault-left-out = ({ $count } choices are left out)
fault-no-node = this study has no node { $node }; it may have been deleted
fault-full = a study holds at most { $most } choices; start another one from this position
fault-start = the start of a study cannot be deleted
fault-long-title = the title is too long: { $length } characters, at most { $limit } are kept
fault-long-name = the name is too long: { $length } characters, at most { $limit } are kept
fault-long-comment = the comment is too long: { $length } characters, at most { $limit } are kept
fault-long-tag = a tag is too long: { $length } characters, at most { $limit } are kept

## The library
fault-library = the library { $library } does not answer: { $problem }
fault-no-study = the library has no study { $study }; it may have been deleted
fault-not-owner = the study belongs to somebody else; only its owner may do that
fault-no-version = version { $version } of the study is not kept any more
fault-quota = there is room for { $studies } studies and { $megabytes } MB of each visitor; delete some first
study-merged = This study was changed elsewhere too: both are kept, your choices as a branch where they differ.
study-copied = This study was deleted or replaced elsewhere: yours is kept as a new one.
