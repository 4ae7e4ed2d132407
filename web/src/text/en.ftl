# The browser client's own words in English. de.ftl has the same ids. A game's words come from the server.

seat = Seat { $number }
list = { $first } and { $last }
you = You
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
skip = Skip to the content
went-wrong = Something went wrong here. Try again.
board-failed = This game’s board could not be loaded, so the table is shown as text.
guest = Guest
guest-names = Captain Heron, Captain Plover, Captain Petrel, Captain Curlew, Captain Dunlin, Captain Avocet, Captain Tern, Captain Grebe
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
go-home = Back to the harbour

## Home.

hero-1 = Sit down.
hero-2 = Dive in.
hero-about = Shipwreck games for tonight or for the whole week: with friends, with honest bots, on any screen. No account needed.
play-now = Play now
open-table = Open a table
join-code = Code
join = Join
your-tables = Your tables
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now. Open a table and share the link.
deals-can-be-checked = Every deal can be checked: its fingerprint before the game, its seed after.
footer = Unofficial fan tables · all art our own · every rule has a test
your-turn = Your turn
table-over = Finished
table-playing = In progress
nobody-yet = Nobody sits here yet
seats-free =
    { $count ->
        [0] All seats taken
        [one] One seat free
       *[other] { $count } seats free
    }
go = Go
look-in = Look in
how-many = How many players
which-bots = Bots
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

new-about = You choose what is played and how; then you share the link.
new-game = Game
new-seats = Seats
new-options = The game
new-pace = Time to think
new-company = Players
new-more = More
pace-kind-untimed = As long as you like
pace-kind-live = With a clock
pace-kind-days = Days per move
pace-minutes = Minutes for the whole game
pace-seconds = Seconds for each decision
pace-each-days = Days for each decision
pace-untimed = Nobody is rushed.
pace-live = { $minutes } minutes each, and { $seconds } seconds for every decision.
pace-days =
    { $days ->
        [one] One day for every decision.
       *[other] { $days } days for every decision.
    }
pace-untimed-short = no clock
pace-live-short = { $minutes } min each
pace-days-short =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
new-open = Open to everyone
new-open-help = Listed on the home page. Otherwise only people with the link can find the table.
new-hot-seat = Several people on this device
new-hot-seat-help = You pass it around; a curtain hides what is not yours. Not rated.
new-stand-in = Who plays for anyone away
new-seed = Practise with a known deal
new-seed-help = Any word: the same word gives the same cards. Not rated. Leave it empty for a real game.
new-create = Open the table
option-several = Choose one for each seat

## The waiting room.

waiting-title = The table is set
waiting-host = Share the link, fill free seats with bots, and start when everyone is here.
waiting-guest = Take a free seat. { $host } starts the game.
waiting-nobody = Take a free seat; the host starts the game.
host = host
free = free
is-here = is here
not-here-yet = away right now
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
agreed = Agreed
open-to-all = Everyone can find this table.
by-link-only = Only people with the link can find this table.
hot-seat = Several people share this device.
lesson = Lesson
practice = Practice
practice-not-rated = Practice with a known deal; not rated.
promise-title = Fingerprint of the deal
promise-about = Everything is already shuffled. This fingerprint will prove that nobody changed it.

## Invite.

invite = Invite
invite-about = Anyone who opens this link can sit down at the table.
invite-watch = Anyone who opens this link can watch the game.
link = Link
copy = Copy
share = Share
link-copied = The link is copied.
code-is = Or read this code aloud:
qr = The link as a QR code

## At the table.

connecting = Rowing to the table …
no-table-title = No such table
no-table = There is no table with that code.
newer-server = The server has a new version. Reload this page.
table-code = Table { $code }
you-watch = You are watching
what-now = What now?
waits-for = Waiting for { $players }.
then = After that: { $question }
time-left = Time left
seat-away = connection lost
seat-stand-in = a bot stands in
seat-thinks = is thinking
seat-acts = decides
seat-answers = is asked about undo
line-lost = The connection was lost before an answer came. Look at the table, then try again.
line-lost-again = The connection is lost. We keep trying; no move is lost.
tap-to-skip = Tap to skip
bot-plays-for-you = A bot ({ $bot }) plays for you.
take-seat-again = Take your seat back
asks-undo = { $player } would like to take back a move. Do you agree?
undo-waits = You asked to take back your move. { $players } must agree.
is-away = { $player } is away.
let-bot-play = Let a bot play
undo = Take back
hint = Hint
do-it = Do that
leave-to-bot = Leave; a bot takes over
log = Log
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
side = Log and chat
log-behind-curtain = The log waits behind the curtain.
log-earlier = Show { $count } earlier lines
nothing-said = Nobody has said anything yet.
say-something = Say something …
say = Send
mute = Mute { $name }
unmute = Unmute { $name }
rule = Rule { $rule }
curtain-title = { $name }’s decision
curtain-about = Pass the device to { $name }. Nobody else should look.
curtain-lift = I am { $name }
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
alone-over = { $points } points
you-win = You win!
play-again = Play again
watch-replay = Watch the replay
record = Save the record
proof-title = Was the deal fair?
proof-about = The fingerprint was shown before the first move. It fits only one seed, and that seed gives exactly this game.
seed = Seed
check-deal = Check it
proof-here = This device computed the fingerprint itself: it fits.
proof-not-here = This device computed the fingerprint itself: it does not fit!

