# Die eigenen Texte dieses Spielplans. Die Texte des Spiels kommen vom Server, wie im Terminal.

dive = Tauchen
dive-on = Weitertauchen
surface = Auftauchen
place = Anlegen
leave = Liegen lassen
take-cards =
    { $cards ->
        [one] eine Karte mitnehmen
       *[other] { $cards } Karten mitnehmen
    }
leave-card = auftauchen und sie liegen lassen
odds-show = Unfallrisiko zeigen
odds-hide = Unfallrisiko ausblenden
odds-short = { $percent } % Risiko
odds-long = { $bad } von { $cards } Karten lösen einen Unfall aus
cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
cards-short =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
fathoms = Faden
your-hold = Dein Laderaum
hold-of = Laderaum von { $seat }
by-parts = Karten { $cards }, { $why } { $more }
hold-empty = Der Laderaum ist noch leer.
stack = { $suit }: { $values }
stack-none = { $suit }: keine
safe = sicher
kept-by-anchor = Vom Anker gesichert
aid = Spielhilfe
rule = Regel { $rule }
you = Du
waits = { $seat } entscheidet.
waits-dive = { $seat } taucht.
deck-of =
    { $count ->
        [one] Beutestapel: 1 Karte
       *[other] Beutestapel: { $count } Karten
    }
locker = Seemanns{ "\u00AD" }grab
locker-of =
    { $count ->
        [one] Seemannsgrab: 1 Karte
       *[other] Seemannsgrab: { $count } Karten
    }
locker-help = Im Seemannsgrab liegen die Karten verdeckt. Du darfst nur hineinsehen, wenn eine Karte es erlaubt.
locker-saw = Davon hast du gesehen:
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
lies-in-wait-you = lauert auf dich
divers = Taucher
variant = Variante
place-1 = Gewonnen
about-card = { $card }: Was bewirkt die Karte?
causes-incident = Unfall!
