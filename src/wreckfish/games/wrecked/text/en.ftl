# Get Wrecked in English. Every id is a code of the engine or a name the clients ask for; de.ftl has the same ones.
# $seat and $other are players; $at and $start are positions such as 412,300; $dies is a list of dice.

title = Get Wrecked
tagline = Plunder, wreck, and let the Kraken sleep.
credits = Unofficial fan implementation. Get Wrecked is a prototype by Matt Ajifu.
aim = Most points win: coins in your Stockpile, upgrades, buildings, flags. The game ends when the Kraken is slain or its board is full, or when the islands’ cargo or the whales run out.
basics =
    { aid-turn }
    { aid-dock }
    { aid-score }
    { aid-end }
# Fixed: two, six
aid-turn =
    On your turn, take as many actions as you dare: the first rolls one die, the second two, and so on, up to six.
    If the dice reach the Kraken’s Threat, it wakes: your turn is over, and the player to your right moves it.
    Explore for cargo, kill whales and fish them out of the sea, wreck ships for their flags.
    Near another player’s fort or the neutral one, trade cargo for coins in your Stockpile and for buildings; near any fort, use it for upgrades.
aid-dock = A ship docked at a fort withstands more, but cannot attack or explore until it moves again.
# Fixed: 2
aid-whale =
    A whale that is hit dies and floats: explore the sea to fish it out. It brings { $whale-coins } coins in the Stockpile,
    2 points aboard a ship, or an upgrade.
# Fixed: 2
aid-score =
    You score coins in the Stockpile ({ $whale-coins } for whale cargo), tokens on upgrade tracks, buildings, flags left, visible skulls,
    cargo on ships (1 each, 2 for whales), { $slain-points } for slaying the Kraken; −1 for each flag it took from you after you woke it.
# Fixed: two
aid-end =
    The game ends at once when the Kraken is slain, or once all slots of its board are filled; after the Last Player’s turn when
    no island has cargo left or the last whale is dead; and after two full rounds without an action.

## Pieces and places.

ship-sloop = sloop
ship-ketch = ketch
prey-sloop = sloop
prey-ketch = ketch
token-cargo = cargo { $value }
token-whale = whale { $value }
goods-cargo = cargo { $value }
goods-whale = whale { $value }
goods-flag = a flag
island-island =
    { $value ->
        [1] Gull Rock
        [2] Old Anchor
        [3] Lantern Isle
        [4] Bell Point
        [5] Three Palms
        [6] Cooper’s Key
        [7] Mutton Cay
        [8] Widow’s Light
        [9] Saltpan
        [10] Parrot Cay
        [11] Long Shoal
        [12] Tar Barrel
        [13] Crab Island
        [14] Rum Hole
        [15] Broken Mast
       *[16] Farewell
    }
