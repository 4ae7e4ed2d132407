# Get Wrecked auf Deutsch. Jede Kennung ist ein Code der Engine oder ein Name, nach dem die Clients fragen; en.ftl hat dieselben.
# $seat und $other sind Spieler; $at und $start Positionen wie 412,300; $dies ist eine Liste von Würfeln.

title = Get Wrecked
tagline = Plündern, versenken – und den Kraken schlafen lassen.
credits = Inoffizielle Fan-Umsetzung. Get Wrecked ist ein Prototyp von Matt Ajifu.
basics =
    Du führst so viele Aktionen aus, wie du dich traust: die erste mit einem Würfel, die zweite mit zwei, und so weiter.
    Erreichen die Würfel die Bedrohung, erwacht der Kraken: Dein Zug ist vorbei, und wer rechts von dir sitzt, führt ihn.
    Suche Fracht, jage Wale, versenke Schiffe. Handle an fremden Festungen: Fracht gegen Punkte und Gebäude,
    oder baue sie bei einer Festung als Verbesserung ein. Positionen sind Millimeter; du darfst jede tippen, etwa move sloop 412,300.

## Figuren und Orte.

ship-sloop = Slup
ship-ketch = Ketsch
prey-sloop = Slup
prey-ketch = Ketsch
token-cargo = Fracht { $value }
token-whale = Wal { $value }
goods-cargo = Fracht { $value }
goods-whale = Wal { $value }
goods-flag = eine Flagge
island-island = Insel { $value }
place-sea = das Meer
place-island = Insel { $value }
place-fort = die Festung auf Insel { $value }
target-kraken = der Kraken
target-whale = Wal { $value }
target-sloop = die Slup von Platz { $value }
target-ketch = die Ketsch von Platz { $value }
obstacle-kraken = der Kraken
obstacle-lair = die Höhle
obstacle-island = Insel { $value }
obstacle-whale = Wal { $value }
obstacle-cargo = Fracht { $value }
obstacle-sloop = die Slup von Platz { $value }
obstacle-ketch = die Ketsch von Platz { $value }
die-face = { $value }
heading-e = O
heading-ese = OSO
heading-se = SO
heading-sse = SSO
heading-s = S
heading-ssw = SSW
heading-sw = SW
heading-wsw = WSW
heading-w = W
heading-wnw = WNW
heading-nw = NW
heading-nnw = NNW
heading-n = N
heading-nne = NNO
heading-ne = NO
heading-ene = ONO
card-cutter = Kutter
card-corsair = Korsar
card-frigate = Fregatte
card-whaler = Walfänger
card-explorer = Entdecker
card-merchantman = Kauffahrer
card-galleon = Galeone
card-man-of-war = Linienschiff
track-sails = Segel
track-guns = Kanonen
track-hull = Rumpf
track-hold = Laderaum
track-spyglass = Fernrohr
track-crew = Mannschaft
building-tavern = Taverne
building-chapel = Kapelle
building-signal-mast = Signalmast
building-watchtower = Wachturm
building-lighthouse = Leuchtturm
building-powder-store = Pulverlager
building-foundry = Gießerei
building-drydock = Trockendock
building-warehouse = Lagerhaus
building-ropewalk = Reeperbahn
building-harbour = Hafen
building-museum = Museum
building-town-hall = Rathaus
building-guildhall = Gildehaus
building-gallows = Galgen
building-altar = Altar
suit-tavern = { building-tavern }
suit-chapel = { building-chapel }
suit-signal-mast = { building-signal-mast }
suit-watchtower = { building-watchtower }
suit-lighthouse = { building-lighthouse }
suit-powder-store = { building-powder-store }
suit-foundry = { building-foundry }
suit-drydock = { building-drydock }
suit-warehouse = { building-warehouse }
suit-ropewalk = { building-ropewalk }
suit-harbour = { building-harbour }
suit-museum = { building-museum }
suit-town-hall = { building-town-hall }
suit-guildhall = { building-guildhall }
suit-gallows = { building-gallows }
suit-altar = { building-altar }
old-tavern = { building-tavern }
old-chapel = { building-chapel }
old-signal-mast = { building-signal-mast }
old-watchtower = { building-watchtower }
old-lighthouse = { building-lighthouse }
old-powder-store = { building-powder-store }
old-foundry = { building-foundry }
old-drydock = { building-drydock }
old-warehouse = { building-warehouse }
old-ropewalk = { building-ropewalk }
old-harbour = { building-harbour }
old-museum = { building-museum }
old-town-hall = { building-town-hall }
old-guildhall = { building-guildhall }
old-gallows = { building-gallows }
old-altar = { building-altar }

