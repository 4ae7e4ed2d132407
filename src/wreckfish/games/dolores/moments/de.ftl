# Momente von Dolores: was eine Karte erklärt, wenn es zum ersten Mal zählt. Dieselben Kennungen wie in en.ftl.

moment-simple = Das ist das einfache Spiel: keine Botschaften, nur das Morgengrauen, das es beendet.
moment-two-hand-trick = Zwei-Hand-Trick: In deiner eigenen Verhandlung zeigst du zwei Zeichen und wählst eins davon, wenn du das deines Gegenübers gesehen hast.
moment-theft = Der Diebstahl wirkt sofort, auch gleich zu Beginn: Nimm jemandem eine Warenkarte deiner Wahl weg.
moment-wager = Wette: Sag heimlich voraus, was zwei andere zeigen. Stimmt beides, nimmst du von ihrer Beute, so viel du willst, bevor sie teilen.
moment-convoy = Der Geleitzug bringt auf jeder Seite eine Karte mehr. Ihr könnt ihn spielen, bis beide sich festgelegt haben; danach wählen sie neu.
moment-new-wave = Die Neue Welle spült die Beute weg und bringt vier neue Karten. Ihr könnt sie spielen, bis beide sich festgelegt haben; danach wählen sie neu.
moment-broken-lantern = Zerbrochene Laterne: Die nächste Beute kommt verdeckt. Nur wer sie gespielt hat, sieht die Karten und darf davon erzählen, schweigen oder lügen.
moment-lookout = Ausguck: Kommt das Morgengrauen, darf sein Besitzer es ohne Wirkung vorbeiziehen lassen, und ihr spielt weiter.
moment-whirlpool = Der Strudel ordnet die Beute neu; jede Seite behält ihre Anzahl. Ihr könnt ihn spielen, bis beide sich festgelegt haben; danach wählen sie neu.
moment-foiled-leaves = Vereitelt hebt nur die Wahl auf. Ein gezeigter Zwei-Hand-Trick und eine Wette gelten weiter, und Botschaften sind wieder möglich.
moment-windows = Jetzt könntest du eine Botschaft spielen. Oder pass: Zur Beute kannst du sie auch später noch spielen, bis beide sich festgelegt haben.
moment-messages = Botschaften liegen offen vor ihren Besitzern, die sie auch in fremden Verhandlungen spielen dürfen. Nur fünf der neun sind in diesem Spiel.
moment-claims = Wer die Laterne zerbrochen hat, darf behaupten, was eine verdeckte Karte ist, wahr oder nicht. Beim Aufdecken zeigt es sich.
moment-pick-and-fight = Erste Wahl gegen Kampf: Erste Wahl nimmt eine der vier Karten, Kampf die drei anderen.
moment-promises = Bevor du dich festlegst, darfst du ein Zeichen versprechen oder anbieten: Zeigst du dies, zeige ich das. Nichts davon bindet dich.
moment-broken-word = Ein gebrochenes Wort kostet keine Punkte, nur Vertrauen: Alle sehen, wer es hält. Einmal darfst du schwören, es nie zu brechen.
moment-all-equal = Deine Sorten sind alle gleich viel wert: Sie sind zugleich höchste und niedrigste und zählen doppelt. Auch eine einzige Sorte zählt doppelt.
moment-lookout-after = Das Morgengrauen ist ohne Wirkung vorbei und nur noch eine wertlose Karte. Ihr spielt, bis weniger als vier Karten übrig sind.
moment-few-cards = Der Stapel ist fast leer: Der Geleitzug braucht dort zwei Karten, Neue Welle und Zerbrochene Laterne brauchen vier.
moment-dawn-near = Das Morgengrauen ist unter den übrigen Karten. Wird es gezogen, ist das Spiel sofort zu Ende, und die Verhandlung fällt aus.
