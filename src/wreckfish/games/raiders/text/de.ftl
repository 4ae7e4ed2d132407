# Wreck Raiders auf Deutsch. Jede Kennung ist ein Code der Regeln oder ein Name, nach dem die Oberflächen fragen.
# $seat ist ein Spieler; $types und $treasures sind Listen von Schätzen, $dies von Würfeln, $shells von
# Muscheln einzeln, $gains von Muscheln gezählt, $pieces von Plättchen. Namen mit Bindestrich sind Zahlen aus den Daten.

title = Wreck Raiders
tagline = Tauche nach Schätzen. Auch wer neben dir taucht, geht nicht leer aus.
credits = Inoffizielle Fan-Umsetzung. Wreck Raiders ist von Tim W.K. Brown und Josh Cappel (KTBG 2019).
aim =
    Wer die meisten Münzen aus Ausstellungen, Tresor und Aquarien hat, gewinnt. Hat jemand { $players ->
        [2] 6
        [3] 5
       *[other] 4
    } Ausstellungen, haben die anderen noch je einen Zug.
aim-alone = Sammle so viele Münzen, wie du kannst: Sie entscheiden über deinen Rang. Schluss ist nach der Runde, in der dein Tresor oder der Strand voll ist, du { $goal-alone } Ausstellungen hast oder der Vorrat eines Wracks oder die Gegner ausgehen.
basics =
    Nimm einen Würfel und bewege einen Taucher zu einem Wrackplatz oder Strandabschnitt mit seiner Zahl.
    In einem Wrack erhältst du einen Schatz, und jeder Taucher daneben bringt seinem Besitzer auch einen. Am Strand erhältst du Muscheln.
    Lege Schätze auf deine Auslagen, bis sie einer Ausstellung entsprechen, oder in deinen Tresor. Mit Muscheln kaufst du Aquariumsplättchen.
    Sind genug Ausstellungen beansprucht, endet das Spiel. Gewertet werden Ausstellungen, Tresor und Aquarien.
# Fixed: drei, sechs, goal-alone
basics-alone =
    Eine Runde hat sechs Würfel. Drei nimmst du, je Zug einen, und bewegst einen Taucher zu einem Wrackplatz mit dieser Zahl; an den Strand bewegst du dich nicht.
    Mit den drei anderen kommen Gegner in die Wracks. Du wählst Würfel und Wrack: kein Wrack zweimal in einer Runde, und nach Möglichkeit ein leerer Platz.
    In einem Wrack erhältst du einen Schatz, und einen für jeden deiner Taucher neben dem, der ankommt. Was du neben einem Gegner erhältst, kommt in deinen Tresor.
    Ein weggestoßener Taucher kommt auf einen leeren Strandabschnitt deiner Wahl: Deiner bringt dir die Muscheln dort, ein Gegner bleibt für immer liegen.
    Gewertet werden beanspruchte Ausstellungen, Tresor und Aquarien. Nach den Gegnern darfst du beliebig viele Plättchen kaufen.
    Das Spiel endet nach einer Runde, wenn dein Tresor voll ist, du { $goal-alone } Ausstellungen hast, der Vorrat eines Wracks zu Ende ging, der Strand voll ist oder keine Gegner mehr übrig sind.

## Schätze, Muscheln, Würfel, Plätze und Plättchen.

type-gems = Edelsteine
type-gold = Gold
type-art = Kunstwerke
type-relics = Relikte
wreck-gems = das Edelsteinwrack
wreck-gold = das Goldwrack
wreck-art = das Kunstwerkwrack
wreck-relics = das Reliktwrack
treasure-gems = Edelsteine
treasure-gold = Gold
treasure-art = Kunstwerke
treasure-relics = Relikte
treasure-gems-brilliant = Edelsteine (Brillant)
treasure-gems-drop = Edelsteine (Tropfen)
treasure-gems-emerald = Edelsteine (Smaragd)
treasure-gold-chalice = Gold (Kelch)
treasure-gold-coins = Gold (Münzen)
treasure-gold-crown = Gold (Krone)
treasure-art-mask = Kunstwerke (Maske)
treasure-art-painting = Kunstwerke (Gemälde)
treasure-art-vase = Kunstwerke (Vase)
treasure-relics-idol = Relikte (Götze)
treasure-relics-scarab = Relikte (Skarabäus)
treasure-relics-tablet = Relikte (Tafel)

