# The first game of Captain Carcass, step by step. The cards are known: see web/src/games/carcass/tutorial.ts.

learn-carcass-welcome = Welcome aboard! You dive for loot, card by card. At the end the highest card of each suit in your Hold counts, and most points win.
learn-carcass-dive = Every turn begins with a dive: turn up the first card of the deck.
learn-carcass-chest = A Chest. Keep it and surface, or dive on. But if a suit comes that already lies here, that is an incident and all is lost. Only 4 of 49 cards are Chests: dive on!
learn-carcass-map = A Map! Most cards do something when placed. This one makes you place a card from the Locker. Not a second Map, that would be an incident. Take the Key: it fits your Chest.
learn-carcass-surface = Key and Chest together: whoever surfaces with both draws just as many cards from the Locker. Up with you!
learn-carcass-incident = Three cards, and three more! Your rival had no luck: a Squid wants two more cards, and the next one was a Squid again. Incident! Both are in the Locker now.
learn-carcass-again = Your second turn. Down you go!
learn-carcass-odds = A Key. The button tells how likely an incident is (the % near the deck hides that). Not very, so dive on.
learn-carcass-anchor = An Anchor! What lies before it, inside the rope, stays yours even in an incident. A good moment for courage: dive on!
learn-carcass-saved = An incident: the suit was here already. Anchor and new card are lost, but the Key before the Anchor is yours, as promised.
learn-carcass-alone = Now you decide. What you may choose has a lantern ring. Tap a card to read what it does; the book near the deck explains all ten suits.
learn-carcass-end = That is all there is to know. The turn that finds the last card of the deck ends the game. Good luck!
