# Das bebilderte Regelheft zu Captain Carcass. Jede Zahl der Datei ist eine Variable; „Fixed“ sind Zahlen der Regeln.

lead = Tief unten liegt ein Wrack voller Beute, und irgendetwas bewacht es. Du tauchst Karte um Karte und darfst aufhören, wann du willst. Eine Karte zu viel, und die See holt sich alles zurück.
# Fixed: 2, 4
fact-players = 2–4
fact-minutes = 15 Min.
fact-cards = { $cards } Karten

goal = Worum es geht
goal-lead = Was du heraufbringst, liegt offen in deinem Laderaum. Am Ende **zählt die höchste Karte jeder Sorte ihren Wert;** die Karten darunter zählen nichts. Wer die meisten Punkte hat, gewinnt.

cards = Karten und Aufbau
cards-lead = { $suits } Sorten mit je { $each } Karten von { $low } bis { $high }; nur Meerjungfrauen sind mehr wert.
setup-locker = Das Seemannsgrab
setup-locker-text = Die niedrigste Karte jeder Sorte, verdeckt gemischt. Auch was die See sich holt, kommt dorthin.
setup-deck = Der Beutestapel
setup-deck-text = Alle anderen Karten, verdeckt gemischt.
setup-more = Wenn ihr mögt
setup-more-text = Für alle ein Taucher mit einer Fähigkeit, für die Runde eine Variante. Lasst beides im ersten Spiel weg.

turn = Dein Zug
turn-lead = Eine Karte musst du aufdecken. Danach entscheidest du: **weitertauchen oder auftauchen.**
turn-dive = 1. Tauchen
turn-dive-text = Deck die oberste Karte des Beutestapels auf.
# Fixed: 2
turn-effect = 2. Eine neue Sorte
turn-effect-text = Leg sie ans Ende deiner Reihe und tu, was sie sagt, auch wenn es wehtut. Dann weitertauchen oder auftauchen.
# Fixed: 3
turn-surface = 3. Auftauchen
turn-surface-text = Die ganze Reihe kommt in deinen Laderaum. Dein Zug ist zu Ende.
turn-incident = Oder: noch einmal dieselbe Sorte
turn-incident-text = Ein Tauchunfall. Die ganze Reihe und die neue Karte kommen ins Seemannsgrab. Dein Zug ist zu Ende.

effects = Was die Karten tun
effects-lead = Eine Karte wirkt, sobald sie angelegt wird, egal woher sie kommt. Schlüssel und Truhe warten, bis du auftauchst.
show-anchor = Ein Anker rettet, was vor ihm liegt
show-anchor-text = Ein zweiter Schlüssel, ein Tauchunfall: Was im Seil liegt, behältst du, der Rest ist weg. Was ein Anker rettet, bringt keinen Bonus.
show-bonus = Schlüssel und Truhe zusammen
show-bonus-text = Du tauchst mit { $count } Karten auf, also ziehst du noch { $count } aus dem Seemannsgrab.

end = Ende und Wertung
end-lead = Wer die letzte Karte des Beutestapels aufdeckt, beendet noch diesen Zug; dann ist Schluss. Bei Gleichstand gewinnt der vollere Laderaum.
score-alt = Die höchsten Karten eines Laderaums: { $tops } = { $sum }.
score-note = Die Karten darunter zählen nichts, aber sie entscheiden bei Gleichstand, und wenn ein Messer die oberste holt, liegen sie frei.

later = Taucher und Varianten
later-lead = Es gibt { $divers } Taucher; jeder ändert für seinen Spieler einen Effekt. Eine Variante ändert das Spiel für alle:
later-here = In dieser Runde:

tip-highest = **Nur die höchste Karte einer Sorte zählt.** Eine niedrige Karte einer Sorte, die du schon hast, hilft höchstens bei Gleichstand.
tip-must = Effekte sind **Pflicht**: Netz und Harpune müssen eine Karte heraufholen, auch eine tödliche.
tip-elsewhere = Die zweite Karte einer Sorte ist ein Tauchunfall, **egal woher sie kommt**: Stapel, Seemannsgrab oder Laderaum.
tip-anchor = Der Anker selbst ist verloren, und alles, was nach ihm kam.
tip-squid = Karten, die Schatzkarte, Netz oder Harpune bringen, **zählen für den Kraken**.
