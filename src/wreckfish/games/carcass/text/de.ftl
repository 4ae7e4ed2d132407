# Captain Carcass auf Deutsch. Dieselben Kennungen wie in en.ftl; Karten stehen als Namen im Satz und werden nicht gebeugt.

title = Captain Carcass
tagline = Wer zu tief taucht, verliert alles.
credits = Inoffizielle Umsetzung von Fans. Captain Carcass ist von Derek Paxton, Leo Li und Chris Bray (Mayday Games 2016).
basics =
    Tauchen: Karten aufdecken. Zweimal die gleiche Sorte: Tauchunfall, alles weg.
    Auftauchen: Karten behalten. Im Laderaum zählt die höchste jeder Sorte.
    Der Zug mit der letzten Beutekarte ist der letzte. Die meisten Punkte gewinnen.

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

effect-anchor = Bei einem Tauchunfall behältst du, was vor dem Anker angelegt wurde.
effect-squid = Zwei weitere Karten müssen angelegt werden, bevor du auftauchen darfst.
effect-map = Zieh drei Karten aus dem Spind, leg eine an, leg die anderen zurück.
effect-key = Mit einer Truhe im selben Tauchgang: Beim Auftauchen ziehst du so viele Karten aus dem Spind, wie du mitbringst.
effect-chest = Mit einem Schlüssel im selben Tauchgang: Beim Auftauchen ziehst du so viele Karten aus dem Spind, wie du mitbringst.
effect-knife = Die höchste Karte einer Sorte aus einem fremden Laderaum kommt in den Spind.
effect-drone = Sieh dir die nächste Karte des Stapels an. Leg sie an, oder tauch auf und lass sie liegen.
effect-net = Leg die höchste Karte einer Sorte aus deinem eigenen Laderaum an.
effect-harpoon = Leg die höchste Karte einer Sorte aus einem fremden Laderaum an; du darfst von dieser Sorte selbst keine haben.
effect-mermaid = Kein Effekt, dafür mehr wert.

## Die siebzehn Taucher und ihre Figuren.

diver-squid-tamer = Krakenzähmer
diver-squid-tamer-skill = Wer von den anderen einen Kraken anlegt, schuldet ihm vier Karten statt zwei.
diver-netmaster = Netzmeister
diver-netmaster-skill = Dein Netz holt zwei Karten herauf, eine nach der anderen.
diver-sirens-friend = Freund der Sirenen
diver-sirens-friend-skill = Eine Meerjungfrau, die du anlegst, kommt sofort in deinen Laderaum.
diver-saboteur = Saboteur
diver-saboteur-skill = Du nennst zu Beginn eine andere Person: Was sie bei einem Tauchunfall verliert, gehört dir.
diver-squid-fisher = Krakenfischer
diver-squid-fisher-skill = Ein Krake, den du anlegst, kommt sofort in deinen Laderaum und verlangt keine Karten.
diver-pearl-appraiser = Perlenkenner
diver-pearl-appraiser-skill = Jede Meerjungfrau, die bei dir zählt, ist 5 Punkte mehr wert.
diver-miser = Geizhals
diver-miser-skill = Dein Netz und was es heraufgeholt hat, gehören dir auch bei einem Tauchunfall.
diver-navigator = Steuermann
diver-navigator-skill = Mit deiner Schatzkarte wählst du aus dem ganzen Spind.
diver-deep-cutter = Tiefschneider
diver-deep-cutter-skill = Dein Messer entfernt alle Karten der gewählten Sorte.
diver-iron-wetsuit = Eisenanzug
diver-iron-wetsuit-skill = Wer dich mit einem Messer wählt, verliert stattdessen selbst eine Karte.
diver-sonar-operator = Sonarwart
diver-sonar-operator-skill = Deine Drohne sieht die nächsten drei Karten der Reihe nach; nur die erste kann angelegt werden.
diver-decoy-keeper = Lockvogel
diver-decoy-keeper-skill = Fremde Harpunen müssen deinen höchsten Kraken nehmen; hast du keinen, kommt die Harpune in den Spind.
diver-plunderer = Plünderer
diver-plunderer-skill = Deine Bonuskarten kommen aus einem fremden Laderaum, den du wählst.
diver-harbour-pilot = Hafenlotse
diver-harbour-pilot-skill = Auch dein Anker und die zwei Karten nach ihm sind gerettet.
diver-scavenger = Aasvogel
diver-scavenger-skill = Was dein Messer entfernt, kommt in deinen Laderaum.
diver-spear-fisher = Speerfischer
diver-spear-fisher-skill = Deine Harpune darf auch Sorten nehmen, die du schon hast.
diver-treasure-hunter = Schatzjäger
diver-treasure-hunter-skill = Dein Bonus für Schlüssel und Truhe besteht aus dreimal so vielen Karten.

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
variant-thieves-reef-change = Was durch einen Tauchunfall in den Spind käme, bekommt die Person links.
variant-heap-of-treasure = Schatzhaufen
variant-heap-of-treasure-change = Jede Karte im Laderaum zählt, nicht nur die höchste jeder Sorte.
variant-sudden-surfacing = Blitzauftauchen
variant-sudden-surfacing-change = Wer am Ende irgendeines Zuges 50 Punkte oder mehr hat, gewinnt sofort.
variant-all-hands = Alle Mann
variant-all-hands-change = Jede Sorte, die im Laderaum fehlt, kostet 5 Punkte.
variant-strange-waters = Seltsame Gewässer
variant-strange-waters-change = Ein gleicher Wert löst den Tauchunfall aus, nicht die gleiche Sorte.
variant-below-the-waves = Unter den Wellen
variant-below-the-waves-change = Die höchste Punktzahl unter 60 gewinnt.

