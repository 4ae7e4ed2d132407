# Was der Tischserver sagt, auf Deutsch. en.ftl hat dieselben Kennungen.

## Der Verlauf am Tisch, neben den Ereignissen des Spiels selbst.

log-undo = { $seat } nimmt den letzten Zug zurück.
    .seat = Du nimmst den letzten Zug zurück.
log-ask = { $seat } möchte einen Zug zurücknehmen.
    .seat = Du möchtest einen Zug zurücknehmen.
log-agree = { $seat } ist einverstanden.
    .seat = Du bist einverstanden.
log-refuse = { $seat } ist nicht einverstanden.
    .seat = Du bist nicht einverstanden.
log-timeout = Die Zeit von { $seat } ist abgelaufen: Ein Bot ({ $bot }) spielt weiter.
    .seat = Deine Zeit ist abgelaufen: Ein Bot ({ $bot }) spielt weiter.
log-left = { $seat } ist gegangen: Ein Bot ({ $bot }) spielt weiter.
    .seat = Du bist gegangen: Ein Bot ({ $bot }) spielt weiter.
log-absent =
    { $hours ->
        [one] { $seat } ist nicht da. Kommt innerhalb einer Stunde kein Lebenszeichen, spielt ein Bot weiter.
       *[other] { $seat } ist nicht da. Kommt innerhalb von { $hours } Stunden kein Lebenszeichen, spielt ein Bot weiter.
    }
    .seat = { $hours ->
        [one] Du bist nicht da. Kommt innerhalb einer Stunde kein Lebenszeichen, spielt ein Bot weiter.
       *[other] Du bist nicht da. Kommt innerhalb von { $hours } Stunden kein Lebenszeichen, spielt ein Bot weiter.
    }
log-here = { $seat } ist wieder da.
    .seat = Du bist wieder da.
log-replaced = { $seat } war lange nicht da: Ein Bot ({ $bot }) spielt weiter.
    .seat = Du warst lange nicht da: Ein Bot ({ $bot }) spielt weiter.
log-conceded = { $seat } gibt auf.
    .seat = Du gibst auf.
log-return = { $seat } ist wieder da.
    .seat = Du bist wieder da.
log-hint = { $seat } holt sich einen Tipp.
    .seat = Du holst dir einen Tipp.
log-credit =
    { $seconds ->
        [one] Der Server stand eine Sekunde still; keine Uhr lief.
       *[other] Der Server stand { $seconds } Sekunden still; keine Uhr lief.
    }

reason-conceded = Das Spiel wurde aufgegeben.

## Ablehnungen: am Tisch.

refuse-no-table = Es gibt keinen Tisch mit diesem Code.
refuse-no-seat =
    { $count ->
        [one] Es gibt keinen Platz { $seat }: Dieser Tisch hat einen Platz.
       *[other] Es gibt keinen Platz { $seat }: Dieser Tisch hat { $count } Plätze.
    }
refuse-not-started = Das Spiel hat noch nicht begonnen.
refuse-started = Das Spiel hat schon begonnen.
refuse-over = Das Spiel ist zu Ende.
refuse-not-over = Das Spiel ist noch nicht zu Ende.
refuse-other-seat = Das ist nicht dein Platz.
refuse-not-seated = Du sitzt nicht an diesem Tisch.
refuse-seated-already = Du sitzt schon auf Platz { $seat }.
refuse-taken = Dieser Platz ist besetzt.
refuse-hot-seat = An diesem Tisch teilen sich alle ein Gerät; nur wer ihn eröffnet hat, kann sich setzen.
refuse-host-only = Das darf nur, wer den Tisch eröffnet hat.
refuse-empty-seats =
    { $count ->
        [one] Platz { $seats } ist noch frei; setz dich oder nimm einen Bot dazu.
       *[other] Die Plätze { $seats } sind noch frei; setzt euch oder nehmt Bots dazu.
    }
