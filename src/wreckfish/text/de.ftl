# Was an jedem Tisch gesagt wird, auf Deutsch. Dieselben Kennungen wie in en.ftl.

seat = Platz { $number }
list = { $first } und { $last }
quoted = „{ $words }“
yes-words = j ja
no-words = n nein
yes-or-no = j/n

## Wer spielt.

person = Käpt’n
person-numbered = Käpt’n { $number }
bot-names = Otter, Möwe, Robbe, Reiher, Manta, Seeigel
bot-label = { $name } ({ $kind })
bot-casual = lässig
bot-greedy = gierig
bot-master = meisterlich
bot-random = zufällig
bot-sound = solide
bot-strong = stark

## Vor dem ersten Zug.

players = Am Tisch: { $players }.
commitment = Fingerabdruck der Partie: { $commitment }
commitment-why = Er beweist, dass niemand am Zufall dreht. Den Startwert dazu siehst du am Ende.
begins = { $player } beginnt.
resumed =
    { $plies ->
        [one] Das Spiel geht nach dem ersten Spielzug weiter.
       *[other] Das Spiel geht nach { $plies } Spielzügen weiter.
    }

## Eine Entscheidung.

keys = ? Regel · hint Tipp · u zurück · s sichern · h Hilfe · q Ende
enter = Enter
help =
    1, 2, 3 …   mit der Nummer wählen; Enter nimmt die einzige Wahl
    ZUG         einen Spielzug als Text spielen, etwa „{ $example }“
    Enter       den Tisch noch einmal zeigen
    ?           die Regel hinter der Frage und die Spielhilfe
    ?2          die Regel hinter Wahl 2
    u           zurücknehmen: frei, bis etwas aufgedeckt wird oder
                jemand anders zieht; danach müssen alle zustimmen
    s           sichern; s DATEI sichert unter diesem Namen
    hint        was ein starker Bot an deiner Stelle täte
    f           was du jederzeit tun darfst
    say TEXT    etwas zur Runde sagen
    q           aufhören
help-others =
    2: ZUG      für Platz 2 spielen, was dort jederzeit erlaubt ist
unknown-input =
    { $count ->
        [one] „{ $text }“ steht nicht zur Wahl. Gib 1 ein, den Spielzug „{ $example }“ oder h für Hilfe.
       *[other] „{ $text }“ steht nicht zur Wahl. Gib eine Nummer von 1 bis { $count } ein, einen Spielzug wie „{ $example }“ oder h für Hilfe.
    }
no-choice =
    { $count ->
        [one] Zur Wahl steht nur die 1.
       *[other] Wähle eine Nummer von 1 bis { $count }.
    }
refused = { $reason } ({ $rule })
notation = Schreibweise: { $text }
aid = Spielhilfe
rule-missing = Der Text der Regel { $rule } ist nicht installiert.
moment = Neu: { $text } ({ $rule })
still-asked = Danach: { $question }
said = { $seat }: „{ $text }“
say-nothing = Sag etwas, zum Beispiel „say Viel Glück!“: eine Zeile mit höchstens { $most } Zeichen.
free = Jederzeit kannst du eingeben: { $moves }. f zeigt alles.
free-other = { $player } darf auch ungefragt spielen: { $moves }. Gib „{ $number }: ZUG“ ein.
other-nobody = Auf Platz { $number } sitzt an diesem Terminal niemand.
other-alone = Das gibt { $player } selbst ein, sobald der Bildschirm weitergereicht ist.
other-refused = { $player }: { $reason } ({ $rule })
free-none = Gerade kannst du nur tun, wonach du gefragt wirst.

## Eine Lektion.

lesson-step = Schritt { $step } von { $steps }
lesson-move = Hier: { $choice }  ·  skip: Lektion verlassen
lesson-keys-tell = Enter: weiter  ·  skip: Lektion verlassen  ·  q: aufhören
lesson-keys-strayed = t: noch einmal  ·  o: auf eigene Faust weiter  ·  q: aufhören
lesson-keys-end = Enter: ab hier weiterspielen  ·  q: aufhören
lesson-left = Hier endet die Lektion. Leichte Bots übernehmen die anderen Plätze.
lesson-listed = { $game }, { $title }: { $command }
error-no-lessons = Für { $game } gibt es noch keine Lektion.
error-lesson-step = Einen Schritt { $step } gibt es nicht: Die Lektion hat { $steps }.