place-sea = the sea
place-island = { island-island }
place-fort = the fort on { island-island }
target-kraken = the Kraken
target-whale = whale { $value }
target-sloop = the sloop of seat { $value }
target-ketch = the ketch of seat { $value }
obstacle-kraken = the Kraken
obstacle-lair = the Lair
obstacle-island = { island-island }
obstacle-whale = whale { $value }
obstacle-cargo = cargo { $value }
obstacle-sloop = the sloop of seat { $value }
obstacle-ketch = the ketch of seat { $value }
die-face = { $value }
heading-e = E
heading-ese = ESE
heading-se = SE
heading-sse = SSE
heading-s = S
heading-ssw = SSW
heading-sw = SW
heading-wsw = WSW
heading-w = W
heading-wnw = WNW
heading-nw = NW
heading-nnw = NNW
heading-n = N
heading-nne = NNE
heading-ne = NE
heading-ene = ENE
card-cutter = Cutter
card-corsair = Corsair
card-frigate = Frigate
card-whaler = Whaler
card-explorer = Explorer
card-merchantman = Merchantman
card-galleon = Galleon
card-man-of-war = Man-of-war
track-sails = Sails
track-guns = Guns
track-hull = Hull
track-hold = Hold
track-spyglass = Spyglass
track-crew = Crew
building-tavern = Tavern
building-chapel = Chapel
building-signal-mast = Signal mast
building-watchtower = Watchtower
building-lighthouse = Lighthouse
building-powder-store = Powder store
building-foundry = Foundry
building-drydock = Drydock
building-warehouse = Warehouse
building-ropewalk = Ropewalk
building-harbour = Harbour
building-museum = Museum
building-town-hall = Town hall
building-guildhall = Guildhall
building-gallows = Gallows
building-altar = Altar
suit-tavern = { building-tavern }
suit-chapel = { building-chapel }
suit-signal-mast = { building-signal-mast }
suit-watchtower = { building-watchtower }
suit-lighthouse = { building-lighthouse }
suit-powder-store = { building-powder-store }
suit-foundry = { building-foundry }
suit-drydock = { building-drydock }
suit-warehouse = { building-warehouse }
suit-ropewalk = { building-ropewalk }
suit-harbour = { building-harbour }
suit-museum = { building-museum }
suit-town-hall = { building-town-hall }
suit-guildhall = { building-guildhall }
suit-gallows = { building-gallows }
suit-altar = { building-altar }
old-tavern = { building-tavern }
old-chapel = { building-chapel }
old-signal-mast = { building-signal-mast }
old-watchtower = { building-watchtower }
old-lighthouse = { building-lighthouse }
old-powder-store = { building-powder-store }
old-foundry = { building-foundry }
old-drydock = { building-drydock }
old-warehouse = { building-warehouse }
old-ropewalk = { building-ropewalk }
old-harbour = { building-harbour }
old-museum = { building-museum }
old-town-hall = { building-town-hall }
old-guildhall = { building-guildhall }
old-gallows = { building-gallows }
old-altar = { building-altar }

## The game aid: what buildings do.

effect-tavern =
    { $tavern-by ->
        [one] In each action roll you may roll one die again.
       *[other] In each action roll you may roll { $tavern-by } dice again.
    }
effect-chapel =
    { $chapel-by ->
        [one] In each action roll you may turn one die down by one.
       *[other] In each action roll you may turn { $chapel-by } dice down by one.
    }
effect-signal-mast =
    { $signal-mast-by ->
        [one] In each action roll you may turn one die up by one.
       *[other] In each action roll you may turn { $signal-mast-by } dice up by one.
    }
effect-watchtower = The Kraken’s Threat is { $watchtower-by } higher for you.
effect-lighthouse = +{ $lighthouse-by } mm explore range.
effect-powder-store = +{ $powder-store-by } mm cannon range.
effect-foundry = +{ $foundry-by } cannon strength.
effect-drydock = +{ $drydock-by } hull.
effect-warehouse = +{ $warehouse-by } hold on each ship.
effect-ropewalk = +{ $ropewalk-by } mm speed.
effect-harbour = You may deploy ships { $harbour-by } mm farther from your fort.
effect-museum = +{ $museum-by } for each whale cargo in your Stockpile.
effect-town-hall = +{ $town-hall-by } for each of your buildings, this one too.
effect-guildhall = +{ $guildhall-by } for each of your upgrade tracks with a token.
effect-gallows = +{ $gallows-by } for each enemy flag in your Stockpile.
effect-altar =
    { $altar-by ->
        [one] When you build it, one of your flags goes to the Penalty Box.
       *[other] When you build it, { $altar-by } of your flags go to the Penalty Box.
    }

## What a table can agree on.

option-setup = Set-up
option-setup-help = quick: islands, whales and forts are placed at random; full: the players place them.

## What a player is asked.

ask-island = Place an island more than L from the Lair and from every other island.
ask-whale = Place a whale, touching nothing.
ask-card = Keep one ship card: it counts for both your ships.
ask-fort = Place your fort on an island.
ask-neutral = Place the neutral fort on an island.
ask-deploy = Deploy a ship near your fort.
ask-act =
    { $dice ->
        [one] Your action? One die; Threat { $threat }. Risk of waking the Kraken: { $percent } % ({ $exact }).
       *[other] Your action? { $dice } dice; Threat { $threat }. Risk of waking the Kraken: { $percent } % ({ $exact }).
    }
