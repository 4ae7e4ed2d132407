# Captain Carcass in English. Every id is a code of the engine or a name the clients ask for; de.ftl has the same ones.
# $seat, $owner, $taker, $source and $victim are players; $card is a card, $cards a list of them and $count how many.

title = Captain Carcass
tagline = Press your luck on the sea bed.
credits = Unofficial fan implementation. Captain Carcass is by Derek Paxton, Leo Li and Chris Bray (Mayday Games 2016).
aim =
    { $variant ->
        [heap-of-treasure] Most points win, and every card in your Hold counts.
        [below-the-waves] { variant-below-the-waves-change }
        [sudden-surfacing] Most points win. { variant-sudden-surfacing-change }
        [all-hands] Most points win: the best card of each suit counts. { variant-all-hands-change }
       *[other] Most points win: your best card of each suit counts.
    } The game ends with the turn that finds the last loot card.
basics =
    Dive: turn up cards. A second card of a suit is an incident, and you lose them all.
    Surface: keep them. The highest card of each suit in your Hold scores.
    The game ends with the turn that finds the last loot card. Most points win.

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
effect-squid =
    { $squid-demand ->
        [one] You must place one more card before you may surface.
       *[other] You must place { $squid-demand } more cards before you may surface.
    }
effect-map =
    { $map-choice ->
        [one] Draw a card from the Locker. You must place it, even into an incident.
       *[other] Draw { $map-choice } cards from the Locker. You must place one, even into an incident; the others go back.
    }
effect-key = With a Chest in the same Exploration: when you surface, draw as many cards from the Locker as you bring up.
effect-chest = With a Key in the same Exploration: when you surface, draw as many cards from the Locker as you bring up.
effect-knife = Send the highest card of a suit in an opponent’s Hold to the Locker.
effect-drone =
    { $drone-sight ->
        [one] Look at the next card of the deck. Place it, or surface and leave it there.
       *[other] Look at the next { $drone-sight } cards of the deck. Place the first, or surface and leave them there.
    }
effect-net = You must place the highest card of a suit from your own Hold, even into an incident.
effect-harpoon = You must place the highest card of a suit from an opponent’s Hold, even into an incident. It has to be a suit that you do not hold.
effect-mermaid = No effect. Worth { $mermaid-lowest } to { $mermaid-highest } points.

## The seventeen Divers and their characters.

diver-squid-tamer = Squid Tamer
diver-squid-tamer-skill =
    { $squid-tamer-demand ->
        [one] An opponent who places a Squid owes one card instead of { $squid-demand }.
       *[other] An opponent who places a Squid owes { $squid-tamer-demand } cards instead of { $squid-demand }.
    }
diver-netmaster = Netmaster
diver-netmaster-skill =
    { $netmaster-hauls ->
        [one] Your Net brings up one card.
       *[other] Your Net brings up { $netmaster-hauls } cards, one after the other.
    }
diver-sirens-friend = Siren’s Friend
diver-sirens-friend-skill = A Mermaid that you place goes straight to your Hold.
diver-saboteur = Saboteur
diver-saboteur-skill = You name an opponent at the start: what that player loses in an incident is yours.
diver-squid-fisher = Squid Fisher
diver-squid-fisher-skill = A Squid that you place goes straight to your Hold and asks for no cards.
diver-pearl-appraiser = Pearl Appraiser
diver-pearl-appraiser-skill = Each Mermaid that you score is worth { $pearl-appraiser-bonus } more.
diver-miser = Miser
diver-miser-skill = Your Net and what it brought up are yours even in an incident.
diver-navigator = Navigator
diver-navigator-skill = Your Map lets you choose from the whole Locker.
diver-deep-cutter = Deep Cutter
diver-deep-cutter-skill = Your Knife removes every card of the chosen suit.
diver-iron-wetsuit = Iron Wetsuit
diver-iron-wetsuit-skill = An opponent whose Knife picks you loses a card of their own instead.
diver-sonar-operator = Sonar Operator
diver-sonar-operator-skill =
    { $sonar-operator-sight ->
        [one] Your Drone sees the next card.
       *[other] Your Drone sees the next { $sonar-operator-sight } cards in order; only the first can be placed.
    }
