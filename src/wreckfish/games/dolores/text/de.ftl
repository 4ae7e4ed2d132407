# Dolores auf Deutsch. Dieselben Kennungen wie in en.ftl; Karten stehen als Namen im Satz und werden nicht gebeugt.

title = Dolores
tagline = Teilt die Beute eines Wracks. Oder auch nicht.
credits = Inoffizielle Fan-Umsetzung. Dolores ist von Bruno Faidutti und Eric M. Lang (Lui-même 2016).
aim = Wer die meisten Punkte hat, gewinnt, aber nur deine höchsten und niedrigsten Sorten zählen. Kommt das Morgengrauen, eine der letzten 16 Karten, ist sofort Schluss.
basics =
    Zweimal Frieden: Beide nehmen ihre eigene Seite. Kampf nimmt Frieden alles ab; bei zweimal Kampf ist alles weg.
    Erste Wahl nimmt eine Karte; danach nimmt Frieden den Rest der eigenen Seite, Kampf alles Übrige.
    Zweimal Erste Wahl: Alles ist weg, und beide werfen noch eine Warensorte ab.
    Am Ende zählen nur deine Sorten mit der höchsten und der niedrigsten Summe; sind alle gleich oder hast du nur eine, doppelt.

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
slot-l = Karte { $value } beim linken Nachbarn
slot-d = Karte { $value } beim Geber

## Die Spielhilfe: was Zeichen und Botschaften bewirken.

effect-peace = Du nimmst, was auf deiner Seite liegt, aber nichts, wenn dein Gegenüber kämpft. Erste Wahl darf vorher eine Karte davon nehmen.
effect-fight = Du nimmst gegen Frieden alles, gegen Erste Wahl alles bis auf eine Karte. Kämpft ihr beide, ist alles weg.
effect-pick = Du nimmst vor allen anderen eine Karte deiner Wahl. Wählt ihr das beide, ist alles weg, und ihr werft beide noch eine Sorte ab.
effect-two-hand-trick = In deiner eigenen Verhandlung: Zeig zwei Zeichen und wähle eins davon, wenn du das deines Gegenübers gesehen hast.
effect-foiled = Nach dem Aufdecken: Die Wahl gilt nicht, und mit denselben Karten wird noch einmal verhandelt. Zwei-Hand-Trick und Wette gelten weiter.
effect-theft = Du musst ihn sofort einsetzen, wenn du ihn bekommst: Nimm jemandem eine Warenkarte deiner Wahl weg.
effect-wager = Wenn zwei andere verhandeln: Wette heimlich auf beide Zeichen. Stimmen beide, darfst du von der Beute nehmen, so viel du willst, oder auch nichts.
effect-convoy = Bis beide sich festgelegt haben: auf jeder Seite eine Karte mehr. Wer sich schon festgelegt hat, wählt neu.
effect-new-wave = Bis beide sich festgelegt haben: Die Beute wird abgelegt, und vier neue Karten kommen. Wer sich schon festgelegt hat, wählt neu.
effect-broken-lantern = Zwischen zwei Verhandlungen, oder bis beide sich festgelegt haben: Die nächste Beute kommt verdeckt, und nur du siehst sie dir an. Du darfst sagen, was du siehst, oder lügen. Alle anderen wählen blind.
effect-lookout = Wenn das Morgengrauen kommt: Es bewirkt nichts, und ihr spielt weiter, bis zu wenige Karten übrig sind. Es ist dann eine wertlose Karte der Beute.
effect-whirlpool = Bis beide sich festgelegt haben: Ordne die Beute neu; jede Seite behält ihre Anzahl Karten. Wer sich schon festgelegt hat, wählt neu.
effect-dawn = Wird es gezogen, ist das Spiel sofort zu Ende, und die Verhandlung fällt aus.

## Was eine Runde vereinbaren kann.

option-messages = Botschaften
option-messages-help = all, oder dawn-only: das einfache Spiel, in dem das Morgengrauen die einzige Botschaft ist.
option-messages-all = alle Botschaften
option-messages-dawn-only = nur Morgengrauen, das einfache Spiel
option-dealer = Wer zuerst gibt
option-dealer-help = drawn (der Startwert lost aus) oder die Nummer eines Platzes.

