# Die Wörter des Labors auf Deutsch: Berichte und Vergleiche. Dieselben Kennungen wie en.ftl.

## Die Seite.

report-title = { $game } im Labor
report-about = { some-games } an einem Tisch für { $seats }, gespielt von { $bots }
report-options = mit { $options }
report-data = mit eigenem Material ({ $data })
report-made = Erstellt von Wreckfish { $version } aus dem Startwert { $seed }. Jedes Spiel lässt sich nachspielen:
report-intervals = Striche und ± sind 95-%-Intervalle: In 19 von 20 solchen Serien enthalten sie den wahren Wert.
report-all-bots = Bots der Art „{ $bots }“
report-mixed-bots = den Bots { $bots }
report-rotating = Die Bots rückten nach jedem Spiel einen Platz weiter.
in-short = Kurz gesagt
more = Alle { $count } in Zahlen

## Kurz gesagt.

short-few = { $count ->
        [one] Ein Spiel ist
       *[other] { $games } Spiele sind
    } wenig: Nimm das als ersten Eindruck und simuliere mehr, bevor du eine Regel änderst.
short-random = Auf allen Plätzen wurde zufällig gespielt: Das zeigt, was das Glück bewirkt, nicht, wie es Menschen ergehen würde.
short-weak = In { $games } Spielen gegen zufällige Bots gewann „{ $bot }“ { $rate }, mit Glück allein wären es { $fair }: Die Bots schlagen den Zufall nicht nachweislich, Menschen kann es also ganz anders ergehen.
short-seats-fair = Die Plätze sind fair: In { some-games.dative } weicht keiner mehr als { $small } Prozentpunkte von { $fair } ab.
short-seats-unseen = Kein Platz ist erkennbar besser oder schlechter. Ein Unterschied von bis zu { $hidden } Prozentpunkten könnte sich in { some-games.dative } noch verbergen.
short-seats-may = Die Plätze sind vielleicht nicht fair: Platz { $seat } gewann { $rate } der Spiele ({ $interval }), fair wären { $fair }. Das kann Zufall sein: Simuliere mehr Spiele.
short-seats-small = Die Plätze sind verschieden, aber nur wenig: Am weitesten weicht Platz { $seat } ab und gewinnt { $rate } der Spiele ({ $interval }), fair wären { $fair }.
short-seats-unfair = Die Plätze sind nicht fair: Platz { $seat } gewinnt { $rate } der Spiele ({ $interval }), fair wären { $fair }.
short-seats-bots = Die Plätze lassen sich nicht beurteilen: Verschiedene Bots spielten, und jeder behielt seinen Platz. Simuliere mit einem Bot oder mit --rotate.
short-order-fair = Die Reihenfolge ist fair: In { some-games.dative } weicht keine Position darin mehr als { $small } Prozentpunkte von { $fair } ab.
short-order-unseen = Keine Position in der Reihenfolge ist erkennbar besser oder schlechter. Ein Unterschied von bis zu { $hidden } Prozentpunkten könnte sich in { some-games.dative } noch verbergen.
short-order-may = Die Reihenfolge zählt vielleicht: „{ $place }“ gewann { $rate } der Spiele ({ $interval }), fair wären { $fair }. Das kann Zufall sein: Simuliere mehr Spiele.
short-order-small = Die Reihenfolge zählt, aber nur wenig: Am weitesten weicht „{ $place }“ ab und gewinnt { $rate } der Spiele ({ $interval }), fair wären { $fair }.
short-order-unfair = Die Reihenfolge ist nicht fair: „{ $place }“ gewinnt { $rate } der Spiele ({ $interval }), fair wären { $fair }.
short-length = Ein Spiel hat { $moves } Entscheidungen; acht von zehn haben { $low } bis { $high }.
short-length-turns = Ein Spiel hat { $moves } Entscheidungen in { $turns } Zügen; acht von zehn haben { $low } bis { $high } Entscheidungen.
short-leader = Wer zur Halbzeit allein führt, gewinnt { $rate } der Spiele ({ $interval }); mit Glück allein wären es { $fair }. { $verdict }
runaway = Die Führung ist kaum noch einzuholen: Die zweite Hälfte ändert wenig.
runaway-may = Die Führung ist vielleicht kaum noch einzuholen, aber das zeigen erst mehr Spiele.
open-race = Das Spiel bleibt lange offen.
open-race-may = Das Spiel bleibt vielleicht lange offen, aber das zeigen erst mehr Spiele.
between = Eine Führung ist etwas wert und kann doch verloren gehen.
short-matters = Was am meisten mit einem Sieg einhergeht, in Prozentpunkten: { $best }. Bei { $count } von { $all } Dingen geht der Unterschied deutlich über den Zufall hinaus.
short-hurts = Was am meisten mit einer Niederlage einhergeht, in Prozentpunkten: { $worst }.
short-may = Das macht vielleicht einen Unterschied, oder es ist Zufall: { $things }
short-nothing = Bei keinem von { $all } Dingen geht der Unterschied zwischen Haben und Nichthaben deutlich über den Zufall hinaus.
short-dead = { $count ->
        [one] Ein Ding macht keinen Unterschied, oder niemand hatte es am Ende eines dieser Spiele: { $things }
       *[other] { $count } Dinge machen keinen Unterschied, oder niemand hatte sie am Ende eines dieser Spiele: { $things }
    }