## Die Spielhilfe: was Gebäude bewirken.

effect-tavern = Bei jedem Aktionswurf darfst du einen Würfel neu werfen.
effect-chapel = Bei jedem Aktionswurf darfst du einen Würfel um eins hinunterdrehen.
effect-signal-mast = Bei jedem Aktionswurf darfst du einen Würfel um eins hinaufdrehen.
effect-watchtower = Die Bedrohung des Kraken ist für dich höher.
effect-lighthouse = Größere Suchweite.
effect-powder-store = Größere Schussweite.
effect-foundry = Mehr Kanonenstärke.
effect-drydock = Mehr Rumpf.
effect-warehouse = Platz für mehr Fracht auf jedem Schiff.
effect-ropewalk = Mehr Geschwindigkeit.
effect-harbour = Schiffe dürfen weiter von deiner Festung zu Wasser gelassen werden.
effect-museum = Punkte für Walfracht in deinem Lager.
effect-town-hall = Punkte für jedes deiner Gebäude.
effect-guildhall = Punkte für jede Verbesserungsleiste mit einem Plättchen.
effect-gallows = Punkte für gegnerische Flaggen in deinem Lager.
effect-altar = Wird er gebaut, geht eine deiner Flaggen in die Strafkiste.

## Was eine Runde vereinbaren kann.

option-setup = Aufbau
option-setup-help = quick: Inseln, Wale und Festungen werden ausgelost; full: Die Spieler legen sie.

## Was ein Spieler gefragt wird.

ask-island = Lege eine Insel: weiter als L von jeder anderen und von der Höhle.
ask-whale = Setze einen Wal so, dass er nichts berührt.
ask-card = Behalte eine Schiffskarte: Sie gilt für deine beiden Schiffe.
ask-fort = Setze deine Festung auf eine Insel.
ask-neutral = Setze die neutrale Festung auf eine Insel.
ask-deploy = Lass ein Schiff nahe deiner Festung zu Wasser.
ask-act =
    { $dice ->
        [one] Deine Aktion? Ein Würfel; Bedrohung { $threat }. Risiko, den Kraken zu wecken: { $percent } % ({ $exact }).
       *[other] Deine Aktion? { $dice } Würfel; Bedrohung { $threat }. Risiko, den Kraken zu wecken: { $percent } % ({ $exact }).
    }
ask-modify = Die Würfel zeigen { $total }; Bedrohung { $threat }. Änderst du sie?
ask-die-move = Welcher Würfel gibt deine Schritte an?
ask-die-attack = Welchen Würfel zählst du zur Kanonenstärke?
ask-die-trade = Welcher Würfel sagt, wie viel Fracht du handeln darfst?
ask-move =
    { $steps ->
        [one] Bewege ein Schiff: noch ein Schritt.
       *[other] Bewege deine Schiffe: noch { $steps } Schritte.
    }
ask-take =
    { $count ->
        [one] Nimm ein Plättchen aus dem Meer.
       *[other] Nimm Plättchen aus dem Meer: noch { $count }.
    }
ask-drop =
    { $count ->
        [one] Deine { $ship } ist beschädigt: Wirf ein Plättchen höchstens S entfernt ab.
       *[other] Deine { $ship } ist beschädigt: Wirf Plättchen höchstens S entfernt ab, noch { $count }.
    }
ask-fit = Lege Fracht oder erbeutete Flaggen auf Verbesserungsleisten.
ask-store =
    { $count ->
        [one] Bringst du ein Plättchen in dein Lager?
       *[other] Bring bis zu { $count } Plättchen in dein Lager.
    }