## Was gefragt wird.

ask-between = Vor der nächsten Verhandlung: Spielst du eine Botschaft?
ask-loot = Die Beute liegt aus: Spielst du eine Botschaft?
ask-show = Dein Zeichen, heimlich: Do… Lo… Res…
ask-bet = Deine Wette auf { $dealer } (gibt) und { $left }: Was werden sie zeigen?
ask-trick = Du hast zwei Zeichen gezeigt: Welches gilt?
ask-revealed = Alle haben gezeigt: Spielst du Vereitelt?
ask-dawn = Morgengrauen! Spielst du deinen Ausguck?
ask-haul = Du hast deine Wette gewonnen: Welche Karten nimmst du, wenn überhaupt?
ask-pick = Erste Wahl: Welche Karte nimmst du?
ask-sets = Zweimal Erste Wahl: Welche deiner Sorten wirfst du ab?
ask-theft = Diebstahl: Welche Karte nimmst du wem weg?

## Was man tun kann.

move-show = { $hand } zeigen
move-bet = Wetten: Der Geber zeigt { $dealer }, der linke Nachbar { $left }
move-bet-on = Wetten: { $one } zeigt { $dealer }, { $other } zeigt { $left }
move-pass = Passen
move-keep = { $shape } gilt
move-whirlpool = Strudel: { $slots } zum linken Nachbarn
move-whirlpool-cards = Strudel: { $cards } auf die Seite von { $owner }
    .owner = Strudel: { $cards } auf deine Seite
move-convoy = Geleitzug: auf jeder Seite eine Karte mehr
move-new-wave = Neue Welle: vier neue Karten
move-broken-lantern = Zerbrochene Laterne: die nächste Beute allein ansehen
move-foiled = Vereitelt: diese Verhandlung noch einmal spielen
move-lookout = Ausguck: weiterspielen
move-haul = { $slots } nehmen
move-haul-cards = { $cards } nehmen
move-haul-none = Nichts nehmen
move-pick = { $slot } nehmen
move-pick-card = { $card } von der Seite von { $owner } nehmen
    .owner = { $card } von deiner Seite nehmen
move-drop = { $goods } abwerfen
move-steal = { $seat } die Karte { $card } wegnehmen
move-promise = Versprechen: Ich zeige { $shape }
move-deal = Anbieten: Zeigst du { $yours }, zeige ich { $mine }
move-claim = Behaupten: { $slot } ist { $card }
move-vow = Schwören: Ich breche nie mein Wort
move-always-pass = Nicht mehr nach Botschaften fragen
move-ask-me = Wieder nach Botschaften fragen

## Warum ein Spielzug abgelehnt wird, und was stattdessen geht.

no-game-over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-such-move = Diesen Spielzug gibt es in diesem Spiel nicht.
no-not-yours = Jetzt muss { $seat } entscheiden.
no-locked = Du hast dich festgelegt: Warte auf das Aufdecken.
no-other-question = Das geht jetzt nicht. Erst: { $question }.
no-not-held = { $card } hast du nicht.
no-few-cards = { $card } braucht { $need } Karten im Stapel, und so viele sind nicht mehr da.
no-too-late = Zu spät für { $card }: Beide haben sich festgelegt.
no-uneven = Jede Seite behält ihre Anzahl Karten: Wähle { $need } von denen, die ausliegen.
no-trick-in-force = Dein Zwei-Hand-Trick gilt noch: Zeig zwei verschiedene Zeichen.
no-wager-in-force = Deine { $card } gilt noch: Wette noch einmal.
no-not-shown = { $shape } hast du nicht gezeigt: Wähle eins deiner beiden Zeichen.
no-empty-slot = Da liegt nichts: { $slot }.
no-goods-owned = { $goods } hast du nicht: Wähle eine Sorte, die du hast.
no-yourself = Nicht dir selbst: Wähle jemand anderen.
no-goods = { $card } ist keine Ware: Stehlen kannst du nur Waren.
no-not-theirs = { $owner } hat die Karte { $card } nicht.
no-bargain = Versprechen und Abmachungen sind Sache der beiden, die verhandeln.
no-bargain-now = Versprechen und Abmachungen gibt es vom Auslegen der Beute bis zum Aufdecken.
no-not-looked = Nur wer mit der Zerbrochenen Laterne hingesehen hat, kann behaupten, was da liegt.
no-face-down = Da liegt keine Karte verdeckt: { $slot }.
no-messages = In diesem Spiel gibt es keine Botschaften, du wirst also nie gefragt.
no-order-twice = Das hast du schon so eingestellt.
no-said-already = Das hast du gerade gesagt.
no-vowed-already = Das hast du schon geschworen.

