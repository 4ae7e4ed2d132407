# Das erste Spiel Captain Carcass, Schritt für Schritt. Die Karten sind bekannt: siehe web/src/games/carcass/tutorial.ts.

learn-carcass-welcome = Willkommen an Bord! Du tauchst nach Beute, Karte für Karte. Am Ende zählt in deinem Laderaum die höchste Karte jeder Sorte, und die meisten Punkte gewinnen.
learn-carcass-dive = Jeder Zug beginnt mit dem Tauchen: Deck die erste Karte des Stapels auf.
learn-carcass-chest = Eine Truhe. Behalt sie und tauch auf, oder tauch tiefer. Kommt aber eine Sorte, die hier schon liegt, ist das ein Tauchunfall, und alles ist weg. Nur 4 von 49 Karten sind Truhen: tiefer!
learn-carcass-map = Eine Schatzkarte! Die meisten Karten bewirken etwas, wenn sie angelegt werden. Diese verlangt, dass du eine Karte aus dem Seemannsgrab anlegst. Keine zweite Schatzkarte, das wäre ein Unfall. Nimm den Schlüssel: Er passt zur Truhe.
learn-carcass-surface = Schlüssel und Truhe zusammen: Wer mit beiden auftaucht, zieht noch einmal so viele Karten aus dem Seemannsgrab. Schnell nach oben!
learn-carcass-incident = Drei Karten, und noch drei dazu! Drüben lief es schlechter: Ein Krake verlangt zwei weitere Karten, und die nächste war wieder ein Krake. Tauchunfall! Beide liegen jetzt im Seemannsgrab.
learn-carcass-again = Dein zweiter Zug. Hinab mit dir!
learn-carcass-odds = Ein Schlüssel. Am Knopf steht, wie wahrscheinlich ein Tauchunfall ist (das % beim Stapel blendet das aus). Noch ist die Gefahr klein, also tiefer.
learn-carcass-anchor = Ein Anker! Was vor ihm im Seil liegt, behältst du auch bei einem Unfall. Jetzt kannst du etwas wagen: tiefer!
learn-carcass-saved = Ein Tauchunfall: Die Sorte lag hier schon. Anker und neue Karte sind verloren, aber der Schlüssel vor dem Anker gehört dir, wie versprochen.
learn-carcass-alone = Jetzt entscheidest du. Was du wählen darfst, leuchtet im Laternenlicht. Tipp eine Karte an und lies, was sie bewirkt; das Buch beim Stapel erklärt alle zehn Sorten.
learn-carcass-end = Mehr muss niemand wissen. Der Zug, der die letzte Karte des Stapels findet, beendet das Spiel. Viel Glück!
