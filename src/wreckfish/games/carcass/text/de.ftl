# Captain Carcass auf Deutsch. Dieselben Kennungen wie in en.ftl; Karten stehen als Namen im Satz und werden nicht gebeugt.

title = Captain Carcass
tagline = Wer zu tief taucht, verliert alles.
credits = Inoffizielle Fan-Umsetzung. Captain Carcass ist von Derek Paxton, Leo Li und Chris Bray (Mayday Games 2016).
aim =
    { $variant ->
        [heap-of-treasure] Jede Karte im Laderaum zählt; wer die meisten Punkte hat, gewinnt.
        [below-the-waves] { variant-below-the-waves-change }
        [sudden-surfacing] Wer die meisten Punkte hat, gewinnt. { variant-sudden-surfacing-change }
        [all-hands] Wer die meisten Punkte hat, gewinnt: Es zählt die höchste Karte jeder Sorte. { variant-all-hands-change }
       *[other] Wer die meisten Punkte hat, gewinnt: Es zählt deine höchste Karte jeder Sorte.
    } Das Spiel endet mit dem Zug, der die letzte Beutekarte findet.
basics =
    Tauchen: Karten aufdecken. Zweimal die gleiche Sorte: Tauchunfall, alles weg.
    Auftauchen: Karten behalten. Im Laderaum zählt die höchste Karte jeder Sorte.
    Wer die letzte Beutekarte aufdeckt, spielt den letzten Zug. Wer die meisten Punkte hat, gewinnt.

## Die zehn Sorten, ihre Karten und die Spielhilfe (CC08).

suit-anchor = Anker
suit-squid = Krake
suit-map = Schatzkarte
suit-key = Schlüssel
suit-chest = Truhe
suit-knife = Messer
suit-drone = Drohne
suit-net = Netz
suit-harpoon = Harpune
suit-mermaid = Meerjungfrau

card-anchor = { suit-anchor } { $value }
card-squid = { suit-squid } { $value }
card-map = { suit-map } { $value }
card-key = { suit-key } { $value }
card-chest = { suit-chest } { $value }
card-knife = { suit-knife } { $value }
card-drone = { suit-drone } { $value }
card-net = { suit-net } { $value }
card-harpoon = { suit-harpoon } { $value }
card-mermaid = { suit-mermaid } { $value }

effect-anchor = Bei einem Tauchunfall behältst du, was vor dem Anker liegt.
effect-squid =
    { $squid-demand ->
        [one] Du musst noch eine Karte anlegen, bevor du auftauchen darfst.
       *[other] Du musst noch { $squid-demand } Karten anlegen, bevor du auftauchen darfst.
    }
effect-map =
    { $map-choice ->
        [one] Zieh eine Karte aus dem Seemannsgrab. Du musst sie anlegen, auch wenn das einen Tauchunfall auslöst.
       *[other] Zieh { $map-choice } Karten aus dem Seemannsgrab. Eine davon musst du anlegen, auch wenn das einen Tauchunfall auslöst; die anderen kommen zurück.
    }
effect-key = Mit einer Truhe im selben Tauchgang: Beim Auftauchen ziehst du so viele Karten aus dem Seemannsgrab, wie du heraufbringst.
effect-chest = Mit einem Schlüssel im selben Tauchgang: Beim Auftauchen ziehst du so viele Karten aus dem Seemannsgrab, wie du heraufbringst.
effect-knife = Die höchste Karte einer Sorte aus einem fremden Laderaum kommt ins Seemannsgrab.
effect-drone =
    { $drone-sight ->
        [one] Sieh dir die nächste Karte des Stapels an. Leg sie an, oder tauch auf und lass sie liegen.
       *[other] Sieh dir die nächsten { $drone-sight } Karten des Stapels an. Leg die erste an, oder tauch auf und lass alle liegen.
    }
effect-net = Du musst die höchste Karte einer Sorte aus deinem eigenen Laderaum anlegen, auch wenn das einen Tauchunfall auslöst.
effect-harpoon = Du musst die höchste Karte einer Sorte aus einem fremden Laderaum anlegen, auch wenn das einen Tauchunfall auslöst. Es muss eine Sorte sein, die du selbst nicht hast.
effect-mermaid = Kein Effekt. Ist { $mermaid-lowest } bis { $mermaid-highest } Punkte wert.