ask-modify = The dice show { $total }; Threat { $threat }. Change them?
ask-die-move = Which die gives your movement steps?
ask-die-attack = Which die do you add to your cannon strength?
ask-die-trade = Which die sets how much cargo you may trade?
ask-move =
    { $steps ->
        [one] Move a ship: one step is left.
       *[other] Move your ships: { $steps } steps are left.
    }
ask-take =
    { $count ->
        [one] Take a token out of the sea.
       *[other] Take tokens out of the sea: { $count } more.
    }
ask-drop =
    { $count ->
        [one] Your { $ship } is damaged: drop a token within S of it.
       *[other] Your { $ship } is damaged: drop tokens within S of it, { $count } more.
    }
ask-fit = Put cargo or captured flags on upgrade tracks.
ask-store =
    { $count ->
        [one] Bring one token to your Stockpile?
       *[other] Bring up to { $count } tokens to your Stockpile.
    }
ask-build = Keep one of the buildings.
ask-kraken =
    { $count ->
        [one] You move the Kraken: one action is left.
       *[other] You move the Kraken: { $count } actions are left.
    }

## What a player can do.

move-island = Island { $value } at { $x }, { $y }
move-island-at = Island { $value } at { $at }
move-whale = A whale at { $x }, { $y }
move-whale-at = A whale at { $at }
move-card = { $card }
move-card-told = { $card }: hull { $hull }, guns { $guns }, range { $reach }, spyglass { $spy }, hold { $hold }, speed { $speed }
move-fort = Your fort on { $island }
move-fort-told = Your fort on { $island } ({ $value })
move-neutral = The neutral fort on { $island }
move-neutral-told = The neutral fort on { $island } ({ $value })
move-deploy = Deploy the { $ship } at { $x }, { $y }
move-deploy-at = Deploy the { $ship } at { $at }, { $heading } of the fort
move-pass = Pass
move-sail = Move: roll for steps
move-explore = Explore { $place } with the { $ship }
move-explore-number = Explore { $place } with the { $ship }: { $number } or more
move-attack = Attack { $target } with the { $ship }
move-attack-needs =
    { $need ->
        [1] Attack { $target } with the { $ship }: any die hits
        [7] Attack { $target } with the { $ship }: no die can hit
       *[other] Attack { $target } with the { $ship }: a { $need } or more hits
    }
move-attack-ship =
    { $need ->
        [1] Attack { $other }’s { $prey } with the { $ship }: any die hits
        [7] Attack { $other }’s { $prey } with the { $ship }: no die can hit
       *[other] Attack { $other }’s { $prey } with the { $ship }: a { $need } or more hits
    }
move-upgrade = Upgrade with the { $ship }
move-trade = Trade with the { $ship }
move-reroll = Roll a { $die } again
move-raise = Turn a { $die } up by one
move-lower = Turn a { $die } down by one
move-stand = Leave the dice as they are
move-die = The { $die }
move-move = { $ship } to { $x }, { $y }
move-move-heading = { $ship } { $start } > { $at }, { $heading }
move-move-towards = { $ship } { $start } > { $at }, towards { $obstacle } ({ $heading })
move-move-beside = { $ship } { $start } > { $at }, beside { $obstacle }
move-dock = { $ship } to { $x }, { $y }, docking
move-dock-at = { $ship } { $start } > { $at }, docking at { $island }
move-done = Go on
move-done-move = No more steps
move-done-kraken = The Kraken rests
move-take = Take { $token }
move-take-worth = Take { $token } ({ $coins })
move-drop = Drop { $token } at { $x }, { $y }
move-drop-at = Drop { $token } at { $at }
move-drop-worth = Drop { $token } ({ $coins }) at { $at }
move-lose = Lose { $token }: there is no place for it
move-fit = { $goods } on { $track }, with a { $die }
move-fit-worth = { $goods } ({ $coins }) on { $track }, with a { $die }
move-fit-flag = { $other }’s flag on { $track }, with a { $die }
move-store = Store { $token }
move-store-worth = Store { $token } ({ $coins })
move-build = Keep the { $building } in slot { $slot }
move-build-told =
    { $points ->
        [one] Keep the { $building }: 1 point
       *[other] Keep the { $building }: { $points } points
    }
