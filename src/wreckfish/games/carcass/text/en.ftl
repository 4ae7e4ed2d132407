# Captain Carcass in English. Every id is a code of the engine or a name the clients ask for; de.ftl has the same ones.
# $seat, $owner, $taker, $source and $victim are players; $card is a card, $cards a list of them and $count how many.

title = Captain Carcass
tagline = Press your luck on the sea bed.
credits = Unofficial fan implementation. Captain Carcass is by Derek Paxton, Leo Li and Chris Bray (Mayday Games 2016).
basics =
    Dive: turn up cards. The same suit twice is an incident, and all are lost.
    Surface: keep them. The highest card of each suit in your Hold scores.
    The turn that finds the last loot card ends the game. Most points win.

## The ten suits, their cards, and the game aid (CC08): what a card does when it is placed.

suit-anchor = Anchor
suit-squid = Squid
suit-map = Map
suit-key = Key
suit-chest = Chest
suit-knife = Knife
suit-drone = Drone
suit-net = Net
suit-harpoon = Harpoon
suit-mermaid = Mermaid

card-anchor = { suit-anchor } { $value }
card-squid = { suit-squid } { $value }
card-map = { suit-map } { $value }
card-key = { suit-key } { $value }
card-chest = { suit-chest } { $value }
card-knife = { suit-knife } { $value }
card-drone = { suit-drone } { $value }
card-net = { suit-net } { $value }
card-harpoon = { suit-harpoon } { $value }
card-mermaid = { suit-mermaid } { $value }

effect-anchor = If an incident strikes, you keep what you placed before the Anchor.
effect-squid = Two more cards must be placed before you may surface.
effect-map = Draw three cards from the Locker, place one, put the others back.
effect-key = With a Chest in the same Exploration: when you surface, draw as many cards from the Locker as you bring up.
effect-chest = With a Key in the same Exploration: when you surface, draw as many cards from the Locker as you bring up.
effect-knife = Send the highest card of a suit in an opponent’s Hold to the Locker.
effect-drone = Look at the next card of the deck. Place it, or surface and leave it there.
effect-net = Place the highest card of a suit from your own Hold.
effect-harpoon = Place the highest card of a suit from an opponent’s Hold; you must not hold that suit yourself.
effect-mermaid = No effect, but worth more.

## The seventeen Divers and their characters.

diver-squid-tamer = Squid Tamer
diver-squid-tamer-skill = An opponent who places a Squid owes four cards instead of two.
diver-netmaster = Netmaster
diver-netmaster-skill = Your Net brings up two cards, one after the other.
diver-sirens-friend = Siren’s Friend
diver-sirens-friend-skill = A Mermaid that you place goes straight to your Hold.
diver-saboteur = Saboteur
diver-saboteur-skill = You name an opponent at the start: what that player loses in an incident is yours.
diver-squid-fisher = Squid Fisher
diver-squid-fisher-skill = A Squid that you place goes straight to your Hold and asks for no cards.
diver-pearl-appraiser = Pearl Appraiser
diver-pearl-appraiser-skill = Each Mermaid that you score is worth 5 more.
diver-miser = Miser
diver-miser-skill = Your Net and what it brought up are yours even in an incident.
diver-navigator = Navigator
diver-navigator-skill = Your Map lets you choose from the whole Locker.
diver-deep-cutter = Deep Cutter
diver-deep-cutter-skill = Your Knife removes every card of the chosen suit.
diver-iron-wetsuit = Iron Wetsuit
diver-iron-wetsuit-skill = An opponent whose Knife picks you loses a card of their own instead.
diver-sonar-operator = Sonar Operator
diver-sonar-operator-skill = Your Drone sees the next three cards in order; only the first can be placed.
diver-decoy-keeper = Decoy Keeper
diver-decoy-keeper-skill = An opponent’s Harpoon must take your highest Squid; if you have none, the Harpoon goes to the Locker.
diver-plunderer = Plunderer
diver-plunderer-skill = Your bonus cards come from the Hold of an opponent whom you choose.
diver-harbour-pilot = Harbour Pilot
diver-harbour-pilot-skill = Your Anchor and the two cards placed after it are safe too.
diver-scavenger = Scavenger
diver-scavenger-skill = What your Knife removes goes to your Hold.
diver-spear-fisher = Spear Fisher
diver-spear-fisher-skill = Your Harpoon may also take suits that you hold already.
diver-treasure-hunter = Treasure Hunter
diver-treasure-hunter-skill = Your bonus for Key and Chest is three times as many cards.

