# Was die Seite abseits des Tisches über Wreck Raiders sagt.
raiders-depth = tauchen
raiders-credits = Wreck Raiders (KTBG, 2019) ist von Tim W. K. Brown und Josh Cappel, das Solospiel von Tim W. K. Brown und Dennis Ku.
raiders-key-number = der Würfel mit dieser Zahl; Wracks, Auslagen und Spalten der Reihe nach
raiders-key-dive = zur markierten Stelle tauchen
raiders-key-done = fertig
