# Get Wrecked auf Deutsch. Jede Kennung ist ein Code der Engine oder ein Name, nach dem die Clients fragen; en.ftl hat dieselben.
# $seat und $other sind Spieler; $at und $start Positionen wie 412,300; $dies ist eine Liste von Würfeln.

title = Get Wrecked
tagline = Plündern, versenken – und den Kraken schlafen lassen.
credits = Inoffizielle Fan-Umsetzung. Get Wrecked ist ein Prototyp von Matt Ajifu.
aim = Wer die meisten Punkte hat, gewinnt: Es zählen Münzen im Lager, Verbesserungen, Gebäude, Flaggen. Schluss ist, wenn der Kraken erlegt oder seine Tafel voll ist oder Inselfracht oder Wale ausgehen.
basics =
    { aid-turn }
    { aid-dock }
    { aid-score }
    { aid-end }
# Fixed: zwei, sechs
aid-turn =
    Führe so viele Aktionen aus, wie du dich traust: die erste mit einem Würfel, die zweite mit zwei, und so weiter bis sechs.
    Erreichen die Würfel die Bedrohung, erwacht der Kraken: Dein Zug ist vorbei, und wer rechts von dir sitzt, führt ihn.
    Erkunde Inseln und hole ihre Fracht, erlege Wale und fische sie aus dem Meer, versenke Schiffe und nimm ihre Flaggen.
    Bei einer fremden oder der neutralen Festung handelst du mit Fracht, für Münzen im Lager und Gebäude; bei jeder Festung kannst du sie für Verbesserungen nutzen.
aid-dock = Ein Schiff, das an einer Festung anlegt, hält mehr aus, kann aber weder angreifen noch erkunden, bis es wieder segelt.
# Fixed: 2
aid-whale =
    Ein getroffener Wal stirbt und treibt: Erkunde das Meer, um ihn herauszufischen. Er bringt { $whale-coins } Münzen im Lager,
    2 Punkte an Bord oder eine Verbesserung.
# Fixed: 2
aid-score =
    Punkte gibt es für Münzen im Lager (Walfracht hat { $whale-coins }), Plättchen auf Verbesserungsleisten, Gebäude, übrige Flaggen, sichtbare
    Totenköpfe, Fracht auf Schiffen (je 1, Wale 2), { $slain-points } für den erlegten Kraken; −1 für jede Flagge, die er dir nahm, nachdem du ihn geweckt hattest.
# Fixed: zwei
aid-end =
    Das Spiel endet sofort, wenn der Kraken erlegt ist, und sobald alle Plätze seiner Tafel voll sind; nach dem Zug des letzten Spielers,
    wenn keine Insel mehr Fracht hat oder der letzte Wal tot ist; und nach zwei ganzen Runden, in denen niemand eine Aktion ausführt.

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
island-island =
    { $value ->
        [1] Möwenfels
        [2] Ankerholm
        [3] Laternenholm
        [4] Glockenkap
        [5] Dreipalmen
        [6] Küferholm
        [7] Hammelhallig
        [8] Witwenlicht
        [9] Salzhallig
        [10] Papageienholm
        [11] Langbank
        [12] Teerholm
        [13] Krabbensand
        [14] Rumloch
        [15] Mastbruch
       *[16] Lebewohl
    }
place-sea = das Meer
place-island = { island-island }
place-fort = die Festung auf { island-island }
target-kraken = Kraken
target-whale = Wal { $value }
target-sloop = Slup von Platz { $value }
target-ketch = Ketsch von Platz { $value }
obstacle-kraken = Kraken
obstacle-lair = Höhle
obstacle-island = { island-island }
obstacle-whale = Wal { $value }
obstacle-cargo = Fracht { $value }
obstacle-sloop = Slup von Platz { $value }
obstacle-ketch = Ketsch von Platz { $value }
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

effect-tavern =
    { $tavern-by ->
        [one] Bei jedem Aktionswurf darfst du einen Würfel neu werfen.
       *[other] Bei jedem Aktionswurf darfst du { $tavern-by } Würfel neu werfen.
    }
