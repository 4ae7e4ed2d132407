# What only this board says. The game's own sentences come from the server, the same as in the terminal.

dive = Dive
dive-on = Dive on
surface = Surface
place = Place it
leave = Leave it
take-cards =
    { $cards ->
        [one] bring up one card
       *[other] bring up { $cards } cards
    }
leave-card = surface, it stays on the deck
odds-show = Show the chance of an incident
odds-hide = Hide the chance of an incident
odds-short = { $percent } % incident
odds-long = { $bad } of { $cards } cards are an incident
cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
cards-short = { $count } cards
points =
    { $count ->
        [one] point
       *[other] points
    }
fathoms =
    { $count ->
        [one] fathom
       *[other] fathoms
    }
your-hold = Your Hold
hold-of = { $seat }’s Hold
hold-empty = Nothing in the Hold yet.
stack = { $suit }: { $values }
stack-none = { $suit }: none
safe = safe
kept-by-anchor = The Anchor keeps these
aid = Game aid
rule = Rule { $rule }
you = You
waits = { $seat } decides.
waits-dive = { $seat } dives.
deck-of = Loot Deck: { $count } cards
locker = Locker
locker-of = Locker: { $count } cards
locker-help = Cards lie face down in the Locker. Nobody looks into it unless a card says so.
locker-saw = You saw these in it:
saw-next = You know what comes next:
map-shows = The Map shows
owed =
    { $owed ->
        [one] The Squid still wants one card.
       *[other] The Squid still wants { $owed } cards.
    }
choose-of = { $seat }’s cards
choose-own = Your cards
lies-in-wait = lies in wait for { $seat }
divers = Divers
variant = Variant
place-1 = Winner
won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
you-won = You win!
about-card = { $card }: what does it do?
