# Dolores auf Deutsch. Dieselben Kennungen wie in en.ftl; Karten stehen als Namen im Satz und werden nicht gebeugt.

title = Dolores
tagline = Teilt die Beute eines Wracks. Oder auch nicht.
credits = Inoffizielle Umsetzung von Fans. Dolores ist von Bruno Faidutti und Eric M. Lang (Lui-même 2016).
basics =
    Zweimal Frieden: Alle nehmen die eigene Seite. Kampf nimmt Frieden alles; zweimal Kampf: alles weg.
    Erste Wahl nimmt eine Karte; dann nimmt Frieden den Rest der eigenen Seite, Kampf den ganzen Rest.
    Zweimal Erste Wahl: Alles ist weg, und beide werfen eine Warensorte ab.
    Am Ende zählen nur deine höchsten und deine niedrigsten Sorten; sind alle gleich, doppelt.

## Waren, Botschaften, Zeichen und Hände.

goods-weapons = Waffen
goods-wines = Weine
goods-jewels = Juwelen
goods-laces = Spitzen
goods-tableware = Geschirr
goods-instruments = Instrumente
goods-ingots = Barren

card-weapons = { goods-weapons } { $value }
card-wines = { goods-wines } { $value }
card-jewels = { goods-jewels } { $value }
card-laces = { goods-laces } { $value }
card-tableware = { goods-tableware } { $value }
card-instruments = { goods-instruments } { $value }
card-ingots = { goods-ingots } { $value }
card-two-hand-trick = Zwei-Hand-Trick
card-foiled = Vereitelt
card-theft = Diebstahl
card-wager = Wette
card-convoy = Geleitzug
card-new-wave = Neue Welle
card-broken-lantern = Zerbrochene Laterne
card-lookout = Ausguck
card-whirlpool = Strudel
card-dawn = Morgengrauen

shape-peace = Frieden
shape-fight = Kampf
shape-pick = Erste Wahl
hand-peace = { shape-peace }
hand-fight = { shape-fight }
hand-pick = { shape-pick }
hand-peace-fight = { shape-peace } und { shape-fight }
hand-peace-pick = { shape-peace } und { shape-pick }
hand-fight-pick = { shape-fight } und { shape-pick }
yours-peace = { shape-peace }
yours-fight = { shape-fight }
yours-pick = { shape-pick }
mine-peace = { shape-peace }
mine-fight = { shape-fight }
mine-pick = { shape-pick }
dealer-peace = { shape-peace }
dealer-fight = { shape-fight }
dealer-pick = { shape-pick }
left-peace = { shape-peace }
left-fight = { shape-fight }
left-pick = { shape-pick }
word-promise = ein Versprechen
word-deal = eine Abmachung
word-claim = eine Behauptung
slot-l = Karte { $value } vor der Person neben dem Geber
slot-d = Karte { $value } vor dem Geber

## Die Spielhilfe: was Zeichen und Botschaften bewirken.

effect-peace = Du nimmst, was auf deiner Seite liegt, außer die andere Person kämpft.
effect-fight = Du nimmst gegen Frieden alles, gegen Erste Wahl alles bis auf eine Karte. Kämpfen beide, ist alles weg.
effect-pick = Du nimmst vor allen anderen eine Karte deiner Wahl. Wählen beide so, ist alles weg und dazu je eine Sorte.
effect-two-hand-trick = In deiner eigenen Verhandlung: Zeig zwei Zeichen und wähl eins, wenn du das andere gesehen hast.
effect-foiled = Nach dem Aufdecken: Die Wahl gilt nicht, und die Verhandlung wird noch einmal gespielt.
effect-theft = Sobald du die Karte bekommst: Nimm jemandem eine Warenkarte weg.
effect-wager = Bei der Verhandlung anderer: Wette heimlich auf beide Zeichen. Stimmt es, nimm von der Beute, so viel du willst.
effect-convoy = Vor dem Aufdecken: auf jeder Seite eine Karte mehr.
effect-new-wave = Vor dem Aufdecken: Die Beute wird abgeworfen, und vier neue Karten kommen.
effect-broken-lantern = Die nächste Beute kommt verdeckt, und nur du siehst sie an. Du darfst sagen, was du siehst, oder lügen.
effect-lookout = Wenn das Morgengrauen kommt: Es bewirkt nichts, und es geht weiter, bis zu wenige Karten da sind.
effect-whirlpool = Vor dem Aufdecken: Ordne die Beute neu; jede Seite behält ihre Zahl an Karten.
effect-dawn = Wird es gezogen, ist das Spiel sofort zu Ende.

## Was eine Runde vereinbaren kann.

