# The page's own texts in English. de.ftl has the same ids. A game's texts come from the server.

seat = Seat { $number }
list = { $first } and { $last }
you = You
you-after-name = you
bot = Bot
bot-short = bot
yes = Yes
no = No
close = Close
name = Name
now = Now
again = Try again
go-on = Continue
menu = Menu
skip = Skip to content
went-wrong = Something went wrong here. Try again.
board-failed = This game’s board could not be loaded, so the table is shown as text.
guest = Guest
guest-names = Captain Albatross, Captain Avocet, Captain Cormorant, Captain Curlew, Captain Egret, Captain Eider, Captain Gannet, Captain Godwit, Captain Guillemot, Captain Heron, Captain Kingfisher, Captain Kittiwake, Captain Merganser, Captain Oystercatcher, Captain Petrel, Captain Plover, Captain Razorbill, Captain Sanderling, Captain Shearwater, Captain Skua, Captain Stork, Captain Swan, Captain Tern, Captain Turnstone, Captain Wigeon
points-label = points
minutes = { $minutes } min

## Pages.

nav-pages = Pages
nav-play = Play
nav-leaderboard = Leaderboard
nav-rules = Rules
nav-about = About
page-new = Open a table
page-rules = Rules
page-me = You
page-player = Player
page-leaderboard = Leaderboard
page-about = About
page-nowhere = There is nothing at this address.
nowhere-about = A letter may be missing from the link. Tables have a code of eight letters and digits: you can also enter it on the home page.
go-home = Back to the harbour

## Home.

hero-1 = Sit down.
hero-2 = Dive in.
hero-about = Plays in this page: nothing to install, no account needed.
play = Play
change = change
against-bots =
    { $count ->
        [one] Against one bot
       *[other] Against { $count } bots
    }
open-table = Open a table
join-code = Code
join = Join
your-tables = Your tables
open-tables = Open tables
running-tables = Games in progress
watch = Watch
no-open-tables = No open tables right now. Open one and share the link.
deals-can-be-checked = Every deal can be verified: by its fingerprint before the game and its seed after.
footer = Unofficial fan project · all art is our own · every rule is tested
your-turn = Your turn
table-over = Finished
table-playing = In progress
nobody-yet = No players yet
seats-free =
    { $count ->
        [0] All seats taken
        [one] One seat free
       *[other] { $count } seats free
    }
go = Open
look-in = View
how-many = Number of players
which-bots = Bots
level-casual = easy
level-sound = medium
level-strong = hard
level-master = expert
bots-kind = Bots: { $kind }
bots-kind-one = Bot: { $kind }
play-alone = Play alone
play-against-bots =
    { $count ->
        [one] Play against one bot
       *[other] Play against { $count } bots
    }
with-friends = With friends
learn-it = Learn it
learn-on = Resume lesson
learn-lesson = Learn: { $lesson }

## A new table.

new-about = Choose a game and how to play it, then share the link.
new-game = Game
new-seats = Seats
new-options = Options
new-pace = Time control
new-company = Players
new-more = More
pace-kind-untimed = No clock
pace-kind-live = Clock
pace-kind-days = Days per move
pace-minutes = Minutes per player
pace-seconds = Free seconds per decision
pace-each-days = Days per decision
pace-untimed = No time limit.
pace-live =
    { $minutes ->
        [0] { $seconds } seconds per decision.
       *[other] { $minutes } minutes each; the first { $seconds } seconds of every decision are free.
    }
pace-help-untimed = Everyone takes as long as they like. If a player stays away, the host can have a bot ({ $bot }) take over.
pace-help-live =
    { $minutes ->
        [0] Every decision has { $seconds } seconds.
       *[other] The first { $seconds } seconds of every decision are free; only what takes longer comes out of your { $minutes } minutes.
    } The clock waits while moves are shown.
stand-in-plays-on = If time runs out, a bot ({ $bot }) plays on until the player is back.
pace-days =
    { $days ->
        [one] One day per decision.
       *[other] { $days } days per decision.
    }
