# What the table server says, in English. de.ftl has the same ids.

## The table's log, apart from the game's own events.

log-undo = { $seat } takes back the last move.
    .seat = You take back the last move.
log-ask = { $seat } would like to take back a move.
    .seat = You would like to take back a move.
log-agree = { $seat } agrees.
    .seat = You agree.
log-refuse = { $seat } does not agree.
    .seat = You do not agree.
log-timeout = { $seat }’s clock ran out: a bot ({ $bot }) plays on.
    .seat = Your clock ran out: a bot ({ $bot }) plays on.
log-left = { $seat } left: a bot ({ $bot }) plays on.
    .seat = You left: a bot ({ $bot }) plays on.
log-absent =
    { $hours ->
        [one] { $seat } is away. Without a sign of life within an hour, a bot plays on.
       *[other] { $seat } is away. Without a sign of life within { $hours } hours, a bot plays on.
    }
    .seat = { $hours ->
        [one] You are away. Without a sign of life within an hour, a bot plays on.
       *[other] You are away. Without a sign of life within { $hours } hours, a bot plays on.
    }
log-here = { $seat } is here again.
    .seat = You are here again.
log-replaced = { $seat } was away for a long time: a bot ({ $bot }) plays on.
    .seat = You were away for a long time: a bot ({ $bot }) plays on.
log-conceded = { $seat } concedes.
    .seat = You concede.
log-return = { $seat } is back.
    .seat = You are back.
log-hint = { $seat } asks for a hint.
    .seat = You ask for a hint.
log-credit =
    { $seconds ->
        [one] The server stood still for a second; no clock ran.
       *[other] The server stood still for { $seconds } seconds; no clock ran.
    }

reason-conceded = The game was conceded.

## Refusals: at a table.

refuse-no-table = There is no table with that code.
refuse-no-seat =
    { $count ->
        [one] There is no seat { $seat }: this table has one seat.
       *[other] There is no seat { $seat }: this table has { $count } seats.
    }
refuse-not-started = The game has not started yet.
refuse-started = The game has already started.
refuse-over = The game is over.
refuse-not-over = The game is not over yet.
refuse-other-seat = That is not your seat.
refuse-not-seated = You do not sit at this table.
refuse-seated-already = You already sit in seat { $seat }.
refuse-taken = That seat is taken.
refuse-hot-seat = All seats at this table share one device; only the host can sit down.
refuse-host-only = Only the host of the table may do that.
refuse-empty-seats =
    { $count ->
        [one] Seat { $seats } is still empty; sit down there or put a bot in.
       *[other] Seats { $seats } are still empty; sit down there or put bots in.
    }
refuse-no-bot = There is no bot “{ $bot }” here.
refuse-bot-already = A bot already plays there.
refuse-is-here = { $name } is here.
refuse-clock-decides = The clock decides here: a bot plays for { $name } once their time is up, and not before.
refuse-not-waited-for = The game is not waiting for { $name }.
refuse-announced = The absence of { $name } has been announced; a bot takes over when the time is up.
refuse-not-away = You are already playing your seat yourself.
refuse-bot-thinks = Your bot is about to move; take your seat back right after.
refuse-stand-in = A bot plays for you; take your seat back first.
refuse-conceded = You have conceded this game, so you cannot return to it.
refuse-many-tables =
    { $most ->
        [one] You already have an open table that waits for players; start it first.
       *[other] You already have { $most } open tables that wait for players; start one first.
    }
refuse-many-near =
    { $most ->
        [one] An open table from your address already waits for players; join or start it first.
       *[other] { $most } open tables from your address already wait for players; join or start one first.
    }
refuse-name = A name has 1 to 40 printable characters and no spaces at its ends.

## Refusals: moves.

refuse-stale = Too late: the table has moved on since. Look at it again.
refuse-future = There is no such ply yet; the last one is { $ply }.
refuse-busy = Too much happened at this table at once; try again.
refuse-log-full = This table’s log is full: only the game’s questions can be answered, or the game conceded.
refuse-nothing-to-undo = You have nothing to take back.
refuse-asked-already = Someone is already asking to take back a move; answer that first.
refuse-hint-people = Hints are for games against bots: another person plays here.
refuse-no-turn = It is not your turn.
refuse-no-rules = The rules of { $game } are missing here.
refuse-no-lesson = No lesson is taught at this table.
refuse-no-hint = No hint could be found; try again.
refuse-no-question = No one is asking to take back a move.
refuse-not-asked = You are not being asked, or you have already answered.

