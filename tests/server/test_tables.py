"""What one can do at a table, verb by verb: each test is a sentence about it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any, TypeAlias

import pytest
from harness import Place, ServerProcess, Visitor, new_table

from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, parse, verify, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import commitment, seed_from

Guests: TypeAlias = Callable[[int], Awaitable[list[Visitor]]]


def at_tables(story: Callable[[Guests], Awaitable[None]]) -> Callable[[ServerProcess], None]:
    """A story about guests of the shared server, as a test."""

    def test(shared_server: ServerProcess) -> None:
        async def tell() -> None:
            async with AsyncExitStack() as stack:

                async def guests(count: int) -> list[Visitor]:
                    names = ("Ada", "Ben", "Cem", "Dora")[:count]
                    return [await stack.enter_async_context(Visitor(shared_server.address, name)) for name in names]

                await story(guests)

        asyncio.run(tell())

    test.__name__ = getattr(story, "__name__", "story")
    test.__doc__ = story.__doc__
    return test


async def info(person: Visitor, table: str) -> Any:
    return await person.get(f"/api/tables/{table}")


async def position(person: Visitor, table: str, **query: Any) -> Any:
    return (await person.get(f"/api/tables/{table}/look", **query))["position"]


async def create(person: Visitor, **settings: Any) -> Any:
    return await person.post("/api/tables", **{"game": "carcass", "seats": 2, **settings})


async def ask(person: Visitor, table: str, verb: str, **body: Any) -> Any:
    return await person.post(f"/api/tables/{table}/{verb}", **body)


async def refused(person: Visitor, table: str, verb: str, **body: Any) -> str:
    return (await person.refused(f"/api/tables/{table}/{verb}", **body))[1]


async def play(people: list[Visitor], table: str, luck: random.Random, most: int = 500) -> None:
    """Random moves of all people, until the end or `most` of them."""
    for _ in range(most):
        now = await info(people[0], table)
        if now["state"] == "over":
            return
        for person in people:
            seen = await position(person, table)
            if seen["seat"] in seen["to_act"]:
                await ask(person, table, "move", move=luck.choice(seen["legal"])["text"], ply=seen["ply"])
                break


async def until(condition: Callable[[], Awaitable[bool]], seconds: float) -> None:
    begun = time.monotonic()
    while not await condition():
        assert time.monotonic() - begun < seconds, "it does not happen"
        await asyncio.sleep(0.1)


# ---- Creating -----------------------------------------------------------------------------------------------------


@at_tables
async def test_the_creator_of_a_table_is_its_host_and_all_seats_are_free(guests: Guests) -> None:
    (ada,) = await guests(1)
    table = await create(ada, seats=3)
    assert (table["host"], table["state"], table["ply"]) == (ada.id, "waiting", 0)
    assert [(seat["person"], seat["bot"], seat["here"]) for seat in table["seats"]] == [(None, None, False)] * 3
    assert table["seed"] is None
    assert len(table["seed_commitment"]) == 64


@at_tables
async def test_a_table_has_the_options_and_the_pace_it_was_made_with(guests: Guests) -> None:
    (ada,) = await guests(1)
    options = {"variant": "all-hands", "divers": ["miser", "navigator"], "first": 2}
    pace = {"pace": "live", "minutes": 3, "seconds": 7}
    table = await create(ada, options=options, pace=pace, stand_in="random")
    assert (table["options"], table["pace"], table["stand_in"]) == (options, pace, "random")
    assert (await create(ada, pace={"pace": "days", "days": 2}))["pace"] == {"pace": "days", "days": 2}


WRONG: dict[str, dict[str, Any]] = {
    "another game": {"game": "chess"},
    "too many seats": {"seats": 5},
    "one seat": {"seats": 1},
    "no such option": {"options": {"colour": "red"}},
    "no such variant": {"options": {"variant": "dry-land"}},
    "one diver for two": {"options": {"divers": ["miser"]}},
    "no such bot": {"stand_in": "kraken"},
    "a clock that is too fast": {"pace": {"pace": "live", "minutes": 0, "seconds": 1}},
    "no such pace": {"pace": {"pace": "hurry"}},
    "something unknown": {"colour": "red"},
    "a number for a name": {"game": 7},
    "no record": {"position": "1. e4 e5"},
}


@pytest.mark.parametrize("what", WRONG)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(shared_server: ServerProcess, what: str) -> None:
    async def tell() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            status, code = await ada.refused("/api/tables", **{"game": "carcass", "seats": 2, **WRONG[what]})
            assert status in (400, 422)
            assert code.startswith("refuse-")
            assert (await ada.get("/api/me/tables"))["tables"] == []

    asyncio.run(tell())


GERMAN = {
    "another game": "Das Spiel „chess“ gibt es nicht",
    "too many seats": "carcass ist für 2 bis 4 Plätze, nicht für 5.",
    "no such option": "carcass hat keine Option „colour“",
    "no such variant": "Die Option variant kann nicht „dry-land“ sein. Erlaubt ist eines von none",
    "one diver for two": "Nenne für jeden der 2 Plätze einen Taucher",
    "no record": "Zeile 1: Eine Aufzeichnung beginnt mit „Wreckfish record 1“.",
}


@at_tables
async def test_what_the_core_refuses_is_told_in_the_reader_s_language(guests: Guests) -> None:
    (ada,) = await guests(1)
    for what, sentence in GERMAN.items():
        body = {"game": "carcass", "seats": 2, **WRONG[what]}
        answer = await ada.http.post("/api/tables?lang=de", json=body)
        assert answer.json()["sentence"].startswith(sentence)
    table = await new_table(ada, [], bots=1, options={"first": 1})
    place = await ada.sit_down(table, lang="de")
    assert (await place.ask("move", move="swim"))["sentence"].startswith("Den Spielzug „swim“ gibt es nicht")
    assert (await place.ask("move", move={"move": "dive", "deep": 1}))["code"] == "refuse-said"


@at_tables
async def test_the_lobby_lists_open_tables_and_not_those_by_link(guests: Guests) -> None:
    ada, ben = await guests(2)
    shown, hidden = await create(ada), await create(ada, open=False)
    listed = [table["id"] for table in (await ben.get("/api/tables"))["tables"]]
    assert shown["id"] in listed
    assert hidden["id"] not in listed
    assert (await info(ben, hidden["id"]))["open"] is False, "the link still works"
    assert (await ben.get("/api/tables", game="whist"))["tables"] == []
    table = await new_table(ada, [ben])
    assert table in [each["id"] for each in (await ben.get("/api/tables", which="playing"))["tables"]]
    assert table not in [each["id"] for each in (await ben.get("/api/tables"))["tables"]]


@at_tables
async def test_at_a_hot_seat_one_person_takes_all_seats_under_several_names(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = (await create(ada, hot_seat=True))["id"]
    for seat, name in enumerate(("Grandma", "Grandpa")):
        await ask(ada, table, "sit", seat=seat, name=name)
    assert await refused(ben, table, "sit", seat=0) == "refuse-hot-seat"
    await ask(ada, table, "start")
    assert [seat["name"] for seat in (await info(ada, table))["seats"]] == ["Grandma", "Grandpa"]
    for _ in range(30):
        seen = await position(ada, table)
        assert seen["seat"] == seen["to_act"][0], "the seat that is asked is the one that is shown"
        await ask(ada, table, "move", move=seen["legal"][0]["text"])
    for seat in range(2):
        assert (await position(ada, table, seat=seat))["seat"] == seat


@at_tables
async def test_everyone_at_a_table_has_a_name_of_their_own(guests: Guests) -> None:
    """People and bots, however long the name."""
    ada, ben, cem, dora = await guests(4)
    long = "Captain of the Thirty-Nine Letters, Ada"
    table = (await create(ada, seats=4))["id"]
    for seat, (person, name) in enumerate([(ada, "Gull"), (ben, "gull"), (cem, long), (dora, long)]):
        await ask(person, table, "sit", seat=seat, name=name)
    names = [seat["name"] for seat in (await info(ada, table))["seats"]]
    assert names == ["Gull", "gull 2", long, f"{long[:38]} 2"]
    await ask(ada, table, "leave", seat=1)
    for bot in ("random", "greedy"):
        await ask(ada, table, "bot", seat=1, bot=bot)
        assert (await info(ada, table))["seats"][1]["name"] == "Gull 2", "the bot of this seat is a gull"


@at_tables
async def test_a_practice_table_has_the_seed_one_asks_for_and_says_so(guests: Guests) -> None:
    ada, ben = await guests(2)
    first = []
    for _ in range(2):
        table = await new_table(ada, [ben], seed="my favourite deal", options={"first": 1})
        now = await info(ben, table)
        assert now["practice"] is True
        assert now["seed"] == seed_from("my favourite deal")
        assert now["seed_commitment"] == commitment(now["seed"])
        await ask(ada, table, "move", move="dive")
        first.append((await position(ada, table))["view"])
    assert first[0] == first[1]


@pytest.mark.seconds
@at_tables
async def test_the_server_deals_by_a_key_and_its_record_can_be_checked(guests: Guests) -> None:
    """With sfc32, someone who had seen enough could have computed the rest of the deck."""
    [ada] = await guests(1)
    table = await new_table(ada, [], bots=1)
    async with asyncio.timeout(60):
        while (now := await info(ada, table))["state"] != "over":
            if moves := (await position(ada, table))["legal"]:
                await ask(ada, table, "move", move=moves[0]["move"])
            else:
                await asyncio.sleep(0.02)
    assert re.fullmatch("[0-9a-f]{64}", now["seed"])
    assert now["seed_commitment"] == commitment(now["seed"])
    assert (await ada.get(f"/api/tables/{table}/verify"))["sound"] is True
    record = parse((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert verify(record).sound


@pytest.mark.seconds
@at_tables
async def test_a_practice_table_can_go_on_from_a_record(guests: Guests) -> None:
    ada, ben = await guests(2)
    match = make_match(find_game("carcass"), 2, {"variant": "all-hands"})
    record = new_record(match, seed_from("practice"))
    state = match.start(record.seed or "")
    for _ in range(20):
        seat = state.to_act()[0]
        move = next(iter(state.legal(seat)))
        record.plies.append(Ply(seat, move))
        state.play(seat, move)
    text = write(record)
    assert await refused_position(ada, text, seats=3) == "refuse-other-record"
    table = await new_table(ada, [ben], position=text)
    now = await info(ada, table)
    assert (now["ply"], now["practice"], now["options"]) == (20, True, {"variant": "all-hands"})
    seen = await position(ada, table)
    assert seen["view"]["turn"] == state.turn  # type: ignore[attr-defined]
    assert seen["to_act"] == list(state.to_act())
    assert len((await ada.get(f"/api/tables/{table}/log"))["log"]) == 20
    await play([ada, ben], table, random.Random(1))
    assert (await info(ada, table))["state"] == "over"
    assert (await ada.get(f"/api/tables/{table}/verify"))["sound"] is True


async def refused_position(person: Visitor, text: str, **settings: Any) -> str:
    body = {"game": "carcass", "seats": 2, "position": text, **settings}
    return (await person.refused("/api/tables", **body))[1]


# ---- Sitting down, leaving, bots, starting ------------------------------------------------------------------------


@at_tables
async def test_a_seat_is_taken_by_one_person_and_a_person_takes_one_seat(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = (await create(ada))["id"]
    await ask(ada, table, "sit", seat=0)
    assert await refused(ben, table, "sit", seat=0) == "refuse-taken"
    assert await refused(ada, table, "sit", seat=1) == "refuse-seated-already"
    assert await refused(ben, table, "sit", seat=2) == "refuse-no-seat"
    assert await refused(ben, table, "sit", seat=1, name="  ") == "refuse-name"
    await ask(ben, table, "sit", seat=1, name="Benno")
    assert [seat["name"] for seat in (await info(ada, table))["seats"]] == ["Ada", "Benno"]


@at_tables
async def test_two_people_who_want_the_same_seat_at_once_do_not_both_get_it(guests: Guests) -> None:
    people = await guests(4)
    table = (await create(people[0]))["id"]
    answers = await asyncio.gather(
        *(person.http.post(f"/api/tables/{table}/sit", json={"seat": 1}) for person in people)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


@at_tables
async def test_a_player_who_leaves_before_the_game_frees_the_seat_and_the_host_may_clear_any(
    guests: Guests,
) -> None:
    ada, ben, cem = await guests(3)
    table = (await create(ada))["id"]
    await ask(ben, table, "sit", seat=0)
    assert await refused(cem, table, "leave", seat=0) == "refuse-other-seat"
    await ask(ben, table, "leave", seat=0)
    await ask(cem, table, "sit", seat=0)
    await ask(ada, table, "leave", seat=0)
    await ask(ada, table, "bot", seat=0, bot="random")
    await ask(ada, table, "leave", seat=0)
    assert [(seat["person"], seat["bot"], seat["name"]) for seat in (await info(ada, table))["seats"]] == [
        (None, None, "")
    ] * 2


@at_tables
async def test_only_the_host_seats_bots_and_starts_and_only_when_every_seat_is_taken(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = (await create(ada, seats=3))["id"]
    await ask(ben, table, "sit", seat=0)
    assert await refused(ben, table, "bot", seat=1, bot="random") == "refuse-host-only"
    assert await refused(ada, table, "bot", seat=0, bot="random") == "refuse-taken"
    assert await refused(ada, table, "bot", seat=1, bot="kraken") == "refuse-no-bot"
    assert await refused(ada, table, "start") == "refuse-empty-seats"
    for seat in (1, 2):
        await ask(ada, table, "bot", seat=seat, bot="random")
    await ask(ada, table, "bot", seat=2, bot="greedy")
    assert await refused(ben, table, "start") == "refuse-host-only"
    assert await refused(ben, table, "move", move="dive") == "refuse-not-started"
    await ask(ada, table, "start")
    assert await refused(ada, table, "start") == "refuse-started"
    assert await refused(ada, table, "sit", seat=0) == "refuse-started"
    seats = (await info(ada, table))["seats"]
    assert [seat["bot"] for seat in seats] == [None, "random", "greedy"]
    assert len({seat["name"] for seat in seats}) == 3, "bots have names, each its own"


@at_tables
async def test_everyone_at_the_table_learns_that_a_player_sits_down_and_that_the_game_begins(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = (await create(ada))["id"]
    place = await ada.sit_down(table)
    assert place.welcome["position"] is None
    await ask(ada, table, "sit", seat=0)
    await ask(ben, table, "sit", seat=1)
    await ask(ada, table, "start")
    heard: list[Any] = []
    while not heard or heard[-1]["type"] != "started":
        heard.append(await place.next())
    assert {message["type"] for message in heard[:-1]} == {"table"}
    assert heard[-1]["position"]["seat"] == 0, "a player who sat down meanwhile sees their own seat"


# ---- Moves --------------------------------------------------------------------------------------------------------


@at_tables
async def test_a_move_sent_again_with_its_key_is_played_once(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben], options={"first": 1})
    first = await ask(ada, table, "move", move="dive", key="one")
    assert await ask(ada, table, "move", move="dive", key="one") == first
    assert (await info(ada, table))["ply"] == first["ply"] == 1
    assert await refused(ada, table, "move", move="dive", ply=0) == "refuse-stale"
    assert await refused(ada, table, "move", move="dive", ply=7) == "refuse-future"


@at_tables
async def test_a_move_that_the_rules_refuse_is_told_with_its_rule_in_the_readers_language(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben], options={"first": 1})
    sentences = []
    for language in ("en", "de"):
        answer = await ben.http.post(f"/api/tables/{table}/move", params={"lang": language}, json={"move": "dive"})
        assert answer.status_code == 422
        assert answer.json()["rule"].startswith("CC")
        sentences.append(answer.json()["sentence"])
    assert sentences[0] != sentences[1]
    assert (await info(ada, table))["ply"] == 0


# ---- Clocks, stand-ins, coming back -------------------------------------------------------------------------------


@at_tables
async def test_a_clock_starts_when_the_bots_moves_have_been_told(guests: Guests) -> None:
    """They are made at once, but a player has to read what happened."""
    (ada,) = await guests(1)
    pace = {"pace": "live", "minutes": 1, "seconds": 20}
    table = await new_table(ada, [], bots=3, pace=pace, options={"first": 2})

    async def asked() -> bool:
        return bool((await position(ada, table))["legal"])

    await until(asked, 20)
    look = await ada.get(f"/api/tables/{table}/look")
    moved = max(entry["at"] for entry in look["log"])
    events = sum(len(entry["events"]) for entry in look["log"])
    clock = look["position"]["clocks"][0]
    assert 500 * events < clock["since"] - moved <= 60_000
    assert clock["deadline"] - clock["since"] == 80_000
    await ask(ada, table, "move", move=look["position"]["legal"][0]["text"])
    assert (await position(ada, table))["clocks"][0]["bank"] == 60_000, "answered before the clock started"


@pytest.mark.slow
@at_tables
async def test_when_a_clock_runs_out_a_bot_plays_on_and_the_table_never_freezes(guests: Guests) -> None:
    ada, ben = await guests(2)
    pace = {"pace": "live", "minutes": 0, "seconds": 5}
    table = await new_table(ada, [ben], pace=pace, options={"first": 1}, stand_in="random")
    clocks = (await position(ada, table))["clocks"]
    assert clocks[0]["deadline"] - clocks[0]["since"] == 5000
    assert clocks[1]["deadline"] is None
    begun = time.monotonic()

    async def taken_over() -> bool:
        return bool((await info(ada, table))["seats"][0]["bot"] == "random")

    await until(taken_over, 12)
    assert time.monotonic() - begun > 3
    assert (await info(ada, table))["seats"][0]["person"] == ada.id, "the seat stays Ada's"

    async def both_taken_over() -> bool:
        return [seat["bot"] for seat in (await info(ada, table))["seats"]] == ["random"] * 2

    await until(both_taken_over, 20)

    async def is_over() -> bool:  # at once, as bots rest for no time at this server
        return bool((await info(ada, table))["state"] == "over")

    await until(is_over, 60)
    log = (await ada.get(f"/api/tables/{table}/log"))["log"]
    assert [entry["seat"] for entry in log if entry["kind"] == "timeout"] == [0, 1]


@at_tables
async def test_the_host_announces_an_absence_and_no_one_else(guests: Guests) -> None:
    ada, ben, cem = await guests(3)
    table = await new_table(ada, [ben, cem], options={"first": 1})
    place = await ben.sit_down(table)
    watching = await ada.sit_down(table)
    await place.send("ping")
    await place.next()
    assert await refused(ada, table, "replace", seat=1) == "refuse-is-here"
    assert await refused(cem, table, "replace", seat=1) == "refuse-host-only"
    await place.close()
    while (await watching.next())["table"]["seats"][1]["here"]:
        pass
    assert await refused(ada, table, "replace", seat=1) == "refuse-not-waited-for"


@pytest.mark.seconds
@at_tables
async def test_a_bot_plays_for_a_player_who_left_until_they_come_back(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben], options={"first": 1}, stand_in="random")
    await ask(ada, table, "leave", seat=0)
    await ask(ada, table, "leave", seat=0)
    assert await refused(ada, table, "move", move="dive") in ("refuse-stand-in", "refuse-said")

    async def moved_on() -> bool:
        return bool((await info(ada, table))["to_act"] == [1])

    await until(moved_on, 20)
    await ask(ada, table, "return")
    assert (await info(ada, table))["seats"][0]["bot"] is None
    assert await refused(ada, table, "return") == "refuse-not-away"
    kinds = [entry["kind"] for entry in (await ada.get(f"/api/tables/{table}/log"))["log"]]
    assert (kinds.count("left"), kinds.count("return")) == (1, 1)
    await play([ada, ben], table, random.Random(2))
    assert (await info(ada, table))["state"] == "over"


# ---- Rematch ------------------------------------------------------------------------------------------------------


@pytest.mark.seconds
@at_tables
async def test_a_rematch_moves_everybody_one_seat_further_and_is_one_table_for_all(guests: Guests) -> None:
    ada, ben = await guests(2)
    (stranger,) = await guests(1)
    table = await new_table(ada, [ben], bots=1, options={"variant": "all-hands"})
    assert await refused(ada, table, "rematch") == "refuse-not-over"
    await play([ada, ben], table, random.Random(3), most=2000)
    assert await refused(stranger, table, "rematch") == "refuse-not-seated"
    before = await info(ada, table)
    answers = await asyncio.gather(*(ask(person, table, "rematch") for person in (ada, ben, ada)))
    (again,) = {answer["table"] for answer in answers}
    after = await info(ada, again)
    assert (await info(ada, table))["rematch"] == again
    assert after["state"] == "waiting"
    assert after["options"] == before["options"]
    assert after["seed_commitment"] != before["seed_commitment"]
    old, new = ([(seat["person"], seat["bot"]) for seat in each["seats"]] for each in (before, after))
    assert new == [old[-1], *old[:-1]]
    host = ada if after["host"] == ada.id else ben
    await ask(host, again, "start")


@at_tables
async def test_a_socket_follows_to_the_rematch_and_hears_of_the_old_table_no_more(guests: Guests) -> None:
    ada, ben = await guests(2)
    (stranger,) = await guests(1)
    old, new = [await new_table(ada, [ben], options={"first": first}) for first in (1, 2)]
    other = await new_table(stranger, [], bots=1)
    place = await ben.sit_down(old)
    assert (await place.ask("follow", table="nowhere"))["code"] == "refuse-no-table"
    assert (await place.ask("follow", table=other, seat=0))["code"] == "refuse-other-seat"
    await ask(ada, old, "move", move="dive")
    assert (await next_of(place, "step"))["entry"]["ply"] == 1, "a refusal does not disconnect"
    await ask(ben, new, "say", text="Here!")
    await place.send("follow", table=new, chat=10**30)
    welcome = await next_of(place, "welcome")
    assert (welcome["table"]["id"], welcome["position"]["seat"], welcome["chat"]) == (new, 1, [])
    assert not (await info(ada, old))["seats"][1]["here"]
    assert (await info(ada, new))["seats"][1]["here"]
    await ask(ada, old, "say", text="Is anybody here?")
    await ask(ben, new, "move", move="dive")
    heard = await next_of(place, "step")
    assert (heard["entry"]["seat"], heard["position"]["seat"]) == (1, 1)
    await place.send("follow", table=other)
    assert (await next_of(place, "welcome"))["position"]["seat"] is None, "at a table of others one watches"


async def next_of(place: Place, kind: str) -> Any:
    """The next message of a kind; no chat of another table, and no refusal, comes before it."""
    while (message := await place.next())["type"] != kind:
        assert message["type"] in ("table", "started", "step"), message
    return message


# ---- Hints ----------------------------------------------------------------------------------------------------------


@at_tables
async def test_against_bots_one_may_ask_for_a_hint_and_the_log_says_so_once(guests: Guests) -> None:
    (ada,) = await guests(1)
    table = await new_table(ada, [], bots=1, options={"first": 1})
    for _ in range(2):
        hint = await ask(ada, table, "hint")
        seen = await position(ada, table)
        assert hint["text"] in [choice["text"] for choice in seen["legal"]]
        assert len(hint["moves"]) == len(seen["legal"])
        assert hint["why"]
    kinds = [entry["kind"] for entry in (await ada.get(f"/api/tables/{table}/log"))["log"]]
    assert kinds == ["hint"]


@at_tables
async def test_there_are_no_hints_against_people(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben], options={"first": 1})
    assert await refused(ada, table, "hint") == "refuse-hint-people"
    assert await refused(ben, table, "hint") == "refuse-no-turn"
    assert (await info(ada, table))["ply"] == 0


# ---- Previews -----------------------------------------------------------------------------------------------------


@at_tables
async def test_against_people_too_one_may_ask_what_a_move_is_sure_to_lead_to(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben], options={"first": 1})
    found = await ask(ada, table, "preview", moves=["dive", {"move": "dive"}])
    assert [each["text"] for each in found["moves"]] == ["dive", "dive"]
    assert found["moves"][0]["events"][0] == {"code": "event-revealed", "seats": {"seat": 0}}  # but not which card
    assert await refused(ben, table, "preview", moves=["dive"]) == "no-not-yours"
    assert (await info(ada, table))["ply"] == 0


# ---- Undo ---------------------------------------------------------------------------------------------------------


async def scene_of_regret(person: Visitor, others: list[Visitor], bots: int = 0) -> tuple[str, Any]:
    """A table at which the first seat is still to move and could take back a move that showed something."""
    for number in range(50):
        table = await new_table(person, others, bots=bots, options={"first": 1}, seed=f"undo {number}")
        await ask(person, table, "move", move="dive")
        seen = await position(person, table)
        if seen["undo"]["mine"] == "ask" and seen["to_act"] == [0]:
            return table, seen
    raise AssertionError("no such table")


@at_tables
async def test_an_undo_is_free_while_nothing_was_shown_and_no_one_acted(guests: Guests) -> None:
    ada, ben, cem = await guests(3)
    divers = ["saboteur", "miser", "navigator"]
    table = await new_table(ada, [ben, cem], options={"first": 1, "divers": divers})
    before = await position(ada, table)
    watching = await ben.sit_down(table)
    await ask(ada, table, "move", move="sabotage 3")
    assert (await position(ada, table))["undo"]["mine"] == "free"
    assert await refused(ben, table, "undo") == "refuse-nothing-to-undo"
    await ask(ada, table, "undo")
    *_, heard = await heard_until(watching, "undo", 1)
    assert heard["entry"]["events"] == [{"code": "log-undo", "seats": {"seat": 0}}]
    after = await position(ada, table)
    assert (after["view"], after["ply"], after["undo"]["mine"]) == (before["view"], 2, "none")
    assert await refused(ada, table, "undo") == "refuse-nothing-to-undo"


@at_tables
async def test_an_undo_of_what_was_shown_needs_the_consent_of_all_others(guests: Guests) -> None:
    ada, ben, cem = await guests(3)
    table, shown = await scene_of_regret(ada, [ben, cem])
    before = (await position(cem, table))["view"]
    await ask(ada, table, "undo")
    asked = await position(cem, table)
    assert asked["undo"] == {"mine": "none", "asked": 0, "answers": [1, 2]}
    assert asked["view"] == before, "nothing is taken back yet"
    assert await refused(ada, table, "undo") == "refuse-asked-already"
    assert await refused(ada, table, "answer", agree=True) == "refuse-not-asked"
    await ask(ben, table, "answer", agree=True)
    assert await refused(ben, table, "answer", agree=True) == "refuse-not-asked"
    assert (await position(cem, table))["undo"]["answers"] == [2]
    await ask(cem, table, "answer", agree=True)
    assert (await position(ada, table))["view"] != shown["view"]
    assert await refused(cem, table, "answer", agree=True) == "refuse-no-question"


@at_tables
async def test_one_no_ends_the_question_and_a_move_does_too(guests: Guests) -> None:
    ada, ben, cem = await guests(3)
    table, shown = await scene_of_regret(ada, [ben, cem])
    await ask(ada, table, "undo")
    await ask(ben, table, "answer", agree=False)
    after = await position(ada, table)
    assert (after["view"], after["undo"]["asked"]) == (shown["view"], None)
    assert await refused(cem, table, "answer", agree=True) == "refuse-no-question"
    await ask(ada, table, "undo")
    await ask(ada, table, "move", move=after["legal"][0]["text"])
    assert await refused(cem, table, "answer", agree=True) == "refuse-no-question"


@at_tables
async def test_against_bots_an_undo_needs_no_consent(guests: Guests) -> None:
    (ada,) = await guests(1)
    table, shown = await scene_of_regret(ada, [], bots=1)
    await ask(ada, table, "undo")
    after = await position(ada, table)
    assert after["undo"]["asked"] is None
    assert after["view"] != shown["view"]


@at_tables
async def test_an_undo_reveals_nothing_to_anybody(guests: Guests) -> None:
    """What others are sent about it names no card, and their view is the one they had before the move."""
    ada, ben, cem = await guests(3)
    table = await new_table(ada, [ben, cem], options={"first": 1})
    places = [await ben.sit_down(table, words=1), await cem.sit_down(table)]
    views = [place.welcome["position"]["view"] for place in places]
    await ask(ada, table, "move", move="dive")
    await ask(ada, table, "undo")
    for person in (ben, cem):
        await ask(person, table, "answer", agree=True)
    for place, view in zip(places, views, strict=True):
        steps = [message for message in await heard_until(place, "agree", 2) if message["type"] == "step"]
        assert [step["entry"]["kind"] for step in steps] == ["move", "ask", "agree", "agree"]
        for step in steps[1:]:
            assert all("params" not in event for event in step["entry"]["events"])
        assert steps[-1]["position"]["view"] == view


async def heard_until(place: Place, kind: str, times: int) -> list[Any]:
    heard: list[Any] = []
    while sum(message.get("entry", {}).get("kind") == kind for message in heard) < times:
        heard.append(await place.next())
    return heard


# ---- Chat ---------------------------------------------------------------------------------------------------------


@at_tables
async def test_what_is_said_stays_text_whatever_it_looks_like(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben])
    place = await ben.sit_down(table)
    said = {
        "<script>alert('x')</script> & <b>": "<script>alert('x')</script> & <b>",
        'quotes " and \\ backslashes': 'quotes " and \\ backslashes',
        "two\nlines\tand\x07bells\x1b[31m": "two lines and bells [31m",
        "right\u202eleft\u2066 \u200b": "right left",
        "  spaces   everywhere ": "spaces everywhere",
        "ünï © 🐟": "ünï © 🐟",
    }
    for text in said:
        await ask(ada, table, "say", text=text)
    heard: list[Any] = []
    while len(heard) < len(said):
        raw = str(await place.socket.recv())
        message = json.loads(raw)
        if message["type"] == "chat":
            heard.append(message["line"])
    assert [line["text"] for line in heard] == list(said.values())
    assert {(line["name"], line["seat"], line["person"]) for line in heard} == {("Ada", 0, ada.id)}
    later = (await ben.get(f"/api/tables/{table}/look"))["chat"]
    assert later == heard
    assert (await ben.get(f"/api/tables/{table}/look", chat=4))["chat"] == heard[4:]


@at_tables
async def test_chat_has_a_maximum_length_and_no_empty_lines(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben])
    await ask(ada, table, "say", text="x" * 500)
    assert (await ada.refused(f"/api/tables/{table}/say", text="x" * 501))[0] == 400
    assert (await ada.refused(f"/api/tables/{table}/say", text=""))[0] == 400
    assert await refused(ada, table, "say", text=" \n\u200b ") == "refuse-nothing-said"
    assert len((await ben.get(f"/api/tables/{table}/look"))["chat"]) == 1


@at_tables
async def test_a_muted_person_is_not_heard_live_nor_later_and_others_hear_them(guests: Guests) -> None:
    ada, ben, cem = await guests(3)
    table = await new_table(ada, [ben, cem])
    deaf, open_eared = await ben.sit_down(table), await cem.sit_down(table)
    assert (await ben.http.put(f"/api/me/mutes/{ada.id}")).is_success
    await ask(ada, table, "say", text="Can you hear me?")
    await ask(cem, table, "say", text="I can.")
    assert await next_line(deaf) == "I can."
    assert await next_line(open_eared) == "Can you hear me?"
    assert [line["text"] for line in (await ben.get(f"/api/tables/{table}/look"))["chat"]] == ["I can."]
    assert (await ben.http.delete(f"/api/me/mutes/{ada.id}")).is_success
    assert len((await ben.get(f"/api/tables/{table}/look"))["chat"]) == 2


async def next_line(place: Place) -> str:
    while (message := await place.next())["type"] != "chat":
        pass
    return str(message["line"]["text"])


@at_tables
async def test_a_spectator_may_chat_and_a_stranger_may_not(guests: Guests) -> None:
    ada, ben, cem = await guests(3)
    table = await new_table(ada, [ben])
    await ask(cem, table, "say", text="Hello!")
    (line,) = (await ada.get(f"/api/tables/{table}/look"))["chat"]
    assert (line["name"], line["seat"]) == ("Cem", None)
    cem.http.cookies.clear()
    assert await refused(cem, table, "say", text="And now?") == "refuse-who"


# ---- Reading ------------------------------------------------------------------------------------------------------


@at_tables
async def test_the_log_is_told_in_words_in_the_readers_language(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben], options={"first": 1})
    await ask(ada, table, "move", move="dive")
    await ask(ben, table, "leave", seat=1)
    told = {}
    for language in ("en", "de"):
        log = (await ada.get(f"/api/tables/{table}/log", lang=language))["log"]
        told[language] = " ".join(sentence for entry in log for sentence in entry["words"])
        assert [entry["ply"] for entry in log] == list(range(1, len(log) + 1))
    assert "Ben left: a bot (sound) plays on." in told["en"]
    assert "Ben" in told["de"]
    assert told["en"] != told["de"]
    quiet = (await ada.get(f"/api/tables/{table}/log", words="false", since=1))["log"]
    assert [entry["words"] for entry in quiet] == [None] * len(quiet)
    assert quiet[0]["ply"] == 2


@at_tables
async def test_my_tables_begin_with_those_that_wait_for_me(guests: Guests) -> None:
    ada, ben = await guests(2)
    mine = await new_table(ada, [ben], options={"first": 1})
    bens = await new_table(ada, [ben], options={"first": 2})
    waiting = (await create(ada))["id"]
    listed = [table["id"] for table in (await ada.get("/api/me/tables"))["tables"]]
    assert listed[0] == mine
    assert set(listed) == {mine, bens, waiting}
    assert [table["id"] for table in (await ben.get("/api/me/tables"))["tables"]] == [bens, mine]


@at_tables
async def test_a_request_that_waits_for_a_turn_is_answered_as_soon_as_there_is_one(guests: Guests) -> None:
    ada, ben = await guests(2)
    assert (await ben.get("/api/me/turns"))["turns"] == []
    begun = time.monotonic()
    assert (await ben.get("/api/me/turns", wait=0.5))["turns"] == []
    assert time.monotonic() - begun >= 0.5
    waiting = asyncio.create_task(ben.get("/api/me/turns", wait=25))
    await asyncio.sleep(0.3)
    table = await new_table(ada, [ben], options={"first": 2}, pace={"pace": "days", "days": 1})
    (turn,) = (await asyncio.wait_for(waiting, 5))["turns"]
    assert (turn["table"], turn["seat"], turn["ply"]) == (table, 1, 0)
    assert turn["deadline"] > time.time() * 1000 + 80_000_000
    assert (await ada.get("/api/me/turns"))["turns"] == []


@at_tables
async def test_a_look_that_waits_answers_when_something_happens(guests: Guests) -> None:
    ada, ben = await guests(2)
    table = await new_table(ada, [ben], options={"first": 1})
    for verb, body in (("move", {"move": "dive"}), ("say", {"text": "Your turn soon."})):
        seen = await ben.get(f"/api/tables/{table}/look")
        known = {"since": seen["position"]["ply"], "chat": len(seen["chat"])}
        waiting = asyncio.create_task(ben.get(f"/api/tables/{table}/look", wait=20, **known))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        await ask(ada, table, verb, **body)
        after = await asyncio.wait_for(waiting, 5)
        assert len(after["log"]) + len(after["chat"]) == 1