## Was eine Runde vereinbaren kann.

option-divers = Taucher
option-divers-help = none (keine), dealt (für alle zufällig einer) oder für jeden Platz einer, mit Kommas: miser,navigator,scavenger.
option-variant = Variante
option-variant-help = none (keine) oder eine Regeländerung für das ganze Spiel.
option-first = Wer beginnt
option-first-help = drawn (der Startwert lost aus) oder die Nummer eines Platzes.

## Was jemand gefragt wird. $owed sind die Karten, die ein Krake noch verlangt.

ask-first = Ein neuer Tauchgang beginnt. Ab in die Tiefe!
ask-turn = Weiter tauchen oder auftauchen?
ask-squid =
    { $owed ->
        [one] Der Krake verlangt noch eine Karte. Tauch weiter!
       *[other] Der Krake verlangt noch { $owed } Karten. Tauch weiter!
    }
ask-map = { $card }: Welche Karte aus dem Spind legst du an?
ask-knife = { $card }: Welche Karte schickst du in den Spind?
ask-drone = { $card }: Du hast die nächste Karte gesehen. Was nun?
ask-net = { $card }: Welche Karte holst du aus deinem Laderaum herauf?
ask-harpoon = { $card }: Welche Karte nimmst du in deinen Tauchgang?
ask-plunder = Schlüssel und Truhe: Wessen Laderaum zahlt deinen Bonus?
ask-sabotage = Saboteur: Wessen Verluste sollen dir gehören?
ask-lose = Dein Messer traf auf einen Eisenanzug: Welche eigene Karte verlierst du?

## Was jemand tun kann.

move-dive = Tauchen: die nächste Karte aufdecken
move-surface = Mit allem auftauchen
move-place = Die gesehene Karte anlegen
move-leave = Auftauchen und sie auf dem Stapel lassen
move-map = { $card } anlegen
move-knife = { $card } abschneiden
move-net = { $card } heraufholen
move-harpoon = { $card } nehmen
move-plunder = { $seat } plündern
move-sabotage = { $seat } sabotieren
move-lose = { $card } verlieren

## Warum ein Spielzug abgelehnt wird, und was stattdessen geht.

no-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu spielen.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-not-yours = Jetzt muss { $seat } entscheiden.
no-such-move = Das ist kein Spielzug dieses Spiels.
no-other-question = Jetzt nicht. Erst: { $question }.
no-squid-owes =
    { $owed ->
        [one] Der Krake verlangt noch eine Karte: Tauch weiter, bevor du auftauchst.
       *[other] Der Krake verlangt noch { $owed } Karten: Tauch weiter, bevor du auftauchst.
    }
no-first-reveal = Jeder Zug beginnt mit dem Tauchen: Deck eine Karte auf, bevor du auftauchst.
no-must-place = Es sind noch Karten offen, also kannst du nicht auftauchen: Leg die gesehene Karte an.
no-yourself = Nicht dich selbst: Wähle jemand anderen.
no-empty-hold = Bei { $owner } gibt es nichts zu plündern: Wähle einen Laderaum mit Karten.
no-not-shown = Die Schatzkarte zeigt nicht { $card }: Wähle eine der gezeigten Karten.
no-not-in-your-hold = { $card } liegt nicht in deinem Laderaum: Wähle die höchste Karte einer Sorte, die du hast.
no-not-in-rival-hold = { $card } liegt in keinem fremden Laderaum: Wähle die höchste Karte einer Sorte, die jemand anders hat.
no-suit-held = Diese Sorte hast du selbst, also kann die Harpune { $card } nicht nehmen: Wähle eine Sorte, die du nicht hast.
no-not-highest = { $card } ist bei { $owner } nicht die höchste Karte ihrer Sorte: Nur die höchste kann gewählt werden.

