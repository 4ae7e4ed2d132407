# The board's own texts. The game's texts come from the server, as in the terminal.

you = You
rule = Rule { $rule }
aid = Game aid
winner = Winner
waits = Waiting for { $players }.
waits-place =
    { $count ->
        [one] { $players } is placing a treasure.
       *[other] { $players } are placing their treasures.
    }
last-turns =
    { $count ->
        [one] Enough exhibits are claimed: one turn left.
       *[other] Enough exhibits are claimed: { $count } turns left.
    }
last-turns-bare =
    { $count ->
        [one] All wrecks were empty for a round: one turn left.
       *[other] All wrecks were empty for a round: { $count } turns left.
    }
brought = { $seat } moved a diver next to yours: { $spot }.
not-now = Not now.
places = placing a treasure

## A turn.

step-0 = Die
step-1 = Dive
step-2 = Claim
step-3 = Buy
steps = The steps of a turn
tap-die = Tap a glowing spot, or a die.
tap-spot = Tap a glowing spot to see who gains what.
tap-wash = Tap an empty beach spot.
tap-rival = Tap a die, then a glowing spot.
tap-place = Tap a display or a column of the vault.
tap-claim = Tap a glowing exhibit.
tap-market = Tap a glowing piece.
take-die = Take { $die }
may-dive = you may move here
diver-of = { $seat }’s diver
your-diver = your diver
rival-diver = a Rival
which-diver = Which diver moves?
dive = Dive
take-and-dive = Take the { $number } and dive
with-shell = and gain a { $shell }
which-die = Which die?
send = Move the Rival
preview = Who gains what
goes-home = off-board
goes-washed = beach
goes-out = out of the game
throws-away = discards it
finds-nothing = finds nothing
wreck-holds =
    { $count ->
        [one] { $wreck }: 1 treasure left, { $discards } discarded
       *[other] { $wreck }: { $count } treasures left, { $discards } discarded
    }

## Exhibits.

exhibit = Exhibit
deck-of =
    { $count ->
        [one] { $count } more exhibit
       *[other] { $count } more exhibits
    }
may-claim = you can claim it
on-display = display { $display } matches
in-order = in order:
style-piece = a piece
style-any-shell = any shell
style-none = no reward
claim-for =
    { $coins ->
        [one] Claim an exhibit worth one coin
       *[other] Claim an exhibit worth { $coins } coins
    }
claim-with = With this display
times = { $count } × { $what }
of-them-starfish =
    { $count ->
        [one] one of them a Starfish
       *[other] { $count } of them Starfish
    }
covers =
    { $count ->
        [one] One Starfish covers a treasure
       *[other] { $count } Starfish cover treasures
    }
exact = exactly in order
not-exact = not in order: no style reward
printed = Printed order
decorate = Decorate
conch-crest =
    { $coins ->
        [one] Decorate with a Conch: +{ $coins } coin
       *[other] Decorate with a Conch: +{ $coins } coins
    }
no-conch = You have no Conch for the crest
scallop-crest = Decorate with a Scallop: a treasure from any wreck
lacks-scallop = You have no Scallop for the crest
bare-wrecks = All wrecks are empty: a Scallop would gain nothing
no-scallop = No
you-get = You get
you-pay = You pay
style = Style reward
claim-now =
    { $coins ->
        [one] Claim for { $coins } coin
       *[other] Claim for { $coins } coins
    }

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
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }

## Mats.

your-mat = Your mat
mat-of = { $seat }’s mat
market-tab = Market
exhibits-tab = Exhibits
lagoon-tab = Lagoon
tabs = On the table
bare-display = empty
aquariums = Aquariums
no-tanks = None yet. Start one with a Bottom.
claimed = Exhibits
none-claimed = None yet.
different =
    { $count ->
        [one] 1 different
       *[other] { $count } different
    }
split = { $exhibits } exhibits, { $vault } vault, { $aquariums } aquariums
use-starfish = Make room with a Starfish
starfish-help = Spend a Starfish to discard the rightmost treasure of a display. You can do this at any time, even on another player’s turn, but not while you are claiming an exhibit.
clears = Display { $display }: { $treasure }
score = Scoring
score-help = Exhibits: their coins, plus { $coins } for each Conch on them. Vault: 1 for each different treasure, plus the coins of each row of a single type. Aquariums: their coins, plus what the Top pays.

## One player alone.

round = round { $round }, turn { $turn } of 6
ends-when = Any of these ends the game

## The end.

score-track = Score track
counts-exhibits = First the exhibits
counts-vault = Then the vault
counts-aquariums = Then the aquariums
counted = Final score
exhibits = Exhibits
vault = Vault
points-sum = Points
show-lagoon = Show the lagoon
show-track = Show the score track
up-to = up to { $points }
above = above { $points }