effect-chapel =
    { $chapel-by ->
        [one] Bei jedem Aktionswurf darfst du einen Würfel um eins herunterdrehen.
       *[other] Bei jedem Aktionswurf darfst du { $chapel-by } Würfel um eins herunterdrehen.
    }
effect-signal-mast =
    { $signal-mast-by ->
        [one] Bei jedem Aktionswurf darfst du einen Würfel um eins hochdrehen.
       *[other] Bei jedem Aktionswurf darfst du { $signal-mast-by } Würfel um eins hochdrehen.
    }
effect-watchtower = Die Bedrohung des Krakens ist für dich um { $watchtower-by } höher.
effect-lighthouse = +{ $lighthouse-by } mm Erkundungsweite.
effect-powder-store = +{ $powder-store-by } mm Schussweite.
effect-foundry = +{ $foundry-by } Kanonenstärke.
effect-drydock = +{ $drydock-by } Rumpf.
effect-warehouse = +{ $warehouse-by } Laderaum auf jedem Schiff.
effect-ropewalk = +{ $ropewalk-by } mm Tempo.
effect-harbour = Du darfst Schiffe { $harbour-by } mm weiter von deiner Festung entfernt zu Wasser lassen.
effect-museum = +{ $museum-by } für jede Walfracht in deinem Lager.
effect-town-hall = +{ $town-hall-by } für jedes deiner Gebäude, auch für dieses.
effect-guildhall = +{ $guildhall-by } für jede deiner Verbesserungsleisten mit einem Plättchen.
effect-gallows = +{ $gallows-by } für jede fremde Flagge in deinem Lager.
effect-altar =
    { $altar-by ->
        [one] Wenn du ihn baust, kommt eine deiner Flaggen in die Strafkiste.
       *[other] Wenn du ihn baust, kommen { $altar-by } deiner Flaggen in die Strafkiste.
    }

## Worauf sich ein Tisch einigen kann.

option-setup = Aufbau
option-setup-help = quick: Inseln, Wale und Festungen werden zufällig verteilt; full: Die Spieler legen sie aus.

## Was ein Spieler gefragt wird.

ask-island = Lege eine Insel aus: weiter als L von jeder anderen Insel und von der Höhle entfernt.
ask-whale = Setze einen Wal aus, der nichts berührt.
ask-card = Behalte eine Schiffskarte. Sie gilt für deine beiden Schiffe.
ask-fort = Baue deine Festung auf einer Insel.
ask-neutral = Baue die neutrale Festung auf einer Insel.
ask-deploy = Lass ein Schiff bei deiner Festung zu Wasser.
ask-act =
    { $dice ->
        [one] Deine Aktion? Ein Würfel; Bedrohung { $threat }. Risiko, den Kraken zu wecken: { $percent } % ({ $exact }).
       *[other] Deine Aktion? { $dice } Würfel; Bedrohung { $threat }. Risiko, den Kraken zu wecken: { $percent } % ({ $exact }).
    }
ask-modify = Die Würfel zeigen zusammen { $total }; Bedrohung { $threat }. Änderst du sie?
ask-die-move = Welcher Würfel bestimmt deine Schritte?
ask-die-attack = Welcher Würfel zählt zu deiner Kanonenstärke?
ask-die-trade = Welcher Würfel bestimmt, wie viel Fracht du einlagern darfst?
ask-move =
    { $steps ->
        [one] Segle: noch ein Schritt.
       *[other] Segle mit deinen Schiffen: noch { $steps } Schritte.
    }
ask-take =
    { $count ->
        [one] Fische ein Plättchen aus dem Meer.
       *[other] Fische Plättchen aus dem Meer: noch { $count }.
    }
ask-drop =
    { $count ->
        [one] Deine { $ship } ist beschädigt: Wirf ein Plättchen ab, höchstens S vom Schiff entfernt.
       *[other] Deine { $ship } ist beschädigt: Wirf noch { $count } Plättchen ab, höchstens S vom Schiff entfernt.
    }
