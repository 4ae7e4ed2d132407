# What the page says about Dolores away from its table.
dolores-depth = the beach, 2 a.m.
dolores-credits = Dolores (Lui-même, 2016) is by Bruno Faidutti and Eric M. Lang.
