# Wreck Raiders in English. Every id is a code of the engine or a name the clients ask for; de.ftl has the same ones.
# $seat is a player; $types and $treasures are lists of treasures, $dies of dice, $shells of single shells, $gains of counted
# shells, $pieces of pieces. Names with a hyphen are figures from the data in force.

title = Wreck Raiders
tagline = Dive for treasure. Every diver beside yours gains too.
credits = Unofficial fan implementation. Wreck Raiders is by Tim W.K. Brown and Josh Cappel (KTBG 2019).
aim =
    Most coins win, from exhibits, vault and aquariums. When a player has { $players ->
        [2] 6
        [3] 5
       *[other] 4
    } exhibits, the others have one more turn each.
aim-alone = Collect as many coins as you can: they decide your rank. It ends after the round in which your vault or the beach is full, you have { $goal-alone } exhibits, or a wreck or the Rivals run out.
basics =
    Take a die, then move a diver to a wreck spot or beach spot with its number.
    A wreck gives you a treasure, and one to every diver beside yours. The beach gives shells.
    Put treasures on your displays to match exhibits, or into your vault. Shells buy aquarium pieces.
    Enough exhibits end the game; exhibits, vault and aquariums score.
# Fixed: three, six, goal-alone
basics-alone =
    A round has six dice. Take three of them, one each turn, and move a diver to a wreck spot with that number: you do not move to the beach.
    The other three send Rivals into wrecks. You choose die and wreck: no wreck twice in a round, and an empty spot if there is one.
    A wreck gives you a treasure, and one for each of your divers beside the one that arrives. Treasures gained beside a Rival go into your vault.
    A bumped diver goes to an empty beach spot of your choice: yours gains you its shells, a Rival stays there for good.
    Exhibits, your vault and your aquariums score. After the Rivals’ turns you may buy any number of pieces.
    The game ends after a round in which your vault is full, you have { $goal-alone } exhibits, a wreck’s supply ran out, the beach is full, or no Rivals are left.

## Treasures, shells, dice, places and pieces.

type-gems = Gems
type-gold = Gold
type-art = Art
type-relics = Relics
wreck-gems = the Gem wreck
wreck-gold = the Gold wreck
wreck-art = the Art wreck
wreck-relics = the Relic wreck
treasure-gems = Gems
treasure-gold = Gold
treasure-art = Art
treasure-relics = Relics
treasure-gems-brilliant = Gems (Brilliant)
treasure-gems-drop = Gems (Drop)
treasure-gems-emerald = Gems (Emerald)
treasure-gold-chalice = Gold (Chalice)
treasure-gold-coins = Gold (Coins)
treasure-gold-crown = Gold (Crown)
treasure-art-mask = Art (Mask)
treasure-art-painting = Art (Painting)
treasure-art-vase = Art (Vase)
treasure-relics-idol = Relics (Idol)
treasure-relics-scarab = Relics (Scarab)
treasure-relics-tablet = Relics (Tablet)

gain-conch =
    { $value ->
        [one] a Conch
       *[other] { $value } Conches
    }
gain-scallop =
    { $value ->
        [one] a Scallop
       *[other] { $value } Scallops
    }
gain-starfish =
    { $value ->
        [one] a Starfish
       *[other] { $value } Starfish
    }
shell-conch = Conch
shell-scallop = Scallop
shell-starfish = Starfish
suit-conch = { shell-conch }
suit-scallop = { shell-scallop }
suit-starfish = { shell-starfish }
count-conch =
    { $count ->
        [one] { $count } Conch
       *[other] { $count } Conches
    }
count-scallop =
    { $count ->
        [one] { $count } Scallop
       *[other] { $count } Scallops
    }
count-starfish = { $count } Starfish
per-conch = Conch
per-scallop = Scallop
per-starfish = Starfish
per-piece = piece

die-plain = the { $value }
die-conch = the { $value } with a Conch
die-scallop = the { $value } with a Scallop
die-starfish = the { $value } with a Starfish
spot-gems = spot { $value } of the Gem wreck
spot-gold = spot { $value } of the Gold wreck
spot-art = spot { $value } of the Art wreck
spot-relics = spot { $value } of the Relic wreck
spot-beach = beach spot { $value }
diver-gems = Gems { $value }
diver-gold = Gold { $value }
diver-art = Art { $value }
diver-relics = Relics { $value }
diver-beach = beach { $value }
diver-off = off-board
piece-bottom = Bottom { $value }
piece-middle = Middle { $value }
piece-top = Top { $value }
tank-bottom = the aquarium on Bottom { $value }
tank-new = a new aquarium
rival-short = Rival
reward-piece = a piece of the market
reward-any-shell = a shell of your choice