gain-conch =
    { $value ->
        [one] eine Schneckenmuschel
       *[other] { $value } Schneckenmuscheln
    }
gain-scallop =
    { $value ->
        [one] eine Jakobsmuschel
       *[other] { $value } Jakobsmuscheln
    }
gain-starfish =
    { $value ->
        [one] einen Seestern
       *[other] { $value } Seesterne
    }
shell-conch = Schneckenmuschel
shell-scallop = Jakobsmuschel
shell-starfish = Seestern
suit-conch = { shell-conch }
suit-scallop = { shell-scallop }
suit-starfish = { shell-starfish }
count-conch =
    { $count ->
        [one] { $count } Schneckenmuschel
       *[other] { $count } Schneckenmuscheln
    }
count-scallop =
    { $count ->
        [one] { $count } Jakobsmuschel
       *[other] { $count } Jakobsmuscheln
    }
count-starfish =
    { $count ->
        [one] { $count } Seestern
       *[other] { $count } Seesterne
    }
per-conch = Schneckenmuschel
per-scallop = Jakobsmuschel
per-starfish = Seestern
per-piece = Plättchen

die-plain = die { $value }
die-conch = die { $value } mit Schneckenmuschel
die-scallop = die { $value } mit Jakobsmuschel
die-starfish = die { $value } mit Seestern
spot-gems = Platz { $value } im Edelsteinwrack
spot-gold = Platz { $value } im Goldwrack
spot-art = Platz { $value } im Kunstwerkwrack
spot-relics = Platz { $value } im Reliktwrack
spot-beach = Strandabschnitt { $value }
diver-gems = Edelsteinwrack { $value }
diver-gold = Goldwrack { $value }
diver-art = Kunstwerkwrack { $value }
diver-relics = Reliktwrack { $value }
diver-beach = Strandabschnitt { $value }
diver-off = außerhalb
piece-bottom = Boden { $value }
piece-middle = Mittelteil { $value }
piece-top = Deckel { $value }
tank-bottom = das Aquarium auf Boden { $value }
tank-new = ein neues Aquarium
rival-short = Gegner
reward-piece = ein Plättchen vom Markt
reward-any-shell = eine Muschel deiner Wahl

## Die Spielhilfe: was Muscheln können.

# Fixed: 6, conch-coins
effect-conch = Wenn du einen Würfel nimmst: Jede Schneckenmuschel macht die Zahl um eins größer oder kleiner (auf die 6 folgt die 1). Als Dekoration auf einer Ausstellung: am Ende { $conch-coins } Münzen.
effect-scallop = Wenn du einen Taucher in ein Wrack bewegst: Jede Jakobsmuschel bringt einen Schatz mehr. Als Dekoration: ein Schatz aus einem Wrack deiner Wahl.
effect-starfish = Wenn du eine Ausstellung beanspruchst: Er verdeckt einen Schatz, der dann als jede beliebige Art zählt. Jederzeit: Lege ihn zusammen mit dem rechten Schatz einer Auslage ab.

## Worauf sich ein Tisch einigen kann.

option-edition = Ausgabe
option-edition-help = Nur wichtig, wenn du allein spielst: wie viele Gegner es gibt.
edition-english = Englisch
# Fixed: rivals-english
edition-english-change = { $rivals-english } Gegner, wenn du allein spielst.
edition-german = Deutsch
# Fixed: rivals-german
edition-german-change = { $rivals-german } Gegner, wenn du allein spielst.
option-first = Startspieler
option-first-help = Vom Startwert ausgelost oder ein bestimmter Platz.

## Was ein Spieler gefragt wird.

