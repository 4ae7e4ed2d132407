# Die Worte der Hülle auf Deutsch: was an jedem Tisch gesagt wird. Dieselben Kennungen wie in en.ftl.

seat = Platz { $number }
list = { $first } und { $last }
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
commitment-why = Er beweist, dass niemand am Zufall dreht. Am Ende siehst du den Startwert dazu.
begins = { $player } beginnt.
resumed =
    { $plies ->
        [one] Das Spiel geht nach einem Spielzug weiter.
       *[other] Das Spiel geht nach { $plies } Spielzügen weiter.
    }

## Eine Entscheidung.

keys = ? Regel · hint Tipp · u zurück · s sichern · h Hilfe · q Ende
enter = Enter
help =
    1, 2, 3 …   eine Nummer wählt; Enter nimmt die einzige Wahl
    dive        ein Spielzug, so wie Protokolle ihn schreiben
    Enter       den Tisch noch einmal zeigen
    ?           die Regel hinter der Frage und die Spielhilfe
    ?2          die Regel hinter Wahl 2
    u           zurücknehmen: frei, bis etwas aufgedeckt wird
                oder jemand anders zieht, dann wenn alle wollen
    s           sichern; s DATEI sichert unter diesem Namen
    hint        was ein starker Bot von deiner Wahl hält
    f           was du ungefragt tun kannst
    say TEXT    etwas zur Runde sagen
    q           aufhören
unknown-input =
    { $count ->
        [one] „{ $text }“ steht nicht zur Wahl. Gib 1 ein oder den Spielzug „{ $example }“, oder h für Hilfe.
       *[other] „{ $text }“ steht nicht zur Wahl. Gib eine Nummer von 1 bis { $count } ein, einen Spielzug wie „{ $example }“ oder h für Hilfe.
    }
no-choice =
    { $count ->
        [one] Es gibt nur die Wahl 1.
       *[other] Zur Wahl stehen 1 bis { $count }.
    }
refused = { $reason } ({ $rule })
notation = Schreibweise: { $text }
aid = Spielhilfe
rule-missing = Der Text der Regel { $rule } ist nicht installiert.
still-asked = Danach: { $question }
said = { $seat }: „{ $text }“
say-nothing = Sag etwas, zum Beispiel „say Gut getaucht!“: eine Zeile mit höchstens { $most } Zeichen.
free = Ungefragt kannst du eingeben: { $moves }. f zeigt alles davon.
free-none = Ungefragt kannst du hier nichts tun.

## Mehrere Menschen an einem Bildschirm.

pass-hide = { $player }, Enter leert den Bildschirm. Gib ihn dann weiter an { $next }.
pass-take = { $player }, du entscheidest. Drück Enter, wenn nur du den Bildschirm siehst.

## Tipps.

hint-move = { $chance } % Gewinnchance, { $share } % der Überlegung: { $move }
hint-secret = { $chance } % Gewinnchance, spiel es in { $share } % der Fälle: { $move }
hint-single = Es gibt nur eine Wahl: { $move }

## Zurücknehmen.

undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-done = Zurückgenommen: { $move }
undo-bots = Die Bots sind einverstanden.
undo-ask = { $player }, darf { $asker } „{ $move }“ zurücknehmen?
undo-denied = { $player } ist nicht einverstanden, also bleibt es dabei.

## Sichern und aufhören.

save-name = Dateiname? Enter allein: { $file }
save-exists = { $file } gibt es schon. Überschreiben?
save-done = Gesichert: { $file }
save-failed = { $file } lässt sich nicht schreiben: { $problem }.
save-again = Das Spiel ist nicht verloren: Versuch einen anderen Namen.
save-not = Nicht gesichert.
quit-save = Das Spiel sichern, bevor du gehst?
quit = Gute Fahrt!
resume-how = Später weiter mit: { $command }
end-save = Das Protokoll dieser Partie sichern?

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

## Protokolle: replay und verify.

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
verify-wrong-result = Nicht regelgerecht: Die Spielzüge führen zu „{ $result }“, das Protokoll sagt aber „{ $claimed }“.
verify-sealed = Der Startwert ist versiegelt; vor dem Ende des Spiels lässt sich nichts prüfen.
verify-complete = Vollständig: { $reason }
verify-not-complete = Nicht vollständig: Nach dem letzten Spielzug geht das Spiel weiter.
verify-not-reached = Nicht vollständig: Das Protokoll lässt sich nicht bis zum Ende spielen.
verify-fair = Fair: Der Startwert passt zum Fingerabdruck, der vor dem Spiel gezeigt wurde.
verify-not-fair = Nicht fair: Der Startwert passt nicht zum Fingerabdruck, der vor dem Spiel gezeigt wurde.

## Was eine Runde vereinbaren kann: `play --options`.

options = Was eine Runde vereinbaren kann, jeweils mit --option NAME=WERT:
option-default = sonst { $value }

## Was an einem Befehl nicht stimmt.

error-game = Nenne ein Spiel: { $games }.
error-people = { $people } Menschen passen nicht auf { $seats } Plätze.
error-bots =
    { $free ->
        [0] Zu viele Bots ({ $bots }): Auf allen Plätzen sitzen Menschen.
        [one] Zu viele Bots ({ $bots }): Ein Platz ist frei.
       *[other] Zu viele Bots ({ $bots }): { $free } Plätze sind frei.
    }
error-names =
    { $people ->
        [one] Zu viele Namen ({ $names }): Ein Mensch spielt.
       *[other] Zu viele Namen ({ $names }): { $people } Menschen spielen.
    }
error-name = „{ $name }“ kann kein Name sein: Er braucht 1 bis 40 druckbare Zeichen.
error-name-twice = Zwei am Tisch können nicht beide { $name } heißen.
error-option-shape = „{ $text }“ ist keine Option: Schreib sie als NAME=WERT, etwa „{ $example }“.
error-option-twice = Die Option { $name } steht zweimal da.
error-save-exists = { $file } gibt es schon: Wähl einen anderen Namen für das Protokoll.
error-save-folder = Für das Protokoll gibt es keinen Ordner { $folder }.
error-resume = Ein Spiel, das weitergeht, hat sein eigenes Spiel, seine Plätze, Optionen, Namen und seinen Startwert: Lass { $option } weg.
error-resume-over = Das Spiel in { $file } ist zu Ende; sieh es dir an mit: wreckfish replay { $file }
error-ply =
    { $plies ->
        [one] Das Protokoll hat einen Spielzug, also gibt es keinen Spielzug { $ply }.
       *[other] Das Protokoll hat { $plies } Spielzüge, also gibt es keinen Spielzug { $ply }.
    }
error-seat = Es gibt keinen Platz { $seat }: Der Tisch hat { $seats }.
error-seat-open = Ein Platz oder alle: Lass --seat oder --open weg.
error-no-map = { $game } wird nicht auf einer Karte gespielt: Es gibt nichts zu zeichnen.

## A picture.

picture-done = Gezeichnet: { $file }
