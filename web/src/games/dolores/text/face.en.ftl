# What the page says about Dolores away from its table.
dolores-depth = swim
dolores-credits = Dolores (Lui-même, 2016) is by Bruno Faidutti and Eric M. Lang.
