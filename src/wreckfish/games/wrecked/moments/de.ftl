# Momente von Get Wrecked: was eine Karte erklärt, wenn es zum ersten Mal zählt. Dieselben Kennungen wie in en.ftl.

moment-islands = Ihr baut das Meer gemeinsam auf. Inseln liegen weiter als L voneinander und von der Höhle entfernt; niedrige Zahlen sind leicht zu erkunden.
moment-whales = Setze den Wal irgendwo ins Meer, wo er nichts berührt. Nahe deiner späteren Festung ist er gute Beute, aber er gehört allen.
moment-ship-card = Die Schiffskarte gilt für deine beiden Schiffe: Rumpf, Kanonen, Weiten, Laderaum und Tempo. Alle können sie sehen.
moment-forts = Bei deiner Festung starten deine Schiffe. Inseln mit Festung bekommen zwei Frachtplättchen, die anderen eins; erkunden darf sie jeder.
moment-drop = Jeder Schadenspunkt kostet das Schiff eine Fracht; sie treibt daneben und lässt sich herausfischen. Ist nichts mehr da, wird das Schiff versenkt.
moment-slaying = Ein Schuss, der den Kraken verwundet, erlegt ihn: { $slain-points } Punkte für dich, und das Spiel endet sofort. Liegst du vorn?
moment-kraken-fills = Der Kraken behält diese Flagge. Ab dem nächsten Erwachen ist er wilder, bei niedrigerer Bedrohung; sind alle Plätze voll, endet das Spiel.
moment-wrecks = Wer ein Schiff versenkt, nimmt eine Flagge seines Besitzers ins Lager. Das Wrack kommt zurück in die Werft und läuft wieder aus.
moment-skulls = Unter manchen Flaggen liegt ein Totenkopf. Sichtbar zählt er 1 Punkt, so viel wie die Flagge darüber: Ihr Verlust kostet also nichts.
moment-modify = Bevor der Wurf gilt, darfst du Würfel ändern: nach oben für ein besseres Ergebnis, nach unten, damit der Kraken schläft.
moment-buildings = Behalte ein Gebäude; die anderen kommen unter den Stapel. Es zählt seine Punkte und wirkt ab jetzt. Kein Platz? Ersetze eines.
moment-tracks = Jede Leiste füllt sich von links, und jede Stufe braucht einen höheren Würfel. Das verbessert beide Schiffe und zählt 1 Punkt.
moment-fort-robbed = Auch fremde Festungen kannst du erkunden: Die doppelte Inselzahl bringt zufällige Fracht aus dem Lager des Besitzers, nie Flaggen.
moment-sea = Treibende Fracht und tote Wale kannst du herausfischen: Erkunde das Meer. Seine Zahl ist niedrig, und du suchst dir etwas aus.
moment-whale-cargo = Walfracht ist viel wert: am Ende 2 Punkte an Bord, und { $whale-coins } Münzen, wenn du sie in dein Lager bringst.
moment-whale-killed = Ein toter Wal treibt als Fracht im Meer, für alle. Stirbt der letzte Wal, läuft die letzte Runde.
moment-own-cargo = Fracht liegt verdeckt. Nur du weißt, was deine wert ist, und darfst sie jederzeit ansehen.
moment-deploy = Ein Schiff in der Werft musst du jetzt zu Wasser lassen, nahe bei deiner Festung.
