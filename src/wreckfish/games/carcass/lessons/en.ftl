# What the coach says in the lessons of Captain Carcass. $player1, $player2 … are the players; figures as in ../text.
# No note over 30 words: tests/generic/test_lessons.py counts.

first-game-title = First game

first-game-goal = You dive to a wreck for loot, card by card. At the end your best card of each suit scores, and most points win.
first-game-dive = Dive: turn up the first card of the deck.
first-game-odds = A second Chest would be an incident, and you would lose everything. That is 4 of 49 cards, so dive on.
first-game-odds-surface = You kept the Chest: 3 points, and your turn is over. Safe, but small: only 4 of 49 cards could have hurt you.
first-game-map = Every suit has an effect. The Map finds three cards in the Locker: place the Key, which goes with your Chest.
first-game-map-map = Two Maps in one dive are an incident, and all your cards are lost. The Key would have been safe.
first-game-map-knife = { $player2 }’s Hold is still empty, so the Knife cut nothing. The Key goes with your Chest.
first-game-surface = Surface with Key and Chest together, and the Locker gives you as many cards again as you bring up.
first-game-surface-dive = A Squid: now you must place two more cards, and each can cost you everything. Key and Chest were worth taking home.
first-game-bonus = Three cards, and three more from the Locker: 13 points. Now watch { $player2 }.
first-game-rival = A Squid demands two more cards, and the next one was a Squid: an incident. Both are in the Locker now.
first-game-again = Your turn. It always begins with a dive.
first-game-key = Only 4 of 45 cards would be an incident, and all you risk is a Key worth 3. Dive on.
first-game-key-surface = You kept a Key worth 3. With so little at stake, one more card is nearly always worth it.
first-game-anchor = What lies before the Anchor is yours, even in an incident. Dare another dive.
first-game-anchor-surface = You brought both cards home, and that was well played. But you have not seen yet what an Anchor does.
first-game-saved = A second Anchor: an incident! Both Anchors are lost, but the Key that lay before them is in your Hold.
first-game-highest = Now you hold two Keys, and only the higher one scores: 3 points, not 5.
first-game-deck = Whoever turns up the last card of this deck plays the last turn. Until then you take turns diving.
first-game-tip = One tip: surface when losing your cards would cost more than the next card can bring. The Game aid lists all effects. Now it is your game.
first-game-other = You may do that, but the lesson goes another way. Try again, or go on your own way.
