# Die eigenen Worte des Browser-Clients auf Deutsch. en.ftl hat dieselben Kennungen. Die Worte eines Spiels kommen vom Server.

seat = Platz { $number }
list = { $first } und { $last }
you = Du
bot = Bot
bot-short = Bot
yes = Ja
no = Nein
close = Schließen
name = Name
now = Jetzt
again = Noch einmal
go-on = Weiter
menu = Menü
skip = Zum Inhalt springen
went-wrong = Hier ist etwas schiefgegangen. Versuch es noch einmal.
board-failed = Das Spielbrett dieses Spiels ließ sich nicht laden. Hier ist der Tisch als Text.
guest = Gast
guest-names = Kapitän Reiher, Kapitän Regenpfeifer, Kapitän Sturmvogel, Kapitän Brachvogel, Kapitän Strandläufer, Kapitän Säbler, Kapitän Seeschwalbe, Kapitän Taucher
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
go-home = Zurück zum Hafen

## Startseite.

hero-1 = Setz dich.
hero-2 = Tauch ab.
hero-about = Schiffbruch-Spiele für heute Abend oder die ganze Woche: mit Freunden, mit ehrlichen Bots, auf jedem Bildschirm. Ganz ohne Konto.
play-now = Losspielen
open-table = Tisch eröffnen
join-code = Code
join = Öffnen
your-tables = Deine Tische
open-tables = Offene Tische
no-open-tables = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und teile den Link.
deals-can-be-checked = Jedes Mischen ist nachprüfbar: der Fingerabdruck vor dem Spiel, der Startwert danach.
footer = Inoffizielle Fan-Tische · alle Bilder selbst gemacht · jede Regel hat einen Test
your-turn = Du bist dran
table-over = Zu Ende
table-playing = Läuft
nobody-yet = Hier sitzt noch niemand
seats-free =
    { $count ->
        [0] Alle Plätze besetzt
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
go = Los
look-in = Ansehen
how-many = Wie viele spielen
which-bots = Bots
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

new-about = Du bestimmst, was und wie gespielt wird; dann teilst du den Link.
new-game = Spiel
new-seats = Plätze
new-options = Das Spiel
new-pace = Bedenkzeit
new-company = Mitspieler
new-more = Mehr
pace-kind-untimed = So lange ihr wollt
pace-kind-live = Mit Uhr
pace-kind-days = Tage pro Zug
pace-minutes = Minuten für das ganze Spiel
pace-seconds = Sekunden für jede Entscheidung
pace-each-days = Tage für jede Entscheidung
pace-untimed = Niemand wird gehetzt.
pace-live = Je { $minutes } Minuten, dazu { $seconds } Sekunden für jede Entscheidung.
pace-days =
    { $days ->
        [one] Ein Tag für jede Entscheidung.
       *[other] { $days } Tage für jede Entscheidung.
    }
pace-untimed-short = ohne Uhr
pace-live-short = je { $minutes } Min.
pace-days-short =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
new-open = Für alle offen
new-open-help = Steht auf der Startseite. Sonst findet den Tisch nur, wer den Link hat.
new-hot-seat = Mehrere an diesem Gerät
new-hot-seat-help = Ihr reicht es herum; ein Vorhang verbirgt, was andere nicht sehen sollen. Ohne Wertung.
new-stand-in = Wer für Abwesende spielt
new-seed = Mit bekannten Karten üben
new-seed-help = Ein beliebiges Wort; dasselbe Wort gibt dieselben Karten. Ohne Wertung. Für ein echtes Spiel leer lassen.
new-create = Tisch eröffnen
option-several = Wähle für jeden Platz einen

## Der Warteraum.

waiting-title = Der Tisch ist gedeckt
waiting-host = Teile den Link, setz Bots auf freie Plätze und fang an, wenn alle da sind.
waiting-guest = Nimm einen freien Platz. { $host } startet das Spiel.
waiting-nobody = Nimm einen freien Platz; wer eingeladen hat, startet das Spiel.
host = lädt ein
free = frei
is-here = ist da
not-here-yet = gerade nicht da
sit-here = Hier sitzen
bot-here = Einen Bot auf Platz { $number } setzen
stand-up = Aufstehen
clear-seat = Den Platz von { $name } räumen
fill-with-bots =
    { $count ->
        [one] Letzten Platz füllen
       *[other] { $count } Plätze füllen
    }
start-game = Spiel starten
seats-still-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
agreed = Abgemacht
open-to-all = Alle können diesen Tisch finden.
by-link-only = Nur wer den Link hat, findet diesen Tisch.
hot-seat = Mehrere teilen sich dieses Gerät.
lesson = Lektion
practice = Übung
practice-not-rated = Übung mit bekannten Karten; ohne Wertung.
promise-title = Fingerabdruck der Partie
promise-about = Es ist schon gemischt. Dieser Fingerabdruck beweist später, dass niemand daran gedreht hat.

## Einladen.

invite = Einladen
invite-about = Wer diesen Link öffnet, kann sich an den Tisch setzen.
invite-watch = Wer diesen Link öffnet, kann zusehen.
link = Link
copy = Kopieren
share = Teilen
link-copied = Der Link ist kopiert.
code-is = Oder lies diesen Code vor:
qr = Der Link als QR-Code

## Am Tisch.

connecting = Wir rudern zum Tisch …
no-table-title = Diesen Tisch gibt es nicht
no-table = Einen Tisch mit diesem Code gibt es nicht.
newer-server = Der Server hat eine neue Version. Lade diese Seite neu.
table-code = Tisch { $code }
you-watch = Du siehst zu
what-now = Und jetzt?
waits-for = Wir warten auf { $players }.
then = Danach: { $question }
time-left = Restzeit
seat-away = Verbindung weg
seat-stand-in = ein Bot vertritt
seat-thinks = überlegt
seat-acts = entscheidet
seat-answers = soll zustimmen
line-lost = Die Verbindung riss ab, bevor eine Antwort kam. Sieh auf den Tisch und versuch es noch einmal.
line-lost-again = Die Verbindung ist abgerissen. Wir versuchen es von selbst wieder; kein Zug geht verloren.
tap-to-skip = Tippen überspringt
bot-plays-for-you = Ein Bot ({ $bot }) spielt für dich.
take-seat-again = Platz wieder einnehmen
asks-undo = { $player } möchte einen Zug zurücknehmen. Einverstanden?
undo-waits = Du möchtest deinen Zug zurücknehmen. Noch zustimmen: { $players }.
is-away = { $player } ist nicht da.
let-bot-play = Bot spielen lassen
undo = Zurücknehmen
hint = Tipp
do-it = So machen
leave-to-bot = Gehen; ein Bot spielt weiter
log = Logbuch
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, eine neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
side = Logbuch und Chat
log-behind-curtain = Das Logbuch wartet hinter dem Vorhang.
log-earlier = { $count } frühere Zeilen zeigen
nothing-said = Noch hat niemand etwas geschrieben.
say-something = Schreib etwas …
say = Senden
mute = { $name } stummschalten
unmute = { $name } wieder hören
rule = Regel { $rule }
curtain-title = { $name } entscheidet
curtain-about = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }
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
alone-over = { $points } Punkte
you-win = Gewonnen!
play-again = Noch ein Spiel
watch-replay = Noch einmal ansehen
record = Aufzeichnung sichern
proof-title = Wurde ehrlich gemischt?
proof-about = Der Fingerabdruck war vor dem ersten Zug zu sehen. Er passt nur zu einem Startwert, und aus dem folgt genau diese Partie.
seed = Startwert
check-deal = Nachprüfen
proof-here = Dieses Gerät hat den Fingerabdruck selbst berechnet: Er passt.
proof-not-here = Dieses Gerät hat den Fingerabdruck selbst berechnet: Er passt nicht!