question-between = passen oder eine Botschaft spielen
question-loot = passen oder eine Botschaft spielen
question-show = dich auf ein Zeichen festlegen
question-bet = dich auf eine Wette festlegen oder passen
question-trick = eins deiner beiden Zeichen wählen
question-revealed = passen oder Vereitelt spielen
question-dawn = passen oder den Ausguck spielen
question-haul = mit deiner Wette Karten nehmen oder verzichten
question-pick = deine Karte nehmen
question-sets = die Sorte wählen, die du abwirfst
question-theft = wählen, was du stiehlst

## Was geschah. Ein leerer Text wird übergangen: Die Zeile davor sagt genug.

event-contest = { $seat } gibt und verhandelt mit { $left }.
    .seat = Du gibst und verhandelst mit { $left }.
    .left = { $seat } gibt und verhandelt mit dir.
event-loot = Auf der Seite von { $seat }: { $cards }.
    .seat = Auf deiner Seite: { $cards }.
event-loot-secret = Auf der Seite von { $seat } liegen die Karten verdeckt.
    .seat = Auf deiner Seite liegen die Karten verdeckt.
event-last-cards = Für eine weitere Verhandlung reichen die Karten nicht. Die letzten werden umgedreht: { $cards }.
event-dawn = Morgengrauen!
event-passed = { "" }
event-locked = { $seat } hat sich festgelegt.
    .seat = Du hast dich festgelegt.
event-unlocked = Die Wahl von { $seat } gilt nicht mehr.
    .seat = Deine Wahl gilt nicht mehr.
event-shown = { $seat } zeigt { $hand }.
    .seat = Du zeigst { $hand }.
event-bet = { $seat } hat gewettet: { $one } zeigt { $dealer }, { $other } zeigt { $left }.
    .seat = Du hast gewettet: { $one } zeigt { $dealer }, { $other } zeigt { $left }.
    .one = { $seat } hat gewettet: Du zeigst { $dealer }, { $other } zeigt { $left }.
    .other = { $seat } hat gewettet: { $one } zeigt { $dealer }, du zeigst { $left }.
event-kept-shape = { $seat } entscheidet sich für { $shape }.
    .seat = Du entscheidest dich für { $shape }.
event-whirlpool = { $seat } spielt den Strudel.
    .seat = Du spielst den Strudel.
event-convoy = { $seat } spielt den Geleitzug.
    .seat = Du spielst den Geleitzug.
event-new-wave = { $seat } spielt die Neue Welle.
    .seat = Du spielst die Neue Welle.
event-broken-lantern = { $seat } zerbricht die Laterne: Die nächste Beute kommt verdeckt.
    .seat = Du zerbrichst die Laterne: Die nächste Beute kommt verdeckt.
event-foiled = { $seat } spielt Vereitelt: Die Verhandlung beginnt noch einmal!
    .seat = Du spielst Vereitelt: Die Verhandlung beginnt noch einmal!
event-lookout = { $seat } spielt den Ausguck: Das Morgengrauen bewirkt nichts.
    .seat = Du spielst den Ausguck: Das Morgengrauen bewirkt nichts.
event-won-bet = { $seat } hat die Wette gewonnen.
    .seat = Du hast die Wette gewonnen.
event-lost-bet = { $seat } hat die Wette verloren.
    .seat = Du hast die Wette verloren.
