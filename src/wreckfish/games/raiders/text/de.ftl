# Wreck Raiders auf Deutsch. Jede Kennung ist ein Code der Regeln oder ein Name, nach dem die Oberflächen fragen.
# $seat ist ein Spieler; $types und $treasures sind Listen von Schätzen, $dies von Würfeln, $shells von
# Muscheln einzeln, $gains von Muscheln gezählt, $pieces von Plättchen.

title = Wreck Raiders
tagline = Tauche nach Schätzen. Wer neben dir ist, hat auch etwas davon.
credits = Inoffizielle Umsetzung von Fans. Wreck Raiders ist von Tim W.K. Brown und Josh Cappel (KTBG 2019).
basics =
    Nimm einen Würfel und bewege einen Taucher zu einem Wrack- oder Strandplatz mit seiner Zahl.
    Ein Wrack bringt dir einen Schatz, und jedem Taucher neben deinem auch. Der Strand bringt Muscheln.
    Lege Schätze in deine Auslagen, passend zu Ausstellungen, oder in deinen Tresor. Muscheln kaufen Aquariumsplättchen.
    Genug Ausstellungen beenden das Spiel; Ausstellungen, Tresor und Aquarien zählen.

## Schätze, Muscheln, Würfel, Plätze und Plättchen.

type-gems = Edelsteine
type-gold = Gold
type-art = Kunst
type-relics = Relikte
wreck-gems = das Edelsteinwrack
wreck-gold = das Goldwrack
wreck-art = das Kunstwrack
wreck-relics = das Reliktwrack
treasure-gems = Edelsteine
treasure-gold = Gold
treasure-art = Kunst
treasure-relics = Relikte
treasure-gems-brilliant = Edelsteine (Brillant)
treasure-gems-drop = Edelsteine (Tropfen)
treasure-gems-emerald = Edelsteine (Smaragd)
treasure-gold-chalice = Gold (Kelch)
treasure-gold-coins = Gold (Münzen)
treasure-gold-crown = Gold (Krone)
treasure-art-mask = Kunst (Maske)
treasure-art-painting = Kunst (Gemälde)
treasure-art-vase = Kunst (Vase)
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
spot-art = Platz { $value } im Kunstwrack
spot-relics = Platz { $value } im Reliktwrack
spot-beach = Strandabschnitt { $value }
diver-gems = Edelsteine { $value }
diver-gold = Gold { $value }
diver-art = Kunst { $value }
diver-relics = Relikte { $value }
diver-beach = Strand { $value }
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

effect-conch = Beim Nehmen eines Würfels: je Schneckenmuschel eine Zahl weiter oder zurück (6 und 1 sind Nachbarn). Auf einem Wappen: am Ende 2 Münzen.
effect-scallop = Bei der Ankunft im Wrack: je Jakobsmuschel ein Schatz mehr. Auf einem Wappen: ein Schatz aus einem beliebigen Wrack.
effect-starfish = Beim Beanspruchen: verdeckt einen Schatz, der dann als jede Art gilt. Jederzeit: den letzten Schatz einer Auslage ablegen.

## Worauf sich ein Tisch einigen kann.

option-edition = Ausgabe
option-edition-help = english oder german: 18 oder 16 Gegner im Spiel allein.
option-first = Startspieler
option-first-help = drawn (der Startwert lost), oder die Nummer eines Platzes.

## Was ein Spieler gefragt wird.

