# Jetsam in English; de.ftl has the same ids.

title = Jetsam
tagline = Keep your crate, or trust the heap.
credits = A small game that comes with Wreckfish.

heap = { $count ->
    [one] One crate in the heap
   *[other] { $count } crates in the heap
}
overboard = Overboard: { $crates }
crate = Your crate is worth { $value }.

option-rounds = Rounds
option-rounds-help = How often everyone has a turn.

ask-turn = Keep your crate, or swap it?
move-keep = Keep the crate
move-swap = Throw it overboard and haul in another
no-not-yours = It is not your turn.
no-such-move = Keep the crate, or swap it: there is nothing else to do.
no-heap = The heap is empty: keep the crate.
event-kept = { $seat } keeps the crate.
event-swapped = { $seat } throws a crate worth { $crate } overboard and hauls in another.
part-crate = The crate
reason-rounds-over = All rounds are played.