ask-build = Behalte eines der Gebäude.
ask-kraken =
    { $count ->
        [one] Du führst den Kraken: noch eine Aktion.
       *[other] Du führst den Kraken: noch { $count } Aktionen.
    }

## Was ein Spieler tun kann.

move-island = Insel { $value } auf { $x }, { $y }
move-island-at = Insel { $value } auf { $at }
move-whale = Ein Wal auf { $x }, { $y }
move-whale-at = Ein Wal auf { $at }
move-card = { $card }
move-card-told = { $card }: Rumpf { $hull }, Kanonen { $guns }, Schussweite { $reach }, Fernrohr { $spy }, Laderaum { $hold }, Tempo { $speed }
move-fort = Deine Festung: { $island }
move-fort-told = Deine Festung: { $island } ({ $value })
move-neutral = Die neutrale Festung: { $island }
move-neutral-told = Die neutrale Festung: { $island } ({ $value })
move-deploy = { $ship } zu Wasser bei { $x }, { $y }
move-deploy-at = { $ship } zu Wasser bei { $at }
move-pass = Passen
move-sail = Bewegen: um Schritte würfeln
move-explore = Suchen mit der { $ship }: { $place }
move-explore-number = Suchen mit der { $ship }: { $place }, ab { $number }
move-attack = Angreifen mit der { $ship }: { $target }
move-attack-ship = Angreifen mit der { $ship }: { $prey } von { $other }
move-upgrade = Verbessern mit der { $ship }
move-trade = Handeln mit der { $ship }
move-reroll = Eine { $die } neu werfen
move-raise = Eine { $die } um eins hinaufdrehen
move-lower = Eine { $die } um eins hinunterdrehen
move-stand = Die Würfel so lassen
move-die = Die { $die }
move-move = { $ship } nach { $x }, { $y }
move-move-heading = { $ship } { $start } > { $at }, { $heading }
move-move-beside = { $ship } { $start } > { $at }, neben { $obstacle }
move-dock = { $ship } nach { $x }, { $y } und anlegen
move-dock-at = { $ship } { $start } > { $at }, legt an: { $island }
move-done = Weiter
move-done-move = Kein weiterer Schritt
move-done-kraken = Der Kraken ruht
move-take = Nimm { $token }
move-take-worth = Nimm { $token } ({ $coins })
move-drop = { $token } abwerfen auf { $x }, { $y }
move-drop-at = { $token } abwerfen auf { $at }
move-drop-worth = { $token } ({ $coins }) abwerfen auf { $at }
move-lose = { $token } verlieren: Es gibt keinen Platz dafür
move-fit = { $goods } auf { $track }, mit einer { $die }
move-fit-worth = { $goods } ({ $coins }) auf { $track }, mit einer { $die }
move-fit-flag = Flagge von { $other } auf { $track }, mit einer { $die }
move-store = { $token } einlagern
move-store-worth = { $token } ({ $coins }) einlagern
move-build = { $building } behalten, Platz { $slot }
move-build-told = { $building } behalten: { $points } Punkte
move-build-instead = { $building } ({ $points } Punkte) statt { $old }
move-swim = Der Kraken nach { $x }, { $y }
move-swim-heading = Der Kraken { $start } > { $at }, { $heading }
move-swim-beside = Der Kraken { $start } > { $at }, neben { $obstacle }
move-strike = Schlag: { $target }
move-strike-ship = Schlag gegen die { $prey } von { $other }

## Warum ein Zug abgelehnt wird, und was stattdessen geht.

