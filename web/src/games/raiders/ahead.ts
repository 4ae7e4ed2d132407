// The dives that a die of the Reef would allow, taken as it is: so a spot can be tapped before its die. Only a proposal;
// the server judges both moves.

import type { Choice } from "../board";
import { areaOf, isBeach, numberOf, types, zoneOf } from "./pieces";
import type { View } from "./view";

/** The take of each die as it is. */
export const takesAsIs = (legal: readonly Choice[]): Choice[] => legal.filter(({ move }) => move.move === "take" && numberOf(move.die) === move.number);

/** The takes that lead to a spot, those that bring a shell first. */
export function takesFor(legal: readonly Choice[], spot: string): Choice[] {
  const found = takesAsIs(legal).filter(({ move }) => move.number === numberOf(spot));
  return found.sort((one, other) => Number(zoneOf(other.move.die) !== null) - Number(zoneOf(one.move.die) !== null));
}

/** WR30-WR32 The dives of a seat after one of these takes; WR83 alone, not to the beach. */
export function divesAfter(view: View, seat: number, takes: readonly Choice[]): Choice[] {
  const own = view.divers.filter((each) => each.seat === seat).map(({ spot }) => spot);
  const from = [...(view.seats[seat]!.ashore ? ["off"] : []), ...own];
  const numbers = [...new Set(takes.map(({ move }) => move.number as number))];
  const spots = numbers.flatMap((number) => [...types, ...(view.rivals === null ? ["beach"] : [])].map((area) => `${area}${number}`));
  return spots
    .filter((spot) => isBeach(spot) || !own.includes(spot))
    .flatMap((spot) => from.filter((diver) => diver === "off" || areaOf(diver) !== areaOf(spot)).map((diver) => ({ text: `dive ${diver} ${spot}`, move: { move: "dive", diver, spot }, words: null })));
}