## Die siebzehn Taucher und ihre Figuren.

diver-squid-tamer = Krakenzähmer
diver-squid-tamer-skill =
    { $squid-tamer-demand ->
        [one] Kraken, die andere anlegen, verlangen eine Karte statt { $squid-demand }.
       *[other] Kraken, die andere anlegen, verlangen { $squid-tamer-demand } Karten statt { $squid-demand }.
    }
diver-netmaster = Netzmeister
diver-netmaster-skill =
    { $netmaster-hauls ->
        [one] Dein Netz holt eine Karte herauf.
       *[other] Dein Netz holt { $netmaster-hauls } Karten herauf, eine nach der anderen.
    }
diver-sirens-friend = Freund der Sirenen
diver-sirens-friend-skill = Eine Meerjungfrau, die du anlegst, kommt sofort in deinen Laderaum.
diver-saboteur = Saboteur
diver-saboteur-skill = Zu Beginn wählst du eine andere Person: Was sie bei einem Tauchunfall verliert, bekommst du.
diver-squid-fisher = Krakenfischer
diver-squid-fisher-skill = Ein Krake, den du anlegst, kommt sofort in deinen Laderaum und verlangt keine Karten.
diver-pearl-appraiser = Perlenkenner
diver-pearl-appraiser-skill =
    { $pearl-appraiser-bonus ->
        [one] Jede Meerjungfrau, die bei dir zählt, ist einen Punkt mehr wert.
       *[other] Jede Meerjungfrau, die bei dir zählt, ist { $pearl-appraiser-bonus } Punkte mehr wert.
    }
diver-miser = Geizhals
diver-miser-skill = Dein Netz und was es heraufgeholt hat, behältst du auch bei einem Tauchunfall.
diver-navigator = Steuermann
diver-navigator-skill = Mit deiner Schatzkarte wählst du aus dem ganzen Seemannsgrab.
diver-deep-cutter = Tiefschneider
diver-deep-cutter-skill = Dein Messer entfernt alle Karten der gewählten Sorte.
diver-iron-wetsuit = Eisenanzug
diver-iron-wetsuit-skill = Wer dich mit dem Messer angreift, verliert stattdessen selbst eine Karte.
diver-sonar-operator = Sonarmaat
diver-sonar-operator-skill =
    { $sonar-operator-sight ->
        [one] Deine Drohne sieht die nächste Karte.
       *[other] Deine Drohne sieht die nächsten { $sonar-operator-sight } Karten der Reihe nach; anlegen kannst du nur die erste.
    }
diver-decoy-keeper = Lockvogel
diver-decoy-keeper-skill = Eine fremde Harpune muss deinen höchsten Kraken nehmen; hast du keinen, kommt sie ins Seemannsgrab.
diver-plunderer = Plünderer
diver-plunderer-skill = Deine Bonuskarten kommen aus einem fremden Laderaum deiner Wahl.
diver-harbour-pilot = Hafenlotse
diver-harbour-pilot-skill =
    { $harbour-pilot-after ->
        [one] Auch dein Anker und die Karte danach sind sicher.
       *[other] Auch dein Anker und die { $harbour-pilot-after } Karten danach sind sicher.
    }
diver-scavenger = Aasgeier
diver-scavenger-skill = Was dein Messer entfernt, kommt in deinen Laderaum.
diver-spear-fisher = Speerfischer
diver-spear-fisher-skill = Deine Harpune darf auch Sorten nehmen, die du schon hast.
diver-treasure-hunter = Schatzjäger
diver-treasure-hunter-skill =
    { $treasure-hunter-factor ->
        [one] Schlüssel und Truhe bringen dir so viele Karten wie allen.
       *[other] Schlüssel und Truhe bringen dir { $treasure-hunter-factor }-mal so viele Karten.
    }

character-amber = Amber
character-brine = Brine
character-coral = Coral
character-flint = Flint
character-gannet = Gannet
character-lure = Lure
character-moor = Moor
character-opal = Opal
character-petrel = Petrel
character-rivet = Rivet
character-vega = Vega
character-wick = Wick

## Die sechs Varianten.