option-messages = Botschaften
option-messages-help = all, oder dawn-only: das einfache Spiel mit keiner Botschaft außer dem Morgengrauen.
option-messages-all = alle Botschaften
option-messages-dawn-only = nur Morgengrauen, das einfache Spiel
option-dealer = Wer zuerst gibt
option-dealer-help = drawn (der Startwert lost aus) oder die Nummer eines Platzes.

## Was gefragt wird.

ask-between = Vor der nächsten Verhandlung: Spielst du eine Botschaft?
ask-loot = Die Beute liegt da: Spielst du eine Botschaft?
ask-show = Deine Hand, heimlich: Do… Lo… Res…
ask-bet = Eine Wette auf { $dealer } (gibt) und { $left }: Was werden sie zeigen?
ask-trick = Du hast zwei Zeichen gezeigt: Welches gilt?
ask-revealed = Alle haben gezeigt: Vereitelst du es?
ask-dawn = Das Morgengrauen kommt! Gibt es einen Ausguck?
ask-haul = Du hast deine Wette gewonnen: Welche Karten nimmst du?
ask-pick = Erste Wahl: Welche Karte nimmst du?
ask-sets = Zweimal Erste Wahl: Welche deiner Waren wirfst du ab?
ask-theft = Diebstahl: Wem nimmst du welche Karte weg?

## Was man tun kann.

move-show = { $hand } zeigen
move-bet = Wetten: Der Geber zeigt { $dealer }, die Person daneben { $left }
move-bet-on = Wetten: { $one } zeigt { $dealer }, { $other } zeigt { $left }
move-pass = Passen
move-keep = { $shape } gilt
move-whirlpool = Strudel: { $slots } zur Person neben dem Geber
move-whirlpool-cards = Strudel: { $cards } auf die Seite von { $owner }
move-convoy = Geleitzug: auf jeder Seite eine Karte mehr
move-new-wave = Neue Welle: vier neue Karten
move-broken-lantern = Zerbrochene Laterne: die nächste Beute allein ansehen
move-foiled = Vereitelt: diese Verhandlung noch einmal spielen
move-lookout = Ausguck: weiterspielen
move-haul = { $slots } nehmen
move-haul-cards = { $cards } nehmen
move-pick = { $slot } nehmen
move-pick-card = { $card } von der Seite von { $owner } nehmen
move-drop = { $goods } abwerfen
move-steal = { $seat } die Karte { $card } wegnehmen
move-promise = Versprechen: Ich zeige { $shape }
move-deal = Anbieten: Zeigst du { $yours }, zeige ich { $mine }
move-claim = Behaupten: { $slot } ist { $card }
move-vow = Geloben: Ich breche nie mein Wort
move-always-pass = Ab jetzt nach keiner Botschaft gefragt werden
move-ask-me = Ab jetzt wieder nach Botschaften gefragt werden

## Warum ein Spielzug abgelehnt wird, und was stattdessen geht.

no-game-over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-such-move = Das ist kein Spielzug dieses Spiels.
no-not-yours = Jetzt entscheidet { $seat }.
no-locked = Deine Wahl steht fest: Warte, bis alle zeigen.
no-other-question = Nicht jetzt. Zuerst: { $question }.
no-not-held = { $card } gehört dir nicht.
no-few-cards = { $card } braucht { $need } Karten im Stapel, und es sind weniger da.
no-uneven = Jede Seite behält ihre Zahl an Karten: Wähl { $need }, die daliegen.
no-trick-in-force = Dein Zwei-Hand-Trick gilt noch: Zeig zwei verschiedene Zeichen.
no-wager-in-force = Deine Karte { $card } gilt noch: Wette wieder.
no-not-shown = { $shape } hast du nicht gezeigt: Wähl eins deiner beiden Zeichen.
no-empty-slot = Da liegt nichts: { $slot }.
no-goods-owned = { $goods } hast du nicht: Wähl Waren, die dir gehören.
no-yourself = Nicht bei dir selbst: Wähl jemand anderen.
no-goods = { $card } ist keine Warenkarte: Ein Diebstahl nimmt nur Waren.
no-not-theirs = { $owner } hat die Karte { $card } nicht.
no-bargain = Versprechen und Abmachungen sind Sache der beiden, die verhandeln.
no-bargain-now = Versprechen und Abmachungen gibt es vom Auslegen der Beute bis zum Aufdecken.
no-not-looked = Nur wer mit der Zerbrochenen Laterne hingesehen hat, kann behaupten, was da liegt.
no-face-down = Da liegt keine Karte verdeckt: { $slot }.
no-messages = In diesem Spiel gibt es keine Botschaften, also fragt dich niemand.
no-order-twice = Das hast du schon so bestimmt.
no-said-already = Das hast du eben gesagt.
no-vowed-already = Das hast du schon gelobt.

