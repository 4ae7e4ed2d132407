# Die eigenen Texte dieses Spielplans. Die Texte des Spiels kommen vom Server, wie im Terminal.

you = Du
rule = Regel { $rule }
aid = Spielhilfe
about-card = { $card }: Was bewirkt die Karte?
waits = Wir warten auf { $players }.
winner = Gewonnen

## Zeichen.

peace-about = jeder seine eigene Seite
fight-about = alles oder nichts
pick-about = als Erstes eine Karte
choose-one = Wähle ein Zeichen
choose-two = Wähle zwei Zeichen
lock-in = { $hand } festlegen
chosen = hat gewählt
yours-locked = festgelegt
bet-on = Was wird { $seat } zeigen?
lock-bet = Wette festlegen
no-bet = Nicht wetten
beat-1 = Do …
beat-2 = Lo …
beat-3 = Res!

## Botschaften und Gelegenheiten.

pass = Passen
passes-in = automatisch in { $seconds } s
wait = Moment, ich überlege
ask-me = Frag mich
always-pass = Nach Botschaften fragen
your-messages = Deine Botschaften
play-message = { $card } spielen
lay-so = So auslegen
lay-how = zwei Karten antippen oder eine auf die andere ziehen
not-so = Zurücknehmen
take-marked =
    { $count ->
        [0] Tippe auf deine Karten
        [one] Eine Karte nehmen
       *[other] { $count } Karten nehmen
    }
take-all = Alle nehmen
take-none = Nichts nehmen
take-this = { $card } nehmen
mark-this = { $card } auswählen
move-this = { $card } verschieben

## Beute und Waren.

your-side = deine Seite
only-you = nur du
goods-of = Waren von { $seat }
your-goods = Deine Waren
no-goods = Noch keine Waren.
goods-help = { $goods }: { $ones } × Wert 1, { $twos } × Wert 2, { $threes } × Wert 3. Am Ende zählen nur die Sorten mit der höchsten und der niedrigsten Summe.
if-now = Punkte, wenn jetzt Schluss wäre
set = { $goods }: { $total }
set-highest = { $goods }: { $total }, die höchste Sorte, zählt
set-lowest = { $goods }: { $total }, die niedrigste Sorte, zählt
set-doubled = { $goods }: { $total }, alle gleich, zählt doppelt
set-none = { $goods }: keine
scores-highest = höchste Sorte, zählt
scores-lowest = niedrigste Sorte, zählt
scores-doubled = alle gleich, zählt doppelt
counts = Höchste { $high }, niedrigste { $low }
counts-doubled = Alle gleich: { $same }, doppelt
counts-nothing = Noch keine Waren
deck-of =
    { $count ->
        [one] Stapel: 1 Karte
       *[other] Stapel: { $count } Karten
    }
dawn-later = Das Morgengrauen ist unter den letzten { $last } Karten
dawn-now = Das Morgengrauen kann jederzeit kommen
lost-of =
    { $count ->
        [one] Verloren: 1 Karte
       *[other] Verloren: { $count } Karten
    }
lost-help = Beute, die niemand bekommen hat. Diese Karten kommen nicht zurück.
last-contest = Die letzte Verhandlung
deals = gibt
shares = verhandelt
vowed = hat geschworen
perjured = Schwur gebrochen
watches = schaut zu

## Reden.

talk = Sag, was du willst. Nichts davon bindet dich.
say-something = Sag etwas{ "\u00A0" }…
say-peace = Ich mache Frieden
say-fight = Ich kämpfe
say-pick = Ich nehme nur eine
say-deal = Ein Angebot …
say-claim = Ich habe gesehen …
say-vow = Ich breche nie mein Wort
say-it = Sagen
if-you = Zeigst du
then-i = zeige ich
which-card = Welche Karte?
is-what = Was ist es?
worth = Wert
claim-help = Ob es stimmt, sehen alle, wenn die Karte aufgedeckt wird.
quote-promise = „Ich zeige { $shape }.“
quote-deal = „Zeigst du { $yours }, zeige ich { $mine }.“
no-words = Noch nichts versprochen
