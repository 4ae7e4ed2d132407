# Was die Seite abseits des Tisches über Dolores sagt.
dolores-depth = schwimmen
dolores-credits = Dolores (Lui-même, 2016) ist von Bruno Faidutti und Eric M. Lang.
