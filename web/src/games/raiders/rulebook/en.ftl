# The illustrated rule book of Wreck Raiders. Every number of the data file is a variable; "Fixed" numbers are rules.

lead = A shallow lagoon is full of wrecks, and you lead a team of divers. The museum pays for treasures, your vault keeps some, and shells from the beach build aquariums. But whenever you dive, every diver beside yours finds something too.
# Fixed: 5
fact-players = 1–5
# Fixed: 45
fact-minutes = 45 min
fact-cards = { $cards } exhibits
players = Players

goal = The goal
# Fixed: three
goal-lead = Most coins win. There are **three ways to coins**, and you need more than one:
goal-exhibits = Exhibits
goal-exhibits-text = A display that holds exactly these treasures, in any order, claims the card.
goal-vault = Your vault
goal-vault-text = A coin for each different front. A row of one type pays its own coins.
goal-tanks = Aquariums
goal-tanks-text = Bought with shells, from the Bottom up. A Top pays for the shells on its aquarium.

setup = The lagoon, and how to set it up
# Fixed: four, six, three
setup-lead = Four wrecks, one for each type of treasure, each a ring of six spots; a beach with six spots. Treasures lie face down by type. Three pieces of each kind are on the market.
column-divers = Divers
column-dice = Dice
column-offer = On offer
column-goal = To end it
# Fixed: three
setup-mat = Everyone has three displays of { $pedestals } pedestals and a vault of three columns. *On offer* are exhibits, face up. Roll all dice onto the Reef: each keeps its number and the zone where it lands.

# Fixed: four
turn = Your turn, in four steps
turn-lead = Take a die, move a diver; then claim and buy if you can.
turn-die = 1. Take a die
turn-die-text = From the Reef. In a shell zone it brings that shell. The Reef is empty? Roll all dice first.
# Fixed: 2
turn-dive = 2. Move a diver
turn-dive-text = To a wreck spot or beach spot with the die’s number. Not within one wreck, not from beach to beach, not onto your own diver in a wreck.
# Fixed: 3
turn-claim = 3. Claim exhibits
turn-claim-text = Any number of them. The display is cleared, and the card is yours.
# Fixed: 4
turn-buy = 4. Buy a piece
turn-buy-text = One at most. A Bottom starts an aquarium; Middles and Tops go on one that has no Top.

dive = What a dive brings
dive-lead = First the bump, then your treasure, then those of the neighbours.
dive-beside = A treasure each
# Fixed: two
dive-beside-text = You draw one from the wreck, and so does **every diver on the two spots beside yours**, your own too.
dive-bump = Bumped to the beach
dive-bump-text = Another diver on your spot goes to the beach spot with the same number, and **its owner gains the shells there.** A diver already lying there goes home.
dive-place = Place it at once
dive-place-text = On the leftmost free pedestal of a display, or on the lowest free place of a column of the vault.
beach = Shells of the beach spots
beach-text = Or move to the beach yourself and gain the shells of the spot.

shells = What shells can do
# Fixed: two
shells-lead = Each shell pays for aquariums and has two uses of its own.
# Fixed: 6
conch-turn = **Taking a die:** each Conch turns its number by one; 6 and 1 are neighbours.
conch-crest = **On a Conch crest:** it stays on the exhibit, for { $conch } coins.
scallop-more = **Arriving in a wreck:** each Scallop draws one more treasure there.
scallop-crest = **On a Scallop crest:** discard it for a treasure from any wreck.
starfish-wild = **Claiming:** it covers a treasure, which then counts as any type.
starfish-clear = **At any time:** discard it with the last treasure of a display.
crests = A crest is used while you claim. Treasures in exactly the printed order earn the reward at the foot of the card as well: that is *style*.

end = The end, and the count
end-lead = A player who ends a turn with enough exhibits starts the end: **everyone else has one more turn.** Then count:
score-exhibits =
    { $crests ->
        [0] exhibits
       *[other] exhibits, and a Conch on a crest
    }
score-vault =
    { $row ->
        [0] { $fronts } different fronts
       *[other] { $fronts } different fronts, and a row of Gold
    }
score-tank = the coins of Bottom and Middle; the Top pays { $pays } for each set of its shells

alone = Alone against Rivals
alone-lead = The same game with { $dice } dice a round and { $rivals } Rivals, **whom you move yourself.** Play the game above first.
# Fixed: three
alone-you = Your three turns
alone-you-text = As usual, but you never move to the beach. A Rival that you bump goes to an empty beach spot of your choice, for good.
# Fixed: three
alone-rivals = Three Rivals
alone-rivals-text = With the other dice, each into another wreck, onto an empty spot if there is one. Your divers beside it gain a treasure, **for the vault only.**
alone-end = The end
alone-end-text = After a round with { $goal } exhibits, a full vault or beach, an empty supply or no Rivals. Your points give your rank.

# Fixed: three, two
tip-own = Dive **beside your own divers**: one die, two or three treasures.
tip-bump = Being bumped is a gift: your diver lands on the beach and **brings you shells**.
tip-order = For a claim the order does not matter. **Only style asks for it**, so place with the card in view.
tip-one = You may hold many shells, but buy **only one piece a turn**.
tip-last = When the end begins you have **one more turn**. Keep a display and a Starfish ready for it.