no-game-over = Das Spiel ist vorbei: Es gibt nichts mehr zu spielen.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-such-move = Das ist kein Zug dieses Spiels.
no-not-yours = Jetzt muss { $seat } entscheiden.
no-other-question = Nicht jetzt. Zuerst: { $question }.
no-edge = Das läge außerhalb des Meeres.
no-in-the-way = Im Weg: { $obstacle }.
no-ends-on = Der Kraken schwimmt über Schiffe hinweg, aber er hält nicht auf einem an. Dort ist { $obstacle }.
no-touching = Dort berührt es etwas ({ $obstacle }): Wähle einen Platz, wo es nichts berührt.
no-within-long = Höchstens { $gap } mm entfernt: { $obstacle }. Inseln liegen weiter auseinander.
no-island-card = Du hast keine Insel { $value } mehr.
no-card = Diese Karte hast du nicht bekommen: { $card }.
no-island = Diese Insel gibt es nicht: { $island }.
no-fort-there = Dort steht schon eine Festung: { $island }.
no-in-shipyard = Deine { $ship } liegt in der Werft.
no-at-sea = Deine { $ship } ist schon auf See.
no-too-far = Das sind { $far } mm, und ein Schritt hat höchstens { $most } mm.
no-far-from-fort = Das sind { $far } mm von deiner Festung; erlaubt sind { $most } mm.
no-far-from-ship = Das sind { $far } mm vom Schiff; erlaubt sind { $most } mm.
no-dock = Ein Schiff legt an, wo es eine Insel mit Festung berührt.
no-standing-still = Es ist schon dort: Nenne eine andere Position.
no-ship-at-sea = Du hast kein Schiff auf See.
no-docked = Deine { $ship } hat angelegt: Sie kann erst wieder angreifen und suchen, wenn sie sich bewegt hat.
no-fort-near = Höchstens S von deiner { $ship } entfernt steht keine Festung.
no-foreign-fort-near = Höchstens S von deiner { $ship } entfernt steht keine andere Festung als deine.
no-tracks-full = Alle deine Verbesserungsleisten sind voll.
no-cargo = Deine { $ship } hat nichts zu bringen.
no-fort = Dort steht keine Festung: { $island }.
no-own-fort = Die eigene und die neutrale Festung kann man nicht durchsuchen.
no-room = Deine { $ship } hat keinen Platz für mehr Fracht.
no-explore-range = { $place }: { $far } mm entfernt, deine Suchweite ist { $most } mm.
no-floating = Höchstens { $most } mm entfernt treibt kein Plättchen.
no-nothing-there = Dort gibt es nichts zu holen: { $place }.
no-own-ship = Das ist dein eigenes Schiff.
no-target = Nicht auf See: { $target }.
no-dead-whale = Schon tot: { $target }.
no-cannon-range = { $target }: { $far } mm entfernt, deine Schussweite ist { $most } mm.
no-die = Kein Würfel zeigt eine { $die }.
no-above-six = Eine Sechs lässt sich nicht hinaufdrehen.
no-below-one = Eine Eins lässt sich nicht hinunterdrehen.
no-modifier = Das kann jetzt nichts von dir mit den Würfeln machen.
no-take = Nicht in Reichweite im Meer: { $token }.
no-aboard = Nicht an Bord: { $token }.
no-lose = Dafür ist noch Platz: Wirf { $token } höchstens S vom Schiff entfernt ab.
no-flag = Du hast keine solche Flagge im Lager.
no-track-full = Diese Leiste ist voll: { $track }.
no-level = { $track } verlangt mindestens eine { $need }, und der Würfel zeigt { $die }.
no-building = Das wurde nicht gezogen: { $building }.
no-slot = Nicht auf Platz { $number }: Nimm den nächsten freien, oder irgendeinen, wenn alle voll sind.
no-strike = Das ist kein Schiff auf See.
no-strike-range = { $target }: { $far } mm entfernt, der Kraken schlägt höchstens { $most } mm weit.

question-island = eine Insel legen
question-whale = einen Wal setzen
question-card = eine Schiffskarte behalten
question-fort = deine Festung setzen
question-neutral = die neutrale Festung setzen
question-deploy = dein Schiff zu Wasser lassen
question-act = eine Aktion wählen oder passen
question-modify = die Würfel ändern oder so lassen
question-die = einen Würfel wählen
question-die-move = einen Würfel wählen
question-die-attack = einen Würfel wählen
question-die-trade = einen Würfel wählen
question-move = deine Schiffe bewegen oder weitergehen
question-take = ein Plättchen nehmen
question-drop = ein Plättchen abwerfen
question-fit = die Würfel für Verbesserungen nutzen oder weitergehen
question-store = Fracht einlagern oder weitergehen
question-build = ein Gebäude behalten
question-kraken = den Kraken führen oder ruhen lassen