variant-thieves-reef = Diebesriff
variant-thieves-reef-change = Was bei einem Tauchunfall ins Seemannsgrab käme, bekommt die Person zur Linken.
variant-heap-of-treasure = Schatzhaufen
variant-heap-of-treasure-change = Jede Karte im Laderaum zählt, nicht nur die höchste jeder Sorte.
variant-sudden-surfacing = Blitzaufstieg
variant-sudden-surfacing-change = Wer am Ende eines beliebigen Zuges { $sudden-surfacing-goal } Punkte oder mehr hat, gewinnt sofort.
variant-all-hands = Alle Mann an Bord
variant-all-hands-change =
    { $all-hands-penalty ->
        [one] Jede Sorte, die im Laderaum fehlt, kostet einen Punkt.
       *[other] Jede Sorte, die im Laderaum fehlt, kostet { $all-hands-penalty } Punkte.
    }
variant-strange-waters = Seltsame Gewässer
variant-strange-waters-change = Gleiche Werte lösen den Tauchunfall aus, nicht gleiche Sorten.
variant-below-the-waves = Unter den Wellen
variant-below-the-waves-change = Die höchste Punktzahl unter { $below-the-waves-limit } gewinnt. Liegt niemand darunter, gewinnt die niedrigste.

## Was eine Runde vereinbaren kann.

option-divers = Taucher
option-divers-help = none (keine), dealt (für alle zufällig einer) oder für jeden Platz einer, mit Kommas: miser,navigator,scavenger.
option-variant = Variante
option-variant-help = none (keine) oder eine Regeländerung für das ganze Spiel.
option-first = Wer beginnt
option-first-help = drawn (der Startwert lost aus) oder die Nummer eines Platzes.

## Was jemand gefragt wird. $owed sind die Karten, die ein Krake noch verlangt.

ask-first = Ein neuer Tauchgang beginnt. Ab in die Tiefe!
ask-turn = Weitertauchen oder auftauchen?
ask-squid =
    { $owed ->
        [one] Der Krake verlangt noch eine Karte. Tauch weiter!
       *[other] Der Krake verlangt noch { $owed } Karten. Tauch weiter!
    }
ask-map = { $card }: Welche Karte aus dem Seemannsgrab legst du an?
ask-knife = { $card }: Welche Karte schneidest du los?
ask-drone = { $card }: Du hast die nächste Karte gesehen. Was nun?
ask-place = { $card }: Du hast die nächste Karte gesehen. Es fehlen noch Karten, also musst du sie anlegen.
ask-net =
    { $haul ->
        [1] { $card }: Welche Karte holst du aus deinem Laderaum herauf?
       *[other] { $card }: Welche Karte holst du als Nächstes herauf?
    }
ask-harpoon = { $card }: Welche Karte nimmst du in deinen Tauchgang?
ask-plunder = Schlüssel und Truhe: Wessen Laderaum zahlt deinen Bonus?
ask-sabotage = Saboteur: Wessen Verluste willst du bekommen?
ask-lose = Dein Messer ist an einem Eisenanzug abgeprallt: Welche eigene Karte verlierst du?

## Was jemand tun kann.

move-dive = Tauchen: die nächste Karte aufdecken
move-surface = Mit allem auftauchen
move-place = Die gesehene Karte anlegen
move-leave = Auftauchen und die Karte auf dem Stapel lassen
move-map = { $card } anlegen
move-knife = { $card } losschneiden
move-net = { $card } heraufholen
move-harpoon = { $card } nehmen
move-plunder = { $seat } plündern
move-sabotage = { $seat } sabotieren
move-lose = { $card } verlieren

## Warum ein Spielzug abgelehnt wird, und was stattdessen geht.

no-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu spielen.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-not-yours = Jetzt muss { $seat } entscheiden.
no-such-move = Diesen Spielzug gibt es in diesem Spiel nicht.
no-other-question = Das geht jetzt nicht. Erst: { $question }.
no-squid-owes =
    { $owed ->
        [one] Der Krake verlangt noch eine Karte: Tauch weiter, bevor du auftauchst.
       *[other] Der Krake verlangt noch { $owed } Karten: Tauch weiter, bevor du auftauchst.
    }
