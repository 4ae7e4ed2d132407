# Die eigenen Texte dieses Spielplans. Die Texte des Spiels kommen vom Server, wie im Terminal.

you = Du
rule = Regel { $rule }
aid = Spielhilfe
winner = Gewonnen
waits = Wir warten auf { $seat }.
waits-kraken =
    { $left ->
        [one] { $seat } führt den Kraken: noch eine Aktion.
       *[other] { $seat } führt den Kraken: noch { $left } Aktionen.
    }
waits-drop = Die { $ship } von { $seat } ist beschädigt: { $seat } wirft Fracht ab.
woke = { $seat } hat ihn geweckt.
you-woke = Du hast ihn geweckt.
yours-to-place = Es ist deine Fracht, also wirfst du sie ab.
ends = { $why }: Das Spiel endet nach dem Zug des letzten Spielers.
idle = Eine ganze Runde ohne Aktion: Noch eine, und das Spiel endet.
your-action =
    { $number ->
        [1] Deine erste Aktion?
        [2] Deine zweite Aktion?
        [3] Deine dritte Aktion?
        [4] Deine vierte Aktion?
        [5] Deine fünfte Aktion?
        [6] Deine sechste Aktion?
       *[other] Deine { $number }. Aktion?
    }

## Die Karte.

chart = Seekarte
# Fixed: 10
chart-help = Plus und Minus zoomen, 0 zeigt die ganze Karte. Die Pfeiltasten bewegen, was du in der Hand hast, um 10 Millimeter, mit Umschalt um 1; Eingabe lässt los, Escape legt zurück. Die Liste neben der Karte bietet eine Auswahl sinnvoller Züge.
zoom = Zoom
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Ganze Karte zeigen
sea-name = das Meer der Betrübten
north = N
of-mm = { $far } von { $most } mm
of-steps = { $count } von { $most } Schritten
far = { $far } mm
free-water = Freies Wasser.
could-dock = Hier kann das Schiff anlegen: { $island }.
tap-course = Zieh die Figur, tippe auf die Karte oder wähle aus der Liste.
cancel = Abbrechen
reach = Reichweite der anderen und des Krakens zeigen
lay-stick = Auf die Karte legen oder wegnehmen
close-piece = Schließen
from-ship = { $far } mm von deiner { $ship }
shoots-at = Die Kanonen erreichen: { $names }.
shot-by = Hierher schießen können: { $names }.
kraken-reaches = Wenn er erwacht, kann er treffen: { $names }.
whale-hull = Rumpf { $hull }: Mehr als { $hull } tötet ihn
sea-needs = das Meer erkunden: ab { $number }
dock = Anlegen
confirm-move = Hierher segeln
confirm-deploy = Hier zu Wasser lassen
confirm-swim = Hierher schwimmen
confirm-island = Hier auslegen
confirm-whale = Hier aussetzen
confirm-drop = Hier abwerfen
confirm-fort = Hier bauen
confirm-neutral = Hier bauen

## Die Liste.

which = Welche Figur?
your-ship = deine { $ship }
near-your-ship = deiner { $ship }
ship-of = { $ship } von { $seat }
near-ship-of = der { $ship } von { $seat }
flag-of = eine Flagge von { $seat }
flag-tentacle = eine Flagge von { $seat }, Tentakelseite oben
your-flag = deine Flagge
your-flag-tentacle = deine Flagge, Tentakelseite oben
island-card = Insel { $value }
a-whale = Ein Wal
your-fort = deine Festung
headings =
    { $count ->
        [one] Ein Kurs mit vollem Tempo
       *[other] { $count } Kurse mit vollem Tempo
    }
positions =
    { $count ->
        [one] Eine Stelle
       *[other] { $count } Stellen
    }
beside = neben { $thing }
beside-kraken = neben dem Kraken
beside-lair = neben der Höhle
towards = Richtung { $thing }
away = Weg vom Kraken
to-lair = In seine Höhle
dock-at = Anlegen bei { $island }
dock-hull = mehr Rumpf, aber kein Angreifen oder Erkunden
number = Zahl { $number }
with-needs = { $ship }: ab { $number }
with-hull = { $ship }: Würfel + { $guns }, nötig ist mehr als { $hull }
strike = Schlag gegen die { $ship } von { $seat }
strike-own = Schlag gegen deine { $ship }
strikes = Würfel + { $strength }, nötig ist mehr als { $hull }
swims-and-strikes =
    { $count ->
        [one] ein Schritt, dann Würfel + { $strength }: nötig ist mehr als { $hull }
       *[other] { $count } Schritte, dann Würfel + { $strength }: nötig ist mehr als { $hull }
    }
or-with = { $what }, mit der { $ship }
sails-there =
    { $count ->
        [one] Segeln: ein Schritt.
       *[other] Segeln: mindestens eine { $count } auf einem Würfel, { $percent } %.
    }