ask-take = Nimm einen Würfel aus dem Riff.
ask-dive = Bewege einen Taucher zu einem Platz mit der Zahl { $number }.
ask-wash = Ein Gegner wird weggestoßen: Auf welchen leeren Strandabschnitt?
ask-wash-own = Dein Taucher wird weggestoßen: Auf welchen leeren Strandabschnitt?
ask-scallop = Eine Jakobsmuschel für einen weiteren Schatz ({ $type })?
ask-claim = Beanspruchst du eine Ausstellung?
ask-style-piece = Genau in der Reihenfolge! Deine Stilbelohnung: Nimm dir ein kostenloses Plättchen vom Markt.
ask-style-shell = Genau in der Reihenfolge! Deine Stilbelohnung: Wähle eine Muschel.
ask-buy = Kaufst du ein Aquariumsplättchen?
ask-rival = Ein Gegner ist am Zug: Wähle Würfel und Wrack.
ask-shop = Die Gegner sind fertig: Kaufst du Aquariumsplättchen?
ask-place = Du hast einen Schatz erhalten ({ $type }): Wohin damit?
ask-vault = Neben einem Gegner erhältst du einen Schatz ({ $type }): In welche Spalte des Tresors?
ask-discard = Für diesen Schatz ({ $type }) ist kein Platz. Lege ihn ab oder schaffe erst mit einem Seestern Platz.

## Was ein Spieler tun kann.

move-take = Nimm { $die } als { $number }
move-take-as-is = Nimm { $die }
move-take-turned =
    { $conches ->
        [one] Nimm { $die } und mach mit einer Schneckenmuschel eine { $number } daraus
       *[other] Nimm { $die } und mach mit { $conches } Schneckenmuscheln eine { $number } daraus
    }
move-dive = Bewege den Taucher von { $diver } zu { $spot }
move-dive-off = Bewege einen neuen Taucher zu { $spot }
move-place = Auf Auslage { $display }
move-vault = In Spalte { $column } des Tresors
move-discard = Ablegen
move-extra = Eine Jakobsmuschel ablegen, für einen weiteren Schatz
move-done = Weiter
move-done-scallop = Keine weiteren Schätze
move-done-claim = Nichts mehr beanspruchen
move-done-buy = Nichts kaufen
move-done-shop = Nichts mehr kaufen
move-claim = Beanspruche { $types } mit Auslage { $display }{ claim-more }
move-claim-card = Beanspruche { $types } für { $coins } Münzen mit Auslage { $display }{ claim-more }
claim-more = { $starfish ->
    [0] { "" }
    [1] , 1 Seestern
   *[other] , { $starfish } Seesterne
}{ $order ->
    [exact] , genau in der Reihenfolge
   *[loose] { "" }
}{ $conch ->
    [yes] , mit einer Schneckenmuschel dekoriert
   *[no] { "" }
}{ $wreck ->
    [none] { "" }
   *[other] , eine Jakobsmuschel für einen Schatz ({ $wreck })
}
move-gain = Nimm { $piece } für { $tank }
move-gain-new = Nimm { $piece } für ein neues Aquarium
move-shell = Stilbelohnung: { $shell }
move-buy = Kaufe { $piece } für { $tank }
move-buy-new = Kaufe { $piece } für ein neues Aquarium
move-rival = Der Gegner nimmt { $die } und bewegt sich in { $wreck }
move-wash = Auf Strandabschnitt { $beach }
move-wash-own = Dein Taucher auf Strandabschnitt { $beach } für { $gains }
move-wash-rival = Der Gegner auf Strandabschnitt { $beach }, der sonst { $gains } bringt
move-starfish = Seestern: den rechten Schatz von Auslage { $display } ablegen

## Warum ein Zug nicht geht, und was stattdessen.