## Refusals: new tables.

refuse-other-record =
    { $count ->
        [one] The record is of { $game } for one seat.
       *[other] The record is of { $game } for { $count } seats.
    }
refuse-sealed = The record’s seed is sealed, so the game cannot continue from there.

## Refusals: chat.

refuse-nothing-said = That line is empty.

## Refusals: messages and requests.

refuse-json = That is not JSON.
refuse-binary = Messages are text, not binary.
refuse-too-long = That message is too long: { $most } characters at most.
refuse-no-body = This request needs a JSON body.
refuse-body = The request is not valid: { $reason }.
refuse-request = The request is not valid.
refuse-nowhere = There is nothing at this address.
refuse-method = This address does not support that method.
refuse-deep = The JSON is nested too deeply.
refuse-slow = The request did not arrive in time.
refuse-host = This server does not serve that host.
refuse-head = The headers of the request are too long.
refuse-too-big = The request is too big.
refuse-metrics = These figures are for the host only.
refuse-unwell = This server is not well: it cannot write to its database.
refuse-deaf = This server is not well: it does not hear the other processes.
refuse-storage = The server could not store that, so nothing changed. Try again in a moment.
refuse-broken = Something went wrong on our side; nothing changed. The host can find it in the log.

## Hints.

hint-only = It is the only move.
hint-why = About { $chance } % to win.
hint-why-other = About { $chance } % to win; with “{ $other }” it is { $next } %.
hint-why-equal = About { $chance } % to win, as with “{ $other }”.
hint-why-mix = The choice is secret, so mix at random: { $moves } of the time. About { $chance } % to win.
hint-why-often = “{ $move }” { $share } %
hint-why-points =
    { $points ->
        [one] About { $points } point in the end.
       *[other] About { $points } points in the end.
    }
hint-why-points-equal =
    { $points ->
        [one] About { $points } point in the end, as with “{ $other }”.
       *[other] About { $points } points in the end, as with “{ $other }”.
    }
hint-why-points-other =
    { $points ->
        [one] About { $points } point in the end; with “{ $other }” about { $next }.
       *[other] About { $points } points in the end; with “{ $other }” about { $next }.
    }

## Refusals: finished games.

refuse-replay-seat =
    { $seats ->
        [one] This table has one seat: take seat 0, “spectator” or “open”.
       *[other] This table has { $seats } seats: take one of them, counted from 0, “spectator” or “open”.
    }
refuse-replay-ply =
    { $plies ->
        [one] This game has one move: take ply 0 or 1.
       *[other] This game has { $plies } moves: take a ply from 0 to { $plies }.
    }
refuse-replay-picture = Pictures are drawn for one ply at a time: say which.
refuse-no-player = There is no such player here, or no longer.
refuse-no-game = There is no such game here.

## Refusals: people and safety.

refuse-who = We do not know you yet: give a name first, or log in.
refuse-token = This token is not valid, or no longer is.
refuse-token-plays = A token is for playing. Log in to change the account behind it.
refuse-name-mixed = A word in that name mixes letters of different alphabets that look alike; use one alphabet for each word.
refuse-login = A login has { $least } to { $most } characters and no spaces.
refuse-password = A password has { $least } to { $most } characters.
refuse-login-taken = Someone already has this login; choose another.
refuse-account-already = You already have an account.
refuse-no-account = You have no account yet, and so no password.
refuse-log-in = Login and password do not match.
refuse-wrong-password = That is not your password.
refuse-many-tokens =
    { $most ->
        [one] You already have a token; delete it first.
       *[other] You already have { $most } tokens; delete one first.
    }
refuse-no-token = You have no such token.
refuse-no-person = There is no such person here, or no longer.
refuse-mute-self = You cannot mute yourself.
refuse-many-mutes =
    { $most ->
        [one] You have muted one person and cannot mute more.
       *[other] You have muted { $most } people and cannot mute more.
    }
refuse-too-fast =
    { $seconds ->
        [one] Not so fast: try again in a second.
       *[other] Not so fast: try again in { $seconds } seconds.
    }
refuse-foreign = This request comes from a page on another site and was blocked.
refuse-not-json = Send JSON here, with the header “Content-Type: application/json”.
