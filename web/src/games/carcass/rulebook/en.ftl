# The illustrated rule book of Captain Carcass. Every number of the data file is a variable; "Fixed" numbers are rules.

lead = A wreck full of loot lies far below, and something down there guards it. You dive card by card and may stop whenever you like. One card too many, and the sea takes everything back.
# Fixed: 2, 4
fact-players = 2–4
fact-minutes = 15 min
fact-cards = { $cards } cards

goal = The goal
goal-lead = Cards that you bring up lie open in your Hold. At the end **the highest card of each suit counts its value;** the cards under it count nothing. Most points win.

cards = The cards, and how to lay them out
cards-lead = { $suits } suits of { $each } cards, from { $low } to { $high }; only Mermaids are worth more.
setup-locker = The Locker
setup-locker-text = The lowest card of every suit, shuffled and face down. What the sea takes goes there too.
setup-deck = The Loot Deck
setup-deck-text = All other cards, shuffled and face down.
setup-more = If you like
setup-more-text = A Diver with a skill for everyone, and one Variant for the table. Leave both out in your first game.

turn = Your turn
turn-lead = You must turn up one card. After that it is up to you: **dive on, or surface.**
turn-dive = 1. Dive
turn-dive-text = Turn up the top card of the Loot Deck.
# Fixed: 2
turn-effect = 2. A new suit
turn-effect-text = Place it at the end of your row, and do what it says, even if it hurts. Then dive on or surface.
# Fixed: 3
turn-surface = 3. Surface
turn-surface-text = The whole row goes to your Hold. Your turn is over.
turn-incident = Or: the same suit again
turn-incident-text = A diving incident. The whole row and the new card go to the Locker. Your turn is over.

effects = What the cards do
effects-lead = A card acts when it is placed, wherever it comes from. Key and Chest wait until you surface.
show-anchor = An Anchor saves what lies before it
show-anchor-text = A second Key, an incident: the cards in the rope are yours, the rest is lost. What an Anchor saves brings no bonus.
show-bonus = Key and Chest together
show-bonus-text = You surface with { $count } cards, so you also draw { $count } from the Locker.

end = The end, and the count
end-lead = The player who turns up the last card of the Loot Deck finishes that turn; then the game is over. Among equals, the fuller Hold wins.
score-alt = The highest cards of a Hold: { $tops } = { $sum }.
score-note = The cards underneath count nothing, but they break ties, and a Knife that takes the top card lays them bare.

later = Divers and Variants
later-lead = There are { $divers } Divers; each changes one effect for its player. A Variant changes the game for everyone:
later-here = At this table:

tip-highest = **Only the highest card of a suit counts.** A low card of a suit that you already hold is worth nothing but a tie.
tip-must = Effects are **not optional**: a Net or a Harpoon must bring up a card, even a fatal one.
tip-elsewhere = A second card of a suit is an incident **wherever it comes from**: deck, Locker or a Hold.
tip-anchor = The Anchor itself is lost, with all that came after it.
tip-squid = Cards that a Map, Net or Harpoon places **count for the Squid**.