diver-decoy-keeper = Decoy Keeper
diver-decoy-keeper-skill = An opponent’s Harpoon must take your highest Squid; if you have none, the Harpoon goes to the Locker.
diver-plunderer = Plunderer
diver-plunderer-skill = Your bonus cards come from the Hold of an opponent of your choice.
diver-harbour-pilot = Harbour Pilot
diver-harbour-pilot-skill =
    { $harbour-pilot-after ->
        [one] Your Anchor and the card placed after it are safe too.
       *[other] Your Anchor and the { $harbour-pilot-after } cards placed after it are safe too.
    }
diver-scavenger = Scavenger
diver-scavenger-skill = What your Knife removes goes to your Hold.
diver-spear-fisher = Spear Fisher
diver-spear-fisher-skill = Your Harpoon may also take suits that you hold already.
diver-treasure-hunter = Treasure Hunter
diver-treasure-hunter-skill =
    { $treasure-hunter-factor ->
        [one] Key and Chest bring you as many cards as the others.
       *[other] Key and Chest bring you { $treasure-hunter-factor } times as many cards.
    }

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
variant-sudden-surfacing-change = Whoever has { $sudden-surfacing-goal } points or more at the end of any turn wins at once.
variant-all-hands = All Hands
variant-all-hands-change =
    { $all-hands-penalty ->
        [one] Each suit missing from the Hold costs one point.
       *[other] Each suit missing from the Hold costs { $all-hands-penalty } points.
    }
variant-strange-waters = Strange Waters
variant-strange-waters-change = Equal values cause an incident, not equal suits.
variant-below-the-waves = Below the Waves
variant-below-the-waves-change = The highest score below { $below-the-waves-limit } wins. If no one is below, the lowest score wins.

## What a table can agree on.

option-divers = Divers
option-divers-help = none, dealt (one at random for each player), or one for each seat, separated by commas: miser,navigator,scavenger.
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
ask-knife = { $card }: which card do you cut loose?
ask-drone = { $card }: you have seen the next card. What now?
ask-place = { $card }: you have seen the next card. Cards are still owed, so you must place it.
ask-net =
    { $haul ->
        [1] { $card }: which card of your Hold do you bring up?
       *[other] { $card }: which card do you bring up next?
    }
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
move-knife = Cut { $card } loose
move-net = Bring up { $card }
move-harpoon = Take { $card }
move-plunder = Plunder { $seat }
move-sabotage = Sabotage { $seat }
move-lose = Lose { $card }

## Why a move is refused, and what is legal instead.

no-game-over = The game is over: nothing more can be played.
no-such-seat = There is no seat { $number } at this table.
no-not-yours = { $seat } has to decide now.
no-such-move = This game has no such move.
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
no-not-shown = The Map does not show { $card }: choose one of the cards it shows.
no-not-in-your-hold = { $card } is not in your Hold: choose the highest card of a suit that you hold.
no-not-in-rival-hold = { $card } is in no opponent’s Hold: choose the highest card of a suit that an opponent holds.
no-suit-held = You hold that suit yourself, so the Harpoon cannot take { $card }: choose a suit that you do not hold.
no-not-highest = { $card } is not the highest of its suit in { $owner }’s Hold: only the highest can be chosen.
    .owner = { $card } is not the highest of its suit in your Hold: only the highest can be chosen.

question-turn = dive or surface
question-first = dive
question-squid = dive
question-place = place the card that you saw
question-map = choose a card that the Map shows
question-knife = choose a card for the Knife
question-drone = place the card that you saw, or leave it
question-net = choose a card for the Net
question-harpoon = choose a card for the Harpoon
question-plunder = choose whom to plunder
question-sabotage = choose whom to sabotage
question-lose = choose a card to lose

## What happened. An empty text is passed over in the log: the line before it says enough.

