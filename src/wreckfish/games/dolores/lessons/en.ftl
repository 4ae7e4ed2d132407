# What the coach says in the lessons of Dolores. $player1, $player2 … are the players; figures as in ../text.
# No note over 30 words: tests/generic/test_lessons.py counts. Points: tests/games/dolores/test_lesson.py counts.

first-game-title = First game

first-game-goal = Two wreckers at a time share what the waves bring. Only your highest and your lowest set of goods score, here 3 + 1, and most points win.
first-game-peace = Two cards lie on your side, two on { $player3 }’s. Choose Peace and lock it in: if both of you do, each takes their own side.
first-game-peace-fight = All four are yours, and still you have only 4 points: sets in between score nothing. Peace would have brought you 6 points.
first-game-peace-pick = You take one card first, then { $player3 } takes what is left on the other side. Peace would have brought you two cards.
first-game-ties = Peace on both sides. Laces, Weapons and Jewels are equally low, and every tie scores: 3 + 1 + 1 + 1 = 6 points.
first-game-fight = { $player2 } promises Peace, but nothing said here binds anyone. Fight takes everything from Peace, and there is a lot of Tableware: choose Fight.
first-game-fight-peace = Each of you took two cards: you have 8 points, and { $player2 } may trust you. Fight would have made it 11 points.
first-game-fight-pick = You take one card, and that makes 8 points at most. Fight would have taken all four from Peace: 11 points.
first-game-watch = Four cards, and now 11 points. Neighbours share in turn: now it is { $player2 } and { $player3 }, and you watch. Both promise Peace.
first-game-sea = Both fought, and then the sea takes everything: all four cards are lost.
first-game-pick = First Pick takes one card of all four before anything is shared. Reach for the Tableware 2, and hope that { $player3 } does not do the same.
first-game-pick-peace = { $player3 } showed First Pick and may take your Laces 3 before you share. You get what is left on your side.
first-game-pick-fight = Well chosen: { $player3 } picks one card, and the other three are yours. But you have not seen yet what two First Picks do.
first-game-middle = Both picked: all four cards are lost, and each of you throws a set away. Give up Ingots, your middle set: they score nothing.
first-game-middle-highest = Tableware was your highest set: without its 7 you fall from 11 points to 6 points. Ingots score nothing.
first-game-middle-lowest = The lowest sets score as well: you fall from 11 points to 10 points. Ingots, in the middle, score nothing.
first-game-message = Foiled is a message, a card to play. Your own two would only turn low sets into middle ones: show First Pick and take Foiled.
first-game-message-peace = You took both cards of your side and fell from 11 points to 9 points: Weapons and Jewels are middle sets now.
first-game-message-fight = All four are yours, Foiled among them, but you fell from 11 points to 8 points: low sets have become middle ones.
first-game-message-goods = That card turns a low set into a middle one: 10 points instead of 11 points. Foiled can do more for you.
first-game-foiled = { $player3 } promised Peace, fights, and is about to take everything: 12 points to your 11. Play Foiled, although you only watch: both choose again.
first-game-foiled-pass = { $player3 } took all four cards and leads with 12 points. You keep Foiled for a later contest.
first-game-talk = This time both fought, and the sea took everything. Talk is free, but remembered: { $player3 } has kept 0 of 2 promises.
first-game-dawn = The game ends as soon as Dawn is drawn. It hides somewhere among the last 16 cards of this deck.
first-game-score = If it came now: Tableware 3 + 1 + 2 + 1 = 7, four lowest sets of 1 each, 11 points in all.
first-game-tip = One tip: promise something yourself. Keep your word often enough to be believed, and break it once. From here on it is your game.
first-game-other = You may do that, but the lesson goes another way. Try again, or go on your own way.