short-skill = Können zählt: „{ $best }“ gewinnt { $rate } der eigenen Spiele, „{ $worst }“ { $least }.
short-skill-may = Können zählt vielleicht: „{ $best }“ gewann { $rate } der eigenen Spiele, „{ $worst }“ { $least }. Das kann Zufall sein.
short-luck = Kein Bot gewinnt nachweislich öfter als ein anderer: „{ $best }“ gewann { $rate } der eigenen Spiele, „{ $worst }“ { $least }.
short-rules = { $count ->
        [one] Eine Regel kam nie vor
       *[other] { $count } Regeln kamen nie vor
    } in { some-games.dative } mit diesen Optionen: { $rules }

## Die Abschnitte.

seats-head = Was ein Platz wert ist
seats-text = Siege nach Platz. Ein geteilter Sieg zählt anteilig.
order-head = Was die Reihenfolge wert ist
order-text = Siege nach der Reihenfolge im Spiel, gleich auf welchem Platz.
order-name = { $place ->
        [1] Als Erste gefragt
        [2] Als Zweite
        [3] Als Dritte
        [4] Als Vierte
       *[other] Als { $place }.
    }
fair = fair { $rate }
skill-head = Glück und Können
skill-text = Siege nach Bot. Wären alle gleich gut, gewänne jeder seinen fairen Anteil.
skill-seats = Die Bots behielten ihre Plätze, also steckt auch der Vorteil eines Platzes in diesen Zahlen.
skill-one = Auf allen Plätzen spielte derselbe Bot. Um Glück und Können zu messen, lass Stufen gegeneinander spielen: simulate { $game } --bots { $bots } --rotate.
length-head = Wie lange es dauert
length-text = Entscheidungen in einem Spiel: im Mittel { $mean } ({ $interval }). Die Linie darunter zeigt die mittleren acht Zehntel, der Punkt den Median.
turns-text = Züge in einem Spiel: im Mittel { $mean } ({ $interval }).
score-head = Punkte
score-text = Alle Plätze hell, Sieger dunkel, beide mit gleicher Fläche. Sieger haben im Mittel { $winners } Punkte, alle Plätze { $all }.
margin-text = Der Sieger liegt im Mittel { $mean } Punkte vor dem Zweiten ({ $interval }); in der Hälfte der Spiele { $median } oder weniger.
shared-text = { $rate } der Siege wurden geteilt.
parts-head = Woher die Punkte kommen
parts-text = Punkte der Sieger (voll) und der anderen (hohl), im Mittel. Rechts: der Unterschied.
things-head = Was zählt
things-text = Siegquote mit einem Ding minus Siegquote ohne es, in Prozentpunkten. Die Striche berücksichtigen { $looks } Vergleiche: Alle zusammen gelten mit 95 % Sicherheit.
things-usual = Mittel { $value }
things-caution = Ein Ding kann mit dem Sieg einhergehen, ohne ihn zu bewirken: Wer vorn liegt, kann sich mehr leisten.
things-none = Dieses Spiel zählt nicht, was die Plätze haben.
things-quiet = Kein Unterschied geht hier deutlich über den Zufall hinaus.
thing-kind-had = im Besitz
thing-with = Siege damit
thing-without = ohne
thing-difference = Unterschied
thing-name = Ding
dead-head = Was niemand vermissen würde
dead-text = Sicher innerhalb von ±1 Prozentpunkt oder am Ende in niemandes Besitz (was sofort gespielt wird, besitzt niemand). Der Balken zeigt, in wie vielen Spielen es dann jemand hat.
dead-none = Hier ist nichts überflüssig: Jedes Ding kann einen Unterschied machen.
choices-head = Wie viel zu entscheiden ist
choices-text = Möglichkeiten für den, der entscheidet, nach Zehnteln des Spiels: im Mittel { $mean } ({ $interval }). { $forced } der Entscheidungen hatten nur eine Möglichkeit.
choices-turns = Ein Zug hat { $mean } Entscheidungen ({ $interval }).
lead-head = Führung und Aufholjagd
lead-text = Wie oft gewinnt, wer zu diesem Zeitpunkt allein führt.
lead-chance = Glück allein
lead-left-out = Ausgelassen: { $points } des Wegs, wo in weniger als einem von zehn Spielen jemand allein führt.
lead-nobody = Zu keinem Zeitpunkt führt auch nur in einem von zehn Spielen jemand allein, also lässt sich nichts über Führende sagen.
lead-changes = Die Führung wechselt { $changes }-mal ({ $interval }).
lead-comebacks = Von den Spielen, in denen zur Halbzeit jemand allein führt, gewinnt { $comebacks } jemand anderes.
lead-no-half = Zur Halbzeit führt fast nie jemand allein, also werden keine Aufholjagden gezählt.
lead-deficit = Sieger lagen im Mittel bis zu { $deficit } Punkte zurück.
endings-head = Wie Spiele enden
endings-text = Die Gründe, der häufigste zuerst.
rules-head = Welche Regeln vorkamen
rules-text = Aus { some-games.dative }, Regel für Regel beobachtet. Je voller ein Feld, desto mehr Spiele hatten die Regel; korallenrote kamen nie vor. „Immer“ steht bei dem, was in jedem Spiel gilt: Aufbau, Material, Wertung und Verbote.
rules-share = in { $share } der Spiele
rules-never = nie
rules-always = immer
decisions-text = Aus { some-games.dative }, Entscheidung für Entscheidung aufgezeichnet.
decisions-none = Kein Spiel wurde Entscheidung für Entscheidung aufgezeichnet: Simuliere mit --decisions-every 1, um das zu sehen.

