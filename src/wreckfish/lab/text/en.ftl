# The lab's words in English: reports and comparisons. de.ftl has the same ids.

## The page.

report-title = { $game } in the lab
report-about = { some-games } at a table for { $seats }, played by { $bots }
report-options = with { $options }
report-data = with parts of its own ({ $data })
report-made = Made by Wreckfish { $version } from the seed { $seed }. Every game can be played again:
report-intervals = Whiskers and ± are 95 % intervals: in 19 of 20 such series they contain the true figure.
report-all-bots = { $bots } bots
report-mixed-bots = the bots { $bots }
report-rotating = The bots moved on one seat after each game.
in-short = In short
more = All { $count } in figures

## In short.

short-few = { $count ->
        [one] One game is
       *[other] { $games } games are
    } few: treat this as a first impression, and simulate more before you change a rule.
short-random = All seats played at random: this shows what luck does, not how people would fare.
short-weak = In { $games } games against random bots, { $bot } won { $rate }, where luck alone would give { $fair }: it does not clearly beat them, so people may fare quite differently.
short-seats-fair = The seats are fair: in { some-games }, none is more than { $small } percentage points away from { $fair }.
short-seats-unseen = No seat is clearly better or worse than another. A difference of up to { $hidden } percentage points could still hide in { some-games }.
short-seats-may = The seats may not be fair: seat { $seat } won { $rate } of the games ({ $interval }), where { $fair } would be fair. This may be chance: simulate more games.
short-seats-small = The seats differ, but only a little: seat { $seat } is furthest from fair and wins { $rate } of the games ({ $interval }), where { $fair } would be fair.
short-seats-unfair = The seats are not fair: seat { $seat } wins { $rate } of the games ({ $interval }), where { $fair } would be fair.
short-seats-bots = The seats cannot be judged: different bots kept them. Simulate with one bot, or with --rotate.
short-order-fair = The order of play is fair: in { some-games }, no place in it is more than { $small } percentage points away from { $fair }.
short-order-unseen = No place in the order of play is clearly better or worse. A difference of up to { $hidden } percentage points could still hide in { some-games }.
short-order-may = The order of play may matter: “{ $place }” won { $rate } of the games ({ $interval }), where { $fair } would be fair. This may be chance: simulate more games.
short-order-small = The order of play matters, but only a little: “{ $place }” is furthest from fair and wins { $rate } of the games ({ $interval }), where { $fair } would be fair.
short-order-unfair = The order of play is not fair: “{ $place }” wins { $rate } of the games ({ $interval }), where { $fair } would be fair.
short-length = A game takes { $moves } decisions; eight in ten take { $low } to { $high }.
short-length-turns = A game takes { $moves } decisions in { $turns } turns; eight in ten take { $low } to { $high } decisions.
short-leader = A sole leader at half time wins { $rate } of the games ({ $interval }); luck alone would give { $fair }. { $verdict }
runaway = That is a runaway leader: the second half changes little.
runaway-may = That may be a runaway leader, but more games are needed to tell.
open-race = The game stays open for a long time.
open-race-may = The game may stay open for a long time, but more games are needed to tell.
between = The lead is worth having, but it can be lost.
short-matters = What goes with winning most, in percentage points: { $best }. For { $count } of { $all } things, the difference is clearly beyond chance.
short-hurts = What goes with losing most, in percentage points: { $worst }.
short-may = These may make a difference, or it is chance: { $things }
short-nothing = None of { $all } things makes a difference that is clearly beyond chance.
short-dead = { $count ->
        [one] One thing makes no difference, or no one had it at the end of any game: { $things }
       *[other] { $count } things make no difference, or no one had them at the end of any game: { $things }
    }
short-skill = Skill counts: { $best } wins { $rate } of its games, { $worst } { $least }.
short-skill-may = Skill may count: { $best } won { $rate } of its games, { $worst } { $least }. This may be chance.
short-luck = No bot clearly wins more than another: { $best } won { $rate } of its games, { $worst } { $least }.
short-rules = { $count ->
        [one] One rule never came up
       *[other] { $count } rules never came up
    } in { some-games } with these options: { $rules }

## The sections.

seats-head = What a seat is worth
seats-text = Wins by seat. A shared win counts as a fraction.
order-head = What the order is worth
order-text = Wins by order of play, whatever the seat.
order-name = { $place ->
        [1] Asked first
        [2] Asked second
        [3] Asked third
        [4] Asked fourth
       *[other] Asked { $place }th
    }