act-there = { $what }: gelingt zu { $percent } %, { $risk }.
act-there-sure = { $what }: { $risk }.
steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
trades =
    { $count ->
        [one] ein Plättchen
       *[other] bis zu { $count } Plättchen
    }
shoots =
    { $damage ->
        [0] { $die } + { $guns } gegen { $hull }: kein Schaden
       *[other] { $die } + { $guns } gegen { $hull }: { $damage } Schaden
    }
fits = mit der { $die } (ab { $need })
worth =
    { $points ->
        [one] 1 Punkt. { $effect }
       *[other] { $points } Punkte. { $effect }
    }
instead = Anstelle von { $building }.
can-do = Das kannst du hier tun
all-actions = Alle Aktionen

## Aktionen.

act-sail = Segeln
act-explore = Erkunden
act-attack = Angreifen
act-upgrade = Verbessern
act-trade = Handeln
does-sail = ein Würfel bestimmt deine Schritte
why-sail = kein Schiff auf See
why-explore = nichts in Reichweite, was die Würfel schaffen, oder kein Platz
why-attack = niemand in Schussweite, den ein Würfel treffen kann
why-fort = keine Festung nah genug (höchstens S)
why-foreign = keine fremde Festung nah genug (höchstens S)
why-cargo = nichts Passendes an Bord
aid-sail = Wähle einen Würfel: So viele Schritte hast du, frei auf beide Schiffe verteilt. Ein Schritt ist eine gerade Linie, höchstens so lang wie das Tempo.
# Fixed: zwei
aid-explore = Erreicht die Summe die Zahl einer Insel, des Meeres oder einer fremden Festung, nimmst du ein Plättchen; das Doppelte bringt zwei.
aid-attack = Ein Würfel und deine Kanonen gegen einen Rumpf: Jeder Punkt darüber ist ein Schaden. Ein beschädigtes Schiff wirft Fracht ab oder wird versenkt.
aid-upgrade = Bei jeder Festung: Erreicht ein Würfel die nächste Stufe einer Leiste, legst du ein Plättchen vom Schiff dorthin oder eine erbeutete Flagge.
aid-trade = Bei einer fremden oder der neutralen Festung: Lagere bis zur Zahl eines Würfels Plättchen ein, zieh ebenso viele Gebäude und behalte eines.
risk-short =
    { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
risk-row = weckt zu { $percent } %
risk =
    { $dice ->
        [one] Risiko, den Kraken bei Bedrohung { $threat } mit einem Würfel zu wecken: genau { $exact }, { $percent } Prozent
       *[other] Risiko, den Kraken bei Bedrohung { $threat } mit { $dice } Würfeln zu wecken: genau { $exact }, { $percent } Prozent
    }
exact = genau { $exact }

## Was die Würfel bringen.

explore-at = Erkunde { $place }
attack-at = Angriff: { $target }
upgrade-with = Verbessere mit der { $ship }
trade-with = Handle mit der { $ship }
succeeds = gelingt zu { $percent } %
more-explore = { $count } weitere Ziele
more-attack = { $count } weitere Ziele
more-upgrade = { $count } weitere
more-trade = { $count } weitere
more-sail = { $count } weitere
own-ship = dein eigenes Schiff!
keep = Würfel lassen
until-sleeps = Würfel ändern, bis der Kraken schläft
until-more = Würfel ändern, bis sie mehr bringen
until-changes = einen nach dem anderen, höchstens { $count }
change-saves = rettet dich: { $gain }
change-may-save = rettet dich zu { $percent } %
change-still = weckt den Kraken trotzdem
change-wakes = weckt den Kraken
change-better = { $gain }
change-may-better = bringt zu { $percent } % mehr
change-same = ändert nichts
change-worse = nur { $gain }
gain-explore =
    { $count ->
        [0] kein Fund
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
gain-move = { steps }
gain-trade = { trades }
gain-attack =
    { $count ->
        [0] kein Schaden
       *[other] { $count } Schaden
    }
gain-upgrade =
    { $count ->
        [0] keine Verbesserung
        [one] eine Verbesserung
       *[other] { $count } Verbesserungen
    }
other-die = Anderer Würfel:
use-die = Stattdessen die { $die }
store-all = Alle { $count } einlagern
take-all = Alle { $count } herausfischen
drop-all = Alle { $count } ringsum abwerfen
coin-count =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
to-place = zu { $thing }
off = vor { $place }
result-woke = { $total }: Du weckst den Kraken!
result-nothing = { $total } von { $need }: nichts gefunden
result-found =
    { $count ->
        [one] { $total } von { $need }: Du nimmst ein Plättchen
       *[other] { $total } von { $need }: Du nimmst { $count } Plättchen
    }
result-found-coins =
    { $coins ->
        [one] { $total } von { $need }: Du nimmst Fracht, 1 Münze
       *[other] { $total } von { $need }: Du nimmst Fracht, { $coins } Münzen
    }
result-missed = { $strength } gegen { $hull }: kein Schaden, nötig ist mehr als { $hull }
result-whale = { $strength } gegen { $hull }: Der Wal treibt, fische ihn heraus
result-damaged = { $strength }: { $seat } erleidet { $count } Schaden
result-wrecked = { $strength }: Das Schiff von { $seat } ist versenkt, aber keine Flagge ist mehr da
result-captured = { $strength }: Das Schiff von { $seat } ist versenkt, du bekommst eine Flagge
result-fitted =
    { $count ->
        [one] Eine Verbesserung angebracht
       *[other] { $count } Verbesserungen angebracht
    }
result-stored =
    { $count ->
        [one] Ein Plättchen in deinem Lager
       *[other] { $count } Plättchen in deinem Lager
    }
result-unfitted = Kein Würfel erreicht die nächste Stufe

## Der Kraken.

threat = Bedrohung
awake = Der Kraken ist wach
steers =
    { $left ->
        [one] { $seat } führt ihn, noch eine Aktion
       *[other] { $seat } führt ihn, noch { $left } Aktionen
    }
would-steer = erwacht er jetzt, führt ihn { $seat }
you-steer =
    { $left ->
        [one] du führst ihn, noch eine Aktion
       *[other] du führst ihn, noch { $left } Aktionen
    }
you-would-steer = erwacht er jetzt, führst du ihn
moves-kraken = führt den Kraken
meter = Die Würfel zeigen zusammen { $total }; bei { $threat } erwacht der Kraken.
slots = Plätze: { $filled } von { $slots } belegt
tentacle = Tentakelseite oben
kraken-threat = Bedrohung
kraken-actions = Aktionen
kraken-speed = Tempo
kraken-strength = Stärke
kraken-hull = Rumpf
kraken-filled = Plätze belegt
n-of = { $n } von { $of }
aid-kraken = Erreichen die Würfel seine Bedrohung, erwacht er: Die Aktion verfällt, der Zug ist zu Ende, und wer rechts sitzt, führt ihn.
kraken-grows = Jede Flagge auf seiner Tafel senkt die Bedrohung und macht ihn stärker. Sind alle Plätze belegt, endet das Spiel.
kraken-strikes = Er schwimmt höchstens so weit wie sein Tempo, über Wale, Fracht und Schiffe hinweg; nur Inseln halten ihn auf. Oder er schlägt nach einem Schiff, das höchstens S entfernt ist: ein Würfel und seine Stärke gegen den Rumpf.
kraken-wrecks = Versenkt er ein Schiff, nimmt er eine Flagge des Besitzers und kehrt in seine Höhle zurück.
dice-lie = Würfel: { $dice }, zusammen { $total }

## Tafeln.

your-board = Deine Tafeln
board-of = Tafeln von { $seat }
stat-hull = Rumpf
stat-guns = Kanonen
stat-speed = Tempo
stat-reach = Schuss
stat-spy = Fernrohr
stat-hold = Laderaum
adds-sails = Tempo +{ $by }
adds-guns = Kanonen +{ $by }
adds-hull = Rumpf +{ $by }
adds-hold = Laderaum +{ $by }
adds-spyglass = Fernrohr +{ $by }
adds-crew = Neuwürfe +{ $by }
in-yard = in der Werft
hold = Laderaum: { $count } von { $room }
track-filled = { $filled } von { $count } belegt, die nächste Stufe braucht { $need }
free-slot = ein freier Platz
empty = leer
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
infamy-track =
    { $flags ->
        [one] Ruhmleiste: noch eine Flagge, sichtbare Totenköpfe: { $skulls }
       *[other] Ruhmleiste: noch { $flags } Flaggen, sichtbare Totenköpfe: { $skulls }
    }
stock-count =
    { $count ->
        [one] Lager: ein Plättchen
       *[other] Lager: { $count } Plättchen
    }
built-count =
    { $count ->
        [one] ein Gebäude
       *[other] { $count } Gebäude
    }
points-so-far =
    { $unknown ->
        [0] Punkte bisher.
        [one] Punkte bisher, ohne ein Plättchen, das du nicht gesehen hast.
       *[other] Punkte bisher, ohne { $unknown } Plättchen, die du nicht gesehen hast.
    }
sticks = Messstäbe
whales = Wale
score-parts = Woher sie kommen
score = Wertung
ending = Spielende
docking = Anlegen

## Das Ende.

score-track = Wertungsanzeige
counts-coins = Zuerst die Lager
counts-upgrades = Dann die Verbesserungen
counts-infamy = Dann der Ruhm
counts-built = Dann die Gebäude
counts-deeds = Dann Taten und Fracht auf See
counts-losses = Zuletzt die Verluste
counted = Endstand
coins = Lager
upgrades = Verbesserungen
infamy = Ruhm
built = Gebäude
deeds = Taten, Fracht
losses = Verluste
points-sum = Punkte
show-chart = Karte zeigen
show-track = Wertungsanzeige zeigen