move-build-instead =
    { $points ->
        [one] Keep the { $building } (1 point) instead of the { $old }
       *[other] Keep the { $building } ({ $points } points) instead of the { $old }
    }
move-swim = The Kraken to { $x }, { $y }
move-swim-heading = The Kraken { $start } > { $at }, { $heading }
move-swim-towards = The Kraken { $start } > { $at }, towards { $obstacle } ({ $heading })
move-swim-home = The Kraken { $start } > { $at }, to its Lair
move-swim-beside = The Kraken { $start } > { $at }, beside { $obstacle }
move-strike = Strike { $target }
move-strike-ship =
    { $need ->
        [1] Strike { $other }’s { $prey }: any die hits
        [7] Strike { $other }’s { $prey }: no die can hit
       *[other] Strike { $other }’s { $prey }: a { $need } or more hits
    }

## Why a move is refused, and what is legal instead.

no-game-over = The game is over: no more moves can be played.
no-such-seat = There is no seat { $number } at this table.
no-such-move = That is not a move in this game.
no-not-yours = { $seat } decides now.
no-other-question = Not now. First { $question }.
no-edge = That would leave the sea.
no-in-the-way = In the way: { $obstacle }.
no-ends-on = The Kraken swims over ships, but cannot stop on one: { $obstacle } is there.
no-touching = It would touch { $obstacle }: choose a place where it touches nothing.
no-within-long = Within { $gap } mm of { $obstacle }: islands lie farther apart.
no-island-card = You have no island { $value } left.
no-card = You were not dealt that card: { $card }.
no-island = There is no such island: { $island }.
no-fort-there = There is already a fort: { $island }.
no-in-shipyard = Your { $ship } is in the shipyard.
no-at-sea = Your { $ship } is already at sea.
no-too-far = That is { $far } mm away; one step is at most { $most } mm.
no-far-from-fort = That is { $far } mm from your fort; at most { $most } mm is allowed.
no-far-from-ship = That is { $far } mm from the ship; at most { $most } mm is allowed.
no-dock = A ship docks where it touches an island with a fort.
no-standing-still = It is already there: name another position.
no-ship-at-sea = You have no ship at sea.
no-docked = Your { $ship } is docked: it cannot attack or explore until it moves.
no-fort-near = No fort is within S of your { $ship }.
no-foreign-fort-near = No fort other than your own is within S of your { $ship }.
no-tracks-full = All your upgrade tracks are full.
no-cargo = Your { $ship } has nothing aboard to use.
no-fort = There is no fort on { $island }.
no-own-fort = Your own fort and the neutral fort cannot be explored.
no-room = Your { $ship } has no room for more cargo.
no-explore-range = { $place } is { $far } mm away; your explore range is { $most } mm.
no-floating = No floating token is within { $most } mm.
no-nothing-there = There is nothing to take: { $place }.
no-own-ship = That is your own ship.
no-target = Not at sea: { $target }.
no-dead-whale = Already dead: { $target }.
no-cannon-range = { $target } is { $far } mm away; your cannon range is { $most } mm.
no-die = No die shows a { $die }.
no-above-six = A six cannot be turned up.
no-below-one = A one cannot be turned down.
no-modifier = You have nothing that changes the dice that way now.
no-take = Not floating within reach: { $token }.
no-aboard = Not aboard: { $token }.
no-lose = There is still room: drop { $token } within S of the ship.
no-flag = You have no such flag in your Stockpile.
no-track-full = That track is full: { $track }.
no-level = { $track } needs a { $need } or more; the die shows { $die }.
no-building = You did not draw that: { $building }.
no-slot = Not in slot { $number }: use the next empty one, or any if all are full.
no-strike = That is not a ship at sea.
no-strike-range = { $target } is { $far } mm away; the Kraken strikes within { $most } mm.

question-island = place an island
question-whale = place a whale
question-card = keep a ship card
question-fort = place your fort
question-neutral = place the neutral fort
question-deploy = deploy your ship
question-act = choose an action, or pass
question-modify = change the dice, or leave them
question-die = choose a die
question-die-move = choose a die
question-die-attack = choose a die
question-die-trade = choose a die
question-move = move your ships, or go on
question-take = take a token
question-drop = drop a token
question-fit = use the dice for upgrades, or go on
question-store = bring cargo to your Stockpile, or go on
question-build = keep a building
question-kraken = move the Kraken, or let it rest