## Einstellungen.

settings = Einstellungen
language = Sprache
switch-language = Language: English
sound = Ton
sound-volume = Klänge
bell-volume = Glocke, wenn du dran bist
theme = Aussehen
theme-auto = Wie das Gerät
theme-day = Tag
theme-night = Nacht
motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Bewegt
motion-calm = Ruhig
notify = Hinweis, wenn du dran bist
notify-help = Dein System zeigt ihn, während du etwas anderes ansiehst.

## Wiederholung.

replay-title = Wiederholung
replay-of = Nach { $ply } von { $plies } Zügen
replay-line = Zug
replay-eyes = Aus wessen Sicht
replay-open = Alle Karten offen
replay-spectator = Als Zuschauer
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-start = Zum Anfang
replay-end = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten

## Regeln.

rules-of = Regeln: { $game }
search-rules = Regeln durchsuchen
search-rules-example = { $title }, { $rule } …
rules-found =
    { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    }
no-rule-found = Dazu sagt keine Regel etwas.
rules-marks = [R] ist eine Entscheidung von uns, wo die gedruckten Regeln etwas offenlassen; [H] haben wir uns ausgedacht. Zu jeder Regel gibt es einen Test.

## Du, Spieler, Rangliste.

me-title = Du
me-nobody = Du hast hier noch nicht gespielt. Mit dem ersten Spiel wirst du Gast; behalten kannst du alles auch später noch.
me-name = Dein Name
me-rename = Namen ändern
me-guest = Du bist Gast in diesem Browser. Mit Anmeldename und Passwort behältst du deine Spiele auf jedem Gerät.
me-account = Du bist angemeldet als { $login }.
me-keep = Alles behalten
me-keep-do = Konto anlegen
me-log-in = Anmelden
me-log-in-about = Du hast schon ein Konto? Was du hier als Gast gespielt hast, kommt mit.
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
me-token-label = Wofür
me-token-make = Schlüssel anlegen
me-token-shown = Kopiere ihn jetzt; er wird nur einmal gezeigt:
me-token-drop = { $label } löschen
me-data = Deine Daten
me-export = Alle meine Daten sichern
me-forget = Mich für immer löschen
me-forget-sure = Alles über dich wird endgültig gelöscht. In laufenden Spielen spielt ein Bot weiter. Bist du sicher?
me-forget-do = Ja, lösche mich
me-muted = Stummgeschaltet
cancel = Abbrechen
ratings = Wertungen
rating = Wertung
rating-about = Die Wertung ist eine vorsichtige Schätzung deiner Stärke (OpenSkill): die wahrscheinliche Stärke minus dreimal ihre Unsicherheit. Wer neu ist, hat 0; wer durchschnittlich spielt und viele Spiele hat, etwas über 20. Sie steigt, wenn du besser abschneidest als erwartet, und fällt, wenn du schlechter abschneidest.
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
        [one] Alle, die mindestens ein gewertetes Spiel gespielt haben.
       *[other] Alle, die mindestens { $least } gewertete Spiele gespielt haben.
    }