refuse-no-bot = Hier gibt es keinen Bot „{ $bot }“.
refuse-bot-already = Dort spielt schon ein Bot.
refuse-is-here = { $name } ist noch da.
refuse-clock-decides = Hier entscheidet die Uhr: Ein Bot spielt für { $name }, sobald die Zeit abgelaufen ist, und nicht vorher.
refuse-not-waited-for = Das Spiel wartet gerade nicht auf { $name }.
refuse-announced = Die Abwesenheit von { $name } ist schon angekündigt; ein Bot übernimmt, wenn die Frist abgelaufen ist.
refuse-not-away = Du spielst deinen Platz schon selbst.
refuse-bot-thinks = Dein Bot ist gerade am Zug; nimm deinen Platz gleich danach wieder ein.
refuse-stand-in = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
refuse-conceded = Du hast dieses Spiel aufgegeben und kannst nicht mehr zurück.
refuse-many-tables =
    { $most ->
        [one] Du hast schon einen offenen Tisch, der auf Mitspieler wartet; starte ihn zuerst.
       *[other] Du hast schon { $most } offene Tische, die auf Mitspieler warten; starte zuerst einen.
    }
refuse-many-near =
    { $most ->
        [one] Von deiner Adresse wartet schon ein offener Tisch auf Mitspieler; setz dich dazu oder starte ihn zuerst.
       *[other] Von deiner Adresse warten schon { $most } offene Tische auf Mitspieler; setz dich dazu oder starte zuerst einen.
    }
refuse-name = Ein Name hat 1 bis 40 druckbare Zeichen und keine Leerzeichen am Rand.

## Ablehnungen: Züge.

refuse-stale = Zu spät: Am Tisch ist es inzwischen weitergegangen. Schau noch einmal hin.
refuse-future = So weit ist das Spiel noch nicht; der letzte Schritt ist { $ply }.
refuse-busy = An diesem Tisch ist zu viel auf einmal geschehen; versuch es noch einmal.
refuse-log-full = Das Logbuch dieses Tisches ist voll: Du kannst nur noch die Fragen des Spiels beantworten oder aufgeben.
refuse-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
refuse-asked-already = Jemand möchte schon einen Zug zurücknehmen; beantworte erst das.
refuse-hint-people = Tipps gibt es nur in Spielen gegen Bots: Hier spielt noch ein Mensch mit.
refuse-no-turn = Du bist nicht am Zug.
refuse-no-rules = Die Regeln von { $game } fehlen hier.
refuse-no-lesson = An diesem Tisch läuft keine Lektion.
refuse-no-hint = Es ließ sich kein Tipp finden; versuch es noch einmal.
refuse-no-question = Niemand möchte einen Zug zurücknehmen.
refuse-not-asked = Du bist nicht gefragt oder hast schon geantwortet.

## Ablehnungen: neue Tische.

refuse-other-record =
    { $count ->
        [one] Die Aufzeichnung ist von { $game } für einen Platz.
       *[other] Die Aufzeichnung ist von { $game } für { $count } Plätze.
    }
refuse-sealed = Der Startwert der Aufzeichnung ist noch versiegelt, also lässt sich von dort nicht weiterspielen.

## Ablehnungen: Gespräch.

refuse-nothing-said = Diese Zeile ist leer.

## Ablehnungen: Nachrichten und Anfragen.

refuse-json = Das ist kein JSON.
refuse-binary = Nachrichten sind Text, nicht binär.
refuse-too-long = Diese Nachricht ist zu lang: höchstens { $most } Zeichen.
refuse-no-body = Diese Anfrage braucht Daten als JSON.
refuse-body = Die Anfrage ist ungültig: { $reason }.
refuse-request = Die Anfrage ist ungültig.
refuse-nowhere = Unter dieser Adresse ist nichts.
refuse-method = Diese Methode gibt es unter dieser Adresse nicht.
refuse-deep = Das JSON ist zu tief verschachtelt.
refuse-slow = Die Anfrage ist nicht rechtzeitig angekommen.
refuse-host = Diese Adresse gehört nicht zu diesem Server.
refuse-head = Die Kopfzeilen der Anfrage sind zu lang.
refuse-too-big = Die Anfrage ist zu groß.
refuse-metrics = Diese Zahlen sind nur für den Betreiber.
refuse-unwell = Diesem Server geht es nicht gut: Er kann nicht in seine Datenbank schreiben.
refuse-deaf = Diesem Server geht es nicht gut: Er hört die anderen Prozesse nicht.
refuse-storage = Der Server konnte das nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
refuse-broken = Bei uns ist etwas schiefgegangen; nichts hat sich geändert. Der Betreiber findet Näheres im Serverlog.