no-first-reveal = Jeder Zug beginnt mit dem Tauchen: Deck erst eine Karte auf, dann kannst du auftauchen.
no-must-place = Es fehlen noch Karten, du darfst noch nicht auftauchen: Leg die gesehene Karte an.
no-yourself = Nicht dich selbst: Wähle eine andere Person.
no-empty-hold = Bei { $owner } gibt es nichts zu plündern: Wähle einen Laderaum mit Karten.
no-not-shown = Die Schatzkarte zeigt { $card } nicht: Wähle eine der gezeigten Karten.
no-not-in-your-hold = { $card } liegt nicht in deinem Laderaum: Wähle die höchste Karte einer Sorte, die du hast.
no-not-in-rival-hold = { $card } liegt in keinem fremden Laderaum: Wähle die höchste Karte einer Sorte, die jemand anders hat.
no-suit-held = Diese Sorte hast du selbst, also kann die Harpune { $card } nicht nehmen: Wähle eine Sorte, die du nicht hast.
no-not-highest = { $card } ist bei { $owner } nicht die höchste Karte ihrer Sorte: Nur die höchste kann gewählt werden.
    .owner = { $card } ist nicht deine höchste Karte dieser Sorte: Nur die höchste kann gewählt werden.

question-turn = tauchen oder auftauchen
question-first = tauchen
question-squid = tauchen
question-place = die gesehene Karte anlegen
question-map = eine Karte wählen, die die Schatzkarte zeigt
question-knife = eine Karte für das Messer wählen
question-drone = die gesehene Karte anlegen oder liegen lassen
question-net = eine Karte für das Netz wählen
question-harpoon = eine Karte für die Harpune wählen
question-plunder = wählen, wen du plünderst
question-sabotage = wählen, wen du sabotierst
question-lose = eine Karte wählen, die du verlierst

## Was geschehen ist. Ein leerer Text wird übergangen: Die Zeile davor sagt genug.

event-turn = { $seat } ist am Zug.
    .seat = Du bist am Zug.
event-named = { $seat } bekommt, was { $victim } bei Tauchunfällen verliert.
    .seat = Du bekommst, was { $victim } bei Tauchunfällen verliert.
    .victim = { $seat } bekommt, was du bei Tauchunfällen verlierst.
event-revealed = Aufgedeckt: { $card }.
event-placed = { "" }
event-kept = { $card } kommt sofort zu { $seat } in den Laderaum.
    .seat = { $card } kommt sofort in deinen Laderaum.
event-incident = Tauchunfall!
event-saved = { $seat } behält trotzdem { $cards }.
    .seat = Du behältst trotzdem { $cards }.
event-lost = { $taker } bekommt die verlorenen Karten: { $cards }.
    .taker = Du bekommst die verlorenen Karten: { $cards }.
event-lost-locker = Ins Seemannsgrab: { $cards }.
event-surfaced = { $seat } taucht auf und bringt mit: { $cards }.
    .seat = Du tauchst auf und bringst mit: { $cards }.
event-surfaced-none = { $seat } taucht mit leeren Händen auf.
    .seat = Du tauchst mit leeren Händen auf.
event-bonus = Schlüssel und Truhe: { $seat } nimmt { $cards } von { $source }.
    .seat = Schlüssel und Truhe: Du nimmst { $cards } von { $source }.
    .source = Schlüssel und Truhe: { $seat } nimmt { $cards } von dir.
event-bonus-locker = Schlüssel und Truhe: { $seat } zieht { $cards } aus dem Seemannsgrab.
    .seat = Schlüssel und Truhe: Du ziehst { $cards } aus dem Seemannsgrab.
event-bonus-locker-none = Schlüssel und Truhe, aber das Seemannsgrab ist leer.
event-bonus-nobody = Schlüssel und Truhe, aber sonst hat niemand eine Karte zum Plündern.
event-map = Die Schatzkarte zeigt { $cards }.
event-map-secret = { $seat } entrollt die Schatzkarte.
    .seat = Du entrollst die Schatzkarte.
event-took = { $seat } nimmt { $card } aus dem Seemannsgrab.
    .seat = Du nimmst { $card } aus dem Seemannsgrab.