question-between = passen oder eine Botschaft spielen
question-loot = passen oder eine Botschaft spielen
question-show = deine Hand festlegen
question-bet = deine Wette festlegen oder passen
question-trick = eins deiner beiden Zeichen wählen
question-revealed = passen oder Vereitelt spielen
question-dawn = passen oder den Ausguck spielen
question-haul = die Karten deiner Wette nehmen
question-pick = deine Karte nehmen
question-sets = die Waren wählen, die du abwirfst
question-theft = wählen, was du stiehlst

## Was geschah. Ein leerer Text wird übergangen: Die Zeile davor sagt genug.

event-started = { $seat } beginnt mit { $cards }.
event-contest = { $seat } gibt und verhandelt mit { $left }.
event-loot = Auf der Seite von { $seat }: { $cards }.
event-loot-secret = Auf der Seite von { $seat } liegen die Karten verdeckt.
event-dawn = Morgengrauen!
event-passed = { "" }
event-locked = Die Wahl von { $seat } steht fest.
event-shown = { $seat } zeigt { $hand }.
event-bet = { $seat } hat gewettet: Der Geber zeigt { $dealer }, die Person daneben { $left }.
event-kept-shape = { $seat } lässt { $shape } gelten.
event-whirlpool = { $seat } spielt Strudel.
event-convoy = { $seat } spielt Geleitzug.
event-new-wave = { $seat } spielt Neue Welle.
event-broken-lantern = { $seat } zerbricht die Laterne: Die nächste Beute kommt verdeckt.
event-foiled = { $seat } hat es vereitelt: Noch einmal!
event-lookout = { $seat } hat einen Ausguck: Das Morgengrauen bewirkt nichts.
event-won-bet = { $seat } hat die Wette gewonnen.
event-lost-bet = { $seat } hat die Wette verloren.
event-took = { $seat } nimmt { $cards }.
event-discarded = Verloren: { $cards }.
event-dropped = { $seat } wirft ab: { $cards }.
event-stole = { $seat } stiehlt { $card } von { $owner }.
event-theft-idle = Diebstahl, aber für { $seat } gibt es nichts zu stehlen.
event-promised = { $seat }: „Ich zeige { $shape }.“
event-offered = { $seat }: „Zeigst du { $yours }, zeige ich { $mine }.“
event-claimed = { $seat }: „{ $slot }, das ist { $card }.“
event-vowed = { $seat }: „Ich breche nie mein Wort.“
event-kept-word = { $seat } hat Wort gehalten: { $word }.
event-broke-word = { $seat } hat das Wort gebrochen: { $word }.
event-broke-vow = So viel zum Gelöbnis von { $seat }!

## Ende und Wertung.

reason-dawn = Das Morgengrauen ist da.
reason-no-cards = Für eine weitere Verhandlung reichen die Karten nicht.
part-highest = { $goods } { $total } (höchste)
part-lowest = { $goods } { $total } (niedrigste)
part-doubled = { $goods } { $total } (alle gleich: ×2)
part-between = { $goods } { $total } (zählt nicht)

## Der Tisch, wie das Terminal ihn zeichnet.

table-deck = Stapel
table-discard = Abgelegt
table-contest = Verhandlung { $number }: { $dealer } gibt, links sitzt { $left }
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-locked = Wahl steht fest
table-side = Seite von { $seat }
table-face-down = verdeckt
table-claim = soll { $card } sein
table-you-alone = (siehst nur du)
table-promise = verspricht { $shape }
table-offer = bietet { $mine } für { $yours }
table-vow = bricht nie das Wort
table-vow-broken = hat das Gelöbnis gebrochen
table-tally = { $kept } von { $all } gehalten
table-looker = Nur { $seat } hat diese Beute gesehen.
table-lantern = Nur { $seat } wird die nächste Beute sehen.
table-trick = Der Zwei-Hand-Trick von { $seat } gilt.
table-wager = Die Wette von { $seat } gilt.
table-foiled = Diese Verhandlung wird noch einmal gespielt.
table-lookout = Das Morgengrauen kam ohne Wirkung.
table-own-hand = Deine Wahl: { $hand }.
table-own-bet = Deine Wette: { $dealer } zeigt { $dealer_shape }, { $left } zeigt { $left_shape }.
table-own-set = Du wirst abwerfen: { $goods }.
table-always-pass = Du wirst nach keiner Botschaft gefragt.

## Was für einen Zug spricht, in Tipps.

why-show = Deine Seite der Beute würde deine Punkte um { $side } ändern, die ganze um { $all }.