no-game-over = Das Spiel ist vorbei: Du kannst nichts mehr spielen.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-such-move = Diesen Spielzug gibt es in diesem Spiel nicht.
no-not-yours = Jetzt entscheidet { $seat }.
no-other-question = Jetzt nicht: Erst musst du { $question }.
no-starfish-now = Nicht, während du eine Ausstellung beanspruchst: Räume erst die Auslage auf.
no-shell = Das fehlt dir: { $shell }.
no-treasure-there = Auf Auslage { $display } liegt kein Schatz.
no-vault-only = Was du neben einem Gegner erhältst, muss in den Tresor: Wähle eine Spalte.
no-full-display = Auslage { $display } ist voll: Wähle einen anderen Ort.
no-full-column = Spalte { $column } des Tresors ist voll: Wähle einen anderen Ort.
no-room-left = Es ist noch Platz: Lege den Schatz auf eine Auslage oder in den Tresor.
no-such-die = Nicht im Riff: { $die }.
no-conches =
    { $need ->
        [one] Das kostet { $need } Schneckenmuschel, und du hast { $have }.
       *[other] Das kostet { $need } Schneckenmuscheln, und du hast { $have }.
    }
no-diver-off = Alle deine Taucher sind auf dem Spielfeld: Bewege einen von ihnen.
no-diver-there = Dort hast du keinen Taucher: { $spot }.
no-other-number = Dein Würfel zeigt { $number }: Wähle einen Platz mit dieser Zahl.
no-beach-alone = Wenn du allein spielst, bewegst du keinen Taucher an den Strand: Wähle ein Wrack.
no-along-beach = Nicht von Strandabschnitt zu Strandabschnitt: Bewege diesen Taucher in ein Wrack.
no-same-wreck = Nicht innerhalb desselben Wracks: Wähle ein anderes oder den Strand.
no-same-wreck-alone = Nicht innerhalb desselben Wracks: Wähle ein anderes.
no-own-diver = Dort ist schon dein eigener Taucher: { $spot }.
no-exhibit-there = Diese Ausstellung liegt nicht offen: { $types }.
no-starfish =
    { $need ->
        [one] Dafür brauchst du einen Seestern.
       *[other] Dafür brauchst du { $need } Seesterne.
    }
no-match = Auf Auslage { $display } liegen nicht genau die Schätze dieser Ausstellung.
no-crest = Diese Ausstellung hat kein Wappen dafür: { $shell }.
no-piece-there = { $piece } liegt nicht auf dem Markt.
no-bottom-there = { $piece } beginnt ein neues Aquarium.
no-tank = { $piece } kommt auf eines deiner Aquarien ohne Deckel.
no-closed-tank = Das Aquarium auf { $piece } hat schon einen Deckel: Hier kommt nichts mehr hinzu.
no-shells-for = Dir fehlen die Muscheln für { $piece }.
no-shell-there = Davon liegt keine mehr am Strand: { $shell }. Wähle eine andere Muschel.
no-visited = Dort war in dieser Runde schon ein Gegner: { $wreck }. Wähle ein anderes Wrack.
no-empty-first = In einem anderen Wrack ist Platz { $number } leer: Dorthin muss der Gegner.
no-beach-taken = Dort ist schon ein Taucher: { $spot }. Wähle einen leeren Strandabschnitt.

question-take = einen Würfel nehmen
question-dive = einen Taucher bewegen
question-wash = einen Strandabschnitt wählen
question-scallop = sagen, ob du noch einen Schatz willst
question-claim = eine Ausstellung beanspruchen oder darauf verzichten
question-style-piece = das kostenlose Plättchen nehmen
question-style-shell = die Muschel wählen
question-buy = ein Plättchen kaufen oder darauf verzichten
question-rival = den Gegner bewegen
question-shop = Plättchen kaufen oder darauf verzichten
question-place = den Schatz unterbringen

## Was geschah. Ein leerer Text fehlt im Protokoll: Die Zeile davor sagt genug.

event-rolled = { $seat } würfelt den Vorrat: { $dies }.
    .seat = Du würfelst den Vorrat: { $dies }.
event-revealed = Neue Ausstellung: { $types }, { $coins } Münzen.
event-offered = Neu auf dem Markt: { $piece }.
event-took = { $seat } nimmt { $die }.
    .seat = Du nimmst { $die }.
