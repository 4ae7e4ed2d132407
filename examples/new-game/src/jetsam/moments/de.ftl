# Momente von Jetsam; dieselben Kennungen wie in en.ftl.

moment-empty-heap = Der Haufen ist leer: Kisten wechseln jetzt nur noch durch Angebote die Hand.
