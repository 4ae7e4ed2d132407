# Jetsam auf Deutsch; en.ftl hat dieselben Kennungen.

title = Jetsam
tagline = Behalte deine Kiste, oder trau dem Haufen.
credits = Ein kleines Spiel, das mit Wreckfish kommt.
aim = Die beste Kiste gewinnt. Das Spiel endet, wenn alle Runden gespielt sind.
depth = treibt

heap = { $count ->
    [one] Eine Kiste im Haufen
   *[other] { $count } Kisten im Haufen
}
overboard = Über Bord: { $crates }
crate = { $seat } hat die Kiste im Wert von { $value }.

option-rounds = Runden
option-rounds-help = Wie oft alle an die Reihe kommen.

ask-turn = Kiste behalten, tauschen oder anbieten?
ask-offer = { $bidder } bietet dir für deine Kiste eine andere an, angeblich { $claim } wert. Nimmst du an?
claim-low = 1 bis 4
claim-middle = 5 bis 8
claim-high = 9 bis 12
move-keep = Kiste behalten
move-swap = Über Bord werfen und eine andere hochziehen
move-offer = { $seat } anbieten, angeblich { $claim } wert
move-accept = Kisten tauschen
move-decline = Angebot ablehnen
no-game-over = Das Spiel ist zu Ende.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-such-move = Diesen Spielzug gibt es in diesem Spiel nicht.
no-not-yours = Jetzt entscheidet { $seat }.
no-other-question = Das geht jetzt nicht. Erst: { $question }.
question-turn = deinen Zug machen
question-offer = auf das Angebot antworten
no-heap = Der Haufen ist leer: Eine andere Kiste gibt es nicht.
no-yourself = Biete deine Kiste jemand anderem an.
event-kept = { $seat } behält die Kiste.
    .seat = Du behältst die Kiste.
event-swapped = { $seat } wirft eine Kiste im Wert von { $crate } über Bord und zieht eine andere hoch.
    .seat = Du wirfst eine Kiste im Wert von { $crate } über Bord und ziehst eine andere hoch.
event-offered = { $seat } bietet { $other } eine Kiste an, angeblich { $claim } wert.
    .seat = Du bietest { $other } eine Kiste an, angeblich { $claim } wert.
    .other = { $seat } bietet dir eine Kiste an, angeblich { $claim } wert.
event-accepted = { $seat } und { $other } tauschen ihre Kisten.
    .seat = Du und { $other } tauscht eure Kisten.
    .other = { $seat } und du tauscht eure Kisten.
event-declined = { $seat } lehnt ab.
    .seat = Du lehnst ab.
part-crate = Die Kiste: { $points }
reason-rounds-over = Alle Runden sind gespielt.

# Was nur auf dem Spielbrett im Browser steht.
board-keep = Behalten
board-swap = Tauschen
board-accept = Annehmen
board-decline = Ablehnen
board-offer = Oder tippe eine andere Kiste an, um deine dafür anzubieten.
board-claim = Biete { $seat } deine Kiste an. Angeblich ist sie … wert.
board-back = Zurück
board-overboard = Über Bord gegangen
board-crate = Die Kiste von { $seat }
board-waits = { $seat } entscheidet.
board-wins = { $seat } hat die beste Kiste.
board-rule = Regel { $rule }