ask-fit = Lege Fracht oder erbeutete Flaggen auf Verbesserungsleisten.
ask-store =
    { $count ->
        [one] Lagerst du ein Plättchen ein?
       *[other] Lagere bis zu { $count } Plättchen ein.
    }
ask-build = Behalte eines der Gebäude.
ask-kraken =
    { $count ->
        [one] Du führst den Kraken: noch eine Aktion.
       *[other] Du führst den Kraken: noch { $count } Aktionen.
    }

## Was ein Spieler tun kann.

move-island = Insel { $value } bei { $x }, { $y }
move-island-at = Insel { $value } bei { $at }
move-whale = Ein Wal bei { $x }, { $y }
move-whale-at = Ein Wal bei { $at }
move-card = { $card }
move-card-told = { $card }: Rumpf { $hull }, Kanonen { $guns }, Schussweite { $reach }, Fernrohr { $spy }, Laderaum { $hold }, Tempo { $speed }
move-fort = Deine Festung auf { $island }
move-fort-told = Deine Festung auf { $island } ({ $value })
move-neutral = Die neutrale Festung auf { $island }
move-neutral-told = Die neutrale Festung auf { $island } ({ $value })
move-deploy = { $ship } bei { $x }, { $y } zu Wasser lassen
move-deploy-at = { $ship } bei { $at } ({ $heading } von der Festung) zu Wasser lassen
move-pass = Passen
move-sail = Segeln: um Schritte würfeln
move-explore = Erkunden mit der { $ship }: { $place }
move-explore-number = Erkunden mit der { $ship }: { $place }, ab { $number }
move-attack = Angreifen mit der { $ship }: { $target }
move-attack-needs =
    { $need ->
        [1] Angreifen mit der { $ship }: { $target }, jeder Würfel trifft
        [7] Angreifen mit der { $ship }: { $target }, kein Würfel kann treffen
       *[other] Angreifen mit der { $ship }: { $target }, trifft ab { $need }
    }
move-attack-ship =
    { $need ->
        [1] Angreifen mit der { $ship }: { $prey } von { $other }, jeder Würfel trifft
        [7] Angreifen mit der { $ship }: { $prey } von { $other }, kein Würfel kann treffen
       *[other] Angreifen mit der { $ship }: { $prey } von { $other }, trifft ab { $need }
    }
move-upgrade = Verbessern mit der { $ship }
move-trade = Handeln mit der { $ship }
move-reroll = Eine { $die } neu werfen
move-raise = Eine { $die } um eins hochdrehen
move-lower = Eine { $die } um eins herunterdrehen
move-stand = Die Würfel so lassen
move-die = Die { $die }
move-move = { $ship } nach { $x }, { $y }
move-move-heading = { $ship } { $start } > { $at }, { $heading }
move-move-towards = { $ship } { $start } > { $at }, Richtung { $obstacle } ({ $heading })
move-move-beside = { $ship } { $start } > { $at }, neben { $obstacle }
move-dock = { $ship } nach { $x }, { $y } und anlegen
move-dock-at = { $ship } { $start } > { $at }, anlegen bei { $island }
move-done = Weiter
move-done-move = Keine Schritte mehr
move-done-kraken = Den Kraken ruhen lassen
move-take = { $token } herausfischen
move-take-worth = { $token } ({ $coins }) herausfischen
move-drop = { $token } bei { $x }, { $y } abwerfen
move-drop-at = { $token } bei { $at } abwerfen
move-drop-worth = { $token } ({ $coins }) bei { $at } abwerfen
move-lose = { $token } verlieren: kein Platz dafür
move-fit = { $goods } auf { $track }, mit einer { $die }
move-fit-worth = { $goods } ({ $coins }) auf { $track }, mit einer { $die }
move-fit-flag = Flagge von { $other } auf { $track }, mit einer { $die }
move-store = { $token } einlagern
move-store-worth = { $token } ({ $coins }) einlagern
move-build = { $building } behalten, Platz { $slot }
move-build-told =
    { $points ->
        [one] { $building } behalten: 1 Punkt
       *[other] { $building } behalten: { $points } Punkte
    }
