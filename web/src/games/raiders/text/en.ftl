# What only this board says. The game's own sentences come from the server, the same as in the terminal.

you = You
rule = Rule { $rule }
aid = Game aid
winner = Winner
won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
you-won = You win!
waits = Waiting for { $players }.
waits-place =
    { $count ->
        [one] { $players } puts a treasure away.
       *[other] { $players } put their treasures away.
    }
last-turns =
    { $count ->
        [one] The exhibits are claimed: one turn is left.
       *[other] The exhibits are claimed: { $count } turns are left.
    }
last-turns-bare =
    { $count ->
        [one] All wrecks were bare for a round: one turn is left.
       *[other] All wrecks were bare for a round: { $count } turns are left.
    }
brought = { $seat } moved a diver beside yours, to { $spot }.
not-now = Not now.
places = puts a treasure away

## A turn.

step-0 = Die
step-1 = Dive
step-2 = Claim
step-3 = Buy
steps = The steps of a turn
tap-die = Tap a die.
tap-spot = Tap a lit spot to see who gains what.
tap-wash = Tap an empty beach spot.
tap-rival = Tap a die, then a lit spot.
tap-place = Tap a display or a column of the vault.
tap-claim = Tap an exhibit that glows.
tap-market = Tap a piece that glows.
take-die = Take { $die }
may-dive = you may move here
diver-of = { $seat }’s diver
which-diver = Which diver goes
dive = Dive
send = Send the Rival
preview = Who gains what
goes-home = off-board
goes-washed = beach
goes-out = out of the game
throws-away = discards
finds-nothing = finds nothing
wreck-holds = { $wreck }: { $count } treasures left, { $discards } discarded

## Exhibits.

exhibit = Exhibit
deck-of = { $count } more exhibits
may-claim = you can claim it
on-display = display { $display } matches it
in-order = in order:
style-piece = a piece
style-any-shell = any shell
style-none = no reward
claim-for = Claim an exhibit of { $coins } coins
claim-with = With this display
covers =
    { $count ->
        [one] One Starfish covers a treasure
       *[other] { $count } Starfish cover treasures
    }
exact = exactly in order
not-exact = not in order: no style reward
printed = Printed order
decorate = Decorate it
conch-crest = Keep a Conch on the card: { $coins } coins more
no-conch = You have no Conch for the crest
scallop-crest = A Scallop for a treasure of any wreck
lacks-scallop = You have no Scallop for the crest
bare-wrecks = All wrecks are bare: a Scallop would bring nothing
no-scallop = No
you-get = You get
you-pay = You pay
style = Style reward
claim-now = Claim for { $coins } coins

## Aquariums.

market = Aquarium market
may-take = you can take it
per = per
shows = shows { $shells }
for-free = for free
buy-it = Buy
take-it = Take
new-tank = A new aquarium
into-tank = Into this one
plus-coins =
    { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }

## Mats.

your-mat = My mat
mat-of = { $seat }’s mat
market-tab = Market
exhibits-tab = Exhibits
tabs = What lies on the table
exhibits-of = { $count } of { $goal } exhibits
bare-display = empty
aquariums = Aquariums
no-tanks = None yet: a Bottom starts one.
claimed = Exhibits
none-claimed = None yet.
different =
    { $count ->
        [one] 1 different
       *[other] { $count } different
    }
split = { $exhibits } exhibits, { $vault } vault, { $aquariums } aquariums
use-starfish = Clear a place with a Starfish
starfish-help = Spend a Starfish to discard the rightmost treasure of a display. At any time, also in another player’s turn; but not while you claim an exhibit.
clears = Display { $display }: { $treasure }
score = What scores
score-help = Exhibits: their coins, and { $coins } for a Conch on one. Vault: 1 for each different treasure, and the coins of a row of one type. Aquariums: their coins, and what their Top pays.

## One player alone.

round = round { $round }, turn { $turn } of 6
ends-when = Each of these ends the game

## The end.

score-track = Score track
counts-exhibits = First the exhibits
counts-vault = Then the vault
counts-aquariums = Then the aquariums
counted = All is counted
exhibits = Exhibits
vault = Vault
points-sum = Points
show-lagoon = Show the lagoon
show-track = Show the score track
up-to = up to { $points }
above = above { $points }