## Settings.

settings = Settings
language = Language
switch-language = Sprache: Deutsch
sound = Sound
sound-volume = Sounds
bell-volume = Bell when it is your turn
theme = Theme
theme-auto = Same as the device
theme-day = Day
theme-night = Night
motion = Motion
motion-auto = Same as the device
motion-full = Full
motion-calm = Reduced
notify = Notify me when it is my turn
notify-help = Your system shows a notification while you are looking at something else.

## Replay.

replay-title = Replay
replay-of = After { $ply } of { $plies } moves
replay-line = Move
replay-eyes = Seen by
replay-open = All cards open
replay-spectator = As a spectator
replay-back = One move back
replay-on = One move forward
replay-start = To the start
replay-end = To the end
replay-play = Play
replay-stop = Stop

## Rules.

rules-of = Rules: { $game }
search-rules = Search the rules
search-rules-example = { $title }, { $rule } …
rules-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
no-rule-found = No rule mentions that.
rules-marks = [R] is our ruling where the printed rules leave something open; [H] is made up by us. Every rule has a test.

## You, players, leaderboard.

me-title = You
me-nobody = You have not played here yet. Your first game makes you a guest; you can keep everything later.
me-name = Your name
me-rename = Change your name
me-guest = You are a guest in this browser. With a login and a password you keep your games on any device.
me-account = You are logged in as { $login }.
me-keep = Keep everything
me-keep-do = Create an account
me-log-in = Log in
me-log-in-about = Already have an account? What you played here as a guest comes along.
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
me-token-label = What for
me-token-make = Create a token
me-token-shown = Copy it now; it is shown only once:
me-token-drop = Delete { $label }
me-data = Your data
me-export = Save all my data
me-forget = Delete me for good
me-forget-sure = Everything about you will be deleted for good. A bot takes over your running games. Are you sure?
me-forget-do = Yes, delete me
me-muted = Muted
cancel = Cancel
ratings = Ratings
rating = Rating
rating-about = The rating is a cautious estimate of strength (OpenSkill): the likely strength minus three times its uncertainty. Newcomers have 0, an average player with many games a little over 20. It rises when you finish better than expected, and falls when you finish worse.
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
        [one] Everyone with at least one rated game.
       *[other] Everyone with at least { $least } rated games.
    }
leaderboard-all = All tables
leaderboard-empty = Nobody has played enough rated games yet. Sit down!
leaderboard-seats = { $seats } seats
page-before = Previous page
page-next = Next page
page-of = Page { $page } of { $pages }

## About.

about-what = Wreckfish is an open table for shipwreck games: one rules engine for friends, for one person against bots that do not cheat, for researchers and for game designers.
about-fan-title = Unofficial
about-fan = These are fan implementations. Rules are facts; all words, pictures, sounds and code here are our own. Names and rights of the printed games belong to their owners. If you like a game, buy it: it is better with cards in your hand.
about-honest-title = Honest
about-honest = Bots see only what their seat may see. Every game has a fingerprint before the first move and a seed after the last. Every rule has a number, and every number has a test.
about-privacy-title = Your data
about-privacy = One cookie that tells us who you are, and what you play. No tracking, nothing from other sites. You can save or delete all of it.
about-fonts = Type: Grenze (Renata Polastri, Omnibus-Type) and Atkinson Hyperlegible Next (Braille Institute), both under the Open Font License.
about-licence = Code and texts are under the MIT licence.
about-version =
    Wreckfish { $version }. { $engine ->
        [compiled] The rules run compiled.
       *[interpreted] The rules run interpreted, so strong bots think more slowly.
    }

## Words that options of any game use.

word-none = none
word-dealt = dealt at random
word-drawn = drawn at random
