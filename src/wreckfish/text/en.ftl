# The shell's words in English: what every game's table says. de.ftl has the same ids.

seat = Seat { $number }
list = { $first } and { $last }
quoted = “{ $words }”
yes-words = y yes
no-words = n no
yes-or-no = y/n

## Who plays.

person = Captain
person-numbered = Captain { $number }
bot-names = Otter, Gull, Seal, Heron, Manta, Urchin
bot-label = { $name } ({ $kind })
bot-casual = casual
bot-greedy = greedy
bot-master = master
bot-random = random
bot-sound = sound
bot-strong = strong

## Before the first move.

players = At the table: { $players }.
commitment = Fingerprint of the deal: { $commitment }
commitment-why = It proves that no one can change the deal. The seed behind it is shown at the end.
begins = { $player } begins.
resumed =
    { $plies ->
        [one] The game continues after one move.
       *[other] The game continues after { $plies } moves.
    }

## A decision.

keys = ? rule · hint · u undo · s save · h help · q quit
enter = Enter
help =
    1, 2, 3 …   choose by number; Enter takes the only choice
    MOVE        play a move by its text, such as “{ $example }”
    Enter       show the table again
    ?           the rule behind the question, and the game aid
    ?2          the rule behind choice 2
    u           undo: free until something is revealed or another
                player moves; after that everyone must agree
    s           save; s FILE saves under that name
    hint        what a strong bot thinks of your choices
    f           what you may do at any time
    say TEXT    say something to the table
    q           quit
help-others =
    2: MOVE     play for seat 2 what that player may do at any time
unknown-input =
    { $count ->
        [one] “{ $text }” is not a choice here. Type 1 or the move “{ $example }”, or h for help.
       *[other] “{ $text }” is not a choice here. Type a number from 1 to { $count }, a move such as “{ $example }”, or h for help.
    }
no-choice =
    { $count ->
        [one] There is only choice 1.
       *[other] Choose a number from 1 to { $count }.
    }
refused = { $reason } ({ $rule })
notation = Notation: { $text }
aid = Game aid
rule-missing = The text of rule { $rule } is not installed.
moment = New: { $text } ({ $rule })
still-asked = After that: { $question }
said = { $seat }: “{ $text }”
say-nothing = Say something, such as “say Good luck!”: one line of up to { $most } characters.
free = You may type at any time: { $moves }. f lists them all.
free-other = { $player } may play without being asked: { $moves }. Type “{ $number }: MOVE”.
other-nobody = Nobody at this terminal has seat { $number }.
other-alone = { $player } decides that with the screen in hand.
other-refused = { $player }: { $reason } ({ $rule })
free-none = Right now you can do nothing unless you are asked.

## A lesson.

lesson-step = Step { $step } of { $steps }
lesson-move = Here: { $choice }  ·  skip: leave the lesson
lesson-keys-tell = Enter: go on  ·  skip: leave the lesson  ·  q: quit
lesson-keys-strayed = t: try again  ·  o: go on my own way  ·  q: quit
lesson-keys-end = Enter: play on from here  ·  q: quit
lesson-left = The lesson ends here. Easy bots take the other seats.
lesson-listed = { $game }, { $title }: { $command }
error-no-lessons = { $game } has no lessons yet.
error-lesson-step = There is no step { $step }: the lesson has { $steps }.

## Several people at one screen.

pass-hide = { $player }, press Enter to clear the screen. Then pass it to { $next }.
pass-take = { $player }, it is your turn to decide. Press Enter when only you can see the screen.

## Hints.

hint-move = About { $chance } % to win: { $move }
hint-mix = The choice is secret, so mix: choose at random, each as often as shown. About { $chance } % to win.
hint-often = { $share } % of the time: { $move }
hint-points =
    { $points ->
        [one] About { $points } point in the end: { $move }
       *[other] About { $points } points in the end: { $move }
    }
hint-single = There is only one choice: { $move }

## Undo.

undo-nothing = You have nothing to take back.
undo-done = Taken back: { $move }
undo-bots = The bots agree.
undo-ask = { $player }, may { $asker } take back “{ $move }”?
undo-ask-secret = { $player }, may { $asker } take back a choice that nobody has seen?
undo-denied = { $player } does not agree, so it stays.

## Save and quit.

save-name = File name? Just Enter: { $file }
save-exists = { $file } already exists. Overwrite it?
save-done = Saved: { $file }
save-failed = { $file } cannot be written: { $problem }.
save-again = The game is not lost: try another name.
save-not = Not saved.
quit-save = Save the game before you leave?
quit = Fair winds!
resume-how = To continue later: { $command }
end-save = Save the record of this game?

## The end.

