# Jetsam auf Deutsch; en.ftl hat dieselben Kennungen.

title = Jetsam
tagline = Behalte deine Kiste, oder trau dem Haufen.
credits = Ein kleines Spiel, das mit Wreckfish kommt.

heap = { $count ->
    [one] Eine Kiste im Haufen
   *[other] { $count } Kisten im Haufen
}
overboard = Über Bord: { $crates }
crate = Deine Kiste ist { $value } wert.

option-rounds = Runden
option-rounds-help = Wie oft alle an die Reihe kommen.

ask-turn = Kiste behalten oder tauschen?
move-keep = Kiste behalten
move-swap = Über Bord werfen und eine andere hochziehen
no-not-yours = Du bist nicht an der Reihe.
no-such-move = Behalten oder tauschen: mehr gibt es nicht zu tun.
no-heap = Der Haufen ist leer: behalte die Kiste.
event-kept = { $seat } behält die Kiste.
event-swapped = { $seat } wirft eine Kiste im Wert von { $crate } über Bord und zieht eine andere hoch.
part-crate = Die Kiste
reason-rounds-over = Alle Runden sind gespielt.