pace-untimed-short = no clock
pace-live-short = { $minutes } min each
pace-days-short =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
new-open = Public table
new-open-help = Listed on the home page. Otherwise only people with the link can find it.
new-hot-seat = Pass and play on this device
new-hot-seat-help = Pass the device around; a curtain hides each player’s secrets. Not rated.
new-stand-in = Stand-in for absent players
new-seed = Practise with a known deal
new-seed-help = Any word: the same word always gives the same deal. Not rated. Leave it empty for a real game.
new-create = Open the table
option-several = Choose one for each seat

## The waiting room.

waiting-title = The table is set
waiting-host = Share the link, fill free seats with bots, and start when everyone is here.
waiting-guest = Take a free seat. { $host } will start the game.
waiting-nobody = Take a free seat. The host will start the game.
host = host
free = free
is-here = here
not-here-yet = away
sit-here = Sit here
bot-here = Put a bot in seat { $number }
stand-up = Stand up
clear-seat = Clear { $name }’s seat
fill-with-bots =
    { $count ->
        [one] Fill the last seat
       *[other] Fill { $count } seats
    }
start-game = Start the game
seats-still-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
agreed = This game
open-to-all = Everyone can find this table.
by-link-only = Only people with the link can find this table.
hot-seat = Pass and play on one device.
lesson = Lesson
practice = Practice
rated-hint = With this hint, your rating cannot rise in this game.
rated-done = This was your first rated game.
rated-see = Your rating
rated-about = Rated. If you ask for a hint, or take back a move that has shown something, your rating cannot rise.
chat-when-seated = Take a seat to join the chat.
practice-not-rated = Practice with a known deal; not rated.
promise-title = Fingerprint of the deal
promise-about = Everything is already shuffled. This fingerprint will prove that nothing was changed afterwards.

## Invite.

invite = Invite
invite-about = Anyone with this link can take a seat.
invite-watch = Anyone with this link can watch the game.
link = Link
copy = Copy
share = Share
link-copied = Link copied.
code-is = Or read this code aloud:
qr = The link as a QR code

## At the table.

connecting = Rowing to the table …
no-table-title = No such table
no-table = There is no table with that code.
newer-server = A new version is out. Reload this page.
table-code = Table { $code }
you-watch = You are watching
what-now = What now?
waits-for = Waiting for { $players }.
then = After that: { $question }
time-left = Time left
days-left = { $days } d
seat-away = offline
seat-stand-in = bot playing
seat-thinks = thinking
seat-acts = deciding
seat-answers = asked to allow undo
line-lost = The connection dropped before the server answered. Look at the table, then try again.
line-lost-again = Connection lost. We keep trying; no move is lost.
tap-to-skip = Tap to skip
paused = Paused
show-pause = Pause
show-on = Continue
show-again = Show the last turn again
bot-plays-for-you = A bot ({ $bot }) is playing for you.
bot-plays-slowly = A bot ({ $bot }) is playing for you. No person is playing now, so the bots wait { $pause } before each move.
take-seat-again = Take your seat back
asks-undo = { $player } would like to take back a move. Do you agree?
undo-waits = You asked to take back your move. Still to agree: { $players }.
is-away =
    { $hours ->
        [one] { $player } is offline. Once that is announced, a bot takes over after an hour without a sign of life.
       *[other] { $player } is offline. Once that is announced, a bot takes over after { $hours } hours without a sign of life.
    }
