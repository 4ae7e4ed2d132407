# What the page says about Dolores away from its table.
dolores-depth = swim
dolores-credits = Dolores (Lui-même, 2016) is by Bruno Faidutti and Eric M. Lang.
dolores-key-peace = Peace
dolores-key-fight = Fight
dolores-key-pick = First Pick
dolores-key-lock = lock in
dolores-key-pass = pass
