# Die eigenen Texte dieses Spielplans. Die Texte des Spiels kommen vom Server, wie im Terminal.

you = Du
rule = Regel { $rule }
aid = Spielhilfe
winner = Gewonnen
waits = Wir warten auf { $players }.
waits-place =
    { $count ->
        [one] { $players } bringt einen Schatz unter.
       *[other] { $players } bringen ihre Schätze unter.
    }
last-turns =
    { $count ->
        [one] Genug Ausstellungen sind beansprucht: noch ein Zug.
       *[other] Genug Ausstellungen sind beansprucht: noch { $count } Züge.
    }
last-turns-bare =
    { $count ->
        [one] Alle Wracks waren eine Runde lang leer: noch ein Zug.
       *[other] Alle Wracks waren eine Runde lang leer: noch { $count } Züge.
    }
brought = { $seat } hat einen Taucher neben deinen gesetzt: { $spot }.
not-now = Jetzt nicht.
places = bringt einen Schatz unter

## Ein Zug.

step-0 = Würfel
step-1 = Bewegen
step-2 = Beanspruchen
step-3 = Kaufen
steps = Die Schritte eines Zuges
tap-die = Tippe auf einen leuchtenden Platz oder einen Würfel.
tap-spot = Tippe auf einen leuchtenden Platz, um zu sehen, wer was erhält.
tap-wash = Tippe auf einen leeren Strandabschnitt.
tap-rival = Tippe auf einen Würfel, dann auf einen leuchtenden Platz.
tap-place = Tippe auf eine Auslage oder eine Spalte des Tresors.
tap-claim = Tippe auf eine leuchtende Ausstellung.
tap-market = Tippe auf ein leuchtendes Plättchen.
take-die = { $die } nehmen
may-dive = hierhin kannst du einen Taucher bewegen
diver-of = Taucher von { $seat }
your-diver = dein Taucher
rival-diver = ein Gegner
which-diver = Welchen Taucher bewegst du?
dive = Bewegen
take-and-dive = Nimm die { $number } und tauche
with-shell = dazu: { $shell }
which-die = Welcher Würfel?
send = Gegner bewegen
preview = Wer was erhält
goes-home = vom Spielfeld
goes-washed = Strand
goes-out = aus dem Spiel
throws-away = legt ihn ab
finds-nothing = findet nichts
wreck-holds =
    { $count ->
        [one] { $wreck }: noch 1 Schatz, { $discards } abgelegt
       *[other] { $wreck }: noch { $count } Schätze, { $discards } abgelegt
    }

## Ausstellungen.

exhibit = Ausstellung
deck-of =
    { $count ->
        [one] noch { $count } Ausstellung
       *[other] noch { $count } Ausstellungen
    }
may-claim = du kannst sie beanspruchen
on-display = Auslage { $display } passt
in-order = Stil:
style-piece = Plättchen
style-any-shell = Muschel nach Wahl
style-none = keine Stil{"\u00AD"}belohnung
claim-for =
    { $coins ->
        [one] Eine Ausstellung für eine Münze beanspruchen
       *[other] Eine Ausstellung für { $coins } Münzen beanspruchen
    }
claim-with = Mit dieser Auslage
times = { $count } × { $what }
of-them-starfish =
    { $count ->
        [one] davon ein Seestern
       *[other] davon { $count } Seesterne
    }
covers =
    { $count ->
        [one] Ein Seestern verdeckt einen Schatz
       *[other] { $count } Seesterne verdecken Schätze
    }
exact = genau in der Reihenfolge
not-exact = nicht in der Reihenfolge: keine Stilbelohnung
printed = Gedruckte Reihenfolge
decorate = Dekorieren
conch-crest =
    { $coins ->
        [one] Mit einer Schneckenmuschel dekorieren: +{ $coins } Münze
       *[other] Mit einer Schneckenmuschel dekorieren: +{ $coins } Münzen
    }
no-conch = Dir fehlt eine Schneckenmuschel für das Wappen
scallop-crest = Mit einer Jakobsmuschel dekorieren: ein Schatz aus einem Wrack deiner Wahl
lacks-scallop = Dir fehlt eine Jakobsmuschel für das Wappen
bare-wrecks = Alle Wracks sind leer: Eine Jakobsmuschel brächte nichts
no-scallop = Nein
you-get = Du erhältst
you-pay = Du zahlst
style = Stilbelohnung
claim-now =
    { $coins ->
        [one] Für { $coins } Münze beanspruchen
       *[other] Für { $coins } Münzen beanspruchen
    }

## Aquarien.

market = Aquarienmarkt
may-take = du kannst es nehmen
per = je
shows = zeigt { $shells }
for-free = kostenlos
buy-it = Kaufen
take-it = Nehmen
new-tank = Ein neues Aquarium
into-tank = In dieses Aquarium
plus-coins =
    { $coins ->
        [one] +{ $coins } Münze
       *[other] +{ $coins } Münzen
    }

## Tafeln.

your-mat = Deine Tafel
mat-of = Tafel von { $seat }
market-tab = Markt
exhibits-tab = Ausstellungen
lagoon-tab = Lagune
tabs = Auf dem Tisch
bare-display = leer
aquariums = Aquarien
no-tanks = Noch keins. Ein Boden beginnt ein neues.
claimed = Ausstellungen
none-claimed = Noch keine.
different =
    { $count ->
        [one] 1 einzigartiger
       *[other] { $count } einzigartige
    }
split = { $exhibits } Ausstellungen, { $vault } Tresor, { $aquariums } Aquarien
use-starfish = Mit einem Seestern Platz schaffen
starfish-help = Gib einen Seestern aus, um den rechten Schatz einer Auslage abzulegen. Das geht jederzeit, auch wenn andere am Zug sind, nur nicht, während du eine Ausstellung beanspruchst.
clears = Auslage { $display }: { $treasure }
score = Wertung
score-help = Ausstellungen: ihre Münzen und { $coins } für jede Schneckenmuschel darauf. Tresor: 1 für jeden einzigartigen Schatz und die Münzen jeder Reihe aus einer einzigen Art. Aquarien: ihre Münzen und was ihr Deckel bringt.

## Allein.

round = Runde { $round }, Zug { $turn } von 6
ends-when = Eins davon beendet das Spiel

## Das Ende.

score-track = Wertungsanzeige
counts-exhibits = Zuerst die Ausstellungen
counts-vault = Dann der Tresor
counts-aquariums = Dann die Aquarien
counted = Endstand
exhibits = Ausstellungen
vault = Tresor
points-sum = Punkte
show-lagoon = Lagune zeigen
show-track = Wertungsanzeige zeigen
up-to = bis { $points }
above = über { $points }
