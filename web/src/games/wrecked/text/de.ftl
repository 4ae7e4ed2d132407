# Was nur dieses Brett sagt. Die Sätze des Spiels selbst kommen vom Server, dieselben wie im Terminal.

you = Du
you-object = dir
rule = Regel { $rule }
aid = Spielhilfe
winner = Gewonnen
won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
you-won = Du gewinnst!
waits = { $seat } am Zug.
waits-kraken =
    { $left ->
        [one] { $seat } führt den Kraken: noch eine Aktion.
       *[other] { $seat } führt den Kraken: noch { $left } Aktionen.
    }
waits-drop = { $seat }: Die { $ship } ist beschädigt und verliert Fracht.
woke = Geweckt hat ihn { $seat }.
you-woke = Geweckt hast ihn du.
yours-to-place = Es ist deine Fracht: du legst sie ab.
ends = { $why }: Das Spiel endet nach dem Zug des letzten Spielers.
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
chart-help = Plus und Minus ändern die Größe, 0 zeigt alles. Ein Stück in der Hand führen die Pfeiltasten um 10 Millimeter, mit Umschalt um 1; Eingabe lässt los, Escape legt zurück. Die Liste neben der Karte hat alles, was sinnvoll ist.
zoom = Größe
zoom-in = Größer
zoom-out = Kleiner
zoom-whole = Die ganze Karte
sea-name = das Meer der Betrübten
north = N
of-mm = { $far } von { $most } mm
far = { $far } mm
free-water = Freies Wasser.
could-dock = Hier kann sie anlegen: { $island }.
tap-course = Zieh es, tippe auf die Karte oder wähle aus der Liste.
cancel = Zurück
dock = Anlegen
confirm-move = Segel setzen
confirm-deploy = Hier einsetzen
confirm-swim = Dorthin schwimmen
confirm-island = Hier hinlegen
confirm-whale = Hier hinlegen
confirm-drop = Hier ablegen
confirm-fort = Hier bauen
confirm-neutral = Hier bauen

## Die Liste.

which = Welches Stück
your-ship = deine { $ship }
ship-of = { $ship } von { $seat }
flag-of = eine Flagge von { $seat }
flag-tentacle = eine Flagge von { $seat }, Tentakel oben
island-card = Insel { $value }
a-whale = Ein Wal
your-fort = Deine Festung
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
beside = neben: { $thing }
towards = Richtung: { $thing }
away = Weg vom Kraken
to-lair = In seine Höhle
dock-at = Anlegen: { $island }
dock-hull = mehr Rumpf; kein Angriff, kein Erkunden
number = Zahl { $number }
with-ship = mit der { $ship }
with-needs = mit der { $ship }: { $number } oder mehr
with-hull = mit der { $ship }: Würfel + { $guns } gegen { $hull }
strike = Schlag gegen: { $ship }
strikes = Würfel + { $strength } gegen { $hull }
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
fits = mit der { $die } (braucht { $need })
worth =
    { $points ->
        [one] 1 Punkt. { $effect }
       *[other] { $points } Punkte. { $effect }
    }
instead = Anstelle von { $building }.
can-do = Hier kannst du
all-actions = Alle Aktionen

## Aktionen.