event-took = { $seat } nimmt { $cards }.
    .seat = Du nimmst { $cards }.
event-took-none = { $seat } nimmt nichts.
    .seat = Du nimmst nichts.
event-discarded = Verloren: { $cards }.
event-dropped = { $seat } wirft ab: { $cards }.
    .seat = Du wirfst ab: { $cards }.
event-stole = { $seat } stiehlt { $owner } die Karte { $card }.
    .seat = Du stiehlst { $owner } die Karte { $card }.
    .owner = { $seat } stiehlt dir die Karte { $card }.
event-theft-idle = Diebstahl, aber für { $seat } gibt es nichts zu stehlen.
    .seat = Diebstahl, aber für dich gibt es nichts zu stehlen.
event-promised = { $seat }: „Ich zeige { $shape }.“
    .seat = Du: „Ich zeige { $shape }.“
event-offered = { $seat }: „Zeigst du { $yours }, zeige ich { $mine }.“
    .seat = Du: „Zeigst du { $yours }, zeige ich { $mine }.“
event-claimed = { $seat }: „Ich habe { $card } gesehen: { $slot }.“
    .seat = Du: „Ich habe { $card } gesehen: { $slot }.“
event-vowed = { $seat }: „Ich breche nie mein Wort.“
    .seat = Du: „Ich breche nie mein Wort.“
event-kept-word = { $seat } hat { $word } eingehalten.
    .seat = Du hast { $word } eingehalten.
event-broke-word = { $seat } hat { $word } gebrochen.
    .seat = Du hast { $word } gebrochen.
event-told-truth = { $seat } hat bei einer Karte die Wahrheit gesagt.
    .seat = Du hast bei einer Karte die Wahrheit gesagt.
event-lied = { $seat } hat bei einer Karte gelogen.
    .seat = Du hast bei einer Karte gelogen.
event-broke-vow = So viel zum Schwur von { $seat }!
    .seat = So viel zu deinem Schwur!

## Ende und Wertung.

reason-dawn = Das Morgengrauen ist da.
reason-no-cards = Für eine weitere Verhandlung reichen die Karten nicht.
part-highest = { $goods } { $total } (höchste)
part-lowest = { $goods } { $total } (niedrigste)
part-doubled = { $goods } { $total } × 2 = { $points } (alle gleich)
part-between = { $goods } { $total } (zählt nicht)

## Der Tisch, wie das Terminal ihn zeichnet.

table-deck = Stapel
table-discard = Abgelegt
table-contest = Verhandlung { $number }: { $dealer } gibt und verhandelt mit { $left }
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-locked = hat sich festgelegt
table-side = Seite von { $seat }
    .seat = deine Seite
table-face-down = verdeckt
table-claim = soll { $card } sein
table-you-alone = (siehst nur du)
table-promise = verspricht { $shape }
table-offer = bietet { $mine } für { $yours }
table-vow = hält immer Wort
table-vow-broken = hat den Schwur gebrochen
table-tally = { $kept } von { $all } gehalten
table-looker = Nur { $seat } hat diese Beute gesehen.
    .seat = Nur du hast diese Beute gesehen.
table-lantern = Nur { $seat } wird die nächste Beute sehen.
    .seat = Nur du wirst die nächste Beute sehen.
table-trick = Der Zwei-Hand-Trick von { $seat } gilt.
    .seat = Dein Zwei-Hand-Trick gilt.
table-wager = Die Wette von { $seat } gilt.
    .seat = Deine Wette gilt.
table-foiled = Diese Verhandlung wird noch einmal gespielt.
table-lookout = Das Morgengrauen blieb ohne Wirkung.
table-own-hand = Du hast dich festgelegt: { $hand }.
table-own-bet = Deine Wette: { $dealer } zeigt { $dealer_shape }, { $left } zeigt { $left_shape }.
table-own-set = Du wirfst ab: { $goods }.
table-always-pass = Du wirst nicht nach Botschaften gefragt.

## Was für einen Zug spricht, in Tipps.

why-show = Punkte für deine Seite der Beute: { $side }; für die ganze Beute: { $all }.