question-turn = tauchen oder auftauchen
question-first = tauchen
question-squid = tauchen
question-map = eine Karte wählen, die die Schatzkarte zeigt
question-knife = eine Karte für das Messer wählen
question-drone = die gesehene Karte anlegen oder liegen lassen
question-net = eine Karte für das Netz wählen
question-harpoon = eine Karte für die Harpune wählen
question-plunder = wählen, wen du plünderst
question-sabotage = wählen, wen du sabotierst
question-lose = die Karte wählen, die du verlierst

## Was geschehen ist. Ein leerer Text wird übergangen: Die Zeile davor sagt genug.

event-turn = { $seat } ist am Zug.
event-named = { $seat } erhält, was { $victim } verliert.
event-revealed = { $card } kommt hoch.
event-placed = { "" }
event-kept = { $card } kommt sofort zu { $seat } in den Laderaum.
event-incident = Tauchunfall!
event-saved = { $seat } behält trotzdem { $cards }.
event-lost = Das Verlorene geht an { $taker }: { $cards }.
event-lost-locker = In den Spind: { $cards }.
event-surfaced = { $seat } taucht auf mit { $cards }.
event-surfaced-none = { $seat } taucht mit leeren Händen auf.
event-bonus = Schlüssel und Truhe: { $seat } nimmt { $cards } von { $source }.
event-bonus-locker = Schlüssel und Truhe: { $seat } zieht { $cards } aus dem Spind.
event-bonus-locker-none = Schlüssel und Truhe, aber der Spind ist leer.
event-map = Die Schatzkarte zeigt { $cards }.
event-map-secret = { $seat } entrollt die Schatzkarte.
event-took = { $seat } nimmt { $card } aus dem Spind.
event-knifed = Das Messer von { $seat } schickt { $cards } von { $owner } in den Spind.
event-scavenged = Das Messer von { $seat } holt { $cards } von { $owner } herüber.
event-deflected = Der Eisenanzug von { $owner } lenkt das Messer von { $card } ab.
event-own-loss = { $seat } verliert { $card } an den Spind.
event-peeked = Die Drohne sieht { $cards }.
event-peeked-secret = Die Drohne von { $seat } späht in den Stapel.
event-left = { $seat } lässt die nächste Karte auf dem Stapel.
event-netted = Das Netz von { $seat } holt { $card } herauf.
event-speared = { $seat } harpuniert { $card } bei { $owner }.
event-decoyed = Es gibt keinen Kraken zu nehmen: { $card } versinkt im Spind.
event-idle = { $card } findet nichts zu tun.

## Ende und Wertung.

reason-deck-empty = Die letzte Beutekarte ist gefunden.
reason-sudden-surfacing = Ein Blitzauftauchen beendet das Spiel.
part-card = { $card }
part-diver = { $diver } +{ $points }
part-missing =
    { $count ->
        [one] eine fehlende Sorte { $points }
       *[other] { $count } fehlende Sorten { $points }
    }
tie-break-1 =
    { $value ->
        [one] eine Karte
       *[other] { $value } Karten
    }

## Der Tisch, wie ihn das Terminal zeichnet.

table-deck = Beutestapel
table-locker = Spind
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
table-safe = kann kein Unfall sein
table-risk = Unfall { $percent } % ({ $bad } von { $cards })
table-known-safe = kein Unfall
table-known-incident = ein Unfall!
table-you-saw = Gesehen
table-on-deck = als Nächstes auf dem Stapel
table-in-locker = im Spind
table-seen =
    { $count ->
        [one] { $seat } kennt die nächste Karte
       *[other] { $seat } kennt die nächsten { $count } Karten
    }

## Was für einen Zug spricht, in Tipps.

why-turn = { $chance } % der möglichen Karten wären ein Unfall; jetzt auftauchen bringt { $points } Punkte.

## Was das Labor zählt.

measure-diver = Taucher
measure-missing = Fehlende Sorten