## Tipps.

hint-only = Es ist der einzige Zug.
hint-why = Etwa { $chance } % Gewinnchance.
hint-why-other = Etwa { $chance } % Gewinnchance; mit „{ $other }“ sind es { $next } %.
hint-why-equal = Etwa { $chance } % Gewinnchance, wie mit „{ $other }“.
hint-why-mix = Die Wahl ist geheim, also wechsle zufällig ab: { $moves }. Etwa { $chance } % Gewinnchance.
hint-why-often = „{ $move }“ zu { $share } %
hint-why-points =
    { $points ->
        [one] Am Ende etwa { $points } Punkt.
       *[other] Am Ende etwa { $points } Punkte.
    }
hint-why-points-equal =
    { $points ->
        [one] Am Ende etwa { $points } Punkt, wie mit „{ $other }“.
       *[other] Am Ende etwa { $points } Punkte, wie mit „{ $other }“.
    }
hint-why-points-other =
    { $points ->
        [one] Am Ende etwa { $points } Punkt; mit „{ $other }“ etwa { $next }.
       *[other] Am Ende etwa { $points } Punkte; mit „{ $other }“ etwa { $next }.
    }

## Ablehnungen: beendete Spiele.

refuse-replay-seat =
    { $seats ->
        [one] Dieser Tisch hat einen Platz: Nimm Platz 0, „spectator“ oder „open“.
       *[other] Dieser Tisch hat { $seats } Plätze: Nimm einen davon, gezählt ab 0, „spectator“ oder „open“.
    }
refuse-replay-ply =
    { $plies ->
        [one] Dieses Spiel hat einen Spielzug: Nimm 0 oder 1.
       *[other] Dieses Spiel hat { $plies } Spielzüge: Nimm einen Stand von 0 bis { $plies }.
    }
refuse-replay-picture = Gezeichnet wird immer nur ein Stand: Sag, nach welchem Spielzug.
refuse-no-player = Wen du suchst, gibt es hier nicht oder nicht mehr.
refuse-no-game = Dieses Spiel gibt es hier nicht.

## Ablehnungen: Personen und Sicherheit.

refuse-who = Wir kennen dich noch nicht: Sag uns zuerst einen Namen oder melde dich an.
refuse-token = Dieser Schlüssel gilt nicht oder nicht mehr.
refuse-token-plays = Ein Schlüssel ist zum Spielen da. Um das Konto dahinter zu ändern, melde dich an.
refuse-name-mixed = Ein Wort in diesem Namen mischt ähnlich aussehende Buchstaben verschiedener Alphabete; nimm für jedes Wort nur eines.
refuse-login = Ein Anmeldename hat { $least } bis { $most } Zeichen und keine Leerzeichen.
refuse-password = Ein Passwort hat { $least } bis { $most } Zeichen.
refuse-login-taken = Diesen Anmeldenamen hat schon jemand; wähl einen anderen.
refuse-account-already = Du hast schon ein Konto.
refuse-no-account = Du hast noch kein Konto, also auch kein Passwort.
refuse-log-in = Anmeldename und Passwort passen nicht zusammen.
refuse-wrong-password = Das ist nicht dein Passwort.
refuse-many-tokens =
    { $most ->
        [one] Du hast schon einen Schlüssel; lösch ihn zuerst.
       *[other] Du hast schon { $most } Schlüssel; lösch zuerst einen.
    }
refuse-no-token = Diesen Schlüssel hast du nicht.
refuse-no-person = Diese Person gibt es hier nicht oder nicht mehr.
refuse-mute-self = Dich selbst kannst du nicht stummschalten.
refuse-many-mutes =
    { $most ->
        [one] Du hast schon eine Person stummgeschaltet; mehr geht nicht.
       *[other] Du hast schon { $most } Personen stummgeschaltet; mehr geht nicht.
    }
refuse-too-fast =
    { $seconds ->
        [one] Nicht so schnell: Versuch es in einer Sekunde wieder.
       *[other] Nicht so schnell: Versuch es in { $seconds } Sekunden wieder.
    }
refuse-foreign = Diese Anfrage kommt von einer anderen Website und wurde blockiert.
refuse-not-json = Schick hier JSON, mit dem Header „Content-Type: application/json“.
