# The illustrated rule book of Dolores. Every number of the deck is a variable; "Fixed" numbers are rules.

lead = You lit a false lighthouse, and a rich ship believed it. Now her crates come ashore, and you must share them with the other wreckers before the sun comes up. You may promise anything. So may they.
fact-players = 2–4
fact-minutes = 30 min
fact-cards = { $deck } cards

goal = The goal
goal-lead = Goods of one kind make a set. At the end **only your highest sets and your lowest sets count.** What lies in between is worth nothing. So build one proud tower, and keep the others very small. Most points win.

cards = The cards, and how to lay them out
cards-lead = { $kinds } kinds of goods, { $each } cards of each.
of-each = Of every kind:
setup-dawn = Messages
setup-dawn-text = Put Dawn aside. Of the other { $others } messages take { $out } out, unseen.
setup-dawn-two = Put Dawn aside. Of the other { $others } messages take { $out } out, unseen; the Wager is always one of them.
setup-shuffle = Shuffle
setup-shuffle-text = Shuffle the remaining { $messages } messages with all { $goods } goods.
setup-shuffle-simple = Shuffle all { $goods } goods. Dawn is the only message.
setup-hide = Hide Dawn
setup-hide-text = Mix Dawn with { $before } of these cards and lay them at the bottom.
last-cards = the last { $last }
setup-deal = Deal
setup-deal-text = Everyone starts with a few open cards: the fewer you are, the more.

contest = One contest
contest-lead = Always between two players: the dealer, and the player to the dealer’s left, who deals next.
# Fixed: four two
contest-deal = 1. Deal four
# Fixed: two
contest-deal-text = The first two cards lie before the left neighbour, two before the dealer.
contest-talk = 2. Talk
contest-talk-text = Promise, threaten, lie; everyone may. **Nothing said is binding.**
say-one = Peace. You get the wine.
say-two = Peace, I swear.
contest-choose = 3. Choose in secret
contest-choose-text = Both choose Peace, Fight or First Pick. No one sees which before both have chosen.
contest-show = 4. Show and share
contest-show-text = Both hands open at once. The table below tells who takes what.

pairs = Peace, Fight, First Pick
# Fixed: nine
pairs-lead = The same cards, shared nine ways. Dark water: lost.
pairs-they = they show
pairs-you = you show
pair-peace-peace = Each their own side
pair-peace-peace-note = If both mean it.
pair-peace-fight = They take all
pair-peace-fight-note = You believed them.
pair-peace-pick = They pick one of all
pair-peace-pick-note = You keep what is left on your side. The rest is lost.
pair-fight-peace = You take all
pair-fight-peace-note = They will remember it.
pair-fight-fight = All is lost
pair-fight-fight-note = Broken crates.
pair-fight-pick = They pick one, you take the others
pair-fight-pick-note = The pick comes first.
pair-pick-peace = You pick one of all
pair-pick-peace-note = They keep what is left on their side. The rest is lost.
pair-pick-fight = You pick one, they take the others
pair-pick-fight-note = The best card, at a price.
pair-pick-pick = All is lost, and a set each
pair-pick-pick-note = Both also name a kind that they own, and throw all of it away.

count = Counting at dawn
count-lead = When Dawn is drawn, the game ends at once. Add up each set: your highest total counts and your lowest. **Every set that ties for highest or lowest counts too.**
count-one = The lowest twice, the highest once. Wines and Ingots count nothing.
count-two = One card more, and two towers count.
count-three = All sets equal: their sum counts double. A single set does too.
count-alt = Sets of { $totals } points score { $points }.

messages-title = Messages
messages-lead = A message is loot like any other. It lies open before its owner, and is gone after use. { $messages } of these are in the deck, and Dawn always.
messages-simple = In the simple game Dawn is the only message.
msg-two-hand-trick = Show two different hands. See theirs, then choose one of yours.
msg-wager = Bet on both hands of a contest that is not yours. Both right: take as much of the loot as you like.
msg-whirlpool = Rearrange the loot. Each side keeps its number of cards.
msg-convoy = One more card for each side.
msg-new-wave = The loot is discarded, and new cards are drawn.
msg-foiled = The hands are void. Both choose again, for the same cards.
msg-broken-lantern = The next loot is dealt face down. Only you look, and may say what you like about it.
msg-theft = Take one goods card of your choice from another player.
msg-lookout = Dawn does nothing. Play on until too few cards are left.
msg-dawn = The game ends at once. The contest is not played.
when-hand = locked in with your hand
when-hands = locked in with their hands
when-before = until both have chosen
when-after = after the hands
when-any = any time before the hands
when-get = as soon as you get it
when-dawn = when Dawn comes
when-always = always in the deck

tip-middle = A set in the middle is worth nothing. **A set that you throw away can be worth a lot:** double First Pick may be what you want.
tip-pick = First Pick takes a card from **either side**, also theirs.
tip-value = A set’s total is the **sum of its values**, not the number of its cards.
tip-last = In the last { $last } cards every contest may be the last. Do not wait for the perfect set.
tip-word = The table remembers kept and broken promises, but they cost **no points**.
