# Was die Seite abseits des Tisches über Captain Carcass sagt.
carcass-depth = am leichtesten
carcass-credits = Captain Carcass (Mayday Games, 2016) ist die Tischfassung von Dead Man’s Draw (Stardock), entworfen von Derek Paxton, Leo Li und Chris Bray. Taucher und Varianten folgen dem Original und sind als Hausmaterial gekennzeichnet.
carcass-odds = Risiko auf den Knöpfen zeigen
carcass-odds-help = In Captain Carcass: wie wahrscheinlich die nächste Karte einen Tauchunfall auslöst.
carcass-key-dive = tauchen oder die Karte nehmen
carcass-key-surface = auftauchen oder die Karte liegen lassen
