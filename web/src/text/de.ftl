# Die eigenen Texte der Seite auf Deutsch. en.ftl hat dieselben Kennungen. Die Texte eines Spiels kommen vom Server.

seat = Platz { $number }
list = { $first } und { $last }
you = Du
you-after-name = du
bot = Bot
bot-short = Bot
yes = Ja
no = Nein
close = Schließen
name = Name
now = Jetzt
again = Noch mal versuchen
go-on = Weiter
menu = Menü
skip = Zum Inhalt springen
went-wrong = Hier ist etwas schiefgegangen. Versuch es noch einmal.
board-failed = Das Spielbrett dieses Spiels ließ sich nicht laden. Hier ist der Tisch als Text.
guest = Gast
guest-names = Kapitän Albatros, Kapitän Austernfischer, Kapitän Brachvogel, Kapitän Eissturmvogel, Kapitän Eisvogel, Kapitän Fischreiher, Kapitän Goldregenpfeifer, Kapitän Haubentaucher, Kapitän Ibis, Kapitän Kiebitz, Kapitän Kormoran, Kapitän Kranich, Kapitän Lumme, Kapitän Löffler, Kapitän Pelikan, Kapitän Pfeifente, Kapitän Raubmöwe, Kapitän Regenpfeifer, Kapitän Rohrdommel, Kapitän Steinwälzer, Kapitän Storch, Kapitän Sturmtaucher, Kapitän Sturmvogel, Kapitän Säbelschnäbler, Kapitän Uferschnepfe
points-label = Punkte
minutes = { $minutes } Min.

## Seiten.

nav-pages = Seiten
nav-play = Spielen
nav-leaderboard = Rangliste
nav-rules = Regeln
nav-about = Über uns
page-new = Tisch eröffnen
page-rules = Regeln
page-me = Du
page-player = Spieler
page-leaderboard = Rangliste
page-about = Über uns
page-nowhere = Unter dieser Adresse ist nichts.
nowhere-about = Vielleicht fehlt ein Zeichen im Link. Tische haben einen Code aus acht Buchstaben und Ziffern; auf der Startseite kannst du ihn auch eingeben.
go-home = Zurück zum Hafen

## Startseite.

hero-1 = Setz dich.
hero-2 = Tauch ab.
hero-about = Läuft direkt im Browser: nichts zu installieren, kein Konto nötig.
play = Spielen
change = ändern
against-bots =
    { $count ->
        [one] Gegen einen Bot
       *[other] Gegen { $count } Bots
    }
