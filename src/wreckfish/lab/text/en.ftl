# The lab's words in English: reports and comparisons. de.ftl has the same ids.

## The page.

report-title = { $game } in the lab
report-about = { $games } games at a table for { $seats }, played by { $bots }
report-options = with { $options }
report-data = with parts of its own ({ $data })
report-made = Made by Wreckfish { $version } from the seed { $seed }. Every game can be played again:
report-intervals = Whiskers and ± are 95 % intervals: in 19 of 20 such series the true figure lies within them.
report-all-bots = { $bot } bots
report-mixed-bots = the bots { $bots }
report-rotating = The bots moved on by a seat from game to game.
in-short = In short
more = All { $count } in figures

## In short.

short-few = { $games } games are few: take all that follows as a first glance, and simulate more before you change a rule.
short-seats-fair = The seats are fair: each wins between { $low } and { $high } of the games, and { $fair } would be exactly fair.
short-seats-unfair = The seats are not fair: seat { $seat } wins { $rate } of the games ({ $interval }), where { $fair } would be fair.
short-seats-bots = The seats cannot be judged: different bots kept them. Simulate with one bot, or with --rotate.
short-order-fair = Who is asked first has no advantage that shows: { $rate } of the games ({ $interval }).
short-order-first = Who is asked first wins { $rate } of the games ({ $interval }), where { $fair } would be fair.
short-length = A game takes { $moves } decisions; eight in ten take { $low } to { $high }.
short-length-turns = A game takes { $moves } decisions in { $turns } turns; eight in ten take { $low } to { $high } decisions.
short-leader = Who leads at half time wins { $rate } of the games; luck alone would make it { $fair }. { $verdict }
runaway = That is a runaway leader: the second half changes little.
open-race = The game stays open for long.
between = The lead is worth having, and can be lost.
short-matters = What goes with victory most, in percentage points: { $best }. { $count ->
        [one] One of { $all } things makes
       *[other] { $count } of { $all } things make
    } a difference that is no accident.
short-hurts = What goes with defeat most, in percentage points: { $worst }.
short-nothing = None of { $all } things makes a difference that is no accident.
short-dead = { $count ->
        [one] One thing makes no difference at all, or nobody ever has it at the end: { $things }
       *[other] { $count } things make no difference at all, or nobody ever has them at the end: { $things }
    }
short-skill = Skill tells: { $best } wins { $rate } of its games, { $worst } { $least }.
short-luck = Skill does not tell in these games: no bot wins surely more than another.
short-rules = { $count ->
        [one] One rule never came up
       *[other] { $count } rules never came up
    } in { $games } games with these options: { $rules }

## The sections.

seats-head = What a seat is worth
seats-text = Victories by seat. A shared victory counts in parts.
order-head = What the order is worth
order-text = Victories by who was asked first, wherever they sat.
order-name = { $place ->
        [1] Asked first
        [2] Asked second
        [3] Asked third
        [4] Asked fourth
       *[other] Asked { $place }th
    }
fair = fair { $rate }
skill-head = Luck against skill
skill-text = Victories by bot. Were all equal, each would win its fair share.
skill-seats = The bots kept their seats, so a seat’s advantage is in these figures too.
skill-one = All seats were played by the same bot. To set luck against skill, let levels meet: simulate { $game } --bots { $bots } --rotate.
length-head = How long it takes
length-text = Decisions in a game: { $mean } on average ({ $interval }). The line below marks the middle eight tenths, the dot the median.
turns-text = Turns in a game: { $mean } on average ({ $interval }).
score-head = Points
score-text = All seats pale, winners dark, both drawn to the same area. Winners have { $winners } points on average, all seats { $all }.
margin-text = The winner is { $mean } points ahead of the second on average ({ $interval }); in half of the games { $median } or fewer.
shared-text = { $rate } of the victories were shared.
parts-head = Where points come from
parts-text = Points of winners (full) and of the others (hollow), on average. At the right: the difference.
things-head = What matters
things-text = Win rate with a thing, less the win rate without it, in percentage points. The whiskers allow for { $looks } looks: all of them hold together with 95 % certainty.
things-usual = average { $value }
things-caution = A thing may go with victory without causing it: who is ahead can afford more.
things-none = This game counts no things of its seats.
things-quiet = No difference here is more than an accident.
thing-kind-had = had by
thing-with = wins with it
thing-without = without
thing-difference = difference
thing-name = thing
dead-head = What nobody would miss
dead-text = Surely within ±1 percentage point, or never had by anybody at the end (what is played at once is not had). The bar shows in how many games somebody has it then.
dead-none = Nothing here is dead: every thing may make a difference.
choices-head = How much there is to decide
choices-text = Choices open to who decides, by tenths of the game: { $mean } on average ({ $interval }). { $forced } of the decisions had a single choice.
choices-turns = A turn has { $mean } decisions ({ $interval }).
lead-head = Leaders and comebacks
lead-text = How often who leads alone after so much of the game goes on to win.
lead-chance = luck alone
lead-more = The lead changes { $changes } times ({ $interval }). { $comebacks } of the games are won by somebody who was behind at half time; winners were up to { $deficit } points behind.
endings-head = How games end
endings-text = The reasons, by how often they come.
rules-head = Which rules came up
rules-text = In { $games } games that were watched rule by rule. The fuller a tile, the more of the games had the rule; coral tiles never came up.
rules-share = in { $share } of the games
rules-never = never
closely-text = From { $games } games that were kept decision by decision.
closely-none = No game was kept decision by decision: simulate with --closely 1 to see this.

## Words in figures.

seat-name = Seat { $number }
percent-of-game = { $part } %
with-interval = { $low } to { $high }

## Comparisons.

compare-title = { $game }: what a change does
compare-about = { $before } against { $after }: { $games } games each
compare-about-uneven = { $before } ({ $games } games) against { $after } ({ $others } games)
compare-paired = Games with the same number had the same luck, so what differs comes from the change.
compare-unpaired = The series have luck of their own; with the same seed and bots less would be left to chance.
compare-vary = { $path } from { $first } to { $last }, { $games } games each
compare-same = { $after }: no difference to { $before } that is no accident, in { $count } figures.
compare-first = { $after }: { $changes }.
compare-more = { $after }: { $changes }; and { $count ->
        [one] one more difference that is
       *[other] { $count } more differences that are
    } no accident.
compare-imbalance = Imbalance: with { $after }, { $thing } wins { $difference } percentage points more than going without it (before: { $before }).
compare-unfair = Imbalance: with { $after }, { $name } wins { $rate } of the games (before: { $before }).
change-up = { $name } from { $before } to { $after }
compare-head = { $after } instead of { $before }
compare-text = What changed surely, in percentage points.
compare-numbers = What changed surely, in standard deviations from game to game.
compare-worth = The worth of a thing is the win rate with it, less the win rate without it.
compare-none = Nothing changed that is more than an accident.
compare-figure = figure
compare-before = before
compare-after = after
curve-text = By { $path }; the band is the 95 % interval of the difference.
change-moves = Decisions in a game
change-turns = Turns in a game
change-points = Points of all seats
change-winner = Points of the winner
change-margin = Lead of the winner
change-shared = Shared victories
change-part = Points: { $part }
change-thing = Worth of { $thing }
change-bot = { $bot } wins
change-seat = Seat { $number } wins
change-order = { $place } wins