## The game aid: what shells do.

# Fixed: 6, conch-coins
effect-conch = Taking a die: each Conch turns its number by one (6 and 1 are neighbours). On a crest: { $conch-coins } coins at the end.
effect-scallop = Arriving in a wreck: one more treasure for each Scallop. On a crest: a treasure from any wreck.
effect-starfish = Claiming: covers a treasure, which then counts as any type. At any time: discard it with a display’s last treasure.

## What a table can agree on.

option-edition = Edition
option-edition-help = Matters only when you play alone: it sets the number of Rivals.
edition-english = English
# Fixed: rivals-english
edition-english-change = { $rivals-english } Rivals if you play alone.
edition-german = German
# Fixed: rivals-german
edition-german-change = { $rivals-german } Rivals if you play alone.
option-first = First player
option-first-help = Drawn by the seed, or a seat you name.

## What a player is asked.

ask-take = Take a die from the Reef.
ask-dive = Move a diver to a spot numbered { $number }.
ask-wash = A Rival is bumped: to which empty beach spot?
ask-wash-own = Your diver is bumped: to which empty beach spot?
ask-scallop = Discard a Scallop for one more treasure ({ $type })?
ask-claim = Claim an exhibit?
ask-style-piece = In exact order! Your style reward: take a free piece from the market.
ask-style-shell = In exact order! Your style reward: choose a shell.
ask-buy = Buy an aquarium piece?
ask-rival = A Rival’s turn: choose a die and a wreck.
ask-shop = The Rivals are done: buy aquarium pieces?
ask-place = You gained { $type }: where does it go?
ask-vault = A Rival beside you brings { $type }: which column of the vault?
ask-discard = No room for your { $type }: discard it, or make room with a Starfish first.

## What a player can do.

move-take = Take { $die } as a { $number }
move-take-as-is = Take { $die }
move-take-turned =
    { $conches ->
        [one] Take { $die } and turn it to { $number } for a Conch
       *[other] Take { $die } and turn it to { $number } for { $conches } Conches
    }
move-dive = Your diver from { $diver } to { $spot }
move-dive-off = A new diver to { $spot }
move-place = On display { $display }
move-vault = Into column { $column } of the vault
move-discard = Discard it
move-extra = Discard a Scallop for one more treasure
move-done = Go on
move-done-scallop = No more treasures
move-done-claim = Claim nothing more
move-done-buy = Buy nothing
move-done-shop = Buy nothing more
move-claim = Claim { $types } with display { $display }{ claim-more }
move-claim-card = Claim { $types } for { $coins } coins with display { $display }{ claim-more }
claim-more = { $starfish ->
    [0] { "" }
   *[other] , { $starfish } Starfish
}{ $order ->
    [exact] , in exact order
   *[loose] { "" }
}{ $conch ->
    [yes] , a Conch on the card
   *[no] { "" }
}{ $wreck ->
    [none] { "" }
   *[other] , a Scallop for { $wreck }
}
move-gain = Take { $piece } for { $tank }
move-gain-new = Take { $piece } for a new aquarium
move-shell = Take a { $shell }
move-buy = Buy { $piece } for { $tank }
move-buy-new = Buy { $piece } for a new aquarium
move-rival = The Rival takes { $die } to { $wreck }
move-wash = To beach spot { $beach }
move-wash-own = Your diver to beach spot { $beach } for { $gains }
move-wash-rival = The Rival to beach spot { $beach }, which would bring { $gains }
move-starfish = Starfish: discard the last treasure of display { $display }

## Why a move is refused, and what is legal instead.

no-game-over = The game is over: no more moves can be played.
no-such-seat = There is no seat { $number } at this table.
no-such-move = That is not a move in this game.
no-not-yours = { $seat } decides now.
no-other-question = Not now. First { $question }.
no-starfish-now = Not between announcing a claim and clearing its display: finish the claim first.
no-shell = You have no { $shell }.
no-treasure-there = There is no treasure on display { $display }.
no-vault-only = A treasure that a Rival brings you goes into the vault: choose a column.
no-full-display = Display { $display } is full: choose another place.
no-full-column = Column { $column } of the vault is full: choose another place.
no-room-left = There is still room for it: put it on a display or into the vault.
no-such-die = Not in the Reef: { $die }.
no-conches =
    { $need ->
        [one] That takes { $need } Conch, and you have { $have }.
       *[other] That takes { $need } Conches, and you have { $have }.
    }
