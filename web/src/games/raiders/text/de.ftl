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
waits = { $players } am Zug.
waits-place =
    { $count ->
        [one] { $players } räumt einen Schatz ein.
       *[other] { $players } räumen ihre Schätze ein.
    }
last-turns =
    { $count ->
        [one] Die Ausstellungen sind erreicht: noch ein Zug.
       *[other] Die Ausstellungen sind erreicht: noch { $count } Züge.
    }
last-turns-bare =
    { $count ->
        [one] Alle Wracks sind leer: noch ein Zug.
       *[other] Alle Wracks sind leer: noch { $count } Züge.
    }
brought = { $seat } ist neben dir getaucht: { $spot }.
not-now = Jetzt nicht.
places = räumt einen Schatz ein

## Ein Zug.

step-0 = Würfel
step-1 = Tauchen
step-2 = Ausstellen
step-3 = Kaufen
steps = Die Schritte eines Zuges
tap-die = Tippe auf einen Würfel.
tap-spot = Tippe auf ein leuchtendes Feld und sieh, wer was bekommt.
tap-wash = Tippe auf ein freies Strandfeld.
tap-rival = Tippe auf einen Würfel, dann auf ein leuchtendes Feld.
tap-place = Tippe auf eine Auslage oder eine Spalte des Tresors.
tap-claim = Tippe auf eine leuchtende Karte.
tap-market = Tippe auf ein leuchtendes Teil.
take-die = { $die } nehmen
may-dive = hierhin kannst du tauchen
diver-of = Taucher von { $seat }
which-diver = Welcher Taucher
dive = Tauchen
send = Gegner schicken
preview = Wer was bekommt
goes-home = ins Boot
goes-washed = Strand
goes-out = aus dem Spiel
throws-away = legt ab
wreck-holds = { $wreck }: noch { $count } Schätze, { $discards } abgelegt

## Ausstellungen.

exhibit = Ausstellung
deck-of = noch { $count } Ausstellungen
may-claim = du kannst sie nehmen
on-display = sie steht in Auslage { $display }
in-order = in Folge:
style-piece = ein Teil
style-any-shell = eine Muschel
style-none = ohne Reihenfolge
claim-for = Eine Ausstellung für { $coins } Münzen
claim-with = Mit dieser Auslage
covers =
    { $count ->
        [one] Ein Seestern bedeckt einen Schatz
       *[other] { $count } Seesterne bedecken Schätze
    }
exact = genau in der Reihenfolge
not-exact = nicht in der Reihenfolge: keine Belohnung
printed = Gedruckte Reihenfolge
decorate = Schmücken
conch-crest = Eine Schneckenmuschel bleibt auf der Karte: 2 Münzen mehr
no-conch = Dir fehlt eine Schneckenmuschel für das Wappen
scallop-crest = Eine Jakobsmuschel für einen Schatz aus einem Wrack
lacks-scallop = Dir fehlt eine Jakobsmuschel für das Wappen
no-scallop = Nein
you-get = Du bekommst
you-pay = Du zahlst
style = Für die Reihenfolge
claim-now = Für { $coins } Münzen nehmen

## Aquarien.

market = Aquarienmarkt
may-take = du kannst es nehmen
per = je
shows = zeigt { $shells }
for-free = geschenkt
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
exhibits-tab = Karten
tabs = Was auf dem Tisch liegt
exhibits-of = { $count } von { $goal } Ausstellungen
bare-display = leer
aquariums = Aquarien
no-tanks = Noch keins: ein Boden beginnt eins.
claimed = Ausstellungen
none-claimed = Noch keine.
different = { $count } verschiedene
split = { $exhibits } Ausstellungen, { $vault } Tresor, { $aquariums } Aquarien
use-starfish = Mit einem Seestern Platz schaffen
starfish-help = Ein Seestern geht zurück an den Strand und mit ihm der letzte Schatz einer Auslage. Jederzeit, auch im Zug anderer.
clears = Auslage { $display }: { $treasure }
score = Was zählt
score-help = Ausstellungen: ihre Münzen und 2 für eine Schneckenmuschel darauf. Tresor: 1 für jeden verschiedenen Schatz und die Münzen einer Reihe aus einer Art. Aquarien: ihre Münzen und was ihr Deckel zahlt.

## Allein.

round = Runde { $round }, Zug { $turn } von 6
ends-when = Das Spiel endet, wenn es heißt

## Das Ende.

score-track = Punkteleiste
counts-exhibits = Zuerst die Ausstellungen
counts-vault = Dann der Tresor
counts-aquariums = Dann die Aquarien
counted = Alles ist gezählt
exhibits = Ausstellungen
vault = Tresor
points-sum = Punkte
show-lagoon = Lagune zeigen
show-track = Punkteleiste zeigen
up-to = bis { $points }
above = über { $points }
