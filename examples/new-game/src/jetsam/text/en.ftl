# Jetsam in English; de.ftl has the same ids.

title = Jetsam
tagline = Keep your crate, or trust the heap.
credits = A small game that comes with Wreckfish.
aim = The best crate wins. The game ends when all rounds have been played.
depth = adrift

heap = { $count ->
    [one] One crate in the heap
   *[other] { $count } crates in the heap
}
overboard = Overboard: { $crates }
crate = { $seat } has the crate worth { $value }.

option-rounds = Rounds
option-rounds-help = How often everyone has a turn.

ask-turn = Keep your crate, swap it, or offer it?
ask-offer = { $bidder } offers you a crate for yours and claims that it is worth { $claim }. Accept?
claim-low = 1 to 4
claim-middle = 5 to 8
claim-high = 9 to 12
move-keep = Keep the crate
move-swap = Throw it overboard and haul in another
move-offer = Offer it to { $seat } as worth { $claim }
move-accept = Exchange crates
move-decline = Decline the offer
no-game-over = The game is over.
no-such-seat = There is no seat { $number } at this table.
no-such-move = This game has no such move.
no-not-yours = It is { $seat }’s decision.
no-other-question = Not now. First { $question }.
question-turn = take your turn
question-offer = answer the offer
no-heap = The heap is empty: there is no other crate.
no-yourself = Offer your crate to another player.
event-kept = { $seat } keeps the crate.
    .seat = You keep the crate.
event-swapped = { $seat } throws a crate worth { $crate } overboard and hauls in another.
    .seat = You throw a crate worth { $crate } overboard and haul in another.
event-offered = { $seat } offers { $other } a crate, claiming that it is worth { $claim }.
    .seat = You offer { $other } a crate, claiming that it is worth { $claim }.
    .other = { $seat } offers you a crate, claiming that it is worth { $claim }.
event-accepted = { $seat } and { $other } exchange crates.
    .seat = You and { $other } exchange crates.
    .other = { $seat } and you exchange crates.
event-declined = { $seat } declines.
    .seat = You decline.
part-crate = The crate: { $points }
reason-rounds-over = All rounds are played.

# The browser board’s own words.
board-keep = Keep it
board-swap = Swap it
board-accept = Exchange
board-decline = Decline
board-offer = Or tap another player’s crate to offer yours for it.
board-claim = Offer your crate to { $seat } and claim that it is worth …
board-back = Back
board-overboard = Gone overboard
board-crate = { $seat }’s crate
board-waits = { $seat } decides.
board-wins = { $seat } has the best crate.
board-rule = Rule { $rule }
