# Was die Seite abseits des Tisches über Dolores sagt.
dolores-depth = schwimmen
dolores-credits = Dolores (Lui-même, 2016) ist von Bruno Faidutti und Eric M. Lang.
dolores-key-peace = Frieden
dolores-key-fight = Kampf
dolores-key-pick = Erste Wahl
dolores-key-lock = festlegen
dolores-key-pass = passen
