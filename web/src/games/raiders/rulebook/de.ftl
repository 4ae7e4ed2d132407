# Das bebilderte Regelheft zu Wreck Raiders. Jede Zahl der Datei ist eine Variable; „Fixed“ sind Zahlen der Regeln.

lead = Eine flache Lagune voller Wracks, und du führst ein Team von Tauchern. Das Museum zahlt für Schätze, manches behält dein Tresor, und mit Muscheln vom Strand baust du Aquarien. Aber wann immer du tauchst, geht auch neben dir niemand leer aus.
# Fixed: 5
fact-players = 1–5
# Fixed: 45
fact-minutes = 45 Min.
fact-cards = { $cards } Ausstellungen
players = Spieler

goal = Worum es geht
# Fixed: drei
goal-lead = Wer die meisten Münzen hat, gewinnt. Es gibt **drei Wege zu Münzen**, und einer allein reicht nicht:
goal-exhibits = Ausstellungen
goal-exhibits-text = Mit genau diesen Schätzen auf einer Auslage, in beliebiger Reihenfolge, beanspruchst du die Karte.
goal-vault = Dein Tresor
goal-vault-text = Eine Münze für jeden einzigartigen Schatz. Eine Reihe gleicher Art bringt ihre eigenen Münzen.
goal-tanks = Aquarien
goal-tanks-text = Für Muscheln gekauft, vom Boden nach oben. Ein Deckel bringt Münzen für die Muscheln seines Aquariums.

setup = Die Lagune und der Aufbau
# Fixed: drei, sechs, vier
setup-lead = Vier Wracks, eines je Art von Schätzen, jedes ein Ring aus sechs Plätzen; ein Strand mit sechs Abschnitten. Die Schätze liegen verdeckt nach Arten. Auf dem Markt liegen je drei Böden, Mittelteile und Deckel offen.
column-divers = Taucher
column-dice = Würfel
column-offer = Offen
column-goal = Ende bei
# Fixed: drei
setup-mat = Alle haben drei Auslagen mit { $pedestals } Podesten und einen Tresor mit drei Spalten. *Offen* liegen Ausstellungen aus. Werft alle Würfel ins Riff: Jeder behält seine Zahl und die Zone, in der er liegt.

# Fixed: vier
turn = Dein Zug in vier Schritten
turn-lead = Nimm einen Würfel, bewege einen Taucher; dann beanspruche und kaufe, wenn du kannst.
turn-die = 1. Würfel nehmen
turn-die-text = Aus dem Riff. Liegt er in einer Muschelzone, bringt er diese Muschel. Ist das Riff leer, wirf zuerst alle Würfel.
# Fixed: 2
turn-dive = 2. Taucher bewegen
turn-dive-text = Zu einem Wrackplatz oder Strandabschnitt mit der Zahl des Würfels. Nicht innerhalb eines Wracks, nicht von Strand zu Strand, im Wrack nicht auf eigene Taucher.
# Fixed: 3
turn-claim = 3. Beanspruchen
turn-claim-text = Beliebig viele Ausstellungen. Die Auslage wird geräumt, die Karte gehört dir.
# Fixed: 4
turn-buy = 4. Plättchen kaufen
turn-buy-text = Höchstens eines. Ein Boden beginnt ein Aquarium; Mittelteile und Deckel kommen auf eines ohne Deckel.

dive = Was ein Tauchgang bringt
dive-lead = Erst wird gestoßen, dann bekommst du deinen Schatz, dann die Nachbarn ihre.
dive-beside = Für jeden einen Schatz
dive-beside-text = Du ziehst einen aus dem Wrack, und ebenso **jeder Taucher auf den beiden Plätzen neben dir**, auch deine eigenen.
dive-bump = An den Strand gestoßen
dive-bump-text = Ein fremder Taucher auf deinem Platz kommt auf den Strandabschnitt mit derselben Zahl, und **sein Besitzer erhält die Muscheln dort.** Wer dort schon lag, kehrt heim.
dive-place = Sofort unterbringen
dive-place-text = Auf das linke freie Podest einer Auslage oder auf den untersten freien Platz einer Spalte des Tresors.
beach = Muscheln der Strandabschnitte
beach-text = Oder beweg dich selbst an den Strand und nimm die Muscheln des Abschnitts.