## Mehrere Menschen an einem Bildschirm.

pass-hide = { $player }, leere mit Enter den Bildschirm und gib ihn dann an { $next } weiter.
pass-take = { $player }, du entscheidest. Drück Enter, wenn nur du den Bildschirm siehst.

## Tipps.

hint-move = Etwa { $chance } % Gewinnchance: { $move }
hint-mix = Die Wahl ist geheim, also wechsle ab: Entscheide zufällig, jede Möglichkeit so oft wie angegeben. Etwa { $chance } % Gewinnchance.
hint-often = In { $share } % der Fälle: { $move }
hint-points =
    { $points ->
        [one] Am Ende etwa { $points } Punkt: { $move }
       *[other] Am Ende etwa { $points } Punkte: { $move }
    }
hint-single = Es gibt nur eine Wahl: { $move }

## Zurücknehmen.

undo-nothing = Du hast nichts zurückzunehmen.
undo-done = Zurückgenommen: { $move }
undo-bots = Die Bots sind einverstanden.
undo-ask = { $player }, darf { $asker } „{ $move }“ zurücknehmen?
undo-ask-secret = { $player }, darf { $asker } eine Wahl zurücknehmen, die niemand gesehen hat?
undo-denied = { $player } ist nicht einverstanden: Es bleibt dabei.

## Sichern und aufhören.

save-name = Dateiname? Nur Enter: { $file }
save-exists = { $file } gibt es schon. Überschreiben?
save-done = Gesichert: { $file }
save-failed = { $file } lässt sich nicht schreiben: { $problem }.
save-again = Das Spiel ist nicht verloren: Versuch einen anderen Namen.
save-not = Nicht gesichert.
quit-save = Das Spiel sichern, bevor du gehst?
quit = Gute Fahrt!
resume-how = Später weiter mit: { $command }
end-save = Die Aufzeichnung dieser Partie sichern?

## Das Ende.

over = Das Spiel ist zu Ende. { $reason }
winner =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } teilen sich den Sieg!
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
seed = Der Startwert war { $seed }; er passt zum Fingerabdruck vom Anfang.

## Aufzeichnungen: replay und verify.

replay-players = Es spielen: { $players }.
replay-at =
    { $plies ->
        [one] Nach { $ply } von einem Spielzug.
       *[other] Nach { $ply } von { $plies } Spielzügen.
    }
replay-seat = So sieht es { $player }:
replay-asked = Gefragt ist { $player }: { $question }
verify-legal =
    { $plies ->
        [one] Regelgerecht: ein Spielzug, und die Regeln erlauben ihn.
       *[other] Regelgerecht: { $plies } Spielzüge, und die Regeln erlauben jeden davon.
    }
verify-not-legal = Nicht regelgerecht: Zeile { $line }, { $player } darf hier nicht „{ $move }“ spielen. { $reason } ({ $rule })
verify-wrong-result = Nicht regelgerecht: Die Spielzüge führen zu „{ $result }“, in der Aufzeichnung steht aber „{ $claimed }“.
verify-sealed = Der Startwert ist versiegelt: Vor dem Ende des Spiels lässt sich nichts prüfen.
verify-complete = Vollständig: { $reason }
verify-not-complete = Nicht vollständig: Nach dem letzten Spielzug ist das Spiel nicht zu Ende.
verify-not-reached = Nicht vollständig: Die Aufzeichnung lässt sich nicht bis zum Ende spielen.
verify-fair = Fair: Der Startwert passt zum Fingerabdruck, der vor dem Spiel gezeigt wurde.
verify-not-fair = Nicht fair: Der Startwert passt nicht zum Fingerabdruck, der vor dem Spiel gezeigt wurde.

## Was eine Runde vereinbaren kann: `play --options`.

options = Was eine Runde vereinbaren kann, jeweils mit --option NAME=WERT:
option-default = üblich: { $value }

## Was an einem Befehl nicht stimmt.

error-game = Nenne ein Spiel: { $games }.
error-people = { $people } Menschen passen nicht auf { $seats } Plätze.
error-bots =
    { $free ->
        [0] Zu viele Bots ({ $bots }): Auf allen Plätzen sitzen Menschen.
        [one] Zu viele Bots ({ $bots }): Nur ein Platz ist frei.
       *[other] Zu viele Bots ({ $bots }): Nur { $free } Plätze sind frei.
    }
