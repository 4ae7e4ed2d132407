"""Why Get Wrecked refuses a move: a message that names what is in the way, and the rule that says so.

Asked only after the rules have refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wreckfish.core.bits import has
from wreckfish.core.moves import VERBS
from wreckfish.core.values import Refusal
from wreckfish.games.wrecked import exploring, fighting, kraken, sailing
from wreckfish.games.wrecked.components import TRACKS
from wreckfish.games.wrecked.geometry import inside, root_up, square_apart, within
from wreckfish.games.wrecked.pieces import (
    ACTING,
    ATTACK,
    BUILD,
    CHOOSING_DIE,
    DEPLOY,
    DOCK,
    DONE,
    DROP,
    EDGE,
    EXPLORE,
    FIRST_SHIP,
    FIT,
    KEEP_CARD,
    KRAKEN,
    LAIR,
    LOSE,
    LOWER,
    MODIFYING,
    NEUTRAL_FORT,
    NO_FORT,
    PASS,
    PICK_DIE,
    PLACE_FORT,
    PLACE_FORTS,
    PLACE_ISLAND,
    PLACE_NEUTRAL,
    PLACE_SEA,
    PLACE_WHALE,
    POSITIONS,
    RAISE,
    REROLL,
    SAIL,
    STAND,
    STEP,
    STORE,
    STRIKE,
    SWIM,
    TAKE,
    TARGET_KRAKEN,
    TARGET_SHIPS,
    TRADE,
    UPGRADE,
    count_of,
    dice_with,
    owner_of,
    ship_of,
)
from wreckfish.games.wrecked.view import STAGE_NAMES, STAGE_RULES, blocker_name, place_name, ship_name, token_name
from wreckfish.games.wrecked.waters import (
    dock_at,
    fort_near,
    island_shores,
    kraken_waters,
    shores_for,
    waters_of,
    what_is_near,
)

if TYPE_CHECKING:
    from wreckfish.core.values import Token
    from wreckfish.games.wrecked.rules import Wrecked

# The verbs that answer each question, by the stage's number.
ANSWERED_BY = (
    (PLACE_ISLAND,), (PLACE_WHALE,), (KEEP_CARD,), (PLACE_FORT,), (PLACE_NEUTRAL,), (DEPLOY,),
    (PASS, SAIL, EXPLORE, ATTACK, UPGRADE, TRADE), (REROLL, RAISE, LOWER, STAND), (PICK_DIE,), (STEP, DOCK, DONE),
    (TAKE,), (DROP, LOSE), (FIT, DONE), (STORE, DONE), (BUILD,), (SWIM, STRIKE, DONE),
)  # fmt: skip


def sizes(state: Wrecked) -> tuple[int, ...]:
    """How many choices each verb has, in the order of moves.py."""
    parts = state.kit.parts
    places = POSITIONS
    return (
        4 * places, places, len(parts.ships), 16, 16, 2 * places, 1, 1, 66, 66, 2, 2, 6, 6, 6, 1, 6, 2 * places,
        2 * places, 1, 54, 54 * places, 54, 58 * 36, 54, len(parts.buildings) * 3, places, 33,
    )  # fmt: skip


def no(code: str, rule: str, **params: Token) -> Refusal:
    return Refusal(code=f"no-{code}", rule=rule, params=params)


def explain(state: Wrecked, seat: int, move: int) -> Refusal:
    """The first rule that a refused move breaks."""
    if state.reason:
        return no("game-over", "GW60")
    if not 0 <= seat < state.seats:
        return no("such-seat", "GW10", number=seat + 1)
    verb, choice = move % VERBS, move // VERBS
    if move < 0 or verb >= len(sizes(state)) or choice >= sizes(state)[verb]:
        return no("such-move", "GW21")
    if not state.owes(seat):
        return Refusal(code="no-not-yours", rule="GW21", seats={"seat": state.to_act()[0]})
    if verb not in ANSWERED_BY[state.stage]:
        return no("other-question", STAGE_RULES[state.stage], question=STAGE_NAMES[state.stage])
    if state.stage <= 4:
        return refuse_setup(state, verb, choice)
    if verb in (DEPLOY, STEP, DOCK):
        return refuse_course(state, seat, verb, choice)
    if state.stage == ACTING:
        return refuse_action(state, seat, verb, choice)
    if state.stage == KRAKEN:
        return refuse_kraken(state, verb, choice)
    if state.stage in (MODIFYING, CHOOSING_DIE):
        return refuse_die(state, verb, choice + 1)
    return refuse_goods(state, seat, verb, choice)


def in_the_way(what: int, rule: str) -> Refusal:
    """A disc would overlap or meet something."""
    if what == EDGE:
        return no("edge", "GW03")
    return no("in-the-way", rule, obstacle=blocker_name(what))


# ---- Set-up -------------------------------------------------------------------------------------------------------


def refuse_setup(state: Wrecked, verb: int, choice: int) -> Refusal:
    place = choice % POSITIONS
    if verb == PLACE_ISLAND:
        return refuse_island(state, choice // POSITIONS, place)
    if verb == PLACE_WHALE:
        return refuse_placement(state, place, state.kit.whale, "GW14")
    if verb == KEEP_CARD:
        return no("card", "GW15", card=state.kit.parts.ship_names[choice])
    if choice >= len(state.isles):
        return no("island", "GW16", island=f"island{choice + 1}")
    return no("fort-there", "GW16", island=f"island{choice + 1}")


def refuse_island(state: Wrecked, value: int, place: int) -> Refusal:
    if not has(state.hands[state.to_act()[0]], value):
        return no("island-card", "GW11", value=value + 5)
    if not inside(place, state.kit.island, state.kit.side):
        return no("edge", "GW03")
    near = island_shores(state).in_the_way(place)
    what = "lair" if near == 0 else f"island{near}"
    return no("within-long", "GW13", obstacle=what, gap=state.kit.long)


def refuse_placement(state: Wrecked, place: int, size: int, rule: str) -> Refusal:
    """Something that may touch nothing."""
    if not inside(place, size, state.kit.side):
        return no("edge", "GW03")
    return no("touching", rule, obstacle=blocker_name(nearest_obstacle(state, place, size, 1)))


def nearest_obstacle(state: Wrecked, place: int, size: int, apart: int) -> int:
    """What a disc would overlap, or touch; the Kraken rather than its Lair."""
    return what_is_near(state, shores_for(state, size, apart).in_the_way(place))


# ---- Ships --------------------------------------------------------------------------------------------------------


def refuse_course(state: Wrecked, seat: int, verb: int, choice: int) -> Refusal:
    ship, place = ship_of(seat, choice // POSITIONS), choice % POSITIONS
    if verb == DEPLOY:
        return refuse_deploy(state, seat, ship, place)
    if not sailing.at_sea(state, ship):
        return no("in-shipyard", "GW30", ship=ship_name(ship))
    start, speed = state.at[ship], state.fleets[seat].speed
    if square_apart(start, place) > speed * speed:
        return no("too-far", "GW30", far=root_up(square_apart(start, place)), most=speed)
    what = waters_of(state, ship).blocker(place)
    if what >= 0:
        return in_the_way(what, "GW03" if what in (EDGE, LAIR) else "GW31")
    if verb == DOCK and dock_at(state, place) < 0:
        return no("dock", "GW32")
    return no("standing-still", "GW32" if verb == DOCK else "GW30")


def refuse_deploy(state: Wrecked, seat: int, ship: int, place: int) -> Refusal:
    kit = state.kit
    if sailing.at_sea(state, ship):
        return no("at-sea", "GW20", ship=ship_name(ship))
    if not inside(place, kit.ship, kit.side):
        return no("edge", "GW03")
    launch = state.fleets[seat].launch
    fort = state.isles[sailing.fort_of(state, seat)]
    if not within(place, fort, kit.ship + kit.fort, launch):
        return no("far-from-fort", "GW20", far=gap(place, fort, kit.ship + kit.fort), most=launch)
    return in_the_way(nearest_obstacle(state, place, kit.ship, 0), "GW03")


def gap(one: int, other: int, sum_of: int) -> int:
    """Whole millimetres from edge to edge, rounded up."""
    return root_up(square_apart(one, other)) - sum_of


# ---- Actions ------------------------------------------------------------------------------------------------------


def refuse_action(state: Wrecked, seat: int, verb: int, choice: int) -> Refusal:
    if verb == SAIL:
        return no("ship-at-sea", "GW30")
    per_ship = {EXPLORE: 33, ATTACK: 33}.get(verb, 1)
    ship = ship_of(seat, choice // per_ship)
    rule = {EXPLORE: "GW33", ATTACK: "GW37", UPGRADE: "GW42", TRADE: "GW43"}[verb]
    if not sailing.at_sea(state, ship):
        return no("in-shipyard", rule, ship=ship_name(ship))
    if verb in (EXPLORE, ATTACK) and not exploring.can_work(state, ship):
        return no("docked", "GW32", ship=ship_name(ship))
    if verb == EXPLORE:
        return refuse_explore(state, ship, choice % 33)
    if verb == ATTACK:
        return refuse_attack(state, ship, choice % 33)
    if fort_near(state, ship, verb == TRADE) < 0:
        return no("foreign-fort-near" if verb == TRADE else "fort-near", rule, ship=ship_name(ship))
    if verb == UPGRADE and state.levels[seat] == 0x444444:
        return no("tracks-full", rule)
    return no("cargo", rule, ship=ship_name(ship))


def refuse_explore(state: Wrecked, ship: int, place: int) -> Refusal:
    island = place - PLACE_FORTS if place >= PLACE_FORTS else place - 1
    if island >= len(state.isles):
        return no("island", "GW33", island=f"island{island + 1}")
    if place >= PLACE_FORTS:
        owner = state.forts[island]
        if owner == NO_FORT:
            return no("fort", "GW34", island=f"island{island + 1}")
        if owner in (NEUTRAL_FORT, owner_of(ship)):
            return no("own-fort", "GW35")
    if exploring.room_aboard(state, ship) <= 0:
        return no("room", "GW33", ship=ship_name(ship))
    spy = state.fleets[owner_of(ship)].spy
    if place != PLACE_SEA and not exploring.reaches(state, ship, place):
        size = state.kit.fort if place >= PLACE_FORTS else state.kit.island
        far = gap(state.at[ship], state.isles[island], state.kit.ship + size)
        return no("explore-range", "GW33", place=place_name(place), far=far, most=spy)
    if place == PLACE_SEA:
        return no("floating", "GW34", most=spy)
    return no("nothing-there", "GW33", place=place_name(place))


def refuse_attack(state: Wrecked, ship: int, target: int) -> Refusal:
    if target != TARGET_KRAKEN:
        piece = fighting.target_piece(target)
        if target >= TARGET_SHIPS and owner_of(piece) == owner_of(ship):
            return no("own-ship", "GW37")
        name = blocker_name(piece)
        if not has(state.afloat, piece):
            return no("target", "GW37", target=name)
        if target < TARGET_SHIPS and not has(state.alive, piece):
            return no("dead-whale", "GW38", target=name)
        place, size = state.at[piece], state.kit.sizes[piece]
    else:
        name, place, size = "kraken", state.kraken_at, state.kit.kraken
    far = gap(state.at[ship], place, state.kit.ship + size)
    return no("cannon-range", "GW37", target=name, far=far, most=state.fleets[owner_of(ship)].reach)


def refuse_die(state: Wrecked, verb: int, die: int) -> Refusal:
    if not dice_with(state.dice, die):
        return no("die", "GW22", die=die)
    if verb == RAISE and state.raises:
        return no("above-six", "GW24")
    if verb == LOWER and state.lowers:
        return no("below-one", "GW24")
    return no("modifier", "GW24")


# ---- Goods and buildings ------------------------------------------------------------------------------------------


def refuse_goods(state: Wrecked, seat: int, verb: int, choice: int) -> Refusal:
    if verb == TAKE:
        return no("take", "GW33", token=token_name(choice))
    if verb == STORE:
        return no("aboard", "GW43", token=token_name(choice))
    if verb in (DROP, LOSE):
        return refuse_drop(state, verb, choice)
    if verb == FIT:
        return refuse_fit(state, seat, choice // 36, choice // 6 % 6, choice % 6 + 1)
    building, slot = choice // 3, choice % 3
    if all(drawn != building for drawn in state.drawn):
        return no("building", "GW43", building=state.kit.parts.building_names[building])
    return no("slot", "GW43", number=slot + 1)


def refuse_drop(state: Wrecked, verb: int, choice: int) -> Refusal:
    token = choice // POSITIONS if verb == DROP else choice
    if not has(state.aboard[state.victim - FIRST_SHIP], token):
        return no("aboard", "GW40", token=token_name(token))
    if verb == LOSE:
        return no("lose", "GW40", token=token_name(token))
    place, size = choice % POSITIONS, state.kit.sizes[token]
    reach = fighting.drop_reach(state, token)
    if square_apart(place, state.at[state.victim]) > reach * reach:
        far = gap(place, state.at[state.victim], state.kit.ship + size)
        return no("far-from-ship", "GW40", far=far, most=state.kit.short)
    return refuse_placement(state, place, size, "GW40")


def refuse_fit(state: Wrecked, seat: int, goods: int, track: int, die: int) -> Refusal:
    if goods < FIRST_SHIP and not has(state.aboard[state.actor - FIRST_SHIP], goods):
        return no("aboard", "GW42", token=token_name(goods))
    if goods >= FIRST_SHIP and not count_of(state.captured[seat], goods - FIRST_SHIP):
        return no("flag", "GW42")
    if not dice_with(state.dice, die):
        return no("die", "GW42", die=die)
    level = count_of(state.levels[seat], track)
    if level == 4:
        return no("track-full", "GW42", track=TRACKS[track])
    return no("level", "GW42", track=TRACKS[track], need=state.kit.needs[track * 4 + level], die=die)


# ---- The Kraken ---------------------------------------------------------------------------------------------------


def refuse_kraken(state: Wrecked, verb: int, choice: int) -> Refusal:
    if verb == STRIKE:
        ship = FIRST_SHIP + choice - TARGET_SHIPS
        if ship < FIRST_SHIP or not has(state.afloat, ship):
            return no("strike", "GW51")
        assert not kraken.can_strike(state, ship)
        far = gap(state.kraken_at, state.at[ship], state.kit.kraken + state.kit.ship)
        return no("strike-range", "GW51", target=blocker_name(ship), far=far, most=state.kit.short)
    speed = state.kit.swim[state.level]
    if square_apart(choice, state.kraken_at) > speed * speed:
        return no("too-far", "GW51", far=root_up(square_apart(choice, state.kraken_at)), most=speed)
    what = kraken_waters(state).blocker(choice)
    if FIRST_SHIP <= what < EDGE:
        return no("ends-on", "GW51", obstacle=blocker_name(what))
    if what >= 0:
        return in_the_way(what, "GW51")
    return no("standing-still", "GW51")
