# Dolores in English. Every id is a code of the engine or a name the clients ask for; de.ftl has the same ones.
# $seat, $owner, $dealer (in table-…), $left, $one and $other are players; $card is a card, $cards a list of them.

title = Dolores
tagline = Share the loot of a wreck. Or don’t.
credits = Unofficial fan implementation. Dolores is by Bruno Faidutti and Eric M. Lang (Lui-même 2016).
aim = Most points win, and only your highest and your lowest sets count. The game ends at once when Dawn comes, among the last 16 cards.
basics =
    Peace and Peace: each takes their own side. Fight takes all from Peace; Fight and Fight lose all.
    First Pick takes one card; then Peace takes what is left on its side, Fight all the rest.
    First Pick twice: all is lost, and each throws a set away.
    At the end only your sets with the highest and the lowest totals count; if all are equal, or you have only one, they count twice.

## Goods, messages, shapes and hands.

goods-weapons = Weapons
goods-wines = Wines
goods-jewels = Jewels
goods-laces = Laces
goods-tableware = Tableware
goods-instruments = Instruments
goods-ingots = Ingots

card-weapons = { goods-weapons } { $value }
card-wines = { goods-wines } { $value }
card-jewels = { goods-jewels } { $value }
card-laces = { goods-laces } { $value }
card-tableware = { goods-tableware } { $value }
card-instruments = { goods-instruments } { $value }
card-ingots = { goods-ingots } { $value }
card-two-hand-trick = Two-Hand Trick
card-foiled = Foiled
card-theft = Theft
card-wager = Wager
card-convoy = Convoy
card-new-wave = New Wave
card-broken-lantern = Broken Lantern
card-lookout = Lookout
card-whirlpool = Whirlpool
card-dawn = Dawn

shape-peace = Peace
shape-fight = Fight
shape-pick = First Pick
hand-peace = { shape-peace }
hand-fight = { shape-fight }
hand-pick = { shape-pick }
hand-peace-fight = { shape-peace } and { shape-fight }
hand-peace-pick = { shape-peace } and { shape-pick }
hand-fight-pick = { shape-fight } and { shape-pick }
yours-peace = { shape-peace }
yours-fight = { shape-fight }
yours-pick = { shape-pick }
mine-peace = { shape-peace }
mine-fight = { shape-fight }
mine-pick = { shape-pick }
dealer-peace = { shape-peace }
dealer-fight = { shape-fight }
dealer-pick = { shape-pick }
left-peace = { shape-peace }
left-fight = { shape-fight }
left-pick = { shape-pick }
word-promise = a promise
word-deal = a deal
slot-l = card { $value } on the neighbour’s side
slot-d = card { $value } on the dealer’s side

## The game aid: what shapes and messages do.

effect-peace = You take the cards on your side, but none if the other fights. First Pick may take one of them first.
effect-fight = You take everything from Peace, and all but one card from First Pick. Two fighters lose everything.
effect-pick = You take one card of your choice, before anyone else. If both pick, all is lost, and each throws a set away.
effect-two-hand-trick = In your own contest: show two shapes, and choose one once you have seen the other’s.
effect-foiled = After the reveal: the choices are cancelled, and the contest is played again with the same cards. A Two-Hand Trick and a Wager stay in force.
effect-theft = As soon as you get it you must use it: take a goods card of your choice from another player.
effect-wager = In a contest of two others: bet in secret on both shapes. If both are right, you may take as much of the loot as you like, or nothing.
effect-convoy = Until both have locked in: one more card on each side. Whoever has locked in chooses again.
effect-new-wave = Until both have locked in: the loot is discarded, and four new cards are drawn. Whoever has locked in chooses again.
effect-broken-lantern = Between contests, or until both have locked in: the next loot is dealt face down, and only you look at it. You may say what you saw, or lie. Everyone else picks blind.
effect-lookout = When Dawn comes: it has no effect, and play goes on until too few cards are left. Dawn is then a worthless card of the loot.
effect-whirlpool = Until both have locked in: rearrange the loot; each side keeps its number of cards. Whoever has locked in chooses again.
effect-dawn = When it is drawn, the game ends at once, and the contest is not played.

## What a table can agree on.

option-messages = Messages
option-messages-help = all, or dawn-only: the simple game, with no message but Dawn.
option-messages-all = all message cards
option-messages-dawn-only = Dawn alone, the simple game
option-dealer = First dealer
option-dealer-help = drawn (by the seed), or the number of a seat.

## What a player is asked.

