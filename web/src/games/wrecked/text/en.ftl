# The board's own texts. The game's texts come from the server, as in the terminal.

you = You
rule = Rule { $rule }
aid = Game aid
winner = Winner
waits = Waiting for { $seat }.
waits-kraken =
    { $left ->
        [one] { $seat } is moving the Kraken: one action left.
       *[other] { $seat } is moving the Kraken: { $left } actions left.
    }
waits-drop = { $seat }’s { $ship } is damaged: { $seat } drops cargo.
woke = { $seat } woke it.
you-woke = You woke it.
yours-to-place = It is your cargo, so you place it.
ends = { $why }: the game ends after the Last Player’s turn.
idle = A whole round without an action: one more, and the game ends.
your-action =
    { $number ->
        [1] Your first action?
        [2] Your second action?
        [3] Your third action?
        [4] Your fourth action?
        [5] Your fifth action?
        [6] Your sixth action?
       *[other] Your action number { $number }?
    }

## The chart.

chart = Sea chart
# Fixed: 10
chart-help = Plus and minus zoom; 0 shows the whole chart. The arrow keys move the piece in your hand by 10 millimetres, or by 1 with Shift; Enter lets go, Escape puts it back. The list beside the chart offers a choice of sensible moves.
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show the whole chart
sea-name = the Sea of Sorry Sailors
north = N
of-mm = { $far } of { $most } mm
of-steps = { $count } of { $most } steps
far = { $far } mm
free-water = Free water.
could-dock = It can dock at { $island }.
tap-course = Drag it, tap the chart, or choose from the list.
cancel = Cancel
reach = Show enemies’ and the Kraken’s reach
lay-stick = Lay it on the chart, or take it away
close-piece = Close
from-ship = { $far } mm from your { $ship }
shoots-at = Its cannons reach: { $names }.
shot-by = In cannon range of: { $names }.
kraken-reaches = If it wakes, it can strike: { $names }.
whale-hull = hull { $hull }: more than { $hull } kills it
sea-needs = explore the sea: { $number } or more
dock = Dock
confirm-move = Set sail
confirm-deploy = Deploy here
confirm-swim = Swim there
confirm-island = Place it here
confirm-whale = Place it here
confirm-drop = Drop it here
confirm-fort = Build here
confirm-neutral = Build here

## The list.

which = Which piece?
your-ship = your { $ship }
near-your-ship = your { $ship }
ship-of = { $seat }’s { $ship }
near-ship-of = { $seat }’s { $ship }
flag-of = { $seat }’s flag
flag-tentacle = { $seat }’s flag, tentacle side up
your-flag = your flag
your-flag-tentacle = your flag, tentacle side up
island-card = Island { $value }
a-whale = A whale
your-fort = your fort
headings =
    { $count ->
        [one] One heading at full speed
       *[other] { $count } headings at full speed
    }
positions =
    { $count ->
        [one] One position
       *[other] { $count } positions
    }
beside = beside { $thing }
beside-kraken = beside the Kraken
beside-lair = beside the Lair
towards = towards { $thing }
away = Away from the Kraken
to-lair = To its Lair
dock-at = Dock at { $island }
dock-hull = more hull, but no attacking or exploring
number = number { $number }
with-needs = { $ship }: { $number } or more
with-hull = { $ship }: a die + { $guns }, more than { $hull } is needed
strike = Strike { $seat }’s { $ship }
strike-own = Strike your { $ship }
strikes = a die + { $strength }, more than { $hull } is needed
swims-and-strikes =
    { $count ->
        [one] one step, then a die + { $strength }: more than { $hull } is needed
       *[other] { $count } steps, then a die + { $strength }: more than { $hull } is needed
    }
or-with = { $what }, with the { $ship }
sails-there =
    { $count ->
        [one] Move: one step.
       *[other] Move: { $count } steps or more on one die, { $percent } %.
    }