event-turn = { $seat }’s turn.
    .seat = Your turn.
event-named = { $seat } will collect what { $victim } loses.
    .seat = You will collect what { $victim } loses.
    .victim = { $seat } will collect what you lose.
event-revealed = { $card } turns up.
event-placed = { "" }
event-kept = { $card } goes straight to { $seat }’s Hold.
    .seat = { $card } goes straight to your Hold.
event-incident = Diving incident!
event-saved = { $seat } still keeps { $cards }.
    .seat = You still keep { $cards }.
event-lost = { $taker } gets what is lost: { $cards }.
    .taker = You get what is lost: { $cards }.
event-lost-locker = Lost to the Locker: { $cards }.
event-surfaced = { $seat } surfaces with { $cards }.
    .seat = You surface with { $cards }.
event-surfaced-none = { $seat } surfaces empty-handed.
    .seat = You surface empty-handed.
event-bonus = Key and Chest: { $seat } takes { $cards } from { $source }.
    .seat = Key and Chest: you take { $cards } from { $source }.
    .source = Key and Chest: { $seat } takes { $cards } from you.
event-bonus-locker = Key and Chest: { $seat } draws { $cards } from the Locker.
    .seat = Key and Chest: you draw { $cards } from the Locker.
event-bonus-locker-none = Key and Chest, but the Locker is empty.
event-bonus-nobody = Key and Chest, but no opponent holds a card to plunder.
event-map = The Map shows { $cards }.
event-map-secret = { $seat } unrolls the Map.
    .seat = You unroll the Map.
event-took = { $seat } takes { $card } from the Locker.
    .seat = You take { $card } from the Locker.
event-knifed = { $seat }’s Knife sends { $cards } from { $owner } to the Locker.
    .seat = Your Knife sends { $cards } from { $owner } to the Locker.
    .owner = { $seat }’s Knife sends { $cards } from you to the Locker.
event-scavenged = { $seat }’s Knife brings { $cards } over from { $owner }.
    .seat = Your Knife brings { $cards } over from { $owner }.
    .owner = { $seat }’s Knife brings { $cards } over from you.
event-deflected = { $owner }’s Iron Wetsuit turns the Knife away from { $card }.
    .owner = Your Iron Wetsuit turns the Knife away from { $card }.
event-own-loss = { $seat } loses { $card } to the Locker.
    .seat = You lose { $card } to the Locker.
event-no-loss = { $seat } holds no card to lose.
    .seat = You hold no card to lose.
event-peeked = The Drone sees { $cards }.
event-peeked-secret = { $seat }’s Drone looks at the deck.
    .seat = Your Drone looks at the deck.
event-left = { $seat } leaves the next card on the deck.
    .seat = You leave the next card on the deck.
event-netted = { $seat }’s Net brings up { $card }.
    .seat = Your Net brings up { $card }.
event-no-haul = { $card } finds nothing more to bring up.
event-speared = { $seat } harpoons { $card } from { $owner }.
    .seat = You harpoon { $card } from { $owner }.
    .owner = { $seat } harpoons { $card } from you.
event-decoyed = The Decoy Keeper has no Squid: { $card } sinks into the Locker.
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
tie-break-1 = more cards ({ $value } to { $other })

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

## Reasons for a move, in hints.

why-turn =
    { $points ->
        [one] { $chance } % of the possible next cards would be an incident; surfacing now adds one point.
       *[other] { $chance } % of the possible next cards would be an incident; surfacing now adds { $points } points.
    }
why-turn-safe =
    { $points ->
        [one] You know the next card: it is safe. Surfacing now adds one point.
       *[other] You know the next card: it is safe. Surfacing now adds { $points } points.
    }
why-turn-incident =
    { $points ->
        [one] You know the next card: it would be an incident. Surfacing now adds one point.
       *[other] You know the next card: it would be an incident. Surfacing now adds { $points } points.
    }

## What the lab counts.

measure-diver = Diver
measure-missing = Missing suits
