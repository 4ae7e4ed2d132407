# Was abseits des Tisches von Dolores gesagt wird.
dolores-depth = am Strand, 2 Uhr nachts
dolores-credits = Dolores (Lui-même, 2016) ist von Bruno Faidutti und Eric M. Lang.