over = The game is over. { $reason }
winner =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seed = The seed was { $seed }; it fits the fingerprint shown at the start.

## Records: replay and verify.

replay-players = Players: { $players }.
replay-at =
    { $plies ->
        [one] After { $ply } of one move.
       *[other] After { $ply } of { $plies } moves.
    }
replay-seat = As { $player } sees it:
replay-asked = { $player } is asked: { $question }
verify-legal =
    { $plies ->
        [one] Legal: one move, and the rules allow it.
       *[other] Legal: { $plies } moves, and the rules allow each of them.
    }
verify-not-legal = Not legal: line { $line }, { $player } may not play “{ $move }” here. { $reason } ({ $rule })
verify-wrong-result = Not legal: the moves lead to “{ $result }”, but the record says “{ $claimed }”.
verify-sealed = The seed is sealed: nothing can be checked until the game is over.
verify-complete = Complete: { $reason }
verify-not-complete = Not complete: the game is not over after the last move.
verify-not-reached = Not complete: the record cannot be played to its end.
verify-fair = Fair: the seed fits the fingerprint that was shown before the game.
verify-not-fair = Not fair: the seed does not fit the fingerprint that was shown before the game.

## What a table can agree on: `play --options`.

options = What a table can agree on, each with --option NAME=VALUE:
option-default = default: { $value }

## What is wrong with a command.

error-game = Name a game: { $games }.
error-people = { $people } people cannot share { $seats } seats.
error-bots =
    { $free ->
        [0] Too many bots ({ $bots }): people sit on all seats.
        [one] Too many bots ({ $bots }): one seat is free.
       *[other] Too many bots ({ $bots }): { $free } seats are free.
    }
error-names =
    { $people ->
        [one] Too many names ({ $names }): one person plays.
       *[other] Too many names ({ $names }): { $people } people play.
    }
error-name = “{ $name }” cannot be a name: it needs 1 to 40 printable characters.
error-name-twice = Two players cannot both be called { $name }.
error-option-shape = “{ $text }” is not an option: write NAME=VALUE, such as “{ $example }”.
error-option-twice = The option { $name } is given twice.
error-save-exists = { $file } already exists: choose another name for the record.
error-save-folder = There is no folder { $folder } for the record.
error-resume = A saved game keeps its game, seats, options, seed and names: leave out { $option }.
error-resume-over = The game in { $file } is over; look at it with: wreckfish replay { $file }
error-ply =
    { $plies ->
        [one] The record has one ply, so there is no ply { $ply }.
       *[other] The record has { $plies } plies, so there is no ply { $ply }.
    }
error-seat = There is no seat { $seat }: the table has { $seats }.
error-seat-open = Either one seat or all of them: leave out --seat or --open.
error-no-map = { $game } has no map: there is nothing to draw.

## A picture.

picture-done = Drawn: { $file }

## Rules.

rules-ruling = R: a ruling, where the printed rules are silent or can be read in two ways.
rules-house = H: house data, made up where the printed rules do not show the card. A table may replace it.
rules-how = A whole rule: wreckfish rules ID. Search: wreckfish rules WORDS.
rules-tests = Tests
rules-no-test = No test is marked with this rule.
check-untested = has no test
check-unknown = is not a rule, but marks
check-complete = All { $rules } rules have a test; { $tests } tests are marked.
check-incomplete = { $tested } of { $rules } rules have a test; { $marks } marks name no rule.
fired-title = { $game }, { $games } of { $all } { $count ->
        [one] game
       *[other] games
    }
fired-rule = Rule
fired-times = Times per game
fired-games = In games
fired-never = never
fired-always = always

## Simulations.

simulate-unit = games
simulate-games =
    { $count ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-percent = { $number }%
simulate-between = { $low }% – { $high }%
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-win-rate = Win rate
simulate-interval = 95% interval
simulate-score = Mean score
simulate-deviation = sd
simulate-length = A game took { $moves } moves, on average.
simulate-length-turns = A game took { $moves } moves in { $turns } turns, on average.
simulate-endings = How they ended: { $endings }.
simulate-parts = Winners' points: { $parts }.
simulate-again = { $speed } games/s. The same games again: --seed { $seed }
simulate-stopped =
    { $count ->
        [one] Stopped: { $left } game of { $asked } was not played.
       *[other] Stopped: { $left } games of { $asked } were not played.
    }
simulate-value = { $name }: { $games }, win rates { $rates }
simulate-value-alone = { $name }: { $games }, mean score { $points }

## A site.

site-part = { $part }: { $raw } MB, compressed { $packed } MB
site-done = The site is in { $folder } ({ $packed } MB compressed). To try it: python -m http.server --directory { $folder }