## Was geschah. Ein leerer Text wird im Bericht übergangen: Die Zeile davor sagt genug.

event-set-aside =
    { $count ->
        [one] { $seat } findet keinen Platz für eine Insel: Sie kommt zur Seite.
       *[other] { $seat } findet keinen Platz für { $count } Inseln: Sie kommen zur Seite.
    }
event-island = { $seat } legt eine Insel { $value } auf { $at }.
event-whale = { $seat } setzt { $token } auf { $at }.
event-card = { $seat } fährt mit der Karte { $card }.
event-fort = { $seat } baut eine Festung: { $island }.
event-neutral = Die neutrale Festung steht: { $island }.
event-turn = Runde { $round }: { $seat } ist am Zug.
event-deployed = { $seat } lässt die { $ship } zu Wasser: { $at }.
event-passed = { $seat } passt.
event-acts-move = { $seat } will sich bewegen.
event-acts-explore = Die { $ship } von { $seat } sucht: { $place }.
event-acts-attack-whale = Die { $ship } von { $seat } jagt { $target }.
event-acts-attack-kraken = Die { $ship } von { $seat } greift den Kraken an!
event-acts-attack-ship = Die { $ship } von { $seat } greift die { $prey } von { $other } an.
event-acts-upgrade = { $seat } will mit der { $ship } verbessern.
event-acts-trade = { $seat } will mit der { $ship } handeln.
event-rolled = Die Würfel: { $dies }, zusammen { $total }.
event-changed = { $seat } macht aus einer { $from } eine { $to }.
event-chose = { $seat } nutzt eine { $die }.
event-moved = { $ship } von { $seat }: { $start } > { $at }.
event-docked = Die { $ship } von { $seat } legt an: { $island }.
event-found-nothing = Die { $ship } von { $seat } findet nichts: { $place }.
event-took = Die { $ship } von { $seat } holt Fracht: { $island }.
event-robbed = Die { $ship } von { $seat } plündert das Lager von { $other }.
event-fished = Die { $ship } von { $seat } nimmt { $token } aus dem Meer.
event-looked = { $seat } sieht { $token } an: { $coins }.
event-looked-secret = { "" }
event-fired-whale = Die { $ship } von { $seat } feuert mit { $strength }.
event-fired-kraken = Die { $ship } von { $seat } feuert mit { $strength } auf den Kraken.
event-fired-ship = Die { $ship } von { $seat } feuert mit { $strength } auf die { $prey } von { $other }.
event-missed = Kein Schaden.
event-slain = { $seat } erlegt den Kraken!
event-harpooned = { $token } ist tot und treibt.
event-damaged = Die { $ship } von { $seat } nimmt { $count } Schaden.
event-dropped = { $seat } wirft { $token } ab: { $at }.
event-lost = { $seat } verliert { $token }.
event-wrecked = Die { $ship } von { $seat } ist VERSENKT.
event-home = Der Kraken kehrt in seine Höhle zurück.
event-no-flag = { $seat } hat keine Flagge mehr zu geben.
event-captured = { $seat } nimmt eine Flagge von { $other }.
event-swallowed = Der Kraken nimmt eine Flagge von { $seat }.
event-swallowed-waker = Der Kraken nimmt eine Flagge von { $seat }, der Schuld am Erwachen: Tentakelseite nach oben.
event-fitted = { $seat } legt { $goods } auf { $track }.
event-fitted-flag = { $seat } legt eine Flagge von { $other } auf { $track }.
event-stored = { $seat } lagert { $token } ein.
event-drew = Gezogen: { $building }.
event-built = { $seat } behält { $building }.
event-replaced = { $building } kommt unter den Stapel.
event-penalty = Eine Flagge von { $seat } kommt in die Strafkiste.
event-woke = { $seat } weckt den Kraken! { $other } führt ihn.
event-swam = Der Kraken: { $start } > { $at }.
event-struck = Der Kraken schlägt mit { $strength } gegen die { $ship } von { $other }.
event-unharmed = Die { $ship } von { $other } bleibt heil.
event-calmed = Der Kraken ruht.
event-ending = { $ending }: Das Spiel endet nach dem Zug des letzten Spielers.
event-idle = Eine ganze Runde ohne Aktion: Nach einer weiteren endet das Spiel.
ending-islands-bare = Die letzte Fracht hat die Inseln verlassen
ending-whales-gone = Der letzte Wal ist tot

