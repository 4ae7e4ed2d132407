"""No secret leaves the server: every byte sent to every seat and to spectators is searched for what they may not know.

The oracle is the engine in this process: it replays each game from its seed and knows where every card lies.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import sqlite3
from contextlib import AsyncExitStack, closing
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from harness import Place, ServerProcess, Visitor, new_table

from generic import tables
from generic.play import luck_of
from wreckfish.bots.advice import advise
from wreckfish.core.bits import pick
from wreckfish.core.game import Match, make_match
from wreckfish.core.record import FIRST_LINE, FIRST_LINE_OF_A_PART
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import commitment, seed_from
from wreckfish.core.snapshot import restore, snapshot
from wreckfish.core.state import Note, State
from wreckfish.games.carcass.components import SUITS
from wreckfish.games.carcass.view import knowledge
from wreckfish.server.context import Context
from wreckfish.server.db.store import Store
from wreckfish.server.errors import speaker
from wreckfish.server.http.limits import LIMITS, CostlyReads, Limits, TooFast
from wreckfish.server.messages import AskPreview
from wreckfish.server.services.hints import determinize
from wreckfish.server.services.look import look
from wreckfish.server.services.preview import preview
from wreckfish.server.settings import Settings, database_url
from wreckfish.server.tables.broadcast import encode, send_start
from wreckfish.server.tables.commit import advance
from wreckfish.server.tables.foresight import foresee
from wreckfish.server.tables.live_table import LiveTable, Watcher
from wreckfish.server.tables.outgoing import log_since, position_info
from wreckfish.server.tables.progress import progress
from wreckfish.server.values import Person, SeatRow, TableRow
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.matches import match_of
from wreckfish.table.position import step

GAMES = 200
PLAIN = re.compile('"(?:words|questions)":null')  # no sentences in it, and no picture: those come with sentences
CARD = re.compile(rf"(?:{'|'.join(SUITS)})\d+")


# ---- The oracle ---------------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """What must not be told after an entry of the log, for each seat and for spectators (None).

    hidden  the cards whose place is secret now: nothing that shows the position names them
    untold  those of them that were secret before and that the entry did not name to this viewer
    """

    hidden: dict[int | None, frozenset[str]]
    untold: dict[int | None, frozenset[str]]


class Oracle:
    """A game replayed from its seed, beside the server: where every card is, and which seats may know it."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match = match
        self.seed = seed
        self.played: list[tuple[int, int]] = []
        self.state: State = match.start(seed)
        self.names: list[str] = self.state.data.names  # type: ignore[attr-defined]  # a Captain Carcass
        self.notes: list[Note] = []
        self.viewers: list[int | None] = [*range(match.seats), None]
        self.now = Moment(self.hidden_now(), {})

    def take(self, kind: str, seat: int, move: int) -> None:
        """An entry of the log; `kind` is `undo` when something is taken back, freely or with consent."""
        self.notes = []
        if kind == "move":
            self.state.journal = self.notes
            self.state.play(seat, move)
            self.played.append((seat, move))
        elif kind == "undo":
            last = max(n for n, (mover, _) in enumerate(self.played) if mover == seat)
            del self.played[last:]
            self.state = self.match.start(self.seed)
            for mover, made in self.played:
                self.state.play(mover, made)
        before, hidden = self.now.hidden, self.hidden_now()
        self.now = Moment(hidden, {viewer: (before[viewer] & hidden[viewer]) - self.told(viewer) for viewer in hidden})

    def hidden_now(self) -> dict[int | None, frozenset[str]]:
        """For each viewer the cards whose place is secret: deck and Locker, but for what this seat has seen of them."""
        whole = self.state.dump()
        secret = frozenset(pick(int(whole["deck"]) | int(whole["locker"]), self.names))  # type: ignore[call-overload]
        return {seat: secret - self.known_to(seat) for seat in self.viewers}

    def known_to(self, seat: int | None) -> set[str]:
        if seat is None:
            return set()
        mine = knowledge(self.state, seat)  # type: ignore[arg-type]  # a Captain Carcass
        return {*mine.deck, *mine.map, *mine.locker}

    def told(self, seat: int | None) -> set[str]:
        """The cards that were openly named, or named to this seat, in the last entry."""
        named: set[str] = set()
        for note in self.notes:
            for value in self.match.game.event(note, seat, self.match.parts).params.values():
                named |= set(value) if isinstance(value, list) else {str(value)}
        return named

    @property
    def over(self) -> bool:
        return not self.state.owing