ask-between = Before the next contest: do you play a message?
ask-loot = The loot is dealt: do you play a message?
ask-show = Your hand, in secret: Do… Lo… Res…
ask-bet = A Wager on { $dealer } (dealer) and { $left }: what will they show?
ask-trick = You showed two shapes: which one counts?
ask-revealed = All have shown: do you play Foiled?
ask-dawn = Dawn! Do you play your Lookout?
ask-haul = You won your Wager: which cards do you take, if any?
ask-pick = First Pick: which card do you take?
ask-sets = Both picked first: which of your goods do you throw away?
ask-theft = Theft: which card do you take, and from whom?

## What a player can do.

move-show = Show { $hand }
move-bet = Bet: the dealer shows { $dealer }, the neighbour { $left }
move-bet-on = Bet: { $one } shows { $dealer }, { $other } shows { $left }
move-pass = Pass
move-keep = { $shape } counts
move-whirlpool = Whirlpool: { $slots } to the neighbour’s side
move-whirlpool-cards = Whirlpool: { $cards } to { $owner }’s side
    .owner = Whirlpool: { $cards } to your side
move-convoy = Convoy: one more card on each side
move-new-wave = New Wave: four new cards
move-broken-lantern = Broken Lantern: look at the next loot alone
move-foiled = Foiled: play this contest again
move-lookout = Lookout: play on
move-haul = Take { $slots }
move-haul-cards = Take { $cards }
move-haul-none = Take nothing
move-pick = Take { $slot }
move-pick-card = Take { $card } from { $owner }’s side
    .owner = Take { $card } from your side
move-drop = Throw away { $goods }
move-steal = Take { $card } from { $seat }
move-promise = Promise: I will show { $shape }
move-deal = Offer: if you show { $yours }, I show { $mine }
move-claim = Claim: { $slot } is { $card }
move-vow = Vow: I never break my word
move-always-pass = Stop asking me about messages
move-ask-me = Ask me about messages again

## Why a move is refused, and what is legal instead.

no-game-over = The game is over: nothing more can be played.
no-such-seat = There is no seat { $number } at this table.
no-such-move = This game has no such move.
no-not-yours = { $seat } has to decide now.
no-locked = You have locked in your choice: wait for the reveal.
no-other-question = Not now. First { $question }.
no-not-held = { $card } is not yours to play.
no-few-cards = { $card } needs { $need } cards in the deck, and there are fewer.
no-too-late = Too late for { $card }: both have locked in.
no-uneven = Each side keeps its number of cards: choose { $need } that lie there.
no-trick-in-force = Your Two-Hand Trick is still in force: show two different shapes.
no-wager-in-force = Your { $card } is still in force: bet again.
no-not-shown = You did not show { $shape }: choose one of your two shapes.
no-empty-slot = There is no { $slot }.
no-goods-owned = You have no { $goods }: choose goods that you have.
no-yourself = Not from yourself: choose another player.
no-goods = { $card } is not a goods card: a Theft takes only goods.
no-not-theirs = { $owner } has no { $card }.
no-bargain = Only the two players of this contest make promises and deals.
no-bargain-now = Promises and deals are made between the deal of the loot and the reveal.
no-not-looked = Only the player who used the Broken Lantern can claim what lies there.
no-face-down = No card lies face down there: { $slot }.
no-messages = This game has no messages, so you are never asked.
no-order-twice = You have already chosen that.
no-said-already = You have just said so.
no-vowed-already = You have vowed that already.

question-between = pass, or play a message
question-loot = pass, or play a message
question-show = lock in your hand
question-bet = lock in your bet, or pass
question-trick = choose one of your two shapes
question-revealed = pass, or play Foiled
question-dawn = pass, or play the Lookout
question-haul = take cards with your Wager, or none
question-pick = take your card
question-sets = choose the goods to throw away
question-theft = choose what to steal

## What happened. An empty text is passed over in the log: the line before it says enough.

event-contest = { $seat } deals to { $left }.
    .seat = You deal to { $left }.
    .left = { $seat } deals to you.
event-loot = On { $seat }’s side: { $cards }.
    .seat = On your side: { $cards }.
event-loot-secret = On { $seat }’s side the cards lie face down.
    .seat = On your side the cards lie face down.
event-last-cards = Too few cards for another contest. The last ones are turned over: { $cards }.
event-dawn = Dawn!
event-passed = { "" }
event-locked = { $seat } has locked in.
    .seat = You have locked in.
event-unlocked = { $seat }’s choice no longer counts.
    .seat = Your choice no longer counts.