## Ende und Wertung.

reason-slain = Der Kraken ist erlegt.
reason-kraken-full = Die Krakentafel ist voll.
reason-islands-bare = Auf keiner Insel liegt mehr Fracht.
reason-whales-gone = Es gibt keine Wale mehr.
reason-becalmed = Zwei ganze Runden lang hat niemand eine Aktion ausgeführt.
part-coins =
    { $count ->
        [one] Münzen auf einem Plättchen im Lager
       *[other] Münzen auf { $count } Plättchen im Lager
    }
part-upgrades = Plättchen auf Verbesserungsleisten
part-skulls = Totenköpfe auf der Ruhmleiste
part-flags = Eigene Flaggen übrig
part-building = { $building }
part-slain = Kraken erlegt
part-aboard = Fracht auf Schiffen
part-tentacle = Flaggen mit der Tentakelseite nach oben
part-penalty = Flaggen in der Strafkiste
tie-break-1 = mehr gegnerische Flaggen

## Der Tisch, wie ihn das Terminal zeichnet.

table-sea = Meer { $side } mm
table-legend = A a B b … Slups und Ketschen nach Platz · w Wal · x toter Wal · c Fracht · K Kraken · o Höhle
table-islands = Inseln
table-island = { $number }: { $value }
table-cargo = { $count } Fracht
table-neutral = neutrale Festung
table-fort = Festung von { $player }
table-kraken = Kraken
table-kraken-board = Bedrohung { $threat }, Aktionen { $actions }, Tempo { $speed }, Stärke { $strength }, Rumpf { $hull }; Plätze { $filled } von { $slots }
table-awake = { $player } führt ihn, noch { $left } Aktionen
table-floating = Treibgut
table-roll = Würfel
table-total = = { $total }, Bedrohung { $threat }
table-drawn = Gebäude
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-unknown = + { $count } unbekannt
table-flags = Flaggen { $flags }, Totenköpfe { $skulls }
table-ship = { $ship } auf { $at }
table-ship-yard = { $ship } in der Werft
table-docked = angelegt: { $island }
table-hull = Rumpf { $hull }
table-aboard = an Bord: { $cargo }
table-coins = { $token } ({ $coins })
table-fleet = { $card }: Kanonen { $guns }, Schussweite { $reach }, Fernrohr { $spy }, Laderaum { $hold }, Tempo { $speed }
table-dice = Neuwürfe { $rerolls }, hinauf { $raises }, hinunter { $lowers }
table-tracks = Verbesserungen
table-stockpile = Lager
table-captured = Flaggen von { $players }
table-buildings = Gebäude
table-building = { $building } ({ $points })
table-offered = Schiffskarten

## Die Karte als Bild.

chart-title = Get Wrecked: das Meer in Runde { $round }
chart-text = { $islands } Inseln, { $whales } Wale, { $ships } Schiffe auf See. Der Kraken ist bei { $at }; seine Bedrohung ist { $threat }.

## Was das Labor zählt.

measure-coins = Münzen
measure-buildings = Gebäude
## Was ein Tipp über eine Aktion sagt.

why-act = Das Risiko, den Kraken zu wecken, ist { $wakes } %.
why-pass = Die nächste Aktion brächte ein Risiko, den Kraken zu wecken: { $wakes } %.
why-explore = Die Chance, etwas zu finden, ist { $finds } %, das Risiko, den Kraken zu wecken, { $wakes } %.
why-attack = Die Chance zu treffen ist { $hits } %, das Risiko, den Kraken zu wecken, { $wakes } %.