error-names =
    { $people ->
        [one] Zu viele Namen ({ $names }): Nur ein Mensch spielt.
       *[other] Zu viele Namen ({ $names }): { $people } Menschen spielen.
    }
error-name = „{ $name }“ kann kein Name sein: Ein Name hat 1 bis 40 druckbare Zeichen.
error-name-twice = Am Tisch kann nur eine Person { $name } heißen.
error-option-shape = „{ $text }“ ist keine Option: Schreib sie als NAME=WERT, etwa „{ $example }“.
error-option-twice = Die Option { $name } steht zweimal da.
error-save-exists = { $file } gibt es schon: Wähl einen anderen Namen für die Aufzeichnung.
error-save-folder = Für die Aufzeichnung gibt es keinen Ordner { $folder }.
error-resume = Spiel, Plätze, Optionen, Namen und Startwert stehen schon in der gesicherten Partie: Lass { $option } weg.
error-resume-over = Das Spiel in { $file } ist zu Ende; sieh es dir an mit: wreckfish replay { $file }
error-ply =
    { $plies ->
        [one] Die Aufzeichnung hat nur einen Spielzug, also keinen Spielzug { $ply }.
       *[other] Die Aufzeichnung hat nur { $plies } Spielzüge, also keinen Spielzug { $ply }.
    }
error-seat =
    { $seats ->
        [one] Platz { $seat } gibt es nicht: Der Tisch hat nur einen Platz.
       *[other] Platz { $seat } gibt es nicht: Der Tisch hat { $seats } Plätze.
    }
error-seat-open = Ein Platz oder alle: Lass --seat oder --open weg.
error-no-map = { $game } hat keine Karte: Es gibt nichts zu zeichnen.

## Ein Bild.

picture-done = Gezeichnet: { $file }

## Regeln.

rules-ruling = R: eine Festlegung, wo die gedruckten Regeln schweigen oder zweierlei bedeuten können.
rules-house = H: Hausmaterial, ausgedacht, wo die gedruckten Regeln die Karte nicht zeigen. Eine Runde kann es ersetzen.
rules-how = Eine ganze Regel: wreckfish rules NUMMER. Suchen: wreckfish rules WÖRTER.
rules-tests = Tests
rules-no-test = Zu dieser Regel gibt es keinen Test.
check-untested = hat keinen Test
check-unknown = ist keine Regel, steht aber an
check-complete = Alle { $rules } Regeln haben einen Test; { $tests } Tests sind markiert.
check-incomplete = { $tested } von { $rules } Regeln haben einen Test; { $marks } Marken nennen keine Regel.
fired-title = { $game }, { $games } von { $all } { $count ->
        [one] Spiel
       *[other] Spielen
    }
fired-rule = Regel
fired-times = Mal pro Spiel
fired-games = In Spielen
fired-never = nie
fired-always = immer

## Simulationen.

simulate-unit = Spiele
simulate-games =
    { $count ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
simulate-percent = { $number } %
simulate-between = { $low } – { $high } %
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-win-rate = Siegquote
simulate-interval = 95-%-Intervall
simulate-score = Ø Punkte
simulate-deviation = Streuung
simulate-length = Ein Spiel hatte im Mittel { $moves } Entscheidungen.
simulate-length-turns = Ein Spiel hatte im Mittel { $moves } Entscheidungen in { $turns } Zügen.
simulate-endings = So endeten sie: { $endings }.
simulate-parts = Punkte der Sieger: { $parts }.
simulate-again = { $speed } Spiele/s. Dieselben noch einmal: --seed { $seed }
simulate-stopped =
    { $count ->
        [one] Abgebrochen: { $left } von { $asked } Spielen wurde nicht gespielt.
       *[other] Abgebrochen: { $left } von { $asked } Spielen wurden nicht gespielt.
    }
simulate-value = { $name }: { $games }, Siegquoten { $rates }
simulate-value-alone = { $name }: { $games }, Ø Punkte { $points }

## Eine Website.

site-part = { $part }: { $raw } MB, komprimiert { $packed } MB
site-done = Die Website liegt in { $folder } (komprimiert { $packed } MB). Zum Ausprobieren: python -m http.server --directory { $folder }