## What happened. The log skips an empty text: the line before it says enough.

event-set-aside =
    { $count ->
        [one] { $seat } finds no place for an island: it is set aside.
       *[other] { $seat } finds no place for { $count } islands: they are set aside.
    }
    .seat = { $count ->
        [one] You find no place for an island: it is set aside.
       *[other] You find no place for { $count } islands: they are set aside.
    }
event-island = { $seat } places an island { $value } at { $at }.
    .seat = You place an island { $value } at { $at }.
event-whale = { $seat } places { $token } at { $at }.
    .seat = You place { $token } at { $at }.
event-card = { $seat } keeps the ship card { $card }.
    .seat = You keep the ship card { $card }.
event-fort = { $seat } builds a fort on { $island }.
    .seat = You build a fort on { $island }.
event-neutral = The neutral fort stands on { $island }.
event-turn = Round { $round }: { $seat }’s turn.
    .seat = Round { $round }: your turn.
event-deployed = { $seat } deploys the { $ship } at { $at }.
    .seat = You deploy the { $ship } at { $at }.
event-passed = { $seat } passes.
    .seat = You pass.
event-acts-move = { $seat } rolls to move.
    .seat = You roll to move.
event-acts-explore = { $seat }’s { $ship } explores { $place }.
    .seat = Your { $ship } explores { $place }.
event-acts-attack-whale = { $seat }’s { $ship } attacks { $target }.
    .seat = Your { $ship } attacks { $target }.
event-acts-attack-kraken = { $seat }’s { $ship } attacks the Kraken!
    .seat = Your { $ship } attacks the Kraken!
event-acts-attack-ship = { $seat }’s { $ship } attacks { $other }’s { $prey }.
    .seat = Your { $ship } attacks { $other }’s { $prey }.
    .other = { $seat }’s { $ship } attacks your { $prey }.
event-acts-upgrade = { $seat } rolls to upgrade with the { $ship }.
    .seat = You roll to upgrade with the { $ship }.
event-acts-trade = { $seat } rolls to trade with the { $ship }.
    .seat = You roll to trade with the { $ship }.
event-rolled = The dice: { $dies }, together { $total }.
event-changed =
    { $by ->
        [0] { $seat } rolls a { $from } again: another { $to }.
       *[other] { $seat } changes a { $from } to a { $to }.
    }
    .seat = { $by ->
        [0] You roll a { $from } again: another { $to }.
       *[other] You change a { $from } to a { $to }.
    }
event-chose = { $seat } uses a { $die }.
    .seat = You use a { $die }.
event-moved = { $seat }’s { $ship }: { $start } > { $at }.
    .seat = Your { $ship }: { $start } > { $at }.
event-docked = { $seat }’s { $ship } docks at { $island }.
    .seat = Your { $ship } docks at { $island }.
event-found-nothing = { $seat }’s { $ship } finds nothing: { $place }.
    .seat = Your { $ship } finds nothing: { $place }.
event-took = { $seat }’s { $ship } takes cargo from { $island }.
    .seat = Your { $ship } takes cargo from { $island }.
event-robbed = { $seat }’s { $ship } robs { $other }’s Stockpile.
    .seat = Your { $ship } robs { $other }’s Stockpile.
    .other = { $seat }’s { $ship } robs your Stockpile.
event-fished = { $seat }’s { $ship } takes { $token } out of the sea.
    .seat = Your { $ship } takes { $token } out of the sea.