@cache
def spoken() -> tuple[re.Pattern[str], dict[str, str]]:
    """Cards as sentences and pictures call them, in both languages, and which they are."""
    names = {}
    for language in ("en", "de"):
        for suit in SUITS:
            for value in range(1, 11):
                names[speaker(language, "carcass").thing("card", f"{suit}{value}")] = f"{suit}{value}"
    words = sorted({name.rpartition(" ")[0] for name in names}, key=len, reverse=True)
    return re.compile(rf"(?:{'|'.join(words)}) \d+"), names


def cards_in(text: str) -> set[str]:
    """All cards that a text names, in whatever way."""
    found = set(CARD.findall(text))
    if not PLAIN.search(text):
        pattern, names = spoken()
        found |= {names[name] for name in pattern.findall(text) if name in names}
    return found


@cache
def encodings(seed: str) -> list[str]:
    raw = bytes.fromhex(seed)
    words = [
        seed,
        seed.upper(),
        seed[::-1],
        str(int(seed, 16)),
        str(int.from_bytes(raw, "little")),
        seed_from(seed + " "),
    ]
    return [*words, base64.b64encode(raw).decode().rstrip("="), base64.urlsafe_b64encode(raw).decode().rstrip("=")]


def check_seed(text: str, seed: str) -> None:
    for form in encodings(seed):
        assert form not in text
    for part in (seed[:12], seed[-12:]):
        assert part not in text.replace(commitment(seed), "")


def check_position(text: str, seat: int | None, moment: Moment) -> None:
    found = cards_in(text) & moment.hidden[seat]
    assert not found, f"seat {seat} is shown {found}: {text}"


def check_entry(text: str, seat: int | None, moment: Moment) -> None:
    found = cards_in(text) & moment.untold[seat]
    assert not found, f"seat {seat} is told of {found}: {text}"


# ---- 200 games, as the context shows them -------------------------------------------------------------------------


class Ear(Watcher):
    """A watcher of a table that keeps every byte."""

    def __init__(self, seat: int | None, language: str, words: bool, picture: bool) -> None:
        self.wanted = self.seat = seat
        self.person = None if seat is None else f"person{seat}"
        self.language = language
        self.words = words
        self.picture = picture
        self.heard: list[str] = []
        self.entries: dict[int, str] = {}  # by ply, as they were told

    def put(self, message: bytes) -> None:
        self.heard.append(message.decode())

    def take(self) -> list[Any]:
        """What was heard since the last time."""
        heard, self.heard = self.heard, []
        return [msgspec.json.decode(text, type=dict[str, msgspec.Raw]) for text in heard]


def make_live(match: Match, seed: str) -> LiveTable:
    row = TableRow(
        id="leaktest", game=match.game.name, size=match.seats, options=msgspec.json.encode(match.options).decode(),
        pace='{"pace":"untimed"}', open=True, hot_seat=False, practice=False, stand_in="greedy", host="person0",
        seed=seed, opening="", created=1, state="playing", started=1, ended=None, ply=0, owing=0, due=None, result=None,
        settled=True, rematch=None,
    )  # fmt: skip
    seats = [SeatRow(seat, f"person{seat}", None, f"Player {seat}") for seat in range(match.seats)]
    return LiveTable(row, seats, [], 0)