no-diver-off = All your divers are on the board: move one of those.
no-diver-there = You have no diver there: { $spot }.
no-other-number = Your die says { $number }: choose a spot with that number.
no-beach-alone = When you play alone, your divers do not move to the beach: choose a wreck.
no-along-beach = Not from beach to beach: move that diver to a wreck.
no-same-wreck = Not within the same wreck: choose another wreck or the beach.
no-same-wreck-alone = Not within the same wreck: choose another wreck.
no-own-diver = Your own diver is already there: { $spot }.
no-exhibit-there = That exhibit is not on offer: { $types }.
no-starfish =
    { $need ->
        [one] That takes a Starfish, and you have none.
       *[other] That takes { $need } Starfish, and you have fewer.
    }
no-match = Display { $display } does not hold exactly that exhibit’s treasures.
no-crest = That exhibit has no crest for a { $shell }.
no-piece-there = { $piece } is not in the market.
no-bottom-there = { $piece } starts a new aquarium.
no-tank = { $piece } goes on one of your aquariums without a Top.
no-closed-tank = The aquarium on { $piece } has its Top: nothing more can be added.
no-shells-for = You do not have the shells for { $piece }.
no-shell-there = There is no { $shell } left on the beach: choose another shell.
no-visited = A Rival has already been to { $wreck } this round: choose another wreck.
no-empty-first = Spot { $number } is empty in another wreck: the Rival must go there.
no-beach-taken = A diver is already there: { $spot }. Choose an empty one.

question-take = take a die
question-dive = move a diver
question-wash = choose a beach spot
question-scallop = say whether you want one more treasure
question-claim = claim an exhibit, or go on
question-style-piece = take your free piece
question-style-shell = choose your shell
question-buy = buy a piece, or go on
question-rival = send the Rival
question-shop = buy pieces, or go on
question-place = place your treasure

## What happened. The log skips an empty text: the line before it says enough.

event-rolled = { $seat } rolls the pool: { $dies }.
    .seat = You roll the pool: { $dies }.
event-revealed = A new exhibit: { $types }, { $coins } coins.
event-offered = New in the market: { $piece }.
event-took = { $seat } takes { $die }.
    .seat = You take { $die }.
event-turned =
    { $count ->
        [one] A Conch makes it a { $number }.
       *[other] { $count } Conches make it a { $number }.
    }
event-dived = { $seat } moves a diver from { $diver } to { $spot }.
    .seat = You move a diver from { $diver } to { $spot }.
event-sent-home = { $seat }’s diver is bumped off-board.
    .seat = Your diver is bumped off-board.
event-bumped = { $seat }’s diver is bumped to { $spot }.
    .seat = Your diver is bumped to { $spot }.
event-extra = { $seat } discards a Scallop.
    .seat = You discard a Scallop.
event-remade = The discards become the new supply: { $type }.
event-nothing-left = { $seat } finds nothing, the supply is empty: { $type }.
    .seat = You find nothing, the supply is empty: { $type }.
event-gained = { $seat } gains { $type }.
    .seat = You gain { $type }.
event-looked = { $seat } looks at it: { $treasure }.
    .seat = You look at it: { $treasure }.
event-looked-secret = { "" }
event-no-room = No room for { $treasure }: it is discarded.
event-placed = { $seat } puts { $type } on display { $display }.
    .seat = You put { $type } on display { $display }.
event-vaulted = { $seat } puts { $treasure } into column { $column } of the vault.
    .seat = You put { $treasure } into column { $column } of the vault.
event-shells = { $seat } gains { $gains }.
    .seat = You gain { $gains }.
event-shells-lost = The beach has no more: { $seat } goes without { $gains }.
    .seat = The beach has no more: you go without { $gains }.
event-claims = { $seat } claims { $types } with display { $display }.
    .seat = You claim { $types } with display { $display }.
event-covers =
    { $count ->
        [one] A Starfish covers treasure { $places }.
       *[other] Starfish cover treasures { $places }.
    }