fair = fair { $rate }
skill-head = Luck against skill
skill-text = Wins by bot. If all were equal, each would win its fair share.
skill-seats = The bots kept their seats, so a seat’s advantage is in these figures too.
skill-one = The same bot played all seats. To measure luck against skill, let levels play each other: simulate { $game } --bots { $bots } --rotate.
length-head = How long it takes
length-text = Decisions in a game: { $mean } on average ({ $interval }). The line below marks the middle eight tenths, the dot the median.
turns-text = Turns in a game: { $mean } on average ({ $interval }).
score-head = Points
score-text = All seats pale, winners dark, both drawn to the same area. Winners have { $winners } points on average, all seats { $all }.
margin-text = The winner is { $mean } points ahead of the second on average ({ $interval }); in half of the games { $median } or fewer.
shared-text = { $rate } of the wins were shared.
parts-head = Where points come from
parts-text = Points of winners (full) and of the others (hollow), on average. On the right: the difference.
things-head = What matters
things-text = Win rate with a thing, minus the win rate without it, in percentage points. The whiskers allow for { $looks } comparisons: all of them together hold with 95 % certainty.
things-usual = average { $value }
things-caution = A thing may go with winning without causing it: a player who is ahead can afford more.
things-none = This game does not count what seats have.
things-quiet = No difference here is clearly beyond chance.
thing-kind-had = had by
thing-with = wins with it
thing-without = without
thing-difference = difference
thing-name = thing
dead-head = What no one would miss
dead-text = Certainly within ±1 percentage point, or never owned at the end of a game (like everything that is played at once). The bar shows the share of games in which someone owns it at the end.
dead-none = Nothing here is dead: every thing may make a difference.
choices-head = How much there is to decide
choices-text = Choices open to the player who decides, by tenths of the game: { $mean } on average ({ $interval }). { $forced } of the decisions had a single choice.
choices-turns = A turn has { $mean } decisions ({ $interval }).
lead-head = Leaders and comebacks
lead-text = How often a sole leader at that point of the game goes on to win.
lead-chance = luck alone
lead-left-out = Left out: { $points } of the way, where fewer than one game in ten has a sole leader.
lead-nobody = At no point do even one in ten games have a sole leader, so there is nothing to say about leaders.
lead-changes = The lead changes { $changes } times ({ $interval }).
lead-comebacks = Of the games with a sole leader at half time, { $comebacks } are won by another player.
lead-no-half = Few games have a sole leader at half time, so comebacks are not counted.
lead-deficit = Winners were up to { $deficit } points behind, on average.
endings-head = How games end
endings-text = The reasons, most frequent first.
rules-head = Which rules came up
rules-text = From { some-games } traced rule by rule. The fuller a tile, the more games had the rule; the rules of coral tiles never came up. “Always” marks rules that hold in every game: set-up, parts, formulas and prohibitions.
rules-share = in { $share } of the games
rules-never = never
rules-always = always
decisions-text = From { some-games } kept decision by decision.
decisions-none = No game was kept decision by decision: simulate with --decisions-every 1 to see this.

## Words in figures.

seat-name = Seat { $number }
percent-of-game = { $part } %
with-interval = { $low } to { $high }
no-interval = one game gives no interval
some-games = { $played ->
        [one] { $games } game
       *[other] { $games } games
    }
measure-points = Points
word-none = none
word-dealt = dealt at random
word-drawn = drawn at random
word-quick = quick
word-full = full
word-yes = yes
word-no = no

## Comparisons.

compare-title = { $game }: what a change does
compare-about = { $before } against { $after }: { some-games } each
compare-about-uneven = { $before } ({ $games } games) against { $after } ({ $others } games)
compare-paired = Games with the same number begin with the same luck, so less is left to chance.
compare-unpaired = Each series has its own luck; with the same seed and bots, less would be left to chance.
compare-vary = { $path }: { $others } against { $base }, { some-games } each
compare-grid = { $paths }: { $count } combinations against { $base }, { some-games } each
compare-changed = Changed: { $changes }
compare-unchanged = Options, data and bots are the same in both.
compare-bots = Bots
compare-same = { $after }: no difference from { $before } is clearly beyond chance, in { $count ->
        [one] one figure
       *[other] { $count } figures
    }.
compare-small = { $after }: only small differences beyond chance ({ $count }), none as large as a percentage point or a twentieth of the standard deviation between games: { $changes }.
compare-may = { $after }: this may have changed, or it is chance: { $changes }.
compare-first = { $after }: { $changes }.
compare-more = { $after }: { $changes }; and { $count ->
        [one] one more difference
       *[other] { $count } more differences
    } beyond chance.
compare-imbalance = Imbalance: with { $after }, { $thing } wins { $difference } percentage points more than going without it (before: { $before }).
compare-unfair = Imbalance: with { $after }, { $name } { $rate } of the games (before: { $before }).
change-up = { $name } from { $before } to { $after }
compare-head = { $after } instead of { $before }
compare-text = What changed beyond chance, in percentage points.
compare-numbers = What changed beyond chance, in standard deviations between games.
compare-worth = The value of a thing is the win rate with it, minus the win rate without it.
compare-none = Nothing changed beyond chance.
compare-figure = figure
compare-before = before
compare-after = after
grid-text = Down: { $down }; across: { $across }. Italics: nothing changed. Bold: a difference from that beyond chance.
curve-text = By { $path }; the band is the 95 % interval of the difference.
change-moves = Decisions in a game
change-turns = Turns in a game
change-points = Points of all seats
change-winner = Points of the winner
change-margin = Lead of the winner
change-shared = Shared wins
change-part = Points: { $part }
change-thing = Value of { $thing }
change-bot = { $bot } wins
change-seat = Seat { $number } wins
change-order = { $place } wins