move-build-instead =
    { $points ->
        [one] { $building } (1 Punkt) behalten statt { $old }
       *[other] { $building } ({ $points } Punkte) behalten statt { $old }
    }
move-swim = Kraken nach { $x }, { $y }
move-swim-heading = Kraken { $start } > { $at }, { $heading }
move-swim-towards = Kraken { $start } > { $at }, Richtung { $obstacle } ({ $heading })
move-swim-home = Kraken { $start } > { $at }, in seine Höhle
move-swim-beside = Kraken { $start } > { $at }, neben { $obstacle }
move-strike = Schlag gegen: { $target }
move-strike-ship =
    { $need ->
        [1] Schlag gegen die { $prey } von { $other }: Jeder Würfel trifft
        [7] Schlag gegen die { $prey } von { $other }: Kein Würfel kann treffen
       *[other] Schlag gegen die { $prey } von { $other }: trifft ab { $need }
    }

## Warum ein Zug abgelehnt wird, und was stattdessen geht.

no-game-over = Das Spiel ist vorbei: Du kannst nichts mehr spielen.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-such-move = Diesen Spielzug gibt es in diesem Spiel nicht.
no-not-yours = Jetzt entscheidet { $seat }.
no-other-question = Nicht jetzt. Zuerst: { $question }.
no-edge = Das läge außerhalb des Meeres.
no-in-the-way = Im Weg: { $obstacle }.
no-ends-on = Der Kraken schwimmt über Schiffe hinweg, hält aber nicht auf einem an. Dort ist: { $obstacle }.
no-touching = Das würde etwas berühren ({ $obstacle }). Wähle eine Stelle, an der es nichts berührt.
no-within-long = Höchstens { $gap } mm entfernt: { $obstacle }. Inseln müssen weiter auseinander liegen.
no-island-card = Du hast keine Insel { $value } mehr.
no-card = Diese Karte hast du nicht bekommen: { $card }.
no-island = Diese Insel gibt es nicht: { $island }.
no-fort-there = Dort steht schon eine Festung: { $island }.
no-in-shipyard = Deine { $ship } liegt in der Werft.
no-at-sea = Deine { $ship } ist schon auf See.
no-too-far = Das sind { $far } mm. Ein Schritt ist höchstens { $most } mm lang.
no-far-from-fort = Das sind { $far } mm von deiner Festung. Erlaubt sind { $most } mm.
no-far-from-ship = Das sind { $far } mm vom Schiff. Erlaubt sind { $most } mm.
no-dock = Ein Schiff legt dort an, wo es eine Insel mit Festung berührt.
no-standing-still = Dort bist du schon: Nenne eine andere Stelle.
no-ship-at-sea = Du hast kein Schiff auf See.
no-docked = Deine { $ship } hat angelegt: Sie kann erst wieder angreifen und erkunden, wenn sie gesegelt ist.
no-fort-near = Keine Festung liegt nah genug an deiner { $ship } (höchstens S).
no-foreign-fort-near = Keine fremde oder neutrale Festung liegt nah genug an deiner { $ship } (höchstens S).
no-tracks-full = Alle deine Verbesserungsleisten sind voll.
no-cargo = Deine { $ship } hat dafür nichts an Bord.
no-fort = Dort steht keine Festung: { $island }.
no-own-fort = Die eigene und die neutrale Festung kann man nicht erkunden.
no-room = Deine { $ship } hat keinen Platz für mehr Fracht.
no-explore-range = { $place }: { $far } mm entfernt. Deine Erkundungsweite ist { $most } mm.
no-floating = Im Umkreis von { $most } mm treibt kein Plättchen.
no-nothing-there = Dort gibt es nichts zu holen: { $place }.
no-own-ship = Das ist dein eigenes Schiff.
no-target = Nicht auf See: { $target }.
no-dead-whale = Schon tot: { $target }.
no-cannon-range = { $target }: { $far } mm entfernt. Deine Schussweite ist { $most } mm.
no-die = Kein Würfel zeigt eine { $die }.
no-above-six = Eine Sechs lässt sich nicht hochdrehen.
no-below-one = Eine Eins lässt sich nicht herunterdrehen.
no-modifier = So kannst du die Würfel jetzt nicht ändern.
no-take = Treibt nicht in Reichweite: { $token }.
no-aboard = Nicht an Bord: { $token }.
no-lose = Es ist noch Platz: Wirf { $token } ab, höchstens S vom Schiff entfernt.
no-flag = Du hast keine solche Flagge im Lager.
no-track-full = Diese Leiste ist voll: { $track }.
no-level = { $track } braucht mindestens eine { $need }. Der Würfel zeigt { $die }.
no-building = Das hast du nicht gezogen: { $building }.
no-slot = Nicht auf Platz { $number }: Nimm den nächsten freien, oder einen beliebigen, wenn alle voll sind.
no-strike = Das ist kein Schiff auf See.
no-strike-range = { $target }: { $far } mm entfernt. Der Kraken schlägt höchstens { $most } mm weit.

