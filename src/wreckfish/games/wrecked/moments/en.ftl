# Moments of Get Wrecked: what a card explains when it first matters. Figures as in ../text; no card over 30 words.

moment-islands = You all build the sea together. Islands lie farther than stick L from each other and from the Lair; cheap numbers are easy to explore.
moment-whales = Place a whale anywhere in the sea, touching nothing. Whales near your later fort are good prey, but they belong to everyone.
moment-ship-card = The ship card counts for both your ships: hull, guns, ranges, hold and speed. All players can see it.
moment-forts = Your ships start near your fort. Islands with a fort get two cargo tokens, the others one; anyone may explore them.
moment-drop = Each point of damage costs the ship one cargo, dropped nearby for anyone to fish out. With nothing left to drop, the ship is wrecked.
moment-slaying = A shot that damages the Kraken slays it: { $slain-points } points for you, and the game ends at once. Are you in the lead?
moment-kraken-fills = The Kraken keeps that flag. From its next waking it is wilder, with a lower Threat; once all its slots are full, the game ends.
moment-wrecks = Whoever wrecks a ship takes a flag of its owner into the Stockpile. The wreck goes back to its shipyard and sails again.
moment-skulls = Some flags cover a skull. A visible skull counts 1 point, as much as the flag that covered it, so losing that flag costs nothing.
moment-modify = Before the roll is judged you may change dice: higher for a better result, lower to let the Kraken sleep.
moment-buildings = Keep one building; the others go under the deck. It counts its points, and what it does holds from now on. Full slots? Replace one.
moment-tracks = Each track fills from the left, and each level needs a higher die. What you fit improves both ships and counts 1 point.
moment-fort-robbed = You may explore an enemy fort: twice the island’s number takes random cargo from its owner’s Stockpile, never flags.
moment-sea = Floating cargo and dead whales can be fished out: explore the sea. Its number is low, and you choose what you take.
moment-whale-cargo = Whale cargo is valuable: 2 points aboard at the end, and { $whale-coins } coins if you trade it into your Stockpile.
moment-whale-killed = A dead whale floats as cargo, and anyone may fish it out. When the last whale dies, the game is in its last round.
moment-own-cargo = Cargo lies face down. You alone know what yours is worth, and you may look at it whenever you like.
moment-deploy = A ship in the shipyard must set sail now, close to your own fort.