ask-take = Nimm einen Würfel aus dem Riff.
ask-dive = Bewege einen Taucher zu einem Platz mit der Zahl { $number }.
ask-wash = Ein Gegner wird weggestoßen: auf welchen leeren Strandabschnitt?
ask-wash-own = Dein Taucher wird weggestoßen: auf welchen leeren Strandabschnitt?
ask-scallop = Eine Jakobsmuschel für einen weiteren Schatz ({ $type })?
ask-claim = Beanspruchst du eine Ausstellung?
ask-style-piece = Genau in der Reihenfolge! Nimm ein Plättchen vom Markt, kostenlos.
ask-style-shell = Genau in der Reihenfolge! Wähle eine Muschel.
ask-buy = Kaufst du ein Aquariumsplättchen?
ask-rival = Ein Gegner ist am Zug: mit welchem Würfel in welches Wrack?
ask-shop = Nach den Gegnern: kaufst du Aquariumsplättchen?
ask-place = Du hast einen Schatz bekommen ({ $type }): wohin damit?
ask-vault = Ein Gegner neben dir bringt einen Schatz ({ $type }): in welche Spalte des Tresors?
ask-discard = Für diesen Schatz ({ $type }) ist kein Platz. Lege ihn ab, oder schaffe erst Platz mit einem Seestern.

## Was ein Spieler tun kann.

move-take = Nimm { $die } als { $number }
move-take-as-is = Nimm { $die }
move-take-turned =
    { $conches ->
        [one] Nimm { $die } und mach daraus eine { $number }, für eine Schneckenmuschel
       *[other] Nimm { $die } und mach daraus eine { $number }, für { $conches } Schneckenmuscheln
    }
move-dive = Dein Taucher von { $diver } auf { $spot }
move-dive-off = Ein neuer Taucher auf { $spot }
move-place = In Auslage { $display }
move-vault = In Spalte { $column } des Tresors
move-discard = Ablegen
move-extra = Eine Jakobsmuschel für noch einen
move-done = Weiter
move-done-scallop = Keine weiteren Schätze
move-done-claim = Nichts mehr beanspruchen
move-done-buy = Nichts kaufen
move-done-shop = Nichts mehr kaufen
move-claim = Beanspruche { $exhibit } mit Auslage { $display } ({ $cover }, { $decor })
move-claim-card = Beanspruche { $types } für { $coins } Münzen mit Auslage { $display }{ $starfish ->
    [0] { "" }
    [1] , 1 Seestern
   *[other] , { $starfish } Seesterne
}{ $order ->
    [exact] , genau in der Reihenfolge
   *[loose] { "" }
}{ $conch ->
    [yes] , Schneckenmuschel auf die Karte
   *[no] { "" }
}{ $wreck ->
    [none] { "" }
   *[other] , Jakobsmuschel für { $wreck }
}
move-gain = Nimm { $piece } für { $tank }
move-gain-new = Nimm { $piece } für ein neues Aquarium
move-shell = Nimm: { $shell }
move-buy = Kaufe { $piece } für { $tank }
move-buy-new = Kaufe { $piece } für ein neues Aquarium
move-rival = Der Gegner nimmt { $die } und taucht in { $wreck }
move-wash = Auf Strandabschnitt { $beach }
move-wash-own = Dein Taucher auf Strandabschnitt { $beach } für { $gains }
move-wash-rival = Der Gegner auf Strandabschnitt { $beach }, der { $gains } brächte
move-starfish = Seestern: den letzten Schatz von Auslage { $display } ablegen

## Warum ein Zug nicht geht, und was stattdessen.

no-game-over = Das Spiel ist vorbei: es kann nichts mehr gespielt werden.
no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
no-such-move = Das ist kein Zug dieses Spiels.
no-not-yours = Jetzt entscheidet { $seat }.
no-other-question = Jetzt nicht. Erst { $question }.
no-starfish-now = Nicht zwischen dem Verkünden und dem Aufräumen: beende erst die Beanspruchung.
no-shell = Das fehlt dir: { $shell }.
no-treasure-there = In Auslage { $display } liegt kein Schatz.
no-vault-only = Was ein Gegner dir bringt, kommt in den Tresor: wähle eine Spalte.
no-full-display = Auslage { $display } ist voll: wähle einen anderen Ort.
no-full-column = Spalte { $column } des Tresors ist voll: wähle einen anderen Ort.
no-room-left = Es ist noch Platz dafür: lege ihn in eine Auslage oder in den Tresor.
no-such-die = Nicht im Riff: { $die }.
no-conches =
    { $need ->
        [one] Das kostet { $need } Schneckenmuschel, und du hast { $have }.
       *[other] Das kostet { $need } Schneckenmuscheln, und du hast { $have }.
    }