class Watched:
    """A table with an ear at every seat and among the spectators, and the oracle beside it."""

    def __init__(self, context: Context, number: int) -> None:
        self.luck = random.Random(number)
        few = tables.few("carcass")
        table = few[number % len(few)] if number < 150 else tables.any_table(tables.find("carcass"), self.luck)
        self.seed = seed_from(f"leak {number}")
        self.context = context
        self.live = make_live(table.match(), self.seed)
        self.oracle = Oracle(match_of("carcass", table.seats, self.live.row.options), self.seed)
        language = ("en", "de")[number // 16 % 2]
        self.ears = [Ear(seat, language, number % 8 == 0, number % 16 == 0) for seat in self.oracle.viewers]
        self.live.watchers |= set(self.ears)
        self.checked = 0

    def enter(self, kind: Kind, seat: int, move: int = 0) -> None:
        """An entry goes its way, as the context sends it once it is stored."""
        entry = Entry(self.live.ply + 1, 1, kind, seat, move)
        before = len(self.live.game.played)
        ahead = step(self.live.game, entry)
        advance(self.context, self.live, entry, ahead, progress(ahead[0], entry, 0, 0))
        asker = self.asker if kind is Kind.AGREE else seat
        undone = kind is not Kind.MOVE and len(self.live.game.played) < before
        self.oracle.take("move" if kind is Kind.MOVE else "undo" if undone else "word", asker, move)
        self.check()

    def check(self) -> None:
        for ear in self.ears:
            for message in ear.take():
                text = b"".join(bytes(part) for part in message.values()).decode()
                if self.oracle.over:
                    continue
                check_seed(text, self.seed)
                self.checked += 1
                if "entry" in message:
                    told = bytes(message["entry"]).decode()
                    ear.entries[self.live.ply] = told
                    check_entry(told, ear.seat, self.oracle.now)
                    check_position(bytes(message["position"]).decode(), ear.seat, self.oracle.now)
                else:
                    check_position(text, ear.seat, self.oracle.now)

    def turn(self) -> None:
        """A random move, or now and then something that concerns an undo."""
        position, luck = self.live.game, self.luck
        movers = [seat for seat in range(self.oracle.match.seats) if position.own_last(seat) is not None]
        if movers and luck.random() < 0.08:
            self.ask_back(luck.choice(movers))
            return
        seat = luck.choice(position.state.to_act())
        if luck.random() < 0.01:
            self.enter(Kind.HINT, seat)
        self.enter(Kind.MOVE, seat, luck.choice(list(position.state.legal(seat))))

    def ask_back(self, seat: int) -> None:
        if self.live.game.may_undo(seat):
            self.enter(Kind.UNDO, seat)
            return
        self.asker = seat
        self.enter(Kind.ASK, seat)
        for other in sorted(self.live.game.affected(seat)):
            agree = self.luck.random() < 0.8
            self.enter(Kind.AGREE if agree else Kind.REFUSE, other)
            if not agree:
                return

    def check_other_worlds(self) -> None:
        """A reader who cannot tell two worlds apart gets the same bytes in both; a spectator cannot tell any apart."""
        truth = self.live.game
        for ear in self.ears:
            for seat in range(truth.state.seats) if ear.seat is None else [ear.seat]:
                shown = self.show(ear)
                self.live.position = msgspec.structs.replace(
                    truth, state=truth.state.redeal(seat, luck_of(self.seed, self.live.ply, seat))
                )
                assert self.show(ear) == shown
                self.live.position = truth

    def check_imagined_worlds(self) -> None:
        """What a bot elsewhere is sent looks to its seat as the table does, with luck of its own at every asking."""
        truth = self.live.game.state
        for seat in range(truth.seats):
            person = Person(f"person{seat}", "", None, "en")
            first, second = (determinize(person, self.live, None) for _ in range(2))
            check_seed(encode(first).decode(), self.seed)
            for luck in ("deck_luck", "locker_luck"):
                assert first.position[luck] not in (second.position[luck], snapshot(truth)[luck])
            world = restore(first.position, truth)
            assert world.view(seat) == truth.view(seat)

    async def check_previews(self) -> None:
        """What a move is sure to lead to names no card whose place its seat does not know."""
        seat = self.live.game.state.to_act()[0]
        moves: list[dict[str, Any] | str] = [each.text for each in position_info(self.live, seat).legal]
        found = await preview(self.context, Person(f"person{seat}", "", None, "en"), self.live, AskPreview(moves))
        assert [each.text for each in found.moves] == moves
        text = encode(found).decode()
        check_seed(text, self.seed)
        check_position(text, seat, self.oracle.now)

    def show(self, ear: Ear) -> bytes:
        return encode(position_info(self.live, ear.seat, ear.language, ear.words, ear.picture))

    async def check_what_is_read_later(self) -> None:
        """The log and a look, read at any time, say what was said at its time, and nothing else."""
        since = self.luck.randrange(self.live.ply + 1)
        for ear in self.ears:
            told = await log_since(self.live, since, ear.seat, ear.language, ear.words)
            assert [encode(entry).decode() for entry in told] == [
                ear.entries[ply] for ply in range(since + 1, self.live.ply + 1)
            ]
        ear = self.luck.choice(self.ears)
        seen = await look(self.context, None, self.live, ear.seat, since, 0, ear.language, ear.words, ear.picture)
        check_seed(encode(seen).decode(), self.seed)
        check_position(encode((seen.position, seen.table)).decode(), ear.seat, self.oracle.now)


@pytest.mark.slow
@pytest.mark.parametrize("games", [range(first, first + GAMES // 4) for first in range(0, GAMES, GAMES // 4)], ids=str)
def test_in_200_games_no_message_tells_a_seat_or_a_spectator_what_they_may_not_know(
    games: range, tmp_path: Path
) -> None:
    async def watch() -> None:
        settings = Settings(data=str(tmp_path), limits="off")
        context = Context(settings, Store(database_url(settings)), b"x" * 32)
        await context.open()
        checked = undone = 0
        for number in games:
            watched = Watched(context, number)
            send_start(watched.live)
            watched.check()
            looks = {watched.luck.randrange(5, 80) for _ in range(2)}
            while not watched.oracle.over:
                watched.turn()
                if watched.live.ply in looks and not watched.oracle.over:
                    watched.check_other_worlds()
                    watched.check_imagined_worlds()
                    await watched.check_previews()
                    await watched.check_what_is_read_later()
            undone += sum(entry.kind in (Kind.UNDO, Kind.AGREE) for entry in watched.live.entries)
            checked += watched.checked
        assert checked > len(games) * 200
        assert undone > len(games)
        await context.close()

    asyncio.run(watch())


def test_a_hint_depends_on_nothing_that_its_seat_cannot_know() -> None:
    match = match_of("carcass", 3, '{"divers":"dealt"}')
    state, luck, compared = match.start(seed_from("hints")), random.Random(1), 0
    while state.owing:
        seat = state.to_act()[0]
        moves = state.legal(seat)
        if len(moves) > 1:
            other = state.redeal(seat, luck_of("another world"))
            hints = [advise(match.game, world, seat, 20) for world in (state, other)]
            assert hints[0] == hints[1]
            compared += 1
        state.play(seat, luck.choice(list(moves)))
    assert compared > 20


@pytest.mark.parametrize("game", game_names())
def test_a_preview_depends_on_nothing_that_its_seat_cannot_know(game: str) -> None:
    found = find_game(game)
    match = make_match(found, min(3, found.max_seats))
    state, luck, told = match.start(seed_from("previews")), random.Random(1), 0
    for ply in range(60):
        if not state.owing:
            break
        seat = state.to_act()[0]
        moves = list(state.legal(seat))
        some = luck.sample(moves, min(3, len(moves)))
        other = state.redeal(seat, luck_of("another world"))
        here, there = (foresee(match, world, seat, some, luck_of("preview", ply)) for world in (state, other))
        assert here == there
        told += sum(len(each.events) for each in here)
        state.play(seat, luck.choice(moves))
    assert told > 60


def test_a_client_that_asks_for_previews_without_end_has_to_wait() -> None:
    live = make_live(match_of("carcass", 2, '{"first":1}'), seed_from("patience"))
    people = SimpleNamespace(place=str)
    table = cast(Context, SimpleNamespace(limits=Limits(clock=lambda: 0), reads=CostlyReads(), people=people))

    async def ask(times: int) -> None:
        for _ in range(times):
            await preview(table, Person("person0", "", None, "en"), live, AskPreview(["dive"]))

    asyncio.run(ask(LIMITS["previews"].burst))
    with pytest.raises(TooFast):
        asyncio.run(ask(1))


def test_the_search_would_find_a_leak() -> None:
    """The oracle itself: it knows what is hidden, and finds it in every form."""
    seed = seed_from("a leak")
    oracle = Oracle(match_of("carcass", 3, "{}"), seed)
    secret = sorted(oracle.now.hidden[None])[0]
    assert len(oracle.now.hidden[0]) == 60
    word = speaker("de", "carcass").thing("card", secret)
    for text in (f'{{"card":"{secret}"}}', f"Ada sees {word}."):
        assert cards_in(text) == {secret}
        with pytest.raises(AssertionError):
            check_position(text, None, oracle.now)
        with pytest.raises(AssertionError):
            check_entry(text, 0, Moment({}, oracle.now.hidden))
    for form in encodings(seed):
        with pytest.raises(AssertionError):
            check_seed(f"x{form}x", seed)
    check_seed(commitment(seed), seed)


# ---- Games over real sockets and requests -------------------------------------------------------------------------


class Witness:
    """A visitor to a table who keeps everything the server sends, over the socket and over REST."""

    def __init__(self, person: Visitor, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.texts: list[str] = []
        self.token = ""

    async def sit_down(self, table: str, **wishes: Any) -> asyncio.Task[None]:
        self.table = table
        place = await self.person.sit_down(table, **wishes)
        self.texts.append(json.dumps(place.welcome, ensure_ascii=False))
        self.token = (await self.person.post("/api/me/tokens", label="a bot"))["token"]
        return asyncio.create_task(self.listen(place))

    async def listen(self, place: Place) -> None:
        async for text in place.socket:
            self.texts.append(str(text))

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.person.http.get(path.format(table=self.table), params=query)
        self.texts.append(answer.text)
        return answer.json() if "json" in answer.headers["content-type"] else None

    async def ask(self, verb: str, **body: Any) -> None:
        """Ask for something, and keep the answer, also if it is a refusal."""
        answer = await self.person.http.post(f"/api/tables/{self.table}/{verb}", json=body)
        self.texts.append(answer.text)

    async def look_around(self, luck: random.Random) -> None:
        words: dict[str, Any] = luck.choice([{}, {"words": 1, "lang": "de"}, {"words": 1, "picture": 1}])
        path = luck.choice(["look", "look", "log", "", "record", "replay?seat=0", "replay?seat=open", "verify"])
        await self.get("/api/tables/{table}/" + path if path else "/api/tables/{table}", **words)
        await self.get(
            luck.choice(["/api/tables?which=playing", "/api/me/tables", "/api/me/turns", "/api/me", "/api/games"])
        )


async def play_watched(witnesses: list[Witness], luck: random.Random) -> None:
    """A game by requests, with questions, chat, and all that one can read in between."""
    players = [witness for witness in witnesses if witness.seat is not None]
    regrets = 8  # each may take back a whole round
    while True:
        for player in luck.sample(players, len(players)):
            position = (await player.get("/api/tables/{table}/look", words=1))["position"]
            if position["outcome"] is not None:
                return
            if position["undo"]["answers"]:
                for other in players:
                    await other.ask("answer", agree=True)
            elif regrets and luck.random() < 0.06:
                regrets -= 1
                await player.ask("undo")
            elif position["legal"]:
                await player.ask("move", move=luck.choice(position["legal"])["move"], ply=position["ply"])
            if luck.random() < 0.1:
                if (await player.get("/api/tables/{table}/look"))["position"]["outcome"] is not None:
                    return  # from now on the seed is open
                await luck.choice(witnesses).look_around(luck)
            if luck.random() < 0.1:
                await luck.choice(players).ask("say", text="What is next?")


def moments(folder: Path, table: str) -> tuple[str, list[Moment]]:
    """A table's seed, and what must not be told after each entry: from the database's file, not from the server."""
    with closing(sqlite3.connect(folder / "wreckfish.db")) as database:
        seed, size, options = database.execute(
            "SELECT seed, size, options FROM tables WHERE id = ?", (table,)
        ).fetchone()
        entries = database.execute(
            'SELECT kind, seat, value FROM entries WHERE "table" = ? ORDER BY ply', (table,)
        ).fetchall()
    oracle = Oracle(match_of("carcass", size, options), seed)
    found = [oracle.now]
    asker, agreed = -1, 0
    for kind, seat, value in entries:
        asker, agreed = (seat, 0) if kind == "ask" else (asker, agreed + (kind == "agree"))
        undone = kind == "undo" or (kind == "agree" and agreed == size - 1)
        oracle.take("undo" if undone else kind, asker if kind == "agree" else seat, value)
        found.append(oracle.now)
    return seed, found


def check_text(text: str, seat: int | None, seed: str, found: list[Moment]) -> int:
    """Check one message or answer; how many positions and entries it held."""
    said = json.loads(text) if text.startswith(("{", "[")) else {}
    said = said if isinstance(said, dict) else {}
    table = said.get("table")
    if said.get("state") == "over" or (isinstance(table, dict) and table["state"] == "over"):
        return 0
    if "tables" in said:  # a list of tables: the seeds of those that are over are open
        text = json.dumps([each for each in said["tables"] if each["state"] != "over"], ensure_ascii=False)
    if text.startswith(FIRST_LINE):  # a record from before the game was over
        assert text.startswith(FIRST_LINE_OF_A_PART) or "Result: *" not in text
        if not text.startswith(FIRST_LINE_OF_A_PART):
            return 0
    check_seed(text, seed)
    position, entries = said.get("position"), [*(said.get("log") or []), *([said["entry"]] if "entry" in said else [])]
    if position is not None:
        if position["outcome"] is not None:
            return 0
        check_position(json.dumps(position, ensure_ascii=False), seat, found[position["ply"]])
    for entry in entries:
        check_entry(json.dumps(entry, ensure_ascii=False), seat, found[entry["ply"]])
    if position is None and not entries and not text.startswith(FIRST_LINE):  # whose moves name open cards only
        assert not cards_in(text), text
    return len(entries) + (position is not None)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_leaks_over_sockets_and_requests(shared_server: ServerProcess, seats: int) -> None:
    async def game() -> None:
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Visitor(shared_server.address, f"Player {n}")) for n in range(seats + 1)
            ]
            options = {"divers": "dealt", "variant": ("none", "all-hands", "thieves-reef")[seats - 2]}
            table = await new_table(people[0], people[1:seats], options=options)
            witnesses = [Witness(person, n if n < seats else None) for n, person in enumerate(people)]
            wishes: list[dict[str, Any]] = [{}, {"words": 1, "lang": "de"}, {"words": 1, "picture": 1}]
            tasks = [await witness.sit_down(table, **wishes[(n + seats) % 3]) for n, witness in enumerate(witnesses)]
            await play_watched(witnesses, random.Random(seats))
            for task in tasks:
                task.cancel()
        check_witnesses(shared_server, table, witnesses)

    asyncio.run(game())


def check_witnesses(server: ServerProcess, table: str, witnesses: list[Witness]) -> None:
    seed, found = moments(server.folder, table)
    checked = 0
    for witness in witnesses:
        for text in witness.texts:
            checked += check_text(text, witness.seat, seed, found)
            for other in witnesses:
                assert other.person.cookie.partition("=")[2] not in text
                assert other.token not in text
    assert checked > 500
    log = server.log.read_text()
    check_seed(log, seed)
    for witness in witnesses:
        assert witness.token not in log
        assert witness.person.cookie.partition("=")[2] not in log