event-turned =
    { $count ->
        [one] Eine Schneckenmuschel macht daraus eine { $number }.
       *[other] { $count } Schneckenmuscheln machen daraus eine { $number }.
    }
event-dived = { $seat } bewegt einen Taucher von { $diver } zu { $spot }.
    .seat = Du bewegst einen Taucher von { $diver } zu { $spot }.
event-sent-home = Ein Taucher von { $seat } wird vom Spielfeld gestoßen.
    .seat = Dein Taucher wird vom Spielfeld gestoßen.
event-bumped = Ein Taucher von { $seat } wird an den Strand gestoßen: { $spot }.
    .seat = Dein Taucher wird an den Strand gestoßen: { $spot }.
event-extra = { $seat } legt eine Jakobsmuschel ab.
    .seat = Du legst eine Jakobsmuschel ab.
event-remade = Der Ablagestapel wird zum neuen Vorrat: { $type }.
event-nothing-left = { $seat } findet nichts, der Vorrat ist leer: { $type }.
    .seat = Du findest nichts, der Vorrat ist leer: { $type }.
event-gained = { $seat } erhält einen Schatz: { $type }.
    .seat = Du erhältst einen Schatz: { $type }.
event-looked = { $seat } sieht ihn sich an: { $treasure }.
    .seat = Du siehst ihn dir an: { $treasure }.
event-looked-secret = { "" }
event-no-room = Für { $treasure } ist kein Platz: Der Schatz wird abgelegt.
event-placed = { $seat } legt { $type } auf Auslage { $display }.
    .seat = Du legst { $type } auf Auslage { $display }.
event-vaulted = { $seat } legt { $treasure } in Spalte { $column } des Tresors.
    .seat = Du legst { $treasure } in Spalte { $column } des Tresors.
event-shells = { $seat } erhält { $gains }.
    .seat = Du erhältst { $gains }.
event-shells-lost = Mehr gibt der Strand nicht her: { $seat } muss auf { $gains } verzichten.
    .seat = Mehr gibt der Strand nicht her: Du musst auf { $gains } verzichten.
event-claims = { $seat } beansprucht { $types } mit Auslage { $display }.
    .seat = Du beanspruchst { $types } mit Auslage { $display }.
event-covers =
    { $count ->
        [one] Ein Seestern verdeckt Schatz { $places }.
       *[other] Seesterne verdecken die Schätze { $places }.
    }
event-decorated = { $seat } dekoriert die Karte mit einer Schneckenmuschel.
    .seat = Du dekorierst die Karte mit einer Schneckenmuschel.
event-scallop-crest = { $seat } dekoriert mit einer Jakobsmuschel, für einen weiteren Schatz: { $type }.
    .seat = Du dekorierst mit einer Jakobsmuschel, für einen weiteren Schatz: { $type }.
event-style = Genau in der Reihenfolge!
event-no-piece = Kein Plättchen vom Markt lässt sich platzieren: Die Stilbelohnung verfällt.
event-no-shell = Am Strand liegt keine Muschel mehr: Die Stilbelohnung verfällt.
event-cleared = { $seat } räumt Auslage { $display } auf.
    .seat = Du räumst Auslage { $display } auf.
event-collected = Die Ausstellung gehört { $seat }: { $coins } Münzen.
    .seat = Die Ausstellung gehört dir: { $coins } Münzen.
event-built = { $seat } platziert { $piece }: { $tank }.
    .seat = Du platzierst { $piece }: { $tank }.
event-dropped = { $seat } gibt einen Seestern aus und legt { $treasure } von Auslage { $display } ab.
    .seat = Du gibst einen Seestern aus und legst { $treasure } von Auslage { $display } ab.
event-goal = { $seat } hat genug Ausstellungen: Alle anderen haben noch einen Zug.
    .seat = Du hast genug Ausstellungen: Alle anderen haben noch einen Zug.
