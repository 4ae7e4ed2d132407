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
go-on = Go on
menu = Menu
skip = Skip to the page
went-wrong = Something went wrong here. Try again.
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
no-open-tables = Nobody waits for players just now. Open a table and share the link.
deals-can-be-checked = Every deal can be checked: its fingerprint before the game, its seed after.
footer = Unofficial fan tables · all art our own · every rule has a test
your-turn = Your turn
table-over = Finished
table-playing = Being played
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

## A new table.

new-about = You choose what is played and how; then you share the link.
new-game = Game
new-seats = Seats
new-options = The game
new-pace = Time to think
new-company = Company
new-more = More
pace-kind-untimed = As long as you like
pace-kind-live = With a clock
pace-kind-days = Days per move
pace-minutes = Minutes for the whole game
pace-seconds = Seconds for each decision
pace-each-days = Days for each decision
pace-untimed = Nobody is hurried.
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
new-open = Open to everybody
new-open-help = Listed on the first page. Otherwise only who has the link finds the table.
new-hot-seat = Several people at this device
new-hot-seat-help = You pass it on; a curtain hides what is not yours. Not rated.
new-stand-in = Who plays for somebody who is away
new-seed = Practise with a known deal
new-seed-help = Any word: the same word gives the same cards. Not rated. Leave it empty for a real game.
new-create = Open the table
option-several = Choose one for each seat

## The waiting room.

waiting-title = The table is set
waiting-host = Share the link, fill free seats with bots, and start when all are here.
waiting-guest = Take a free seat. { $host } starts the game.
waiting-nobody = Take a free seat; the host starts the game.
host = host
free = free
is-here = is here
not-here-yet = not here at the moment
sit-here = Sit here
bot-here = Put a bot into seat { $number }
stand-up = Stand up
clear-seat = Free the seat of { $name }
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
open-to-all = Everybody can find this table.
by-link-only = Only who has the link finds this table.
hot-seat = Several people share this device.
practice = Practice
practice-not-rated = Practice with a known deal; not rated.
promise-title = Fingerprint of the deal
promise-about = The cards are already dealt. This fingerprint proves later that nobody changed them.

## Invite.

invite = Invite
invite-about = Whoever opens this link can sit down at the table.
invite-watch = Whoever opens this link can watch the game.
link = Link
copy = Copy
share = Share
link-copied = The link is copied.
code-is = Or read this code aloud:
qr = The link as a QR code

## At the table.

connecting = The line is laid …
no-table-title = No such table
no-table = There is no table with that code.
newer-server = The server has been renewed. Load this page again.
table-code = Table { $code }
you-watch = You watch
what-now = What now
waits-for = { $players } is to act.
then = After that: { $question }
time-left = Time left
seat-away = line lost
seat-stand-in = a bot stands in
seat-thinks = thinks
seat-acts = decides
seat-answers = is asked about undo
line-lost = The line was lost before an answer came. Look at the table, then try again.
line-lost-again = The line is lost. We try again by ourselves; no move is lost.
tap-to-skip = Tap to skip
bot-plays-for-you = A bot ({ $bot }) plays for you.
take-seat-again = Take your seat again
asks-undo = { $player } would like to take back a move. Do you agree?
undo-waits = You asked to take back your move. { $players } must agree.
is-away = { $player } is away.
let-bot-play = Let a bot play
undo = Take back
hint = Hint
do-it = Do that
leave-to-bot = Leave; a bot plays on
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
say = Say it
mute = Mute { $name }
unmute = Hear { $name } again
rule = Rule { $rule }
curtain-title = { $name }’s decision
curtain-about = Pass the device to { $name }. Nobody else should look.
curtain-lift = I am { $name }
tutorial-leave = I know how it goes

## The end.

show-result = Show the result
alone-over = { $points } points
you-win = You win!
play-again = Play again
watch-replay = Watch the replay
record = Save the record
proof-title = Was the deal fair?
proof-about = The fingerprint was shown before the first card. It fits only one seed, and that seed gives exactly the cards that came.
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
theme-auto = As the device
theme-day = Day
theme-night = Night
motion = Motion
motion-auto = As the device
motion-full = Moving
motion-calm = Calm
notify = Notices when it is your turn
notify-help = The system shows one while you look at something else.
odds = Chances on the buttons
odds-help = How likely an incident is on the next card.

