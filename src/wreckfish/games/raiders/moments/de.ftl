# Momente von Wreck Raiders: was eine Karte erklärt, wenn es zum ersten Mal zählt. Dieselben Kennungen wie in en.ftl.

moment-no-room = Auslagen und Tresor sind voll, also wird dieser Schatz abgelegt. Ein Seestern könnte vorher Platz schaffen: Er räumt den rechten Schatz einer Auslage weg.
moment-scallop = Eine Jakobsmuschel bringt einen Schatz mehr aus dem Wrack, in dem dein Taucher gerade ankommt. Du darfst mehrere ausgeben, eine nach der anderen.
moment-starfish-wild = Seesterne sind Joker: Wenn du eine Ausstellung beanspruchst, verdeckt jeder einen Schatz, der dann als jede Art zählt, auch für die genaue Reihenfolge.
moment-scallop-crest = Eine Jakobsmuschel als Dekoration bringt einen Schatz aus einem Wrack deiner Wahl. Muscheln aus der Stilbelohnung kommen dafür zu spät.
moment-style = Schätze genau in der gedruckten Reihenfolge haben Stil und bringen die gezeigte Belohnung. In jeder anderen Reihenfolge gibt es nur die Münzen.
moment-claims = Du darfst in einem Zug mehrere Ausstellungen beanspruchen. Jedes Mal wird die Auslage geräumt; neue Ausstellungen kommen erst nach der letzten.
moment-middles = Mittelteile und Deckel kommen auf eins deiner Aquarien. Ein Deckel schließt es ab, und kein Plättchen zieht je wieder um.
moment-starfish-clears = Jederzeit, auch in fremden Zügen, darf ein Seestern den rechten Schatz einer deiner Auslagen wegräumen. Praktisch, wenn einer zu viel ist.
moment-rival-bumps = Ein Gegner geht auf einen leeren Platz mit seiner Zahl, wenn es einen gibt. Sonst stößt er deinen Taucher oder einen Gegner weg.
moment-washed = Ein Gegner hat deinen Taucher weggestoßen: Wähle einen leeren Strandabschnitt, und seine Muscheln gehören dir.
moment-few-rivals = Nur noch wenige Gegner sind übrig. Ist ihr Vorrat leer, entfallen ihre restlichen Züge, und das Spiel endet mit dieser Runde.
moment-supply = Gehen die Schätze eines Wracks aus, wird seine Ablage zum neuen Vorrat. Ist auch die leer, findet dort niemand mehr etwas.
moment-bare = Alle Wracks sind leer. Bleibt das eine ganze Runde so, habt ihr alle noch einen Zug, dann ist das Spiel zu Ende.
moment-beach = Am Strand bringt ein Taucher keinen Schatz, sondern die zwei Muscheln seines Abschnitts. Wer dort liegt, muss nach Hause.
moment-order = Die Reihenfolge beim Tauchen: zuerst das Wegstoßen, dann die Schätze des ankommenden Tauchers, dann die seiner Nachbarn.
moment-pool = Das Riff war leer, also wurden alle Würfel geworfen. Wo ein Würfel landet, entscheidet, welche Muschel er mitbringt, wenn überhaupt eine.
