# Das bebilderte Regelheft zu Get Wrecked. Jede Zahl der Datei ist eine Variable; „Fixed“ sind Zahlen der Regeln.

# Fixed: zwei
lead = Du hast zwei Schiffe, eine Festung und einen schlechten Ruf zu verlieren. In deinem Zug darfst du so viel tun, wie du dich traust. Aber mit jeder Aktion wirfst du einen Würfel mehr, und mitten im Meer schläft etwas.
# Fixed: 2, 4
fact-players = 2–4
# Fixed: 60
fact-minutes = 60 Min.
fact-dice = Würfel und Messstäbe

goal = Woher die Punkte kommen
goal-lead = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Flaggen erbeutet hat.
points-coins = die **Münzen** auf Fracht in deinem Lager; ein Wal hat { $whale-coins }
points-upgrades = **1** für jedes Plättchen auf deinen Verbesserungsleisten
points-flags = **1** für jede deiner { $flags } Flaggen, die noch da ist
points-skulls = **1** für jeden Totenkopf, den verlorene Flaggen freilegen
points-buildings = was deine **Gebäude** zählen
# Fixed: 2
points-aboard = **1** für Fracht, die noch an Bord ist, **2** für einen Wal
points-slain = **{ $slain }** für den erlegten Kraken
points-tentacle = **−1** für jede Flagge, die der Kraken dir nahm, nachdem du ihn geweckt hattest

setup = Das Meer und wie man misst
# Fixed: drei
setup-lead = Es gibt keine Felder: Alles ist eine Scheibe, und gemessen wird von Rand zu Rand mit drei Stäben.
setup-quick = Beim Schnellstart liegen Inseln, Wale und Festungen zufällig.
# Fixed: vier, sechs
setup-full = Reihum legt jeder vier Inseln aus, setzt sechs Wale aus und baut seine Festung.
# Fixed: zwei
setup-rest = Alle behalten eine von zwei Schiffskarten; sie gilt für beide Schiffe. Inseln mit Festung bekommen zwei Frachtplättchen verdeckt, die anderen eines.

turn = Dein Zug: so viel du dich traust
turn-lead = Lass zuerst Schiffe aus der Werft zu Wasser, höchstens S von deiner Festung. Dann führst du **beliebig viele Aktionen** aus und passt, wann du willst.
risk-caption = Wie wahrscheinlich der Kraken bei Bedrohung { $threat } erwacht
risk-action = Aktion
risk-number = { $number }.
risk-dice = Würfel
risk-wakes = weckt den Kraken
risk-note = Erreicht die Summe einer Aktion die **Bedrohung** des Krakens, anfangs { $threat }, verfällt die Aktion, und dein Zug ist vorbei. Manche Gebäude und Verbesserungen ändern Würfel. Das genaue Risiko siehst du vor jedem Wurf.

# Fixed: fünf
actions = Die fünf Aktionen
actions-lead = In beliebiger Reihenfolge, jede auch mehrmals.
act-sail = Wähle **einen Würfel**: So viele Schritte hast du für beide Schiffe zusammen. Ein Schritt führt geradeaus durch freies Wasser, höchstens so weit wie dein Tempo.
# Fixed: zwei
act-explore = Die **Summe** gegen die Zahl einer Insel, des Meeres ({ $sea }) oder einer fremden Festung (das Doppelte ihrer Insel). Erreicht: ein Plättchen, verdeckt an Bord. Das Doppelte: zwei.
act-attack = **Ein Würfel** plus Kanonen gegen einen Rumpf: { $hit } + { $guns } übertrifft die { $whale } eines Wals um { $damage }. Jeder Punkt ist ein Schaden: Ein Wal wird Fracht, ein Schiff wirft Fracht ab oder sinkt, und du nimmst eine Flagge.
act-upgrade = Höchstens S von irgendeiner Festung. Ein Würfel, der die nächste Stufe einer Leiste erreicht, bringt ein Plättchen von Bord dorthin. Jeder Würfel zählt einmal.
act-trade = Höchstens S von einer Festung, die **nicht deine** ist. Ein Würfel: höchstens so viele Plättchen ins Lager. Zieh ebenso viele Gebäude, behalte eines; Platz ist für { $lots }.
act-dock = Ein Schiff, das einen Schritt an einer Insel mit Festung beendet, darf anlegen: Die halbe Zahl der Insel kommt zum Rumpf. Angreifen und erkunden kann es erst wieder, wenn es segelt.

kraken = Der Kraken
kraken-lead = Er schläft in seiner Höhle, bis die Würfel ihn wecken. **Wer rechts von dir sitzt, führt ihn, nicht du.**
kraken-wakes = Er erwacht
kraken-wakes-text = Die Bedrohung ist erreicht. Die Aktion fällt aus, der Zug ist zu Ende.
kraken-strikes = Er jagt
kraken-strikes-text = Er schwimmt geradeaus, über alles außer Inseln, oder schlägt nach einem Schiff, höchstens S entfernt: ein Würfel plus Stärke gegen den Rumpf.
kraken-flag = Er nimmt eine Flagge
kraken-flag-text = Ein Wrack kostet den Besitzer eine Flagge; sie füllt einen Platz. Hat er den Kraken geweckt, zählt sie −1. Plätze: { $slots }.
ladder = Je voller seine Tafel, desto eher erwacht er:

end = Ende und Wertung
# Fixed: vier, zwei
end-lead = Auf vier Arten kann das Spiel enden; oder wenn alle zwei ganze Runden lang passen.
end-islands = Die letzte Inselfracht ist weg: Die Runde wird zu Ende gespielt.
end-whales = Der letzte Wal ist tot: Die Runde wird zu Ende gespielt.
end-full = Die Plätze des Krakens sind voll: sobald er wieder ruht.
end-slain = Der Kraken nimmt Schaden: sofort.
score-coins = Münzen im Lager
score-upgrades = Verbesserungen
score-flags = übrige Flaggen
score-skulls = sichtbare Totenköpfe
score-building = { $building }
score-aboard = Fracht an Bord

tip-total = Den Kraken weckt die **Summe** aller Würfel, auch wenn du nur einen davon brauchst.
tip-die = Zum Segeln, Angreifen und Handeln wählst du **einen** Würfel; nur beim Erkunden werden sie addiert.
tip-home = An der **eigenen** Festung kannst du nicht handeln. Die neutrale gilt.
tip-steer = Weckst du ihn, führt ihn dein rechter Nachbar: **Sieh nach, wo seine Schiffe liegen und wo deine.**
tip-dock = Ein angelegtes Schiff ist schwer zu versenken, muss aber erst **segeln**, bevor es wieder angreift oder erkundet.