leaderboard-all = Alle Tische
leaderboard-empty = Noch hat niemand genug gewertete Spiele. Setz dich!
leaderboard-seats = { $seats } Plätze
page-before = Vorige Seite
page-next = Nächste Seite
page-of = Seite { $page } von { $pages }

## Über uns.

about-what = Wreckfish ist ein offener Tisch für Schiffbruch-Spiele: für Freunde, für dich allein gegen Bots, die nicht schummeln, für die Forschung und für alle, die Spiele entwickeln.
about-fan-title = Inoffiziell
about-fan = Dies sind Umsetzungen von Fans. Regeln sind Tatsachen; alle Worte, Bilder, Klänge und der Code sind unsere eigenen. Namen und Rechte der gedruckten Spiele gehören ihren Inhabern. Wenn dir ein Spiel gefällt, kauf es: Mit Karten in der Hand ist es schöner.
about-honest-title = Ehrlich
about-honest = Bots sehen nur, was ihr Platz sehen darf. Jede Partie hat vor dem ersten Zug einen Fingerabdruck und nach dem letzten einen Startwert. Jede Regel hat eine Nummer, und jede Nummer hat einen Test.
about-privacy-title = Deine Daten
about-privacy = Ein Cookie, an dem wir dich wiedererkennen, und was du spielst. Kein Tracking, nichts von fremden Seiten. Du kannst alles sichern oder löschen.
about-fonts = Schrift: Grenze (Renata Polastri, Omnibus-Type) und Atkinson Hyperlegible Next (Braille Institute), beide unter der Open Font License.
about-licence = Code und Texte stehen unter der MIT-Lizenz.
about-version =
    Wreckfish { $version }. { $engine ->
        [compiled] Die Regeln laufen kompiliert.
       *[interpreted] Die Regeln laufen interpretiert, starke Bots denken deshalb langsamer.
    }

## Worte, die Optionen aller Spiele brauchen.

word-none = ohne
word-dealt = zufällig verteilt
word-drawn = ausgelost