## Replay.

replay-title = Replay
replay-of = After { $ply } of { $plies } moves
replay-line = Move
replay-eyes = Through whose eyes
replay-open = All cards open
replay-spectator = As a spectator
replay-back = One move back
replay-on = One move on
replay-start = To the beginning
replay-end = To the end
replay-play = Let it run
replay-stop = Stop

## Rules.

rules-of = Rules: { $game }
search-rules = Search the rules
search-rules-example = anchor, incident, CC33 …
rules-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
no-rule-found = No rule says that.
rules-marks = [R] is a ruling where the printed rules leave something open; [H] is made up by us. Every rule has a test.

## You, players, leaderboard.

me-title = You
me-nobody = You have not played here yet. The first game makes you a guest; you can keep everything later.
me-name = Your name
me-rename = Change the name
me-guest = You are a guest of this browser. With a login and a password you keep your games, from any device.
me-account = You are logged in as { $login }.
me-keep = Keep everything
me-keep-do = Make an account
me-log-in = Log in
me-log-in-about = You have an account already? What you played here as a guest comes along.
login = Login
password = Password
password-old = Password now
password-new = New password
me-new-password = Change the password
me-log-out = Log out
me-log-out-elsewhere = Log out everywhere else
me-logged-out = All other devices are logged out.
me-kept = Done. You can log in from any device now.
me-tokens = Tokens for bots
me-tokens-about = A program with a token plays in your name.
me-token-label = What for
me-token-make = Make a token
me-token-shown = Copy it now, it is shown only once:
me-token-drop = Drop { $label }
me-data = Your data
me-export = Save all my data
me-forget = Delete me for good
me-forget-sure = All about you is deleted, for good. In running games a bot plays on. Sure?
me-forget-do = Yes, delete me
me-muted = Muted
cancel = Cancel
ratings = Ratings
rating = Rating
rating-about = The rating is a cautious estimate of strength (OpenSkill): the likely strength minus three times its uncertainty. Newcomers have 0, an average player with many games a little over 20. It rises when you finish better than expected, and falls when you finish worse.
statistics = Results
last-games = Last games
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
        [one] Who has played at least one rated game.
       *[other] Who has played at least { $least } rated games.
    }
leaderboard-all = All tables
leaderboard-empty = Nobody has played enough rated games yet. Sit down!
leaderboard-seats = { $seats } seats
page-before = Page before
page-next = Next page
page-of = Page { $page } of { $pages }

## About.

about-what = Wreckfish is an open table for shipwreck games: one rules engine for friends, for one person against bots that do not cheat, for researchers and for game designers.
about-fan-title = Unofficial
about-fan = These are fan implementations. Rules are facts; all words, pictures, sounds and code here are our own. Names and rights of the printed games belong to their owners. If you like a game, buy it: it is better with cards in the hand.
about-carcass = Captain Carcass (Mayday Games, 2016) is the tabletop form of Dead Man’s Draw (Stardock), designed by Derek Paxton, Leo Li and Chris Bray. Divers and Variants follow the ancestor game and are marked as house data.
about-honest-title = Honest
about-honest = Bots see only what their seat may see. Every deal has a fingerprint before the first card and a seed after the last. Every rule has a number, and every number has a test.
about-privacy-title = Your data
about-privacy = One cookie that says who you are, and what you play. No tracking, nothing from other sites. You can save or delete all of it.
about-fonts = Type: Grenze (Renata Polastri, Omnibus-Type) and Atkinson Hyperlegible Next (Braille Institute), both under the Open Font License.
about-licence = Code and texts are under the MIT licence.

## Words that options of any game use.

option-setup-quick = quick: the sea is dealt
option-setup-full = full: the players place islands, whales and forts
word-none = none
word-dealt = dealt at random
word-drawn = drawn at random

# Where a game hangs on the sounding line.
depth-carcass = −3 800 m
depth-dolores = the beach, 2 a.m.
depth-raiders = the lagoon, −5 m
depth-wrecked = the surface, 0 m