character-amber = Amber
character-brine = Brine
character-coral = Coral
character-flint = Flint
character-gannet = Gannet
character-lure = Lure
character-moor = Moor
character-opal = Opal
character-petrel = Petrel
character-rivet = Rivet
character-vega = Vega
character-wick = Wick

## The six Variants.

variant-thieves-reef = Thieves’ Reef
variant-thieves-reef-change = What an incident would send to the Locker goes to the player on the left.
variant-heap-of-treasure = Heap of Treasure
variant-heap-of-treasure-change = Every card in the Hold scores, not only the highest of each suit.
variant-sudden-surfacing = Sudden Surfacing
variant-sudden-surfacing-change = Whoever has 50 points or more at the end of any turn wins at once.
variant-all-hands = All Hands
variant-all-hands-change = Each suit missing from the Hold costs 5 points.
variant-strange-waters = Strange Waters
variant-strange-waters-change = An incident is caused by an equal value, not by an equal suit.
variant-below-the-waves = Below the Waves
variant-below-the-waves-change = The highest score below 60 wins.

## What a table can agree on.

option-divers = Divers
option-divers-help = none, dealt (one at random for each player), or one for each seat, with commas: miser,navigator,scavenger.
option-variant = Variant
option-variant-help = none, or one change to the rules for the whole game.
option-first = Start player
option-first-help = drawn (by the seed), or the number of a seat.

## What a player is asked. $owed is how many cards a Squid still wants.

ask-first = A new dive begins. Down you go!
ask-turn = Dive on, or surface?
ask-squid =
    { $owed ->
        [one] The Squid wants one more card. Dive!
       *[other] The Squid wants { $owed } more cards. Dive!
    }
ask-map = { $card }: which card from the Locker do you place?
ask-knife = { $card }: which card do you send to the Locker?
ask-drone = { $card }: you have seen the next card. What now?
ask-net = { $card }: which card of your Hold do you bring up?
ask-harpoon = { $card }: which card do you take into your Exploration?
ask-plunder = Key and Chest: whose Hold pays your bonus?
ask-sabotage = Saboteur: whose losses shall be yours?
ask-lose = Your Knife met an Iron Wetsuit: which card of your own do you lose?

## What a player can do.

move-dive = Dive: turn up the next card
move-surface = Surface with the whole Exploration
move-place = Place the card that you saw
move-leave = Surface, and leave that card on the deck
move-map = Place { $card }
move-knife = Cut { $card }
move-net = Bring up { $card }
move-harpoon = Take { $card }
move-plunder = Plunder { $seat }
move-sabotage = Sabotage { $seat }
move-lose = Lose { $card }

## Why a move is refused, and what is legal instead.

no-game-over = The game is over: nothing more can be played.
no-such-seat = There is no seat { $number } at this table.
no-not-yours = It is { $seat } who has to decide now.
no-such-move = That is no move of this game.
no-other-question = Not now. First { $question }.
no-squid-owes =
    { $owed ->
        [one] The Squid still wants one card: dive before you surface.
       *[other] The Squid still wants { $owed } cards: dive before you surface.
    }