question-island = eine Insel auslegen
question-whale = einen Wal aussetzen
question-card = eine Schiffskarte behalten
question-fort = deine Festung bauen
question-neutral = die neutrale Festung bauen
question-deploy = dein Schiff zu Wasser lassen
question-act = eine Aktion wählen oder passen
question-modify = die Würfel ändern oder so lassen
question-die = einen Würfel wählen
question-die-move = einen Würfel wählen
question-die-attack = einen Würfel wählen
question-die-trade = einen Würfel wählen
question-move = mit deinen Schiffen segeln oder weitergehen
question-take = ein Plättchen herausfischen
question-drop = ein Plättchen abwerfen
question-fit = die Würfel für Verbesserungen nutzen oder weitergehen
question-store = Fracht einlagern oder weitergehen
question-build = ein Gebäude behalten
question-kraken = den Kraken führen oder ruhen lassen

## Was geschah. Ein leerer Text fehlt im Protokoll: Die Zeile davor sagt genug.

event-set-aside =
    { $count ->
        [one] { $seat } findet keinen Platz für eine Insel: Sie wird beiseitegelegt.
       *[other] { $seat } findet keinen Platz für { $count } Inseln: Sie werden beiseitegelegt.
    }
    .seat = { $count ->
        [one] Du findest keinen Platz für eine Insel: Sie wird beiseitegelegt.
       *[other] Du findest keinen Platz für { $count } Inseln: Sie werden beiseitegelegt.
    }
event-island = { $seat } legt eine Insel { $value } bei { $at } aus.
    .seat = Du legst eine Insel { $value } bei { $at } aus.
event-whale = { $seat } setzt { $token } bei { $at } aus.
    .seat = Du setzt { $token } bei { $at } aus.
event-card = { $seat } behält die Schiffskarte { $card }.
    .seat = Du behältst die Schiffskarte { $card }.
event-fort = { $seat } baut eine Festung auf { $island }.
    .seat = Du baust eine Festung auf { $island }.
event-neutral = Die neutrale Festung steht auf { $island }.
event-turn = Runde { $round }: { $seat } ist am Zug.
    .seat = Runde { $round }: Du bist am Zug.
event-deployed = { $seat } lässt die { $ship } bei { $at } zu Wasser.
    .seat = Du lässt die { $ship } bei { $at } zu Wasser.
event-passed = { $seat } passt.
    .seat = Du passt.
event-acts-move = { $seat } würfelt zum Segeln.
    .seat = Du würfelst zum Segeln.
event-acts-explore = Die { $ship } von { $seat } erkundet { $place }.
    .seat = Deine { $ship } erkundet { $place }.
event-acts-attack-whale = Die { $ship } von { $seat } greift { $target } an.
    .seat = Deine { $ship } greift { $target } an.
event-acts-attack-kraken = Die { $ship } von { $seat } greift den Kraken an!
    .seat = Deine { $ship } greift den Kraken an!