event-decorated = A Conch stays on the card.
event-scallop-crest = { $seat } decorates with a Scallop, for one more treasure: { $type }.
    .seat = You decorate with a Scallop, for one more treasure: { $type }.
event-style = In exact order!
event-no-piece = No piece of the market fits anywhere: the style reward is lost.
event-no-shell = There is no shell on the beach: the style reward is lost.
event-cleared = { $seat } clears display { $display }.
    .seat = You clear display { $display }.
event-collected = { $seat } gets the exhibit: { $coins } coins.
    .seat = You get the exhibit: { $coins } coins.
event-built = { $seat } puts { $piece } into { $tank }.
    .seat = You put { $piece } into { $tank }.
event-dropped = { $seat } spends a Starfish and discards { $treasure } from display { $display }.
    .seat = You spend a Starfish and discard { $treasure } from display { $display }.
event-goal = { $seat } has enough exhibits: everyone else gets one more turn.
    .seat = You have enough exhibits: everyone else gets one more turn.
event-bare = All wrecks are bare, with nothing to refill them. If that lasts a full round, everyone gets one last turn.
event-barren = All wrecks have been bare for a full round: everyone gets one last turn.
event-forfeited = No diver can move to a spot with that number: the move is forfeited.
event-out = The Rival leaves the game.
event-washed = The Rival is bumped to { $spot }.
event-washed-own = { $seat }’s diver is bumped to { $spot }.
    .seat = Your diver is bumped to { $spot }.
event-rival = A Rival takes { $die } and moves to { $spot }.
event-rival-gained = A Rival’s find is discarded: { $treasure }.

## End and score.

reason-goal = A player has enough exhibits, and everyone has had a last turn.
reason-wrecks-bare = All wrecks were bare, and everyone has had a last turn.
reason-vault-full = The vault is full.
reason-six-exhibits = Enough exhibits have been claimed.
reason-wreck-empty = A wreck’s supply ran out.
reason-beach-full = The beach is full.
reason-no-rivals = There are no Rivals left.
part-exhibit = { $points } for { $types }
part-exhibit-conch = { $points } for { $types } with a Conch
part-unique = { $points } for different treasures in the vault
part-row = { $points } for row { $row } of the vault, all { $type }
part-tank = { $points } for the aquarium of { $pieces }
part-rank-1 = Rank: better stay in the paddling pool
part-rank-2 = Rank: snorkel in hand
part-rank-3 = Rank: at home below the waves
part-rank-4 = Rank: terror of the timbers
part-rank-5 = Rank: legend of the lagoon
part-rank-6 = Rank: no one will believe it
tie-break-1 = more treasures left on the displays ({ $value } to { $other })
tie-break-2 = more shells left ({ $value } to { $other })

## The table, as the terminal draws it.

table-reef = Reef
table-empty = empty
table-none = no shells
table-number = move a diver to a { $number }
table-supply = { $count } left, { $discards } discarded
table-visited = (a Rival was here)
table-beach = Beach
table-rivals = Rivals
table-round = round { $round }, turn { $turn } of 6; { $rivals } left in their supply
table-exhibits = Exhibits ({ $deck })
table-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
table-crest = crest: { $shells }
table-style = in order: { $reward }
table-bottoms = Bottoms ({ $count })
table-middles = Middles ({ $count })
table-tops = Tops ({ $count })
table-cost = for { $shells }
table-shows = shows { $shells }
table-formula = { $pays } per { $per }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-ashore = divers off-board: { $count }
table-displays = Displays
table-vault = Vault
table-collected = Exhibits { $count }/{ $goal }
table-tank =
    { $points ->
        [one] Aquarium, { $points } point:
       *[other] Aquarium, { $points } points:
    }
table-hand = in hand: { $treasures }

## What the lab counts.

measure-exhibits = Exhibits
measure-conches = Conches on exhibits
measure-different = Different treasures
measure-rows = Rows of the vault
measure-aquariums = Aquariums

## What speaks for a move, in a hint.

why-points =
    { $points ->
        [one] It scores { $points } point at once.
       *[other] It scores { $points } points at once.
    }
why-treasures =
    { $mine ->
        [one] It brings you { $mine } treasure.
       *[other] It brings you { $mine } treasures.
    }
why-treasures-others =
    { $mine ->
        [one] It brings you { $mine } treasure, the others { $theirs }.
       *[other] It brings you { $mine } treasures, the others { $theirs }.
    }