act-there = { $what }: { $percent } % success, { $risk }.
act-there-sure = { $what }: { $risk }.
steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
trades =
    { $count ->
        [one] one token
       *[other] up to { $count } tokens
    }
shoots =
    { $damage ->
        [0] { $die } + { $guns } against { $hull }: no damage
       *[other] { $die } + { $guns } against { $hull }: { $damage } damage
    }
fits = with the { $die } (needs { $need })
worth =
    { $points ->
        [one] 1 point. { $effect }
       *[other] { $points } points. { $effect }
    }
instead = Instead of { $building }.
can-do = What you can do here
all-actions = All actions

## Actions.

act-sail = Move
act-explore = Explore
act-attack = Attack
act-upgrade = Upgrade
act-trade = Trade
does-sail = one die sets your steps
why-sail = no ship at sea
why-explore = nothing in range that the dice can reach, or no room
why-attack = no target in range that a die can hit
why-fort = no fort within S
why-foreign = no foreign fort within S
why-cargo = nothing aboard to use
aid-sail = Choose one die: that is how many steps you have, shared between both ships. A step is a straight line up to the ship’s speed.
# Fixed: two
aid-explore = If the total reaches the number of an island, the sea or a foreign fort, you take a token; twice the number takes two.
aid-attack = One die and your guns against a hull: each point above it is one damage. A damaged ship drops cargo, or is wrecked.
aid-upgrade = Near any fort: a die that reaches the next level of a track puts a token from the ship there, or a flag that you captured.
aid-trade = Near a foreign or neutral fort: move up to a die’s number of tokens to your Stockpile, draw as many buildings and keep one.
risk-short =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
risk-row = { $percent } % to wake
risk =
    { $dice ->
        [one] risk of waking the Kraken with one die at Threat { $threat }: exactly { $exact }, { $percent } percent
       *[other] risk of waking the Kraken with { $dice } dice at Threat { $threat }: exactly { $exact }, { $percent } percent
    }
exact = exactly { $exact }

## What the dice come to.

explore-at = Explore { $place }
attack-at = Attack { $target }
upgrade-with = Upgrade with the { $ship }
trade-with = Trade with the { $ship }
succeeds = { $percent } % success
more-explore = { $count } more to explore
more-attack = { $count } more targets
more-upgrade = { $count } more
more-trade = { $count } more
more-sail = { $count } more
own-ship = your own ship!
keep = Leave the dice
until-sleeps = Change dice until the Kraken sleeps
until-more = Change dice until they bring more
until-changes = one after another, at most { $count }
change-saves = saves you: { $gain }
change-may-save = saves you with { $percent } %
change-still = still wakes the Kraken
change-wakes = wakes the Kraken
change-better = { $gain }
change-may-better = more with { $percent } %
change-same = changes nothing
change-worse = only { $gain }
gain-explore =
    { $count ->
        [0] nothing found
        [one] one token
       *[other] { $count } tokens
    }
gain-move = { steps }
gain-trade = { trades }
gain-attack =
    { $count ->
        [0] no damage
       *[other] { $count } damage
    }
gain-upgrade =
    { $count ->
        [0] no upgrade
        [one] one upgrade
       *[other] { $count } upgrades
    }
other-die = Another die:
use-die = Use the { $die } instead
store-all = Store all { $count }
take-all = Take all { $count }
drop-all = Drop all { $count } around it
coin-count =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
to-place = to { $thing }
off = off { $place }
result-woke = { $total }: you wake the Kraken!
result-nothing = { $total } of { $need }: nothing found
result-found =
    { $count ->
        [one] { $total } of { $need }: you take one token
       *[other] { $total } of { $need }: you take { $count } tokens
    }
result-found-coins =
    { $coins ->
        [one] { $total } of { $need }: you take cargo, 1 coin
       *[other] { $total } of { $need }: you take cargo, { $coins } coins
    }