act-sail = Segeln
act-explore = Erkunden
act-attack = Angreifen
act-upgrade = Verbessern
act-trade = Handeln
does-sail = ein Würfel gibt die Schritte
does-explore = Fracht, wenn die Würfel reichen
does-attack = Würfel und Kanonen gegen einen Rumpf
does-upgrade = Fracht auf die Verbesserungsleisten
does-trade = Fracht ins Lager, und ein Gebäude
why-sail = kein Schiff auf See
why-explore = nichts in Reichweite oder kein Platz
why-attack = niemand in Schussweite
why-fort = keine Festung innerhalb S
why-foreign = keine fremde Festung innerhalb S
why-cargo = nichts an Bord
aid-sail = Wähle einen der Würfel: so viele Schritte, frei auf beide Schiffe verteilt. Ein Schritt ist eine gerade Linie, höchstens so lang wie das Tempo.
aid-explore = Erreicht die Summe die Zahl einer Insel, der See oder einer fremden Festung, nimmst du ein Plättchen; das Doppelte bringt zwei.
aid-attack = Ein Würfel und deine Kanonen gegen einen Rumpf: jeder Punkt darüber ist ein Schaden. Ein beschädigtes Schiff verliert Fracht oder wird versenkt.
aid-upgrade = Bei irgendeiner Festung: Ein Würfel, der die nächste Stufe einer Leiste erreicht, bringt ein Plättchen des Schiffs dorthin.
aid-trade = Bei einer fremden oder der neutralen Festung: Bis zur Zahl eines Würfels kommen Plättchen ins Lager; zieh ebenso viele Gebäude und behalte eines.
risk-short =
    { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
risk-row =
    { $dice ->
        [one] 1 Würfel
            { $percent } % wach
       *[other] { $dice } Würfel
            { $percent } % wach
    }
risk =
    { $dice ->
        [one] Risiko, den Kraken mit einem Würfel zu wecken, Bedrohung { $threat }: genau { $exact }, { $percent } Prozent
       *[other] Risiko, den Kraken mit { $dice } Würfeln zu wecken, Bedrohung { $threat }: genau { $exact }, { $percent } Prozent
    }
exact = genau { $exact }

## Der Kraken.

threat = Bedrohung
awake = Der Kraken ist wach
steers =
    { $left ->
        [one] geführt von { $seat }, noch eine Aktion
       *[other] geführt von { $seat }, noch { $left } Aktionen
    }
would-steer = jetzt geweckt, folgt er { $seat }
moves-kraken = führt den Kraken
meter = Die Würfel zeigen { $total }; bei { $threat } erwacht der Kraken.
slots = Plätze: { $filled } von { $slots } belegt
tentacle = Tentakel oben
kraken-threat = Bedrohung
kraken-actions = Aktionen
kraken-speed = Tempo
kraken-strength = Stärke
kraken-hull = Rumpf
kraken-filled = Plätze belegt
n-of = { $n } von { $of }
aid-kraken = Erreichen die Würfel seine Bedrohung, erwacht er: Die Aktion verfällt, der Zug ist zu Ende, und wer rechts sitzt, führt ihn.
kraken-grows = Jede Flagge auf seinem Brett senkt die Bedrohung und macht ihn stärker. Sind alle Plätze belegt, endet das Spiel.
kraken-strikes = Er schwimmt bis zu seinem Tempo oder schlägt ein Schiff innerhalb S: ein Würfel und seine Stärke gegen den Rumpf.
kraken-wrecks = Versenkt er ein Schiff, nimmt er eine Flagge des Besitzers und kehrt in seine Höhle zurück.
dice-lie = Würfel: { $dice }, zusammen { $total }
dice-next =
    { $count ->
        [one] Die nächste Aktion würfelt mit einem Würfel
       *[other] Die nächste Aktion würfelt mit { $count } Würfeln
    }

## Tafeln.

your-board = Meine Tafeln
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
at-sea = { $at }
hold = Laderaum: { $count } von { $room }
track-filled = { $filled } von { $count } belegt, die nächste braucht { $need }
free-slot = ein freier Platz
empty = leer
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
infamy-track = Ruhmleiste: noch { $flags } Flaggen, { $skulls } Totenköpfe zu sehen
stock-count = Lager: { $count } Plättchen
built-count = { $count } Gebäude
points-so-far =
    { $unknown ->
        [0] Punkte bisher.
        [one] Punkte bisher, ohne ein Plättchen, das du nicht kennst.
       *[other] Punkte bisher, ohne { $unknown } Plättchen, die du nicht kennst.
    }
sticks = Messstäbe
score = Was zählt
score-help = Münzen im Lager, Plättchen auf Leisten, sichtbare Totenköpfe, übrige Flaggen, Gebäude, Fracht auf Schiffen; 3 für den besiegten Kraken. Jede Flagge, die er nahm, weil du ihn wecktest, kostet einen Punkt.

## Das Ende.

score-track = Punkteleiste
counts-coins = Zuerst die Lager
counts-upgrades = Dann die Verbesserungen
counts-infamy = Dann der Ruhm
counts-built = Dann die Gebäude
counts-deeds = Dann Taten und Fracht auf See
counts-losses = Und was der Kraken behält
counted = Alles ist gezählt
coins = Lager
upgrades = Verbesserungen
infamy = Ruhm
built = Gebäude
deeds = Taten, Fracht
losses = Verluste
points-sum = Punkte
show-chart = Die Karte zeigen
show-track = Die Punkteleiste zeigen
