# Was der Lehrer in den Lektionen von Dolores sagt. Dieselben Kennungen wie in en.ftl.

first-game-title = Erste Partie

first-game-goal = Immer zwei Strandräuber teilen, was die Wellen bringen. Nur deine höchste und deine niedrigste Warensorte zählen, hier 3 + 1, und wer die meisten Punkte hat, gewinnt.
first-game-peace = Zwei Karten liegen auf deiner Seite, zwei bei { $player3 }. Wähl Frieden und leg dich fest: Zeigt { $player3 } das auch, behaltet ihr beide eure Seite.
first-game-peace-fight = Alle vier gehören dir, und trotzdem hast du nur 4 Punkte: Sorten in der Mitte zählen nicht. Frieden hätte dir 6 Punkte gebracht.
first-game-peace-pick = Du nimmst zuerst eine Karte, danach { $player3 } den Rest der anderen Seite. Mit Frieden hättest du zwei Karten bekommen.
first-game-ties = Zweimal Frieden. Spitzen, Waffen und Juwelen sind gleich niedrig, und bei Gleichstand zählen alle: 3 + 1 + 1 + 1 = 6 Punkte.
first-game-fight = { $player2 } verspricht Frieden, aber Worte binden hier niemanden. Kampf nimmt Frieden alles ab, und da liegt viel Geschirr: Wähl Kampf!
first-game-fight-peace = Ihr habt je zwei Karten genommen: Du hast 8 Punkte, und { $player2 } traut dir jetzt vielleicht. Mit Kampf wären es 11 Punkte.
first-game-fight-pick = Du nimmst eine Karte, und damit hast du höchstens 8 Punkte. Kampf hätte Frieden alle vier abgenommen: 11 Punkte.
first-game-watch = Vier Karten, und schon 11 Punkte. Geteilt wird reihum zu zweit: Jetzt sind { $player2 } und { $player3 } dran, und du schaust zu. Beide versprechen Frieden.
first-game-sea = Beide haben gekämpft, und dann holt sich das Meer alles: Die vier Karten sind verloren.
first-game-pick = Erste Wahl nimmt eine der vier Karten, noch bevor geteilt wird. Greif nach Geschirr 2 und hoff, dass { $player3 } nicht dasselbe tut.
first-game-pick-peace = { $player3 } hat Erste Wahl gezeigt und darf dir die Spitzen 3 wegnehmen. Dir bleibt der Rest deiner Seite.
first-game-pick-fight = Gut gewählt: { $player3 } nimmt eine Karte, und die anderen drei gehören dir. Was zweimal Erste Wahl anrichtet, weißt du so aber noch nicht.
first-game-middle = Zweimal Erste Wahl: Alle vier Karten sind weg, und ihr werft beide noch eine Sorte ab. Nimm Barren, deine mittlere: Die bringt dir nichts.
first-game-middle-highest = Geschirr war deine höchste Sorte: Ohne die 7 fällst du von 11 Punkten auf 6 Punkte. Barren bringen nichts.
first-game-middle-lowest = Auch die niedrigsten Sorten zählen: Du fällst von 11 Punkten auf 10 Punkte. Barren, in der Mitte, bringen nichts.
first-game-message = Vereitelt ist eine Botschaft, eine Karte zum Ausspielen. Deine eigenen beiden machen niedrige Sorten nur zu mittleren: Zeig Erste Wahl und nimm Vereitelt.
first-game-message-peace = Du hast deine Seite genommen und bist von 11 Punkten auf 9 Punkte gefallen: Waffen und Juwelen sind jetzt mittlere Sorten.
first-game-message-fight = Alle vier gehören dir, auch Vereitelt, und doch fällst du von 11 Punkten auf 8 Punkte: Niedrige Sorten sind jetzt mittlere.
first-game-message-goods = Damit wird eine niedrige Sorte zur mittleren: 10 Punkte statt 11 Punkten. Vereitelt kann dir mehr nützen.
first-game-foiled = { $player3 } hat Frieden versprochen, kämpft und nimmt gleich alles: 12 Punkte gegen deine 11. Spiel Vereitelt, obwohl du nur zuschaust: Beide wählen neu.
first-game-foiled-pass = { $player3 } hat alle vier Karten genommen und führt mit 12 Punkten. Vereitelt bleibt dir für eine spätere Verhandlung.
first-game-talk = Jetzt haben beide gekämpft, und das Meer holt sich alles. Reden kostet nichts, aber alle merken es sich: { $player3 } hat 0 von 2 Versprechen gehalten.
first-game-dawn = Sobald das Morgengrauen gezogen wird, ist das Spiel zu Ende. Es steckt irgendwo unter den letzten 16 Karten dieses Stapels.
first-game-score = Käme es jetzt: Geschirr 3 + 1 + 2 + 1 = 7, vier niedrigste Sorten mit je 1, zusammen 11 Punkte.
first-game-tip = Ein Tipp: Versprich auch mal etwas. Halte dein Wort so oft, dass man dir glaubt, und brich es dann einmal. Ab jetzt ist es dein Spiel.
first-game-other = Das darfst du, aber hier geht es anders weiter. Versuch es noch einmal oder spiel auf eigene Faust.
