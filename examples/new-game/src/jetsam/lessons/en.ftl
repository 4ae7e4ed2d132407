# What the coach says in the lessons of Jetsam. $player1, $player2 … are the players.

first-game-title = First game
first-game-goal = Crates drift about the wreck, each worth 1 to 12. After two rounds the highest one wins.
first-game-swap = Yours is worth 2, and nobody else has seen it. Throw it overboard and haul in another.
first-game-swap-keep = You kept a crate worth 2. Nearly every other one in the heap is better.
first-game-swap-offer = You may offer it and say what you like. But whoever has a good crate will hardly trade it for a word.
first-game-new = Worth 10! Now { $player2 } has a turn.
first-game-claim = { $player2 } says that this crate is worth 9 to 12. Nobody has to tell the truth, and yours is worth 10: decline.
first-game-claim-accept = You exchanged crates and got one worth 3. A claim need not be true.
first-game-watch = You do not see what you declined. { $player3 } is next.
first-game-keep = Your last turn: only two crates can beat a 10. Keep it.
first-game-keep-swap = The 10 went overboard. Only two crates of twelve are better.
first-game-last = Now { $player2 } swaps, and everyone sees what goes overboard.
first-game-tip = The crate that was called high was worth 3. One tip: believe those who have nothing to gain.
first-game-other = You may do that, but the lesson goes another way. Try again, or go on your own way.
