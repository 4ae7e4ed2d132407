# Was abseits des Tisches von Get Wrecked gesagt wird.
wrecked-depth = an der Oberfläche, 0 m
wrecked-credits = Get Wrecked ist ein Prototyp von Matt Ajifu.
option-setup-quick = schnell: Das Meer ist schon ausgelegt
option-setup-full = voll: Alle legen Inseln, Wale und Festungen
