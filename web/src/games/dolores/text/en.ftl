# The board's own texts. The game's texts come from the server, as in the terminal.

you = You
rule = Rule { $rule }
aid = Game aid
about-card = { $card }: what does it do?
waits = Waiting for { $players }.
winner = Winner

## Hands.

peace-about = each takes their own side
fight-about = take it all or lose it all
pick-about = take any one card first
choose-one = Choose a hand
choose-two = Choose two hands
lock-in = Lock in { $hand }
chosen = has chosen
yours-locked = locked in
bet-on = What will { $seat } show?
lock-bet = Lock in the bet
no-bet = No bet
beat-1 = Do …
beat-2 = Lo …
beat-3 = Res!

## Messages and windows.

pass = Pass
passes-in = automatic in { $seconds } s
wait = Wait, let me think
ask-me = Ask me
always-pass = Ask me about messages
your-messages = Your messages
play-message = Play { $card }
lay-so = Lay out like this
lay-how = tap two cards, or drag one onto the other
not-so = Put it back
take-marked =
    { $count ->
        [0] Tap the cards you want
        [one] Take one card
       *[other] Take { $count } cards
    }
take-all = Take all
take-none = Take nothing
take-this = Take { $card }
mark-this = Mark { $card }
move-this = Move { $card }

## Loot and goods.

your-side = your side
only-you = only you
goods-of = { $seat }’s goods
your-goods = Your goods
no-goods = No goods yet.
goods-help = { $goods }: { $ones } × value 1, { $twos } × value 2, { $threes } × value 3. At the end only the sets with the highest and the lowest totals score.
if-now = points if the game ended now
set = { $goods }: { $total }
set-highest = { $goods }: { $total }, highest set, scores
set-lowest = { $goods }: { $total }, lowest set, scores
set-doubled = { $goods }: { $total }, all equal, scores twice
set-none = { $goods }: none
scores-highest = highest, scores
scores-lowest = lowest, scores
scores-doubled = all equal, scores twice
counts = Highest { $high }, lowest { $low }
counts-doubled = All equal: { $same }, twice
counts-nothing = No goods yet
deck-of =
    { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
dawn-later = Dawn is among the last { $last } cards
dawn-now = Dawn can come at any time
lost-of =
    { $count ->
        [one] Lost: 1 card
       *[other] Lost: { $count } cards
    }
lost-help = Loot that no one took. These cards do not come back.
last-contest = The last contest
deals = dealing
shares = negotiating
vowed = has vowed
perjured = broke a vow
watches = watching

## Talk.

talk = Say what you like. Nothing you say is binding.
say-something = Say something{ "\u00A0" }…
say-peace = I’ll make peace
say-fight = I’ll fight
say-pick = I only want one
say-deal = A deal …
say-claim = I saw …
say-vow = I never break my word
say-it = Say it
if-you = If you show
then-i = I show
which-card = Which card?
is-what = What is it?
worth = Worth
claim-help = True or false? Everyone finds out when the card is shown.
quote-promise = “I will show { $shape }.”
quote-deal = “If you show { $yours }, I show { $mine }.”
no-words = No promises yet
