# Was die Seite abseits des Tisches über Get Wrecked sagt.
wrecked-depth = auf hoher See
wrecked-credits = Get Wrecked ist ein Prototyp von Matt Ajifu.
option-setup-quick = schnell: Das Meer liegt bereit
option-setup-full = voll: Ihr verteilt Inseln, Wale und Festungen
wrecked-ask = Bei jedem Würfel fragen
wrecked-ask-help = In Get Wrecked: auch wenn nur eine Antwort sinnvoll ist, und bevor eine Fähigkeit den Kraken schlafen lässt.
wrecked-key-done = fertig oder passen
