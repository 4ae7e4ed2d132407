# Was der Lehrer in den Lektionen von Jetsam sagt. Dieselben Kennungen wie in en.ftl.

first-game-title = Erste Partie
first-game-goal = Um das Wrack treiben Kisten, jede ist 1 bis 12 wert. Nach zwei Runden gewinnt die höchste.
first-game-swap = Deine ist 2 wert, und sonst hat sie niemand gesehen. Wirf sie über Bord und zieh eine andere.
first-game-swap-keep = Du hast eine Kiste behalten, die 2 wert ist. Fast jede andere im Haufen ist besser.
first-game-swap-offer = Du darfst sie anbieten und dazu sagen, was du willst. Aber wer eine gute Kiste hat, tauscht sie kaum für ein Wort.
first-game-new = Die ist 10 wert! Jetzt ist { $player2 } am Zug.
first-game-claim = { $player2 } sagt, diese Kiste sei 9 bis 12 wert. Das muss nicht stimmen, und deine ist 10 wert: Lehn ab.
first-game-claim-accept = Ihr habt getauscht, und deine Kiste ist jetzt 3 wert. Was jemand sagt, muss nicht stimmen.
first-game-watch = Was du abgelehnt hast, siehst du nicht. Jetzt kommt { $player3 }.
first-game-keep = Dein letzter Zug: Nur zwei Kisten schlagen eine 10. Behalt sie.
first-game-keep-swap = Die 10 ist über Bord. Nur zwei von zwölf Kisten sind besser.
first-game-last = Jetzt tauscht { $player2 }, und alle sehen, was über Bord geht.
first-game-tip = Die angeblich hohe Kiste war 3 wert. Ein Tipp: Glaub denen, die nichts davon haben.
first-game-other = Das darfst du, aber hier geht es anders weiter. Versuch es noch einmal oder spiel auf eigene Faust.