result-missed = { $strength } against { $hull }: no damage, more than { $hull } is needed
result-whale = { $strength } against { $hull }: the whale floats, fish it out
result-damaged = { $strength }: { $seat } takes { $count } damage
result-wrecked = { $strength }: { $seat }’s ship is wrecked, but no flag is left to take
result-captured = { $strength }: { $seat }’s ship is wrecked, you take a flag
result-fitted =
    { $count ->
        [one] One upgrade fitted
       *[other] { $count } upgrades fitted
    }
result-stored =
    { $count ->
        [one] One token in your Stockpile
       *[other] { $count } tokens in your Stockpile
    }
result-unfitted = No die reaches the next level

## The Kraken.

threat = Kraken’s Threat
awake = The Kraken is awake
steers =
    { $left ->
        [one] moved by { $seat }, one action left
       *[other] moved by { $seat }, { $left } actions left
    }
would-steer = if it wakes now, { $seat } moves it
you-steer =
    { $left ->
        [one] moved by you, one action left
       *[other] moved by you, { $left } actions left
    }
you-would-steer = if it wakes now, you move it
moves-kraken = moves the Kraken
meter = The dice total { $total }; the Kraken wakes at { $threat }.
slots = Slots: { $filled } of { $slots } filled
tentacle = tentacle side up
kraken-threat = Threat
kraken-actions = Actions
kraken-speed = Speed
kraken-strength = Strength
kraken-hull = Hull
kraken-filled = Slots filled
n-of = { $n } of { $of }
aid-kraken = If the dice reach its Threat, it wakes: the action is lost, the turn is over, and the player to the right moves it.
kraken-grows = Each flag on its board lowers the Threat and makes it stronger. When all slots are filled, the game ends.
kraken-strikes = It swims up to its speed, over whales, cargo and ships; only islands stop it. Or it strikes a ship within S: one die and its strength against the hull.
kraken-wrecks = When it wrecks a ship, it takes one of the owner’s flags and returns to its Lair.
dice-lie = Dice: { $dice }, together { $total }

## Boards.

your-board = Your boards
board-of = { $seat }’s boards
stat-hull = Hull
stat-guns = Guns
stat-speed = Speed
stat-reach = Range
stat-spy = Spyglass
stat-hold = Hold
adds-sails = speed +{ $by }
adds-guns = guns +{ $by }
adds-hull = hull +{ $by }
adds-hold = hold +{ $by }
adds-spyglass = spyglass +{ $by }
adds-crew = rerolls +{ $by }
in-yard = in the shipyard
hold = Hold: { $count } of { $room }
track-filled = { $filled } of { $count } filled, the next needs { $need }
free-slot = a free place
empty = empty
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
infamy-track =
    { $flags ->
        [one] Infamy track: one flag left, visible skulls: { $skulls }
       *[other] Infamy track: { $flags } flags left, visible skulls: { $skulls }
    }
stock-count =
    { $count ->
        [one] Stockpile: one token
       *[other] Stockpile: { $count } tokens
    }
built-count =
    { $count ->
        [one] one building
       *[other] { $count } buildings
    }
points-so-far =
    { $unknown ->
        [0] points so far.
        [one] points so far, not counting one token you have not seen.
       *[other] points so far, not counting { $unknown } tokens you have not seen.
    }
sticks = Measuring sticks
whales = Whales
score-parts = Where they come from
score = Scoring
ending = End of the game
docking = Docking

## The end.

score-track = Score track
counts-coins = First the Stockpiles
counts-upgrades = Then the upgrades
counts-infamy = Then Infamy
counts-built = Then the buildings
counts-deeds = Then deeds and cargo at sea
counts-losses = And what the Kraken took
counted = Final score
coins = Stockpile
upgrades = Upgrades
infamy = Infamy
built = Buildings
deeds = Deeds, cargo
losses = Losses
points-sum = Points
show-chart = Show the chart
show-track = Show the score track