## Wörter in Zahlen.

seat-name = Platz { $number }
percent-of-game = { $part } %
with-interval = { $low } bis { $high }
no-interval = ein Spiel ergibt kein Intervall
some-games = { $played ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
    .dative = { $played ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }
measure-points = Punkte
word-none = keine
word-dealt = zufällig verteilt
word-drawn = ausgelost
word-quick = schnell
word-full = vollständig
word-yes = ja
word-no = nein

## Vergleiche.

compare-title = { $game }: was eine Änderung bewirkt
compare-about = { $before } gegen { $after }: je { some-games }
compare-about-uneven = { $before } ({ $games } Spiele) gegen { $after } ({ $others } Spiele)
compare-paired = Spiele mit gleicher Nummer beginnen mit gleichem Glück, also bleibt weniger dem Zufall überlassen.
compare-unpaired = Jede Serie hat ihr eigenes Glück; mit gleichem Startwert und gleichen Bots bliebe weniger dem Zufall überlassen.
compare-vary = { $path }: { $others } gegen { $base }, je { some-games }
compare-grid = { $paths }: { $count } Kombinationen gegen { $base }, je { some-games }
compare-changed = Geändert: { $changes }
compare-unchanged = Optionen, Daten und Bots sind in beiden gleich.
compare-bots = Bots
compare-same = { $after }: kein Unterschied zu { $before }, der deutlich über den Zufall hinausgeht, bei { $count ->
        [one] einem Wert
       *[other] { $count } Werten
    }.
compare-small = { $after }: nur kleine Unterschiede über den Zufall hinaus ({ $count }), keiner so groß wie ein Prozentpunkt oder ein Zwanzigstel der Standardabweichung zwischen den Spielen: { $changes }.
compare-may = { $after }: Das hat sich vielleicht geändert, oder es ist Zufall: { $changes }.
compare-first = { $after }: { $changes }.
compare-more = { $after }: { $changes }; und { $count ->
        [one] ein weiterer Unterschied
       *[other] { $count } weitere Unterschiede
    } über den Zufall hinaus.
compare-imbalance = Unausgewogen: Bei { $after } gewinnt, wer { $thing } hat, { $difference } Prozentpunkte mehr als ohne (vorher: { $before }).
compare-unfair = Unausgewogen: Bei { $after } { $rate } { $name } (vorher: { $before }).
change-up = { $name } von { $before } auf { $after }
compare-head = { $after } statt { $before }
compare-text = Was sich über den Zufall hinaus geändert hat, in Prozentpunkten.
compare-numbers = Was sich über den Zufall hinaus geändert hat, in Standardabweichungen zwischen den Spielen.
compare-worth = Der Wert eines Dings ist die Siegquote mit ihm minus die Siegquote ohne es.
compare-none = Nichts hat sich geändert, was über den Zufall hinausginge.
compare-figure = Wert
compare-before = vorher
compare-after = nachher
grid-text = Nach unten: { $down }; nach rechts: { $across }. Kursiv: nichts geändert. Fett: ein Unterschied dazu, der über den Zufall hinausgeht.
curve-text = Nach { $path }; das Band ist das 95-%-Intervall des Unterschieds.
change-moves = Entscheidungen im Spiel
change-turns = Züge im Spiel
change-points = Punkte aller Plätze
change-winner = Punkte des Siegers
change-margin = Vorsprung des Siegers
change-shared = Geteilte Siege
change-part = Punkte: { $part }
change-thing = Wert von { $thing }
change-bot = Siege von „{ $bot }“
change-seat = Siege von Platz { $number }
change-order = Siege „{ $place }“