event-acts-attack-ship = Die { $ship } von { $seat } greift die { $prey } von { $other } an.
    .seat = Deine { $ship } greift die { $prey } von { $other } an.
    .other = Die { $ship } von { $seat } greift deine { $prey } an.
event-acts-upgrade = { $seat } würfelt zum Verbessern mit der { $ship }.
    .seat = Du würfelst zum Verbessern mit der { $ship }.
event-acts-trade = { $seat } würfelt zum Handeln mit der { $ship }.
    .seat = Du würfelst zum Handeln mit der { $ship }.
event-rolled = Die Würfel: { $dies }, zusammen { $total }.
event-changed =
    { $by ->
        [0] { $seat } würfelt eine { $from } noch einmal: wieder eine { $to }.
       *[other] { $seat } macht aus einer { $from } eine { $to }.
    }
    .seat = { $by ->
        [0] Du würfelst eine { $from } noch einmal: wieder eine { $to }.
       *[other] Du machst aus einer { $from } eine { $to }.
    }
event-chose = { $seat } nutzt eine { $die }.
    .seat = Du nutzt eine { $die }.
event-moved = { $ship } von { $seat }: { $start } > { $at }.
    .seat = Deine { $ship }: { $start } > { $at }.
event-docked = Die { $ship } von { $seat } legt bei { $island } an.
    .seat = Deine { $ship } legt bei { $island } an.
event-found-nothing = Die { $ship } von { $seat } findet nichts ({ $place }).
    .seat = Deine { $ship } findet nichts ({ $place }).
event-took = Die { $ship } von { $seat } holt Fracht von { $island }.
    .seat = Deine { $ship } holt Fracht von { $island }.
event-robbed = Die { $ship } von { $seat } plündert das Lager von { $other }.
    .seat = Deine { $ship } plündert das Lager von { $other }.
    .other = Die { $ship } von { $seat } plündert dein Lager.
event-fished = Die { $ship } von { $seat } fischt { $token } aus dem Meer.
    .seat = Deine { $ship } fischt { $token } aus dem Meer.
