# Was nur dieser Spielplan sagt. Die Sätze des Spiels selbst kommen vom Server, dieselben wie im Terminal.

dive = Tauchen
dive-on = Tiefer
surface = Auftauchen
place = Anlegen
leave = Liegen lassen
take-cards =
    { $cards ->
        [one] eine Karte mitnehmen
       *[other] { $cards } Karten mitnehmen
    }
leave-card = auftauchen und sie liegen lassen
odds-show = Zeig, wie wahrscheinlich ein Tauchunfall ist
odds-hide = Nicht mehr zeigen, wie wahrscheinlich ein Tauchunfall ist
odds-short = { $percent } % Unfall
odds-long = { $bad } von { $cards } Karten lösen einen Unfall aus
cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
cards-short = { $count } Karten
points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
fathoms = Faden
your-hold = Dein Laderaum
hold-of = Laderaum von { $seat }
hold-empty = Der Laderaum ist noch leer.
stack = { $suit }: { $values }
stack-none = { $suit }: keine
safe = sicher
kept-by-anchor = Das hält der Anker
aid = Spielhilfe
rule = Regel { $rule }
you = Du
waits = { $seat } entscheidet.
waits-dive = { $seat } taucht.
deck-of = Beutestapel: { $count } Karten
locker = Seemanns{ "\u00AD" }grab
locker-of = Seemannsgrab: { $count } Karten
locker-help = Im Seemannsgrab liegen die Karten verdeckt. Niemand sieht hinein, außer eine Karte erlaubt es.
locker-saw = Diese Karten hast du darin gesehen:
saw-next = Du weißt, was als Nächstes kommt:
map-shows = Die Schatzkarte zeigt
owed =
    { $owed ->
        [one] Der Krake verlangt noch eine Karte.
       *[other] Der Krake verlangt noch { $owed } Karten.
    }
choose-of = Karten von { $seat }
choose-own = Deine Karten
lies-in-wait = lauert auf { $seat }
divers = Taucher
variant = Variante
place-1 = Sieg
won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
you-won = Du gewinnst!
about-card = { $card }: Was bewirkt die Karte?