shells = Was Muscheln können
shells-lead = Jede Muschel bezahlt Aquarien, und jede kann noch zweierlei.
# Fixed: 6
conch-turn = **Wenn du einen Würfel nimmst:** Jede Schneckenmuschel dreht die Zahl um eins; auf die 6 folgt die 1.
conch-crest = **Auf ihrem Wappen:** Sie bleibt auf der Ausstellung liegen und bringt { $conch } Münzen.
scallop-more = **Bei der Ankunft im Wrack:** Jede Jakobsmuschel zieht dort einen Schatz mehr.
scallop-crest = **Auf ihrem Wappen:** Leg sie ab für einen Schatz aus einem Wrack deiner Wahl.
starfish-wild = **Beim Beanspruchen:** Er verdeckt einen Schatz, der dann als jede Art zählt.
starfish-clear = **Jederzeit:** Leg ihn mit dem rechten Schatz einer Auslage ab.
crests = Ein Wappen nutzt du beim Beanspruchen. Liegen die Schätze genau in der gedruckten Reihenfolge, bekommst du auch, was unten auf der Karte steht: die *Stilbelohnung*.

end = Ende und Wertung
end-lead = Wer seinen Zug mit genug Ausstellungen beendet, läutet das Ende ein: **Alle anderen haben noch einen Zug.** Dann wird gezählt:
score-exhibits =
    { $crests ->
        [0] Ausstellungen
       *[other] Ausstellungen und eine Schneckenmuschel auf ihrem Wappen
    }
score-vault =
    { $row ->
        [0] { $fronts } einzigartige Schätze
       *[other] { $fronts } einzigartige Schätze und eine Reihe Gold
    }
score-tank = die Münzen von Boden und Mittelteil; der Deckel bringt { $pays } je Satz seiner Muscheln

alone = Allein gegen Gegner
alone-lead = Dasselbe Spiel mit { $dice } Würfeln je Runde und { $rivals } Gegnern, **die du selbst bewegst.** Spiel vorher einmal nach den Regeln oben.
# Fixed: drei
alone-you = Deine drei Züge
alone-you-text = Wie gewohnt, aber nie an den Strand. Ein Gegner, den du stößt, kommt auf einen leeren Strandabschnitt deiner Wahl und bleibt dort.
# Fixed: drei
alone-rivals = Drei Gegner
alone-rivals-text = Mit den übrigen Würfeln, jeder in ein anderes Wrack, auf einen leeren Platz, wenn es einen gibt. Deine Taucher daneben erhalten einen Schatz, **aber nur für den Tresor.**
alone-end = Das Ende
alone-end-text = Nach einer Runde mit { $goal } Ausstellungen, vollem Tresor oder Strand, leerem Vorrat oder ohne Gegner. Deine Punkte ergeben deinen Rang.

# Fixed: drei, zwei
tip-own = Tauch **neben deinen eigenen Tauchern**: ein Würfel, zwei oder drei Schätze.
tip-bump = Gestoßen zu werden ist ein Geschenk: Dein Taucher landet am Strand und **bringt dir Muscheln**.
tip-order = Zum Beanspruchen ist die Reihenfolge egal. **Nur die Stilbelohnung verlangt sie**; leg also mit Blick auf die Karte.
tip-one = Du darfst viele Muscheln haben, kaufst aber **nur ein Plättchen je Zug**.
tip-last = Wird das Ende eingeläutet, hast du **noch einen Zug**. Halt dafür eine Auslage und einen Seestern bereit.
