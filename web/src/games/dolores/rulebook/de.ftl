# Das bebilderte Regelheft zu Dolores. Jede Zahl des Stapels ist eine Variable; „Fixed“ sind Zahlen der Regeln.

lead = Ihr habt ein falsches Leuchtfeuer entzündet, und ein reiches Schiff ist darauf hereingefallen. Jetzt treiben seine Kisten an Land, und bis die Sonne aufgeht, müsst ihr teilen. Versprechen darfst du alles. Die anderen auch.
fact-players = 2–4
fact-minutes = 30 Min.
fact-cards = { $deck } Karten

goal = Worum es geht
goal-lead = Gleiche Waren bilden eine Sorte. Am Ende zählen **nur deine höchsten und deine niedrigsten Sorten.** Was dazwischenliegt, ist nichts wert. Bau also einen stolzen Turm und halt die anderen ganz klein. Wer die meisten Punkte hat, gewinnt.

cards = Karten und Aufbau
cards-lead = { $kinds } Sorten Waren mit je { $each } Karten.
of-each = Von jeder Sorte:
setup-dawn = Botschaften
setup-dawn-text = Legt das Morgengrauen beiseite. Von den { $others } übrigen Botschaften kommen { $out } ungesehen aus dem Spiel.
setup-dawn-two = Legt das Morgengrauen beiseite. Von den { $others } übrigen Botschaften kommen { $out } ungesehen aus dem Spiel, die Wette immer.
setup-shuffle = Mischen
setup-shuffle-text = Mischt die restlichen { $messages } Botschaften unter alle { $goods } Waren.
setup-shuffle-simple = Mischt alle { $goods } Waren. Das Morgengrauen ist die einzige Botschaft.
setup-hide = Morgengrauen verstecken
setup-hide-text = Mischt es mit { $before } dieser Karten und legt sie ganz nach unten.
last-cards = die letzten { $last }
setup-deal = Austeilen
setup-deal-text = Alle beginnen mit ein paar offenen Karten: je weniger ihr seid, desto mehr.

contest = Eine Verhandlung
contest-lead = Immer zwischen zweien: dem Geber und seinem linken Nachbarn, der als Nächster gibt.
# Fixed: vier
contest-deal = 1. Vier Karten
# Fixed: zwei
contest-deal-text = Die ersten zwei liegen beim linken Nachbarn, zwei beim Geber.
contest-talk = 2. Reden
contest-talk-text = Versprecht, droht, lügt; alle dürfen mitreden. **Nichts davon bindet.**
say-one = Frieden. Der Wein ist deiner.
say-two = Frieden, Ehrenwort.
contest-choose = 3. Heimlich wählen
contest-choose-text = Beide wählen Frieden, Kampf oder Erste Wahl. Keiner sieht etwas, bis beide gewählt haben.
contest-show = 4. Zeigen und teilen
contest-show-text = Beide zeigen ihr Zeichen zugleich. Wer was bekommt, zeigt die Tafel unten.

pairs = Frieden, Kampf, Erste Wahl
# Fixed: neunmal
pairs-lead = Dieselben Karten, neunmal geteilt. Dunkles Wasser: verloren.
pairs-they = dein Gegenüber zeigt
pairs-you = du zeigst
pair-peace-peace = Jedem seine Seite
pair-peace-peace-note = Wenn ihr es beide ernst meint.
pair-peace-fight = Du gehst leer aus
pair-peace-fight-note = Du hast den Versprechen geglaubt.
pair-peace-pick = Dein Gegenüber nimmt eine von allen
pair-peace-pick-note = Du behältst, was auf deiner Seite übrig ist. Der Rest ist weg.
pair-fight-peace = Du nimmst alles
pair-fight-peace-note = Das vergisst dir niemand.
pair-fight-fight = Alles ist weg
pair-fight-fight-note = Nur Splitter.
pair-fight-pick = Dein Gegenüber nimmt eine, du die anderen
pair-fight-pick-note = Die Wahl kommt zuerst.
pair-pick-peace = Du nimmst eine von allen
pair-pick-peace-note = Dein Gegenüber behält, was auf seiner Seite übrig ist. Der Rest ist weg.
pair-pick-fight = Du nimmst eine, dein Gegenüber die anderen
pair-pick-fight-note = Die beste Karte hat ihren Preis.
pair-pick-pick = Alles ist weg, und je eine Sorte
pair-pick-pick-note = Beide nennen noch eine Sorte, die sie haben, und werfen sie ganz ab.

count = Abrechnung im Morgengrauen
count-lead = Wird das Morgengrauen gezogen, ist das Spiel sofort zu Ende. Zählt jede Sorte zusammen: Es zählen die höchste Summe und die niedrigste. **Bei Gleichstand zählen alle gleich hohen mit.**
count-one = Zweimal die niedrigste, einmal die höchste. Weine und Barren zählen nichts.
count-two = Eine Karte mehr, und zwei Türme zählen.
count-three = Alle gleich hoch: Ihre Summe zählt doppelt. Auch eine einzige Sorte zählt doppelt.
count-alt = Sorten mit { $totals } Punkten bringen { $points }.

messages-title = Botschaften
messages-lead = Eine Botschaft ist Beute wie jede andere. Sie liegt offen aus und ist nach dem Einsatz weg. { $messages } davon sind im Stapel, das Morgengrauen immer.
messages-simple = Im einfachen Spiel ist das Morgengrauen die einzige Botschaft.
msg-two-hand-trick = Zeig zwei verschiedene Zeichen. Wähle eins davon, wenn du das deines Gegenübers siehst.
msg-wager = Wette auf beide Zeichen einer fremden Verhandlung. Stimmen beide, nimm von der Beute, so viel du willst.
msg-whirlpool = Verteile die Beute neu. Jede Seite behält ihre Anzahl Karten.
msg-convoy = Eine Karte mehr auf jeder Seite.
msg-new-wave = Die Beute wird abgelegt, und neue Karten kommen.
msg-foiled = Die Zeichen gelten nicht. Beide wählen neu, um dieselben Karten.
msg-broken-lantern = Die nächste Beute kommt verdeckt. Nur du siehst sie und darfst darüber sagen, was du willst.
msg-theft = Nimm jemandem eine Warenkarte deiner Wahl weg.
msg-lookout = Das Morgengrauen bewirkt nichts. Ihr spielt weiter, bis zu wenige Karten da sind.
msg-dawn = Das Spiel ist sofort zu Ende, und die Verhandlung fällt aus.
when-hand = zusammen mit deinem Zeichen
when-hands = zusammen mit ihren Zeichen
when-before = bis beide gewählt haben
when-after = nach dem Zeigen
when-any = jederzeit vor dem Zeigen
when-get = sofort, wenn du ihn bekommst
when-dawn = wenn der Morgen graut
when-always = immer im Stapel

tip-middle = Eine mittlere Sorte ist nichts wert. **Eine abgeworfene kann viel wert sein:** Zweimal Erste Wahl ist manchmal genau richtig.
tip-pick = Erste Wahl nimmt eine Karte von **jeder der beiden Seiten**, auch von der anderen.
tip-value = Es zählt die **Summe der Werte** einer Sorte, nicht die Zahl ihrer Karten.
tip-last = In den letzten { $last } Karten kann jede Verhandlung die letzte sein. Warte nicht auf die perfekte Sorte.
tip-word = Wer sein Wort hält und wer nicht, merkt sich der Tisch. Es kostet aber **keine Punkte**.