is-away-clock = { $player } is offline. If the clock runs out, a bot takes over until { $player } is back.
is-absent = { $player } is away. Without a sign of life by { $until }, a bot takes over.
announce-absence = Announce it
undo = Take back
hint = Hint
do-it = Play it
leave-to-bot = Leave (a bot takes over)
concede = Concede …
concede-title = Concede this game?
concede-ends = The game ends here, and you are ranked last.
concede-others = You are ranked last and cannot come back. A bot plays on for the others.
concede-rated = It counts for your rating.
concede-or-leave = Only have to go? If you leave instead, a bot plays until you are back.
concede-yes = Concede
play-on = Play on
you-conceded = You conceded
you-conceded-on = You conceded. A bot plays on for the others.
conceded = conceded
log = Log
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
side = Log and chat
log-behind-curtain = The log is hidden behind the curtain.
log-earlier =
    { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
nothing-said = No messages yet.
say-something = Write a message …
say = Send
mute = Mute { $name }
unmute = Unmute { $name }
rule = Rule { $rule }
curtain-title = { $name } decides
curtain-about = Pass the device to { $name }. Everyone else, please look away.
curtain-lift = I’m { $name }
curtain-none = No secrets between us
coach = Coach
lesson-step = { $step } of { $steps }
lesson-again = Try again
lesson-own = Go on my own way
lesson-play-on = Play on from here
lesson-why = Why?
lesson-skip = Skip the lesson
lesson-left-at = You left the lesson at step { $step } of { $steps }.
lesson-back = Back to the lesson
lesson-done = You have finished this lesson.
lesson-restart = Start over

## The end.

show-result = Show the result
alone-over =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
you-win = You win!
you-share-win = You share the victory with { $players }!
you-win-by = You win by { $points }!
wins-by = { $player } wins by { $points }!
points-from = Where the points came from
points-details = Every part
score-ran = How the score ran
turning-points =
    { $count ->
        [1] It turned once
        [2] It turned twice
       *[other] It turned three times
    }
turn-of = { $player }, move { $ply }
play-again = Play again
wants-again = { $player } wants to play again.
join-again = Join in
watch-replay = Watch the replay
record = Save the game record
record-help = The record is a small text file with every move. Keep it or send it to friends: anyone can open it on the replay page.
proof-title = Was the deal fair?
proof-about = The fingerprint was shown before the first move. Only one seed matches it, and that seed produces exactly this game.
seed = Seed
check-deal = Verify
proof-here = This device computed the fingerprint itself: it matches.
proof-not-here = This device computed the fingerprint itself: it does not match!

## Settings.

settings = Settings
language = Language
switch-language = Sprache: Deutsch
sound = Sound
sound-volume = Sound effects
bell-volume = Bell on your turn
theme = Theme
theme-auto = System
theme-day = Day
theme-night = Night
speed = How fast moves are shown
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
speed-help = You can pause at any time; tap the board to skip a player’s moves.
motion = Motion
motion-auto = System
motion-full = Full
motion-calm = Reduced
notify = Notify me on my turn
notify-help = Your system shows a notification while this page is in the background.
keys = Single keys
keys-help = One key plays or opens something. Turn this off if you speak to your device or hit keys by accident.
key-answers = the answers, in their order
key-skip = skip, or close
moments = Explain rules when they first matter
moments-help = One small card each, once.
moments-again = Explain everything once more
moment = A rule, explained
moment-close = Got it
moment-rule = The whole rule
aim = What wins, and how the game ends
aim-rules = Rule book
lesson-offer = New to this game?

## Replay.

replay-title = Replay
replay-of = After { $ply } of { $plies } moves
replay-line = Move
replay-eyes = View
replay-open = Everything open
replay-spectator = Spectator
replay-back = One move back
replay-on = One move forward
replay-start = To the start
replay-end = To the end
replay-play = Play
replay-stop = Pause
replay-turning = To the next decisive move
replay-side = Decisive moves, log and speed
record-title = Open a game record
record-about = A record is a small text file with every move of a game, saved from its result. Open it here to watch the game again. The file stays yours: nothing of it is stored.

## Rules.

rules-of = Rules: { $game }
search-rules = Search the rules
rules-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
no-rule-found = No rule found.
rules-marks = Every rule has a test.
rules-mark-r = our ruling, where the printed rules leave a question open
rules-mark-h = house material of our own
search-try = For example:
numbered-rules = The numbered rules
numbered-rules-lead = For reference, one paragraph for each question. The rule book above links here.
book-kind = Rules in five minutes
book-of = Illustrated rule book: { $game }
book-tips = Five things that people overlook
book-own-words = Words and pictures of this book are our own.
book-print = Print the rule book
book-back = To the illustrated rule book

## You, players, leaderboard.

me-title = You
me-nobody = You have not played here yet. Your first game makes you a guest; you can create an account later.
me-name = Your name
me-name-help = The others at the table see it.
me-rename = Change your name
me-guest = You are playing as a guest in this browser. With an account, you keep your games on any device.
me-account = You are logged in as { $login }.
me-keep = Keep your games
me-keep-do = Create an account
me-log-in = Log in
me-log-in-about = Already have an account? The games you played here as a guest come along.
login = Login
password = Password
password-old = Current password
password-new = New password
me-new-password = Change your password
me-log-out = Log out
me-log-out-elsewhere = Log out everywhere else
me-logged-out = All other devices are logged out.
me-kept = Done. You can log in from any device now.
me-tokens = Tokens for bots
me-tokens-about = A program with a token plays in your name.
me-token-label = Purpose
me-token-make = Create a token
me-token-shown = Copy it now; it is shown only once:
me-token-drop = Delete { $label }
me-data = Your data
me-export = Download my data
me-forget = Delete me for good
me-forget-sure = This deletes everything about you, for good. A bot takes over your running games. Are you sure?
me-forget-do = Yes, delete me
me-muted = Muted
cancel = Cancel
ratings = Ratings
rating = Rating
rating-about = The rating is a cautious estimate of strength (OpenSkill): the likely strength minus three times its uncertainty. Newcomers start at 0; an average player with many games is a little above 20. It rises when you do better than expected and falls when you do worse.
statistics = Results
last-games = Recent games
no-games = No finished games yet.
col-game = Game
col-seats = Seats
col-games = Games
col-wins = Wins
col-average = Average points
col-best = Best
col-place = Place
col-points = Points
col-player = Player
col-rank = Rank
col-when = When
leaderboard-about =
    { $least ->
        [one] Players with at least one rated game.
       *[other] Players with at least { $least } rated games.
    }
leaderboard-all = All tables
leaderboard-empty = No one has played enough rated games yet. Take a seat!
leaderboard-seats =
    { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
page-before = Previous page
page-next = Next page
page-of = Page { $page } of { $pages }

## About.

about-what = Wreckfish is an open table for shipwreck games: one rules engine for playing with friends, for playing alone against bots that do not cheat, for research and for game design.
about-fan-title = Unofficial
about-fan = These are fan-made implementations. Rules are facts; all text, pictures, sounds and code are our own. The names of the printed games, and all rights to them, belong to their owners. If you like a game, buy it: it is better with cards in your hand.
about-honest-title = Honest
about-honest = Bots see only what their seat may see. Every game has a fingerprint before the first move and a seed after the last. Every rule has a number, and every number has a test.
about-privacy-title = Your data
about-privacy = We store one cookie that identifies you, and the games you play. No tracking, nothing from other sites. You can download or delete all of it.
about-fonts = Fonts: Grenze (Renata Polastri, Omnibus-Type) and Atkinson Hyperlegible Next (Braille Institute), both under the Open Font License.
about-licence = Code and texts are under the MIT licence.
about-version =
    Wreckfish { $version }. { $engine ->
        [compiled] The rules engine is compiled.
       *[interpreted] The rules engine is not compiled, so strong bots think more slowly.
    }

## Words shared by the options of all games.

word-none = none
word-dealt = dealt at random
word-drawn = drawn at random

## A site without a server.

device-title = On this device
device-about = These games run in your browser, and your tables stay on this device. Once loaded, they need no network.
device-levels = Bots here: { $levels }. The expert needs a server: in a browser it would think for minutes.
device-open-record = Open a record
device-loading = Setting up the games
device-failed = The games could not be started in this browser. Reload the page to try again.
device-elsewhere = Your tables are open in another tab. Close it to go on here.
device-volatile = This browser keeps nothing for this page: your tables last only until you close it.
device-server-away = The server cannot be reached. You play on this device; your tables on the server wait for you.
device-server-there = You play on this device. The server can be reached.
device-server-back = Back to the server
offline-title = Play without a connection
offline-about = Keep the games on this device. When the server cannot be reached, you play here, against bots or with people beside you.
offline-fetch = Fetch the games ({ $size } MB)
offline-fetching = Fetching the games
offline-ready = The games are on this device. When the server cannot be reached, this page opens them.
offline-failed = The games could not be fetched. Try again when the connection is better.
offline-open = Play on this device
offline-drop = Remove the games
