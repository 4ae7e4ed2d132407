# Moments of Wreck Raiders: what a card explains when it first matters. Figures as in ../text; no card over 30 words.

moment-no-room = Your displays and your vault are full, so this treasure is discarded. A Starfish could make room first: it clears the last treasure of a display.
moment-scallop = A Scallop brings one more treasure from the wreck where your diver has just arrived. You may spend several, one by one.
moment-starfish-wild = Starfish are wild: while you claim, each covers a treasure of your display, which then counts as any type, also for the exact order.
moment-scallop-crest = A Scallop on the crest brings a treasure from any wreck, placed at once. Shells that you win by style come too late to decorate this exhibit.
moment-style = Treasures in exactly the printed order have style: they earn the reward that the exhibit shows. In any other order you just get its coins.
moment-claims = You may claim several exhibits in a turn. Each claim clears its display, and new exhibits are revealed only after your last claim.
moment-middles = Middles and Tops go onto one of your aquariums. A Top closes it for good, and no piece ever moves again.
moment-starfish-clears = At any time, even in others’ turns, a Starfish may clear the last treasure of one of your displays. Handy if it is one too many.
moment-rival-bumps = A Rival goes to an empty spot if there is one with its number. Only if there is none does it bump your diver or another Rival.
moment-washed = Your diver was bumped by a Rival: choose an empty beach spot, and its shells are yours.
moment-few-rivals = Few Rivals are left. Once their supply is empty, their remaining turns are skipped, and the game ends with this round.
moment-supply = When the treasures of a wreck run out, its discards become the new supply. If there are none, divers find nothing there.
moment-bare = All wrecks are bare. If they stay so for a whole round, each player gets one last turn, and the game is over.
moment-beach = A diver on the beach brings no treasure but the two shells shown on its spot. Whoever lies there is sent home.
moment-order = Each dive goes in this order: first the bump, then the treasures of the diver that arrives, then those of its neighbours.
moment-pool = The Reef was empty, so all dice were rolled. Where a die lands decides which shell comes with it, if any.
