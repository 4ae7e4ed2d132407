# Moments of Dolores: what a card explains when it first matters. No card over 30 words.

moment-simple = This is the simple game: no messages, only Dawn, which ends it.
moment-two-hand-trick = Two-Hand Trick: in your own contest you show two shapes, and choose one of them once you have seen the other player’s.
moment-theft = Theft works as soon as you get it, even at the start: take a goods card of your choice from another player.
moment-wager = Wager: bet in secret on what two others will show. If both are right, take as much of their loot as you like before they share it.
moment-convoy = Convoy brings one more card for each side. It can be played until both have locked in; they choose again.
moment-new-wave = New Wave throws the loot away and draws four new cards. It can be played until both have locked in; they choose again.
moment-broken-lantern = Broken Lantern: the next loot is dealt face down. Only its player sees the cards, and may tell, keep silent or lie.
moment-lookout = Lookout: when Dawn comes, its owner may let it pass without effect, and you play on.
moment-whirlpool = Whirlpool rearranges the loot; each side keeps its number of cards. It can be played until both have locked in; they choose again.
moment-foiled-leaves = Foiled cancels only what was chosen. A Two-Hand Trick or a Wager that was shown stays in force, and messages may be played again.
moment-windows = Now you could play a message. Or pass: on the loot you may still play one later, until both have locked in.
moment-messages = Messages lie open before their owners, who may play them even in the contests of others. Only five of the nine are in this game.
moment-claims = With the Lantern broken, its player may say what a face-down card is, true or not. It is judged when the card is shown.
moment-pick-and-fight = First Pick meets Fight: the picker takes one card of all four, and the fighter takes the other three.
moment-promises = Before you lock in, you may promise a shape or offer a deal: if you show this, I show that. Nothing of it binds you.
moment-broken-word = A broken word costs no points, only trust: the tally is open to all. Those who want more weight may vow, once, never to break it.
moment-all-equal = All your sets have the same total: they are highest and lowest at once, and count double. A single set does, too.
moment-lookout-after = Dawn has passed without effect and is now a worthless card. You play on until fewer than four cards are left.
moment-few-cards = The deck is nearly empty: Convoy needs two cards in it, New Wave and Broken Lantern need four.
moment-dawn-near = Dawn is one of the cards that are left. When it is drawn, the game ends at once, and that contest is not played.