event-looked = { $seat } looks at { $token }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .seat = You look at { $token }: { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
event-looked-secret = { "" }
event-fired-whale = { $seat }’s { $ship } fires at { $target } with { $strength }.
    .seat = Your { $ship } fires at { $target } with { $strength }.
event-fired-kraken = { $seat }’s { $ship } fires at the Kraken with { $strength }.
    .seat = Your { $ship } fires at the Kraken with { $strength }.
event-fired-ship = { $seat }’s { $ship } fires at { $other }’s { $prey } with { $strength }.
    .seat = Your { $ship } fires at { $other }’s { $prey } with { $strength }.
    .other = { $seat }’s { $ship } fires at your { $prey } with { $strength }.
event-missed = No damage.
event-slain = { $seat } slays the Kraken!
    .seat = You slay the Kraken!
event-harpooned = A hit: { $token } is dead and floats.
event-damaged = { $seat }’s { $ship } takes { $count } damage.
    .seat = Your { $ship } takes { $count } damage.
event-dropped = { $seat } drops { $token } at { $at }.
    .seat = You drop { $token } at { $at }.
event-lost = { $seat } loses { $token }.
    .seat = You lose { $token }.
event-wrecked = { $seat }’s { $ship } is WRECKED.
    .seat = Your { $ship } is WRECKED.
event-home = The Kraken returns to its Lair.
event-no-flag = { $seat } has no flags left to give.
    .seat = You have no flags left to give.
event-captured = { $seat } takes one of { $other }’s flags.
    .seat = You take one of { $other }’s flags.
    .other = { $seat } takes one of your flags.
event-swallowed = The Kraken takes one of { $seat }’s flags.
    .seat = The Kraken takes one of your flags.
event-swallowed-waker = The Kraken takes one of { $seat }’s flags, tentacle side up, for waking it.
    .seat = The Kraken takes one of your flags, tentacle side up, for waking it.
event-fitted = { $seat } puts { $goods } on { $track }.
    .seat = You put { $goods } on { $track }.
event-fitted-flag = { $seat } puts one of { $other }’s flags on { $track }.
    .seat = You put one of { $other }’s flags on { $track }.
    .other = { $seat } puts one of your flags on { $track }.
event-stored = { $seat } stores { $token }.
    .seat = You store { $token }.
event-drew = Drawn: { $building }.
event-built = { $seat } keeps the { $building }.
    .seat = You keep the { $building }.
event-replaced = The { $building } goes under the deck.
event-penalty = One of { $seat }’s flags goes to the Penalty Box.
    .seat = One of your flags goes to the Penalty Box.
event-woke = { $seat } wakes the Kraken! { $other } moves it.
    .seat = You wake the Kraken! { $other } moves it.
    .other = { $seat } wakes the Kraken! You move it.
event-swam = The Kraken: { $start } > { $at }.
event-struck = The Kraken strikes { $other }’s { $ship } with { $strength }.
    .other = The Kraken strikes your { $ship } with { $strength }.
event-unharmed = { $other }’s { $ship } is unharmed.
    .other = Your { $ship } is unharmed.
event-calmed = The Kraken rests.
event-ending = { $ending }: the game ends after the Last Player’s turn.
event-idle = A full round without an action: one more and the game ends.
ending-islands-bare = The last cargo has left the islands
ending-whales-gone = The last whale is dead

## The same on the page, where islands are names: only the list for the keyboard shows coordinates.

told-event-island = { $seat } places { $island }, an island { $value }.
    .seat = You place { $island }, an island { $value }.
told-event-whale = { $seat } places { $token } off { $island }.
    .seat = You place { $token } off { $island }.
told-event-deployed = { $seat } deploys the { $ship } off { $island }.
    .seat = You deploy the { $ship } off { $island }.
told-event-moved =
    { $way ->
        [beside] { $seat }’s { $ship } sails to { $island }.
        [towards] { $seat }’s { $ship } sails towards { $island }.
       *[off] { $seat }’s { $ship } sails into open water off { $island }.
    }
    .seat = { $way ->
        [beside] Your { $ship } sails to { $island }.
        [towards] Your { $ship } sails towards { $island }.
       *[off] Your { $ship } sails into open water off { $island }.
    }
told-event-dropped = { $seat } drops { $token } off { $island }.
    .seat = You drop { $token } off { $island }.
told-event-swam =
    { $way ->
        [beside] The Kraken swims to { $island }.
        [towards] The Kraken swims towards { $island }.
       *[off] The Kraken swims into open water off { $island }.
    }
told-move-whale-at = A whale off { $island }
told-move-deploy-at = Deploy the { $ship } { $heading } of the fort
told-move-move-heading = The { $ship } { $heading }, { $way ->
        [towards] towards { $island }
       *[off] off { $island }
    }
told-move-move-towards = The { $ship } towards { $obstacle } ({ $heading })
told-move-move-beside = The { $ship } beside { $obstacle }
told-move-dock-at = The { $ship } docks at { $island }
told-move-drop-at = Drop { $token } off { $island }
told-move-drop-worth = Drop { $token } ({ $coins }) off { $island }
told-move-swim-heading = The Kraken { $heading }, { $way ->
        [towards] towards { $island }
       *[off] off { $island }
    }
told-move-swim-towards = The Kraken towards { $obstacle } ({ $heading })
told-move-swim-home = The Kraken to its Lair
told-move-swim-beside = The Kraken beside { $obstacle }

## End and score.

reason-slain = The Kraken is slain.
reason-kraken-full = The Kraken board is full.
reason-islands-bare = No island has any cargo left.
reason-whales-gone = No whales are left.
reason-becalmed = No one has acted for two full rounds.
part-coins =
    { $count ->
        [one] { $points } for the coins on one token in the Stockpile
       *[other] { $points } for the coins on { $count } tokens in the Stockpile
    }
part-upgrades = { $points } for tokens on upgrade tracks
part-skulls = { $points } for visible skulls
part-flags = { $points } for flags left
part-building = { $points } for the { $building }
part-slain = { $points } for slaying the Kraken
part-aboard = { $points } for cargo on ships
part-tentacle = { $points } for flags tentacle side up
part-penalty = { $points } for flags in the Penalty Box
tie-break-1 = more enemy flags ({ $value } to { $other })

## The table, as the terminal draws it.

table-sea = Sea { $side } mm
table-legend = A a B b … sloops and ketches by seat · w7 whale 7 · x7 dead whale · c7 cargo · K Kraken · o Lair
table-typed = You can type any position, in millimetres from the top left: { $example }
table-islands = Islands
table-island = { $number } { $island } ({ $value })
table-cargo = { $count } cargo
table-neutral = neutral fort
table-fort = { $player }’s fort
table-kraken = Kraken
table-kraken-board = Threat { $threat }, actions { $actions }, speed { $speed }, strength { $strength }, hull { $hull }; slots { $filled } of { $slots }
table-flag = flag of { $player }
table-flag-tentacle = flag of { $player }, tentacle side up (−1)
table-awake = { $player } moves it, { $left } actions left
table-floating = Floating
table-roll = Dice
table-total = = { $total }, Threat { $threat }
table-drawn = Buildings
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-unknown = + { $count } unseen
table-flags = flags { $flags }, skulls { $skulls }
table-tentacle = tentacle side up { $count }
table-penalty = Penalty Box { $count }
table-ship = { $ship } at { $at }
table-ship-yard = { $ship } in the shipyard
table-docked = docked at { $island }
table-hull = hull { $hull }
table-aboard = aboard: { $cargo }
table-coins = { $token } ({ $coins })
table-fleet = { $card }: guns { $guns }, range { $reach }, spyglass { $spy }, hold { $hold }, speed { $speed }
table-dice = rerolls { $rerolls }, up { $raises }, down { $lowers }
table-tracks = Upgrades
table-stockpile = Stockpile
table-captured = flags of { $players }
table-buildings = Buildings
table-building = { $building } ({ $points })
table-offered = Ship cards

## The chart as a picture.

chart-title = Get Wrecked: the sea in round { $round }
chart-text = { $islands } islands, { $whales } whales, { $ships } ships at sea. The Kraken is near { $at }; its Threat is { $threat }.

## What the lab counts.

measure-coins = Coins
measure-upgrades = Upgrades
measure-skulls = Skulls
measure-flags = Flags left
measure-buildings = Buildings
measure-slain = Kraken slain
measure-aboard = Cargo on ships
measure-tentacle = Flags tentacle side up
measure-penalty = Flags in the Penalty Box

## What a hint says about an action.

why-act = Risk of waking the Kraken: { $wakes } %.
why-pass = Risk of waking the Kraken with the next action: { $wakes } %.
why-explore = Chance of taking something: { $finds } %; risk of waking the Kraken: { $wakes } %.
why-attack = Chance of hitting: { $hits } %; risk of waking the Kraken: { $wakes } %.
