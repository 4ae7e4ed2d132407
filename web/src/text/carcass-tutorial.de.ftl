# Das erste Spiel Captain Carcass, Schritt für Schritt. Die Karten sind bekannt: siehe web/src/games/carcass/tutorial.ts.

learn-carcass-welcome = Willkommen an Bord! Du tauchst nach Beute, Karte für Karte. Am Ende zählt die höchste Karte jeder Sorte in deinem Laderaum, und die meisten Punkte gewinnen.
learn-carcass-dive = Jeder Zug beginnt mit dem Tauchen: Deck die erste Karte des Stapels auf.
learn-carcass-chest = Eine Truhe. Behalt sie und tauch auf, oder tauch tiefer. Kommt aber eine Sorte, die hier schon liegt, ist das ein Tauchunfall, und alles ist weg. Nur 4 von 49 Karten sind Truhen: tiefer!
learn-carcass-map = Eine Schatzkarte! Die meisten Karten tun etwas, wenn sie angelegt werden. Mit dieser legst du eine Karte aus dem Spind an. Keine zweite Schatzkarte, das wäre ein Unfall. Nimm den Schlüssel: Er passt zur Truhe.
learn-carcass-surface = Schlüssel und Truhe zusammen: Wer mit beiden auftaucht, zieht noch einmal so viele Karten aus dem Spind. Schnell nach oben!
learn-carcass-incident = Drei Karten, und noch drei dazu! Drüben war weniger Glück: Ein Krake will zwei weitere Karten, und die nächste war wieder ein Krake. Tauchunfall! Beide sind jetzt im Spind.
learn-carcass-again = Dein zweiter Zug. Hinab mit dir!
learn-carcass-odds = Ein Schlüssel. Am Knopf steht, wie wahrscheinlich ein Tauchunfall ist (das % beim Stapel blendet das aus). Noch ist es wenig, also tiefer.
learn-carcass-anchor = Ein Anker! Was vor ihm liegt, im Seil, bleibt dir auch bei einem Unfall. Ein guter Moment für Mut: tiefer!
learn-carcass-saved = Ein Tauchunfall: Die Sorte lag hier schon. Anker und neue Karte sind verloren, aber der Schlüssel vor dem Anker gehört dir, wie versprochen.
learn-carcass-alone = Jetzt entscheidest du. Was du wählen darfst, hat einen Ring aus Laternenlicht. Tipp eine Karte an und lies, was sie tut; das Buch beim Stapel erklärt alle zehn Sorten.
learn-carcass-end = Mehr muss niemand wissen. Der Zug, der die letzte Karte des Stapels findet, beendet das Spiel. Viel Glück!