no-diver-off = Alle deine Taucher sind auf dem Brett: bewege einen von ihnen.
no-diver-there = Dort hast du keinen Taucher: { $spot }.
no-other-number = Dein Würfel zeigt { $number }: wähle einen Platz mit dieser Zahl.
no-beach-alone = Allein gehst du nicht von selbst an den Strand: wähle ein Wrack.
no-along-beach = Nicht von Strand zu Strand: bewege diesen Taucher in ein Wrack.
no-same-wreck = Nicht innerhalb desselben Wracks: wähle ein anderes oder den Strand.
no-own-diver = Dort ist schon dein eigener Taucher: { $spot }.
no-exhibit-there = Diese Ausstellung liegt nicht offen: { $exhibit }.
no-starfish = Du hast weniger als { $need } Seesterne.
no-match = In Auslage { $display } liegen nicht genau die Schätze dieser Ausstellung.
no-crest = Diese Ausstellung hat kein Wappen dafür: { $shell }.
no-piece-there = { $piece } liegt nicht im Markt.
no-bottom-there = { $piece } beginnt ein neues Aquarium.
no-tank = { $piece } kommt auf eines deiner Aquarien ohne Deckel.
no-closed-tank = Das Aquarium auf { $piece } hat seinen Deckel: es kommt nichts mehr hinzu.
no-shells-for = Dir fehlen die Muscheln für { $piece }.
no-shell-there = Davon liegt keine mehr am Strand: { $shell }. Wähle eine andere Muschel.
no-visited = Dort war in dieser Runde schon ein Gegner: { $wreck }. Wähle ein anderes Wrack.
no-empty-first = In einem anderen Wrack ist Platz { $number } leer: dorthin geht der Gegner zuerst.
no-beach-taken = Dort liegt schon jemand: { $spot }. Wähle einen leeren Abschnitt.

question-take = einen Würfel nehmen
question-dive = einen Taucher bewegen
question-wash = einen Strandabschnitt wählen
question-scallop = sagen, ob du noch einen Schatz willst
question-claim = eine Ausstellung beanspruchen oder weitergehen
question-style-piece = das kostenlose Plättchen nehmen
question-style-shell = die Muschel wählen
question-buy = ein Plättchen kaufen oder weitergehen
question-rival = den Gegner bewegen
question-shop = Plättchen kaufen oder weitergehen
question-place = den Schatz unterbringen

## Was geschah. Ein leerer Text wird übergangen: die Zeile davor sagt genug.

event-rolled = { $seat } würfelt: { $dies }.
event-revealed = Neue Ausstellung: { $types }, { $coins } Münzen.
event-offered = Neu im Markt: { $piece }.
event-took = { $seat } nimmt { $die }.
event-turned =
    { $count ->
        [one] Eine Schneckenmuschel macht daraus eine { $number }.
       *[other] { $count } Schneckenmuscheln machen daraus eine { $number }.
    }
event-dived = { $seat } taucht von { $diver } auf { $spot }.
event-sent-home = Ein Taucher von { $seat } kehrt zurück.
event-bumped = Ein Taucher von { $seat } wird weggestoßen: { $spot }.
event-extra = { $seat } legt eine Jakobsmuschel ab.
event-remade = Die abgelegten Schätze werden ein neuer Vorrat: { $type }.
event-nothing-left = { $seat } findet nichts, der Vorrat ist leer: { $type }.
event-gained = { $seat } bekommt einen Schatz: { $type }.
event-looked = { $seat } sieht ihn an: { $treasure }.
event-looked-secret = { "" }
event-no-room = Kein Platz für { $treasure }: abgelegt.
event-placed = { $seat } legt { $type } in Auslage { $display }.
event-vaulted = { $seat } legt { $treasure } in Spalte { $column } des Tresors.
event-shells = { $seat } bekommt { $gains }.
event-no-shells = Der Strand hat für { $seat } keine solche Muschel mehr.
event-claims = { $seat } beansprucht { $types } mit Auslage { $display }.
event-covers =
    { $count ->
        [one] Ein Seestern verdeckt Schatz { $places }.
       *[other] Seesterne verdecken die Schätze { $places }.
    }