event-shown = { $seat } shows { $hand }.
    .seat = You show { $hand }.
event-bet = { $seat } has bet: { $one } shows { $dealer }, { $other } shows { $left }.
    .seat = You have bet: { $one } shows { $dealer }, { $other } shows { $left }.
    .one = { $seat } has bet: you show { $dealer }, { $other } shows { $left }.
    .other = { $seat } has bet: { $one } shows { $dealer }, you show { $left }.
event-kept-shape = { $seat } chooses { $shape }.
    .seat = You choose { $shape }.
event-whirlpool = { $seat } plays Whirlpool.
    .seat = You play Whirlpool.
event-convoy = { $seat } plays Convoy.
    .seat = You play Convoy.
event-new-wave = { $seat } plays New Wave.
    .seat = You play New Wave.
event-broken-lantern = { $seat } breaks the Lantern: the next loot is dealt face down.
    .seat = You break the Lantern: the next loot is dealt face down.
event-foiled = { $seat } plays Foiled: the contest is played again!
    .seat = You play Foiled: the contest is played again!
event-lookout = { $seat } plays Lookout: Dawn has no effect.
    .seat = You play Lookout: Dawn has no effect.
event-won-bet = { $seat } has won the Wager.
    .seat = You have won the Wager.
event-lost-bet = { $seat } has lost the Wager.
    .seat = You have lost the Wager.
event-took = { $seat } takes { $cards }.
    .seat = You take { $cards }.
event-took-none = { $seat } takes nothing.
    .seat = You take nothing.
event-discarded = Lost: { $cards }.
event-dropped = { $seat } throws away { $cards }.
    .seat = You throw away { $cards }.
event-stole = { $seat } steals { $card } from { $owner }.
    .seat = You steal { $card } from { $owner }.
    .owner = { $seat } steals { $card } from you.
event-theft-idle = Theft, but there is nothing for { $seat } to steal.
    .seat = Theft, but there is nothing for you to steal.
event-promised = { $seat }: “I will show { $shape }.”
    .seat = You: “I will show { $shape }.”
event-offered = { $seat }: “If you show { $yours }, I show { $mine }.”
    .seat = You: “If you show { $yours }, I show { $mine }.”
event-claimed = { $seat }: “I saw { $card }: { $slot }.”
    .seat = You: “I saw { $card }: { $slot }.”
event-vowed = { $seat }: “I never break my word.”
    .seat = You: “I never break my word.”
event-kept-word = { $seat } has kept { $word }.
    .seat = You have kept { $word }.
event-broke-word = { $seat } has broken { $word }.
    .seat = You have broken { $word }.
event-told-truth = { $seat } told the truth about a card.
    .seat = You told the truth about a card.
event-lied = { $seat } lied about a card.
    .seat = You lied about a card.
event-broke-vow = So much for { $seat }’s vow!
    .seat = So much for your vow!

## End and score.

reason-dawn = Dawn has come.
reason-no-cards = There are not enough cards for another contest.
part-highest = { $goods } { $total } (highest)
part-lowest = { $goods } { $total } (lowest)
part-doubled = { $goods } { $total } × 2 = { $points } (all equal)
part-between = { $goods } { $total } (does not score)

## The table, as the terminal draws it.

table-deck = Deck
table-discard = Discarded
table-contest = Contest { $number }: { $dealer } deals to { $left }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-locked = has locked in
table-side = { $seat }’s side
    .seat = your side
table-face-down = face down
table-claim = said to be { $card }
table-you-alone = (only you see it)
table-promise = promises { $shape }
table-offer = offers { $mine } for { $yours }
table-vow = never breaks their word
table-vow-broken = broke the vow
table-tally = kept { $kept } of { $all }
table-looker = { $seat } alone has seen this loot.
    .seat = You alone have seen this loot.
table-lantern = { $seat } alone will see the next loot.
    .seat = You alone will see the next loot.
table-trick = { $seat }’s Two-Hand Trick is in force.
    .seat = Your Two-Hand Trick is in force.
table-wager = { $seat }’s Wager is in force.
    .seat = Your Wager is in force.
table-foiled = This contest is played again.
table-lookout = Dawn has come without effect.
table-own-hand = You have locked in { $hand }.
table-own-bet = You have bet: { $dealer } shows { $dealer_shape }, { $left } shows { $left_shape }.
table-own-set = You will throw away { $goods }.
table-always-pass = You are not asked about messages.

## Reasons for a move, in hints.

why-show = Points from your side of the loot: { $side }; from all of it: { $all }.