event-knifed = Das Messer von { $seat } schickt { $cards } von { $owner } ins Seemannsgrab.
    .seat = Dein Messer schickt { $cards } von { $owner } ins Seemannsgrab.
    .owner = Das Messer von { $seat } schickt { $cards } von dir ins Seemannsgrab.
event-scavenged = Das Messer von { $seat } holt { $cards } von { $owner } herüber.
    .seat = Dein Messer holt { $cards } von { $owner } herüber.
    .owner = Das Messer von { $seat } holt { $cards } von dir herüber.
event-deflected = Das Messer prallt am Eisenanzug von { $owner } ab: { $card } bleibt verschont.
    .owner = Das Messer prallt an deinem Eisenanzug ab: { $card } bleibt verschont.
event-own-loss = { $seat } verliert { $card } ans Seemannsgrab.
    .seat = Du verlierst { $card } ans Seemannsgrab.
event-no-loss = { $seat } hat keine Karte zu verlieren.
    .seat = Du hast keine Karte zu verlieren.
event-peeked = Die Drohne sieht { $cards }.
event-peeked-secret = Die Drohne von { $seat } späht in den Stapel.
    .seat = Deine Drohne späht in den Stapel.
event-left = { $seat } lässt die nächste Karte auf dem Stapel.
    .seat = Du lässt die nächste Karte auf dem Stapel.
event-netted = Das Netz von { $seat } holt { $card } herauf.
    .seat = Dein Netz holt { $card } herauf.
event-no-haul = Für { $card } gibt es nichts mehr heraufzuholen.
event-speared = { $seat } harpuniert { $card } bei { $owner }.
    .seat = Du harpunierst { $card } bei { $owner }.
    .owner = { $seat } harpuniert { $card } bei dir.
event-decoyed = Der Lockvogel hat keinen Kraken: { $card } versinkt im Seemannsgrab.
event-idle = { $card } bleibt ohne Wirkung.

## Ende und Wertung.

reason-deck-empty = Die letzte Beutekarte ist gefunden.
reason-sudden-surfacing = Ein Blitzaufstieg beendet das Spiel.
part-card = { $card }
part-diver = { $diver } +{ $points }
part-missing =
    { $count ->
        [one] eine fehlende Sorte { $points }
       *[other] { $count } fehlende Sorten { $points }
    }
tie-break-1 = mehr Karten ({ $value } zu { $other })

## Der Tisch, wie ihn das Terminal zeichnet.

table-deck = Beutestapel
table-locker = Seemannsgrab
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-victim = lauert auf { $seat }
table-exploration = Tauchgang
table-nothing-yet = noch nichts
table-owed = Offen
table-owed-cards =
    { $owed ->
        [one] noch eine Karte
       *[other] noch { $owed } Karten
    }
table-next = Nächste Karte
table-safe = kein Unfall möglich
table-risk = Unfall { $percent } % ({ $bad } von { $cards })
table-known-safe = kein Unfall
table-known-incident = ein Unfall!
table-you-saw = Gesehen
table-on-deck = als Nächstes auf dem Stapel
table-in-locker = im Seemannsgrab
table-seen =
    { $count ->
        [one] { $seat } kennt die nächste Karte
       *[other] { $seat } kennt die nächsten { $count } Karten
    }

## Was für einen Zug spricht, in Tipps.

why-turn =
    { $points ->
        [one] { $chance } % der möglichen Karten wären ein Unfall; jetzt aufzutauchen bringt einen Punkt.
       *[other] { $chance } % der möglichen Karten wären ein Unfall; jetzt aufzutauchen bringt { $points } Punkte.
    }
why-turn-safe =
    { $points ->
        [one] Du kennst die nächste Karte: Sie ist ungefährlich. Jetzt aufzutauchen bringt einen Punkt.
       *[other] Du kennst die nächste Karte: Sie ist ungefährlich. Jetzt aufzutauchen bringt { $points } Punkte.
    }
why-turn-incident =
    { $points ->
        [one] Du kennst die nächste Karte: Sie wäre ein Unfall. Jetzt aufzutauchen bringt einen Punkt.
       *[other] Du kennst die nächste Karte: Sie wäre ein Unfall. Jetzt aufzutauchen bringt { $points } Punkte.
    }

## Was das Labor zählt.

measure-diver = Taucher
measure-missing = Fehlende Sorten
