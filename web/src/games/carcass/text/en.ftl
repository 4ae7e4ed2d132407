# The board's own texts. The game's texts come from the server, as in the terminal.

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
leave-card = surface and leave it on the deck
odds-show = Show the risk of an incident
odds-hide = Hide the risk of an incident
odds-short = { $percent } % risk
odds-long = { $bad } of { $cards } cards would cause an incident
cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
cards-short =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
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
by-parts = Cards { $cards }, { $why } { $more }
hold-empty = Nothing in the Hold yet.
stack = { $suit }: { $values }
stack-none = { $suit }: none
safe = safe
kept-by-anchor = Kept by the Anchor
aid = Game aid
rule = Rule { $rule }
you = You
waits = { $seat } is deciding.
waits-dive = { $seat } is diving.
deck-of =
    { $count ->
        [one] Loot Deck: 1 card
       *[other] Loot Deck: { $count } cards
    }
locker = Locker
locker-of =
    { $count ->
        [one] Locker: 1 card
       *[other] Locker: { $count } cards
    }
locker-help = Cards in the Locker lie face down. You may look only when a card says so.
locker-saw = You have seen these:
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
lies-in-wait-you = lies in wait for you
divers = Divers
variant = Variant
place-1 = Winner
about-card = { $card }: what does it do?
causes-incident = incident!
