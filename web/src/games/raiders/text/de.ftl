# Was nur dieses Brett sagt. Die Sätze des Spiels selbst kommen vom Server, dieselben wie im Terminal.

you = Du
rule = Regel { $rule }
aid = Spielhilfe
winner = Gewonnen
won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
you-won = Du gewinnst!
waits = Am Zug: { $players }.
waits-place =
    { $count ->
        [one] { $players } bringt einen Schatz unter.
       *[other] { $players } bringen ihre Schätze unter.
    }
last-turns =
    { $count ->
        [one] Die Ausstellungen sind beansprucht: noch ein Zug.
       *[other] Die Ausstellungen sind beansprucht: noch { $count } Züge.
    }
last-turns-bare =
    { $count ->
        [one] Alle Wracks waren eine Runde lang leer: noch ein Zug.
       *[other] Alle Wracks waren eine Runde lang leer: noch { $count } Züge.
    }
brought = { $seat } hat einen Taucher neben deinen bewegt: { $spot }.
not-now = Jetzt nicht.
places = bringt einen Schatz unter

## Ein Zug.

step-0 = Würfel
step-1 = Bewegen
step-2 = Beanspruchen
step-3 = Kaufen
steps = Die Schritte eines Zuges
tap-die = Tippe auf einen Würfel.
tap-spot = Tippe auf einen leuchtenden Platz und sieh, wer was erhält.
tap-wash = Tippe auf einen leeren Strandabschnitt.
tap-rival = Tippe auf einen Würfel, dann auf einen leuchtenden Platz.
tap-place = Tippe auf eine Auslage oder eine Spalte des Tresors.
tap-claim = Tippe auf eine leuchtende Karte.
tap-market = Tippe auf ein leuchtendes Plättchen.
take-die = { $die } nehmen
may-dive = hierhin kannst du dich bewegen
diver-of = Taucher von { $seat }
which-diver = Welcher Taucher bewegt sich?
dive = Bewegen
send = Gegner bewegen
preview = Wer was erhält
goes-home = vom Spielfeld
goes-washed = Strand
goes-out = aus dem Spiel
throws-away = legt ab
finds-nothing = findet nichts
wreck-holds = { $wreck }: noch { $count } Schätze, { $discards } abgelegt

## Ausstellungen.

exhibit = Ausstellung
deck-of = noch { $count } Ausstellungen
may-claim = du kannst sie beanspruchen
on-display = Auslage { $display } passt
in-order = Stil:
style-piece = Plättchen
style-any-shell = Muschel nach Wahl
style-none = keine Stilbelohnung
claim-for = Eine Ausstellung für { $coins } Münzen beanspruchen
claim-with = Mit dieser Auslage
covers =
    { $count ->
        [one] Ein Seestern verdeckt einen Schatz
       *[other] { $count } Seesterne verdecken Schätze
    }
exact = genau in der Reihenfolge
not-exact = nicht in der Reihenfolge: keine Stilbelohnung
printed = Gedruckte Reihenfolge
decorate = Dekorieren
conch-crest = Mit einer Schneckenmuschel dekorieren: { $coins } Münzen mehr
no-conch = Dir fehlt eine Schneckenmuschel für das Wappen
scallop-crest = Mit einer Jakobsmuschel dekorieren: ein Schatz aus einem Wrack deiner Wahl
lacks-scallop = Dir fehlt eine Jakobsmuschel für das Wappen
bare-wrecks = Alle Wracks sind leer: Eine Jakobsmuschel brächte nichts
no-scallop = Nein
you-get = Du erhältst
you-pay = Du zahlst
style = Stilbelohnung
claim-now = Für { $coins } Münzen beanspruchen

## Aquarien.

market = Aquarienmarkt
may-take = du kannst es nehmen
per = je
shows = zeigt { $shells }
for-free = kostenlos
buy-it = Kaufen
take-it = Nehmen
new-tank = Ein neues Aquarium
into-tank = In dieses
plus-coins =
    { $coins ->
        [one] +1 Münze
       *[other] +{ $coins } Münzen
    }

## Tafeln.

your-mat = Meine Tafel
mat-of = Tafel von { $seat }
market-tab = Markt
exhibits-tab = Ausstellungen
tabs = Was auf dem Tisch liegt
exhibits-of = { $count } von { $goal } Ausstellungen
bare-display = leer
aquariums = Aquarien
no-tanks = Noch keins: Ein Boden beginnt eins.
claimed = Ausstellungen
none-claimed = Noch keine.
different =
    { $count ->
        [one] 1 einzigartiger
       *[other] { $count } einzigartige
    }
split = { $exhibits } Ausstellungen, { $vault } Tresor, { $aquariums } Aquarien
use-starfish = Mit einem Seestern Platz schaffen
starfish-help = Gib einen Seestern aus, um den rechten Schatz einer Auslage abzulegen. Jederzeit, auch im Zug anderer; nur nicht, während du eine Ausstellung beanspruchst.
clears = Auslage { $display }: { $treasure }
score = Was zählt
score-help = Ausstellungen: ihre Münzen und { $coins } für jede Schneckenmuschel darauf. Tresor: 1 für jeden einzigartigen Schatz und die Münzen jeder Reihe aus einer Art. Aquarien: ihre Münzen und was ihr Deckel zahlt.

## Allein.

round = Runde { $round }, Zug { $turn } von 6
ends-when = Jedes davon beendet das Spiel

## Das Ende.

score-track = Wertungsanzeige
counts-exhibits = Zuerst die Ausstellungen
counts-vault = Dann der Tresor
counts-aquariums = Dann die Aquarien
counted = Alles ist gezählt
exhibits = Ausstellungen
vault = Tresor
points-sum = Punkte
show-lagoon = Lagune zeigen
show-track = Wertungsanzeige zeigen
up-to = bis { $points }
above = über { $points }
