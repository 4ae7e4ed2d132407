# Was abseits des Tisches von Captain Carcass gesagt wird.
carcass-depth = −3 800 m
carcass-credits = Captain Carcass (Mayday Games, 2016) ist die Tischfassung von Dead Man’s Draw (Stardock), entworfen von Derek Paxton, Leo Li und Chris Bray. Taucher und Varianten folgen dem Vorgänger und sind als Hausmaterial gekennzeichnet.
carcass-odds = Chancen auf den Knöpfen
carcass-odds-help = In Captain Carcass: wie wahrscheinlich die nächste Karte einen Unfall auslöst.