open-table = Tisch eröffnen
join-code = Code
join = Beitreten
your-tables = Deine Tische
open-tables = Offene Tische
running-tables = Laufende Spiele
watch = Zusehen
no-open-tables = Gerade gibt es keine offenen Tische. Eröffne einen und teile den Link.
deals-can-be-checked = Ob ehrlich gemischt wurde, lässt sich nachprüfen: mit dem Fingerabdruck vor dem Spiel und dem Startwert danach.
footer = Inoffizielles Fan-Projekt · alle Bilder selbst gemacht · jede Regel getestet
your-turn = Du bist dran
table-over = Zu Ende
table-playing = Läuft
nobody-yet = Noch keine Mitspieler
seats-free =
    { $count ->
        [0] Alle Plätze besetzt
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
go = Zum Tisch
look-in = Ansehen
how-many = Anzahl der Spieler
which-bots = Bots
level-casual = leicht
level-sound = mittel
level-strong = schwer
level-master = Meister
bots-kind = Bots: { $kind }
bots-kind-one = Bot: { $kind }
play-alone = Allein spielen
play-against-bots =
    { $count ->
        [one] Gegen einen Bot spielen
       *[other] Gegen { $count } Bots spielen
    }
with-friends = Mit Freunden
learn-it = Lernen
learn-on = Weiterlernen
learn-lesson = Lernen: { $lesson }

## Ein neuer Tisch.

new-about = Such ein Spiel aus, leg fest, wie ihr spielt, und teile dann den Link.
new-game = Spiel
new-seats = Plätze
new-options = Optionen
new-pace = Bedenkzeit
new-company = Mitspieler
new-more = Mehr
pace-kind-untimed = Ohne Uhr
pace-kind-live = Mit Uhr
pace-kind-days = Tage pro Zug
pace-minutes = Minuten pro Spieler
pace-seconds = Freie Sekunden pro Entscheidung
pace-each-days = Tage pro Entscheidung
pace-untimed = Ohne Zeitlimit.
pace-live =
    { $minutes ->
        [0] { $seconds } Sekunden pro Entscheidung.
       *[other] Je { $minutes } Minuten; die ersten { $seconds } Sekunden jeder Entscheidung sind frei.
    }
pace-help-untimed = Alle lassen sich so viel Zeit, wie sie wollen. Bleibt jemand weg, kann der Host einen Bot ({ $bot }) übernehmen lassen.
pace-help-live =
    { $minutes ->
        [0] Für jede Entscheidung gibt es { $seconds } Sekunden.
       *[other] Die ersten { $seconds } Sekunden jeder Entscheidung sind frei; erst danach laufen deine { $minutes } Minuten ab.
    } Solange Züge gezeigt werden, steht die Uhr.
stand-in-plays-on = Ist die Zeit um, spielt ein Bot ({ $bot }) weiter, bis der Spieler zurück ist.
pace-days =
    { $days ->
        [one] Ein Tag pro Entscheidung.
       *[other] { $days } Tage pro Entscheidung.
    }
pace-untimed-short = ohne Uhr
pace-live-short = je { $minutes } Min.
pace-days-short =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
new-open = Öffentlicher Tisch
new-open-help = Steht auf der Startseite. Sonst findet ihn nur, wer den Link hat.
new-hot-seat = Gemeinsam an diesem Gerät
new-hot-seat-help = Ihr reicht das Gerät herum; ein Vorhang verbirgt, was andere nicht sehen dürfen. Ohne Wertung.
new-stand-in = Vertretung für Abwesende
new-seed = Mit bekannten Karten üben
new-seed-help = Ein beliebiges Wort: Dasselbe Wort ergibt immer dieselben Karten. Ohne Wertung. Für ein echtes Spiel leer lassen.
new-create = Tisch eröffnen
option-several = Wähle für jeden Platz einen

## Der Warteraum.

waiting-title = Der Tisch ist gedeckt
waiting-host = Teile den Link, setz Bots auf freie Plätze und fang an, wenn alle da sind.
waiting-guest = Nimm dir einen freien Platz. { $host } startet das Spiel.
waiting-nobody = Nimm dir einen freien Platz. Der Host startet das Spiel.
host = Host
free = frei
is-here = ist da
not-here-yet = gerade nicht da
sit-here = Platz nehmen
bot-here = Einen Bot auf Platz { $number } setzen
stand-up = Aufstehen
clear-seat = Den Platz von { $name } räumen
fill-with-bots =
    { $count ->
        [one] Letzten Platz besetzen
       *[other] { $count } Plätze besetzen
    }
start-game = Spiel starten
seats-still-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
agreed = So wird gespielt
open-to-all = Alle können diesen Tisch finden.
by-link-only = Diesen Tisch findet nur, wer den Link hat.
hot-seat = Alle spielen an einem Gerät.
lesson = Lektion
practice = Übung
rated-hint = Mit diesem Tipp kann deine Wertung in diesem Spiel nicht mehr steigen.
rated-done = Das war dein erstes gewertetes Spiel.
rated-see = Deine Wertung
rated-about = Mit Wertung. Wenn du dir einen Tipp holst oder einen Zug zurücknimmst, der schon etwas gezeigt hat, kann deine Wertung nicht steigen.
chat-when-seated = Nimm Platz, um mitzureden.
practice-not-rated = Übung mit bekannten Karten; ohne Wertung.
promise-title = Fingerabdruck der Partie
promise-about = Alles ist schon gemischt. Dieser Fingerabdruck beweist später, dass niemand daran gedreht hat.

## Einladen.

invite = Einladen
invite-about = Mit diesem Link kann jeder am Tisch Platz nehmen.
invite-watch = Mit diesem Link kann jeder zusehen.
link = Link
copy = Kopieren
share = Teilen
link-copied = Link kopiert.
code-is = Oder lies diesen Code vor:
qr = Der Link als QR-Code

## Am Tisch.

connecting = Wir rudern zum Tisch …
no-table-title = Diesen Tisch gibt es nicht
no-table = Einen Tisch mit diesem Code gibt es nicht.
newer-server = Es gibt eine neue Version. Lade die Seite neu.
table-code = Tisch { $code }
you-watch = Du siehst zu
what-now = Und jetzt?
waits-for = Wir warten auf { $players }.
then = Danach: { $question }
time-left = Restzeit
days-left = { $days } T.
seat-away = offline
seat-stand-in = Bot spielt
seat-thinks = überlegt
seat-acts = entscheidet
seat-answers = soll zustimmen
line-lost = Die Verbindung ist abgebrochen, bevor eine Antwort kam. Schau auf den Tisch und versuch es noch einmal.
line-lost-again = Verbindung verloren. Wir versuchen es weiter; kein Zug geht verloren.
tap-to-skip = Zum Überspringen tippen
paused = Angehalten
show-pause = Anhalten
show-on = Weiter
show-again = Letzten Zug noch einmal zeigen
bot-plays-for-you = Ein Bot ({ $bot }) spielt für dich.
bot-plays-slowly = Ein Bot ({ $bot }) spielt für dich. Weil gerade kein Mensch spielt, warten die Bots vor jedem Zug { $pause }.
take-seat-again = Platz wieder einnehmen
asks-undo = { $player } möchte einen Zug zurücknehmen. Einverstanden?
undo-waits = Du möchtest deinen Zug zurücknehmen. Es fehlt noch die Zustimmung von { $players }.
is-away =
    { $hours ->
        [one] { $player } ist offline. Kündigst du das an, übernimmt nach einer Stunde ohne Lebenszeichen ein Bot.
       *[other] { $player } ist offline. Kündigst du das an, übernimmt nach { $hours } Stunden ohne Lebenszeichen ein Bot.
    }
is-away-clock = { $player } ist offline. Läuft die Uhr ab, übernimmt ein Bot, bis { $player } wieder da ist.
is-absent = { $player } ist nicht da. Ohne Lebenszeichen bis { $until } Uhr übernimmt ein Bot.
announce-absence = Ankündigen
undo = Zurücknehmen
hint = Tipp
do-it = So spielen
leave-to-bot = Gehen (ein Bot übernimmt)
concede = Aufgeben …
concede-title = Dieses Spiel aufgeben?
concede-ends = Das Spiel endet hier, und du belegst den letzten Platz.
concede-others = Du belegst den letzten Platz und kannst nicht zurück. Für die anderen spielt ein Bot weiter.
concede-rated = Das zählt für deine Wertung.
concede-or-leave = Musst du nur weg? Wenn du stattdessen gehst, spielt ein Bot, bis du wieder da bist.
concede-yes = Aufgeben
play-on = Weiterspielen
you-conceded = Du hast aufgegeben
you-conceded-on = Du hast aufgegeben. Für die anderen spielt ein Bot weiter.
conceded = aufgegeben
log = Logbuch
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, eine neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
side = Logbuch und Chat
log-behind-curtain = Das Logbuch ist hinter dem Vorhang verborgen.
log-earlier =
    { $count ->
        [one] Eine frühere Zeile zeigen
       *[other] { $count } frühere Zeilen zeigen
    }
nothing-said = Noch keine Nachrichten.
say-something = Nachricht schreiben …
say = Senden
mute = { $name } stummschalten
unmute = Stummschaltung von { $name } aufheben
rule = Regel { $rule }
curtain-title = { $name } entscheidet
curtain-about = Gib das Gerät an { $name } weiter. Alle anderen schauen bitte weg.
curtain-lift = Ich bin { $name }
curtain-none = Wir haben keine Geheimnisse voreinander
coach = Lehrer
lesson-step = { $step } von { $steps }
lesson-again = Noch einmal
lesson-own = Auf eigene Faust weiter
lesson-play-on = Ab hier weiterspielen
lesson-why = Warum?
lesson-skip = Überspringen
lesson-left-at = Du hast die Lektion bei Schritt { $step } von { $steps } verlassen.
lesson-back = Zurück zur Lektion
lesson-done = Diese Lektion hast du geschafft.
lesson-restart = Von vorn

## Das Ende.

show-result = Ergebnis zeigen
alone-over =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
you-win = Du hast gewonnen!
you-share-win = Du teilst dir den Sieg mit { $players }!
you-win-by =
    { $points ->
        [1] Du hast mit 1 Punkt Vorsprung gewonnen!
       *[other] Du hast mit { $points } Punkten Vorsprung gewonnen!
    }
wins-by =
    { $points ->
        [1] { $player } gewinnt mit 1 Punkt Vorsprung!
       *[other] { $player } gewinnt mit { $points } Punkten Vorsprung!
    }
points-from = Woher die Punkte kamen
points-details = Im Einzelnen
score-ran = Wie der Punktestand verlief
turning-points =
    { $count ->
        [1] Der entscheidende Zug
       *[other] Die entscheidenden Züge
    }
turn-of = { $player }, Zug { $ply }
play-again = Noch ein Spiel
wants-again = { $player } will noch ein Spiel.
join-again = Mitspielen
watch-replay = Wiederholung ansehen
record = Aufzeichnung sichern
record-help = Die Aufzeichnung ist eine kleine Textdatei mit allen Zügen. Heb sie auf oder schick sie weiter: Auf der Seite „Wiederholung“ lässt sie sich öffnen.
proof-title = Wurde ehrlich gemischt?
proof-about = Der Fingerabdruck war vor dem ersten Zug zu sehen. Nur ein Startwert passt dazu, und der ergibt genau diese Partie.
seed = Startwert
check-deal = Nachprüfen
proof-here = Dieses Gerät hat den Fingerabdruck selbst berechnet: Er passt.
proof-not-here = Dieses Gerät hat den Fingerabdruck selbst berechnet: Er passt nicht!

## Einstellungen.

settings = Einstellungen
language = Sprache
switch-language = Language: English
sound = Ton
sound-volume = Geräusche
bell-volume = Glocke, wenn du dran bist
theme = Darstellung
theme-auto = System
theme-day = Tag
theme-night = Nacht
speed = Wie schnell Züge gezeigt werden
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
speed-help = Du kannst jederzeit anhalten; tippe aufs Brett, um den Zug eines Spielers zu überspringen.
motion = Bewegung
motion-auto = System
motion-full = Voll
motion-calm = Reduziert
notify = Benachrichtigen, wenn du dran bist
notify-help = Dein System meldet sich, während diese Seite im Hintergrund ist.
keys = Einzelne Tasten
keys-help = Eine Taste spielt oder öffnet etwas. Schalte das ab, wenn du dein Gerät mit der Stimme steuerst oder leicht aus Versehen an Tasten kommst.
key-answers = die Antworten der Reihe nach
key-skip = überspringen oder schließen
moments = Regeln erklären, wenn sie zum ersten Mal zählen
moments-help = Je eine kleine Karte, ein einziges Mal.
moments-again = Noch einmal alles erklären
moment = Kurz erklärt
moment-close = Verstanden
moment-rule = Ganze Regel
aim = Wie man gewinnt und wann Schluss ist
aim-rules = Regelheft
lesson-offer = Zum ersten Mal hier?

## Wiederholung.

replay-title = Wiederholung
replay-of = Nach { $ply } von { $plies } Zügen
replay-line = Zug
replay-eyes = Sicht
replay-open = Alles offen
replay-spectator = Zuschauer
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-start = Zum Anfang
replay-end = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-turning = Zum nächsten entscheidenden Zug
replay-side = Entscheidende Züge, Logbuch und Tempo
record-title = Aufzeichnung öffnen
record-about = Eine Aufzeichnung ist eine kleine Textdatei mit allen Zügen eines Spiels; du kannst sie nach jedem Spiel sichern. Öffne sie hier, um das Spiel noch einmal anzusehen. Gespeichert wird dabei nichts.

## Regeln.

rules-of = Regeln: { $game }
search-rules = Regeln durchsuchen
rules-found =
    { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    }
no-rule-found = Keine Regel gefunden.
rules-marks = Zu jeder Regel gibt es einen Test.
rules-mark-r = unsere Festlegung, wo die gedruckten Regeln etwas offenlassen
rules-mark-h = Hausmaterial, das wir uns ausgedacht haben
search-try = Zum Beispiel:
numbered-rules = Die nummerierten Regeln
numbered-rules-lead = Zum Nachschlagen, ein Absatz für jede Frage. Das Regelheft oben verweist hierher.
book-kind = Regeln in fünf Minuten
book-of = Bebildertes Regelheft: { $game }
book-tips = Fünf Dinge, die man leicht übersieht
book-own-words = Worte und Bilder dieses Hefts sind unsere eigenen.
book-print = Regelheft drucken
book-back = Zum bebilderten Regelheft

## Du, Spieler, Rangliste.

me-title = Du
me-nobody = Du hast hier noch nicht gespielt. Mit deinem ersten Spiel wirst du Gast; ein Konto kannst du später anlegen.
me-name = Dein Name
me-name-help = Den sehen die anderen am Tisch.
me-rename = Namen ändern
me-guest = Du spielst als Gast in diesem Browser. Mit einem Konto behältst du deine Spiele auf jedem Gerät.
me-account = Du bist angemeldet als { $login }.
me-keep = Spiele behalten
me-keep-do = Konto anlegen
me-log-in = Anmelden
me-log-in-about = Du hast schon ein Konto? Deine Spiele als Gast kommen mit.
login = Anmeldename
password = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
me-new-password = Passwort ändern
me-log-out = Abmelden
me-log-out-elsewhere = Überall sonst abmelden
me-logged-out = Alle anderen Geräte sind abgemeldet.
me-kept = Fertig. Du kannst dich jetzt auf jedem Gerät anmelden.
me-tokens = Schlüssel für Bots
me-tokens-about = Ein Programm mit so einem Schlüssel spielt in deinem Namen.
me-token-label = Zweck
me-token-make = Schlüssel anlegen
me-token-shown = Kopiere ihn jetzt; er wird nur einmal gezeigt:
me-token-drop = { $label } löschen
me-data = Deine Daten
me-export = Meine Daten herunterladen
me-forget = Mich endgültig löschen
me-forget-sure = Damit wird alles über dich endgültig gelöscht. In laufenden Spielen übernimmt ein Bot. Bist du sicher?
me-forget-do = Ja, lösche mich
me-muted = Stummgeschaltet
cancel = Abbrechen
ratings = Wertungen
rating = Wertung
rating-about = Die Wertung schätzt deine Spielstärke vorsichtig (OpenSkill): die wahrscheinliche Stärke minus dreimal ihre Unsicherheit. Neulinge beginnen bei 0; ein durchschnittlicher Spieler mit vielen Spielen liegt etwas über 20. Sie steigt, wenn du besser abschneidest als erwartet, und fällt, wenn du schlechter abschneidest.
statistics = Ergebnisse
last-games = Letzte Spiele
no-games = Noch keine beendeten Spiele.
col-game = Spiel
col-seats = Plätze
col-games = Spiele
col-wins = Siege
col-average = Punkte im Schnitt
col-best = Bestwert
col-place = Rang
col-points = Punkte
col-player = Spieler
col-rank = Rang
col-when = Wann
leaderboard-about =
    { $least ->
        [one] Alle mit mindestens einem gewerteten Spiel.
       *[other] Alle mit mindestens { $least } gewerteten Spielen.
    }
leaderboard-all = Alle Tische
leaderboard-empty = Noch hat niemand genug gewertete Spiele. Nimm Platz!
leaderboard-seats =
    { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
page-before = Vorige Seite
page-next = Nächste Seite
page-of = Seite { $page } von { $pages }

## Über uns.

about-what = Wreckfish ist ein offener Tisch für Schiffbruch-Spiele: mit Freunden oder allein gegen Bots, die nicht schummeln, für die Forschung und für alle, die Spiele entwickeln.
about-fan-title = Inoffiziell
about-fan = Das hier sind Umsetzungen von Fans. Spielregeln sind frei; alle Texte, Bilder, Klänge und der Code sind unsere eigenen. Die Namen der gedruckten Spiele und alle Rechte daran gehören ihren Inhabern. Wenn dir ein Spiel gefällt, kauf es: Mit Karten in der Hand ist es schöner.
about-honest-title = Ehrlich
about-honest = Bots sehen nur, was ihr Platz sehen darf. Jede Partie hat vor dem ersten Zug einen Fingerabdruck und nach dem letzten einen Startwert. Jede Regel hat eine Nummer, und jede Nummer hat einen Test.
about-privacy-title = Deine Daten
about-privacy = Wir speichern ein Cookie, an dem wir dich wiedererkennen, und deine Spiele. Kein Tracking, nichts von fremden Seiten. Du kannst alles herunterladen oder löschen.
about-fonts = Schriften: Grenze (Renata Polastri, Omnibus-Type) und Atkinson Hyperlegible Next (Braille Institute), beide unter der Open Font License.
about-licence = Code und Texte stehen unter der MIT-Lizenz.
about-version =
    Wreckfish { $version }. { $engine ->
        [compiled] Die Regeln laufen kompiliert.
       *[interpreted] Die Regeln laufen unkompiliert, starke Bots denken deshalb langsamer.
    }

## Wörter, die sich die Optionen aller Spiele teilen.

word-none = ohne
word-dealt = zufällig verteilt
word-drawn = ausgelost

## Eine Website ohne Server.

device-title = Auf diesem Gerät
device-about = Die Spiele laufen in deinem Browser, und deine Tische bleiben auf diesem Gerät. Einmal geladen, brauchen sie kein Netz.
device-levels = Bots hier: { $levels }. Der Meister braucht einen Server: Im Browser würde er minutenlang überlegen.
device-open-record = Aufzeichnung öffnen
device-loading = Die Spiele werden aufgebaut
device-failed = Die Spiele ließen sich in diesem Browser nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.
device-elsewhere = Deine Tische sind in einem anderen Tab offen. Schließ ihn, um hier weiterzuspielen.
device-volatile = Dieser Browser speichert nichts für diese Seite: Deine Tische bleiben nur erhalten, bis du die Seite schließt.
device-server-away = Der Server ist nicht zu erreichen. Du spielst auf diesem Gerät; deine Tische auf dem Server warten auf dich.
device-server-there = Du spielst auf diesem Gerät. Der Server ist zu erreichen.
device-server-back = Zurück zum Server
offline-title = Ohne Verbindung spielen
offline-about = Behalte die Spiele auf diesem Gerät. Ist der Server nicht zu erreichen, spielst du hier, gegen Bots oder mit anderen am selben Gerät.
offline-fetch = Spiele laden ({ $size } MB)
offline-fetching = Die Spiele werden geladen
offline-ready = Die Spiele sind auf diesem Gerät. Ist der Server nicht zu erreichen, öffnet diese Seite sie.
offline-failed = Die Spiele ließen sich nicht laden. Versuch es noch einmal, wenn die Verbindung besser ist.
offline-open = Auf diesem Gerät spielen
offline-drop = Spiele entfernen