event-bare = Alle Wracks sind leer, und nichts füllt sie auf. Bleibt das eine Runde lang so, haben alle noch einen letzten Zug.
event-barren = Alle Wracks waren eine Runde lang leer: Alle haben noch einen letzten Zug.
event-forfeited = Kein Taucher kann sich zu einem Platz mit dieser Zahl bewegen: Die Bewegung verfällt.
event-out = Der Gegner verlässt das Spiel.
event-washed = Der Gegner wird an den Strand gestoßen: { $spot }.
event-washed-own = Ein Taucher von { $seat } wird an den Strand gestoßen: { $spot }.
    .seat = Dein Taucher wird an den Strand gestoßen: { $spot }.
event-rival = Ein Gegner nimmt { $die } und bewegt sich zu { $spot }.
event-rival-gained = Der Schatz eines Gegners wird abgelegt: { $treasure }.

## Ende und Wertung.

reason-goal = Jemand hat genug Ausstellungen, und alle hatten ihren letzten Zug.
reason-wrecks-bare = Alle Wracks waren leer, und alle hatten ihren letzten Zug.
reason-vault-full = Der Tresor ist voll.
reason-six-exhibits = Genug Ausstellungen sind beansprucht.
reason-wreck-empty = Der Vorrat eines Wracks ging zu Ende.
reason-beach-full = Der Strand ist voll.
reason-no-rivals = Es sind keine Gegner mehr übrig.
part-exhibit = { $points } für { $types }
part-exhibit-conch = { $points } für { $types } mit Schneckenmuschel
part-unique = { $points } für einzigartige Schätze im Tresor
part-row = { $points } für Reihe { $row } des Tresors, nur { $type }
part-tank = { $points } für das Aquarium aus { $pieces }
part-rank-1 = Rang: bleib lieber im Planschbecken
part-rank-2 = Rang: den Schnorchel schon in der Hand
part-rank-3 = Rang: unter Wasser zu Hause
part-rank-4 = Rang: Schrecken der Planken
part-rank-5 = Rang: Legende der Lagune
part-rank-6 = Rang: das glaubt dir keiner
tie-break-1 = mehr Schätze auf den Auslagen ({ $value } zu { $other })
tie-break-2 = mehr Muscheln übrig ({ $value } zu { $other })

## Der Tisch, wie ihn das Terminal zeichnet.

table-reef = Riff
table-empty = leer
table-none = keine Muscheln
table-number = bewege einen Taucher zu einer { $number }
table-supply = noch { $count }, abgelegt { $discards }
table-visited = (ein Gegner war hier)
table-beach = Strand
table-rivals = Gegner
table-round = Runde { $round }, Zug { $turn } von 6; noch { $rivals } im Vorrat
table-exhibits = Ausst. ({ $deck })
table-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
table-crest = Wappen: { $shells }
table-style = in Reihenfolge: { $reward }
table-bottoms = Böden ({ $count })
table-middles = Mittelteile ({ $count })
table-tops = Deckel ({ $count })
table-cost = für { $shells }
table-shows = zeigt { $shells }
table-formula = { $pays } je { $per }
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-ashore = Taucher außerhalb: { $count }
table-displays = Auslagen
table-vault = Tresor
table-collected = Ausst. { $count }/{ $goal }
table-tank =
    { $points ->
        [one] Aquarium, { $points } Punkt:
       *[other] Aquarium, { $points } Punkte:
    }
table-hand = in der Hand: { $treasures }

## Was das Labor zählt.

measure-exhibits = Ausstellungen
measure-conches = Schneckenmuscheln auf Ausstellungen
measure-different = Einzigartige Schätze
measure-rows = Reihen im Tresor
measure-aquariums = Aquarien

## Was für einen Zug spricht, in einem Tipp.

why-points =
    { $points ->
        [one] Das bringt sofort { $points } Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
why-treasures =
    { $mine ->
        [one] Das bringt dir { $mine } Schatz.
       *[other] Das bringt dir { $mine } Schätze.
    }
why-treasures-others =
    { $mine ->
        [one] Das bringt dir { $mine } Schatz, den anderen { $theirs }.
       *[other] Das bringt dir { $mine } Schätze, den anderen { $theirs }.
    }
