# Was der Lehrer in den Lektionen von Captain Carcass sagt. Dieselben Kennungen wie in en.ftl.

first-game-title = Erste Partie

first-game-goal = Du tauchst zu einem Wrack und holst Beute, Karte für Karte. Am Ende zählt deine höchste Karte jeder Sorte, und wer die meisten Punkte hat, gewinnt.
first-game-dive = Tauch: Deck die erste Karte des Stapels auf.
first-game-odds = Käme jetzt noch eine Truhe, wäre das ein Tauchunfall und alles weg. Das sind 4 von 49 Karten, also tiefer!
first-game-odds-surface = Du hast die Truhe behalten: 3 Punkte, und dein Zug ist vorbei. Sicher, aber wenig, denn nur 4 von 49 Karten waren gefährlich.
first-game-map = Jede Sorte hat einen Effekt. Die Schatzkarte zeigt drei Karten aus dem Seemannsgrab: Leg den Schlüssel an, er passt zur Truhe.
first-game-map-map = Zwei Schatzkarten in einem Tauchgang sind ein Tauchunfall, und alles ist verloren. Der Schlüssel wäre ungefährlich gewesen.
first-game-map-knife = Im Laderaum von { $player2 } liegt noch nichts, also schneidet das Messer ins Leere. Der Schlüssel passt zu deiner Truhe.
first-game-surface = Tauch mit Schlüssel und Truhe auf: Dann gibt dir das Seemannsgrab noch einmal so viele Karten, wie du heraufbringst.
first-game-surface-dive = Ein Krake: Jetzt musst du noch zwei Karten anlegen, und jede kann dich alles kosten. Schlüssel und Truhe hattest du schon sicher.
first-game-bonus = Drei Karten, und drei dazu aus dem Seemannsgrab: 13 Punkte. Jetzt schau { $player2 } zu.
first-game-rival = Ein Krake verlangt zwei weitere Karten, und die nächste war wieder ein Krake: Tauchunfall! Beide liegen jetzt im Seemannsgrab.
first-game-again = Du bist dran. Jeder Zug beginnt mit dem Tauchen.
first-game-key = Nur 4 von 45 Karten wären ein Unfall, und es geht um einen Schlüssel, der 3 zählt. Also tiefer!
first-game-key-surface = Du hast einen Schlüssel für 3 Punkte behalten. Wo so wenig auf dem Spiel steht, lohnt sich die nächste Karte fast immer.
first-game-anchor = Was vor dem Anker liegt, gehört dir, auch bei einem Tauchunfall. Trau dich noch einmal tiefer!
first-game-anchor-surface = Du hast beide Karten heimgebracht, und das war gut gespielt. Was ein Anker kann, hast du so aber noch nicht gesehen.
first-game-saved = Ein zweiter Anker: Tauchunfall! Beide Anker sind verloren, aber der Schlüssel davor liegt in deinem Laderaum.
first-game-highest = Jetzt hast du zwei Schlüssel, und nur der höhere zählt: 3 Punkte, nicht 5.
first-game-deck = Wer die letzte Karte dieses Stapels aufdeckt, spielt den letzten Zug. Bis dahin taucht ihr abwechselnd.
first-game-tip = Ein Tipp: Tauch auf, wenn dich ein Unfall mehr kostet, als die nächste Karte bringen kann. Alle Effekte stehen in der Spielhilfe. Ab jetzt ist es dein Spiel.
first-game-other = Das darfst du, aber hier geht es anders weiter. Versuch es noch einmal oder spiel auf eigene Faust.