no-first-reveal = Every turn starts with a dive: turn up a card before you surface.
no-must-place = Cards are still owed, so you cannot surface yet: place the card that you saw.
no-yourself = Not yourself: choose an opponent.
no-empty-hold = { $owner } holds nothing to plunder: choose a Hold that has cards.
no-not-shown = The Map does not show { $card }: choose one of the cards that it shows.
no-not-in-your-hold = { $card } is not in your Hold: choose the highest card of a suit that you hold.
no-not-in-rival-hold = { $card } is in no opponent’s Hold: choose the highest card of a suit that an opponent holds.
no-suit-held = You hold that suit yourself, so the Harpoon cannot take { $card }: choose a suit that you do not hold.
no-not-highest = { $card } is not the highest of its suit in { $owner }’s Hold: only the highest can be chosen.

question-turn = dive or surface
question-first = dive
question-squid = dive
question-map = choose a card that the Map shows
question-knife = choose a card for the Knife
question-drone = place the card that you saw, or leave it
question-net = choose a card for the Net
question-harpoon = choose a card for the Harpoon
question-plunder = choose whom you plunder
question-sabotage = choose whom you sabotage
question-lose = choose the card that you lose

## What happened. An empty text is passed over in the log: the line before it says enough.

event-turn = { $seat }’s turn.
event-named = { $seat } will collect what { $victim } loses.
event-revealed = { $card } turns up.
event-placed = { "" }
event-kept = { $card } goes straight to { $seat }’s Hold.
event-incident = Diving incident!
event-saved = { $seat } still keeps { $cards }.
event-lost = { $taker } gets what is lost: { $cards }.
event-lost-locker = Lost to the Locker: { $cards }.
event-surfaced = { $seat } surfaces with { $cards }.
event-surfaced-none = { $seat } surfaces empty-handed.
event-bonus = Key and Chest: { $seat } takes { $cards } from { $source }.
event-bonus-locker = Key and Chest: { $seat } draws { $cards } from the Locker.
event-bonus-locker-none = Key and Chest, but the Locker is empty.
event-map = The Map shows { $cards }.
event-map-secret = { $seat } unrolls the Map.
event-took = { $seat } takes { $card } from the Locker.
event-knifed = { $seat }’s Knife sends { $cards } from { $owner } to the Locker.
event-scavenged = { $seat }’s Knife brings { $cards } over from { $owner }.
event-deflected = { $owner }’s Iron Wetsuit turns the Knife away from { $card }.
event-own-loss = { $seat } loses { $card } to the Locker.
event-peeked = The Drone sees { $cards }.
event-peeked-secret = { $seat }’s Drone looks at the deck.
event-left = { $seat } leaves the next card on the deck.
event-netted = { $seat }’s Net brings up { $card }.
event-speared = { $seat } harpoons { $card } from { $owner }.
event-decoyed = There is no Squid to take: { $card } sinks into the Locker.
event-idle = { $card } finds nothing to do.

## End and score.

reason-deck-empty = The last loot card has been found.
reason-sudden-surfacing = A sudden surfacing ends the game.
part-card = { $card }
part-diver = { $diver } +{ $points }
part-missing =
    { $count ->
        [one] one suit missing { $points }
       *[other] { $count } suits missing { $points }
    }
tie-break-1 =
    { $value ->
        [one] one card
       *[other] { $value } cards
    }

## The table, as the terminal draws it.

table-deck = Loot Deck
table-locker = Locker
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-victim = after { $seat }
table-exploration = Exploration
table-nothing-yet = nothing yet
table-owed = Owed
table-owed-cards =
    { $owed ->
        [one] one more card
       *[other] { $owed } more cards
    }
table-next = Next card
table-safe = cannot be an incident
table-risk = incident { $percent } % ({ $bad } of { $cards })
table-known-safe = no incident
table-known-incident = an incident!
table-you-saw = You saw
table-on-deck = next on the deck
table-in-locker = in the Locker
table-seen =
    { $count ->
        [one] { $seat } has seen the next card
       *[other] { $seat } has seen the next { $count } cards
    }

## What speaks for a move, in hints.

why-turn = { $chance } % of the cards that may come would be an incident; surfacing now adds { $points } points.

## What the lab counts.

measure-diver = Diver
measure-missing = Missing suits