event-looked = { $seat } sieht sich { $token } an: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
    .seat = Du siehst dir { $token } an: { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
event-looked-secret = { "" }
event-fired-whale = Die { $ship } von { $seat } feuert mit Stärke { $strength } auf { $target }.
    .seat = Deine { $ship } feuert mit Stärke { $strength } auf { $target }.
event-fired-kraken = Die { $ship } von { $seat } feuert mit Stärke { $strength } auf den Kraken.
    .seat = Deine { $ship } feuert mit Stärke { $strength } auf den Kraken.
event-fired-ship = Die { $ship } von { $seat } feuert mit Stärke { $strength } auf die { $prey } von { $other }.
    .seat = Deine { $ship } feuert mit Stärke { $strength } auf die { $prey } von { $other }.
    .other = Die { $ship } von { $seat } feuert mit Stärke { $strength } auf deine { $prey }.
event-missed = Kein Schaden.
event-slain = { $seat } erlegt den Kraken!
    .seat = Du erlegst den Kraken!
event-harpooned = { $token } ist tot und treibt.
event-damaged = Die { $ship } von { $seat } erleidet { $count } Schaden.
    .seat = Deine { $ship } erleidet { $count } Schaden.
event-dropped = { $seat } wirft { $token } bei { $at } ab.
    .seat = Du wirfst { $token } bei { $at } ab.
event-lost = { $seat } verliert { $token }.
    .seat = Du verlierst { $token }.
event-wrecked = Die { $ship } von { $seat } ist VERSENKT.
    .seat = Deine { $ship } ist VERSENKT.
event-home = Der Kraken kehrt in seine Höhle zurück.
event-no-flag = { $seat } hat keine Flagge mehr.
    .seat = Du hast keine Flagge mehr.
event-captured = { $seat } nimmt eine Flagge von { $other }.
    .seat = Du nimmst eine Flagge von { $other }.
    .other = { $seat } nimmt eine deiner Flaggen.
event-swallowed = Der Kraken nimmt eine Flagge von { $seat }.
    .seat = Der Kraken nimmt eine deiner Flaggen.
event-swallowed-waker = Der Kraken nimmt eine Flagge von { $seat } und legt sie mit der Tentakelseite nach oben: die Strafe fürs Wecken.
    .seat = Der Kraken nimmt eine deiner Flaggen und legt sie mit der Tentakelseite nach oben: die Strafe fürs Wecken.
event-fitted = { $seat } legt { $goods } auf { $track }.
    .seat = Du legst { $goods } auf { $track }.
event-fitted-flag = { $seat } legt eine Flagge von { $other } auf { $track }.
    .seat = Du legst eine Flagge von { $other } auf { $track }.
    .other = { $seat } legt eine deiner Flaggen auf { $track }.
event-stored = { $seat } lagert { $token } ein.
    .seat = Du lagerst { $token } ein.
event-drew = Gezogen: { $building }.
event-built = { $seat } behält das Gebäude { $building }.
    .seat = Du behältst das Gebäude { $building }.
event-replaced = Das Gebäude { $building } kommt unter den Stapel.
event-penalty = Eine Flagge von { $seat } kommt in die Strafkiste.
    .seat = Eine deiner Flaggen kommt in die Strafkiste.
event-woke = { $seat } weckt den Kraken! { $other } führt ihn.
    .seat = Du weckst den Kraken! { $other } führt ihn.
    .other = { $seat } weckt den Kraken! Du führst ihn.
event-swam = Der Kraken: { $start } > { $at }.
event-struck = Der Kraken schlägt mit Stärke { $strength } gegen die { $ship } von { $other }.
    .other = Der Kraken schlägt mit Stärke { $strength } gegen deine { $ship }.
event-unharmed = Die { $ship } von { $other } bleibt heil.
    .other = Deine { $ship } bleibt heil.
event-calmed = Der Kraken ruht.
event-ending = { $ending }: Das Spiel endet nach dem Zug des letzten Spielers.
event-idle = Eine ganze Runde ohne Aktion: Noch eine, und das Spiel endet.
ending-islands-bare = Auf keiner Insel liegt mehr Fracht
ending-whales-gone = Der letzte Wal ist tot

## Dasselbe auf der Seite, wo Inseln Namen sind: Koordinaten zeigt nur die Liste für die Tastatur.

told-event-island = { $seat } legt { $island } aus, eine Insel { $value }.
    .seat = Du legst { $island } aus, eine Insel { $value }.
told-event-whale = { $seat } setzt { $token } vor { $island } aus.
    .seat = Du setzt { $token } vor { $island } aus.
told-event-deployed = { $seat } lässt die { $ship } vor { $island } zu Wasser.
    .seat = Du lässt die { $ship } vor { $island } zu Wasser.
told-event-moved =
    { $way ->
        [beside] Die { $ship } von { $seat } fährt nach { $island }.
        [towards] Die { $ship } von { $seat } fährt Richtung { $island }.
       *[off] Die { $ship } von { $seat } fährt aufs offene Wasser vor { $island }.
    }
    .seat = { $way ->
        [beside] Deine { $ship } fährt nach { $island }.
        [towards] Deine { $ship } fährt Richtung { $island }.
       *[off] Deine { $ship } fährt aufs offene Wasser vor { $island }.
    }
told-event-dropped = { $seat } wirft { $token } vor { $island } ab.
    .seat = Du wirfst { $token } vor { $island } ab.
told-event-swam =
    { $way ->
        [beside] Der Kraken schwimmt nach { $island }.
        [towards] Der Kraken schwimmt Richtung { $island }.
       *[off] Der Kraken schwimmt aufs offene Wasser vor { $island }.
    }
told-move-whale-at = Ein Wal vor { $island }
told-move-deploy-at = { $ship } { $heading } von der Festung zu Wasser lassen
told-move-move-heading = { $ship } { $heading }, { $way ->
        [towards] Richtung { $island }
       *[off] vor { $island }
    }
told-move-move-towards = { $ship } Richtung { $obstacle } ({ $heading })
told-move-move-beside = { $ship } neben { $obstacle }
told-move-dock-at = { $ship } legt bei { $island } an
told-move-drop-at = { $token } vor { $island } abwerfen
told-move-drop-worth = { $token } ({ $coins }) vor { $island } abwerfen
told-move-swim-heading = Kraken { $heading }, { $way ->
        [towards] Richtung { $island }
       *[off] vor { $island }
    }
told-move-swim-towards = Kraken Richtung { $obstacle } ({ $heading })
told-move-swim-home = Kraken in seine Höhle
told-move-swim-beside = Kraken neben { $obstacle }

## Ende und Wertung.

reason-slain = Der Kraken ist erlegt.
reason-kraken-full = Die Krakentafel ist voll.
reason-islands-bare = Auf keiner Insel liegt mehr Fracht.
reason-whales-gone = Es gibt keine Wale mehr.
reason-becalmed = Zwei ganze Runden lang hat niemand etwas unternommen.
part-coins =
    { $count ->
        [one] { $points } für die Münzen auf einem Plättchen im Lager
       *[other] { $points } für die Münzen auf { $count } Plättchen im Lager
    }
part-upgrades = { $points } für Plättchen auf Verbesserungsleisten
part-skulls = { $points } für sichtbare Totenköpfe
part-flags = { $points } für übrige Flaggen
part-building = { $points } für: { $building }
part-slain = { $points } für den erlegten Kraken
part-aboard = { $points } für Fracht auf Schiffen
part-tentacle = { $points } für Flaggen mit der Tentakelseite nach oben
part-penalty = { $points } für Flaggen in der Strafkiste
tie-break-1 = mehr fremde Flaggen ({ $value } zu { $other })

## Der Tisch, wie ihn das Terminal zeichnet.

table-sea = Meer { $side } mm
table-legend = A a B b … Slups und Ketschen nach Platz · w7 Wal 7 · x7 toter Wal · c7 Fracht · K Kraken · o Höhle
table-typed = Du kannst jede Stelle eingeben, in Millimetern von links oben: { $example }
table-islands = Inseln
table-island = { $number } { $island } ({ $value })
table-cargo = { $count } Fracht
table-neutral = neutrale Festung
table-fort = Festung von { $player }
table-kraken = Kraken
table-kraken-board = Bedrohung { $threat }, Aktionen { $actions }, Tempo { $speed }, Stärke { $strength }, Rumpf { $hull }; Plätze { $filled } von { $slots }
table-flag = Flagge von { $player }
table-flag-tentacle = Flagge von { $player }, Tentakelseite oben (−1)
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
table-tentacle = Tentakelseite oben { $count }
table-penalty = Strafkiste { $count }
table-ship = { $ship } bei { $at }
table-ship-yard = { $ship } in der Werft
table-docked = angelegt: { $island }
table-hull = Rumpf { $hull }
table-aboard = an Bord: { $cargo }
table-coins = { $token } ({ $coins })
table-fleet = { $card }: Kanonen { $guns }, Schussweite { $reach }, Fernrohr { $spy }, Laderaum { $hold }, Tempo { $speed }
table-dice = Neuwürfe { $rerolls }, hoch { $raises }, herunter { $lowers }
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
measure-upgrades = Verbesserungen
measure-skulls = Totenköpfe
measure-flags = Übrige Flaggen
measure-buildings = Gebäude
measure-slain = Erlegter Kraken
measure-aboard = Fracht auf Schiffen
measure-tentacle = Flaggen mit der Tentakelseite nach oben
measure-penalty = Flaggen in der Strafkiste

## Was ein Tipp über eine Aktion sagt.

why-act = Das Risiko, den Kraken zu wecken, beträgt { $wakes } %.
why-pass = Die nächste Aktion würde den Kraken mit { $wakes } % Wahrscheinlichkeit wecken.
why-explore = Die Chance, etwas zu finden, beträgt { $finds } %, das Risiko, den Kraken zu wecken, { $wakes } %.
why-attack = Die Chance zu treffen beträgt { $hits } %, das Risiko, den Kraken zu wecken, { $wakes } %.