event-decorated = Eine Schneckenmuschel bleibt auf der Karte.
event-scallop-crest = Eine Jakobsmuschel für einen Schatz mehr: { $type }.
event-style = Genau in der Reihenfolge!
event-no-piece = Kein Plättchen vom Markt passt irgendwo, die Belohnung verfällt.
event-cleared = { $seat } räumt Auslage { $display }.
event-collected = { $seat } hat die Ausstellung: { $coins } Münzen.
event-built = { $seat } baut ein: { $piece }, { $tank }.
event-dropped = { $seat } legt { $treasure } aus Auslage { $display } ab, für einen Seestern.
event-goal = { $seat } hat genug Ausstellungen: alle anderen haben noch einen Zug.
event-barren = Alle Wracks sind leer: alle anderen haben noch einen Zug.
event-forfeited = Mit dieser Zahl gibt es keinen Platz für einen Taucher.
event-out = Der Gegner verlässt das Spiel.
event-washed = Der Gegner landet hier: { $spot }.
event-washed-own = Ein Taucher von { $seat } landet hier: { $spot }.
event-rival = Ein Gegner nimmt { $die } und taucht: { $spot }.
event-rival-gained = Was ein Gegner findet, wird abgelegt: { $treasure }.

## Ende und Wertung.

reason-goal = Die Ausstellungen sind komplett, und alle hatten ihren letzten Zug.
reason-wrecks-bare = Alle Wracks sind leer, und alle hatten ihren letzten Zug.
reason-vault-full = Der Tresor ist voll.
reason-six-exhibits = Die Ausstellungen sind komplett.
reason-wreck-empty = Der Vorrat eines Wracks ging zu Ende.
reason-beach-full = Der Strand ist voll.
reason-no-rivals = Es sind keine Gegner mehr übrig.
part-exhibit = { $points } für { $types }
part-exhibit-conch = { $points } für { $types } mit Schneckenmuschel
part-unique = { $points } für verschiedene Schätze im Tresor
part-row = { $points } für Reihe { $row } des Tresors, nur { $type }
part-tank = { $points } für das Aquarium aus { $pieces }
part-rank-1 = Rang: bleib lieber im Planschbecken
part-rank-2 = Rang: den Schnorchel schon in der Hand
part-rank-3 = Rang: unter Wasser zu Hause
part-rank-4 = Rang: Schrecken der Planken
part-rank-5 = Rang: Legende der Lagune
part-rank-6 = Rang: das glaubt dir keiner
tie-break-1 = mehr Schätze in den Auslagen
tie-break-2 = mehr Muscheln übrig

## Der Tisch, wie ihn das Terminal zeichnet.

table-reef = Riff
table-empty = leer
table-none = keine Muscheln
table-number = ein Taucher geht auf eine { $number }
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
table-middles = Mitte ({ $count })
table-tops = Deckel ({ $count })
table-cost = für { $shells }
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
table-hand = auf der Hand: { $treasures }

## Was das Labor zählt.

measure-exhibits = Ausstellungen
measure-conches = Schneckenmuscheln auf Ausstellungen
measure-different = Verschiedene Schätze
measure-rows = Reihen im Tresor
measure-aquariums = Aquarien
# What speaks for a move, in a hint.
why-points = Das bringt sofort { $points } Punkte.
why-treasures = Du bekommst dadurch { $mine } Schätze, die anderen { $theirs }.
