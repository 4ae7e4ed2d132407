// Who gains what when a diver arrives, before it does: read off the board, as a player's finger would. The server plays
// it; here nothing is decided.

import { areaOf, isBeach, numberOf } from "./pieces";
import type { SpotView, View } from "./view";

export interface Gain {
  seat: number | null; // null: a Rival
  why: "arrives" | "beside" | "bumped" | "home" | "washed" | "out";
  treasure?: string; // its type
  shells?: string[];
  spot: string; // where the diver is or comes to
}

/** WR05 The two spots beside one, the next first (WR39). */
export function besides(spot: string): [string, string] {
  const here = numberOf(spot);
  return [`${areaOf(spot)}${(here % 6) + 1}`, `${areaOf(spot)}${((here + 4) % 6) + 1}`];
}

/** All that a diver of this team sets off by going from one place (`off`) to a spot. */
export function gains(view: View, mover: number | null, from: string, to: string): Gain[] {
  const divers = view.divers.filter((each) => each.spot !== from); // WR41 it leaves first
  const at = (spot: string) => divers.find((each) => each.spot === spot);
  if (isBeach(to)) return [...sent(at(to)), { seat: mover, why: "arrives", shells: shellsOf(view, to), spot: to }];
  const type = areaOf(to);
  const beside = besides(to).flatMap((spot): Gain[] => {
    const there = at(spot);
    return there ? [{ seat: there.seat, why: "beside", treasure: type, spot }] : [];
  });
  return [...bumped(view, at(to), divers), { seat: mover, why: "arrives", treasure: type, spot: to }, ...beside];
}

const shellsOf = (view: View, spot: string) => view.beach[numberOf(spot) - 1] ?? [];

/** WR34 Who lies on a beach spot goes back to its owner. */
const sent = (there: SpotView | undefined): Gain[] => (there ? [{ seat: there.seat, why: "home", spot: there.spot }] : []);

/** WR36 A diver in a wreck is bumped to the beach; WR84 alone, to any empty spot of it. */
function bumped(view: View, there: SpotView | undefined, divers: SpotView[]): Gain[] {
  if (!there) return [];
  const { seat } = there;
  if (view.rivals === null) {
    const spot = `beach${numberOf(there.spot)}`;
    return [...sent(divers.find((each) => each.spot === spot)), { seat, why: "bumped", shells: shellsOf(view, spot), spot }];
  }
  const full = divers.filter((each) => isBeach(each.spot)).length === 6;
  return [{ seat, why: !full ? "washed" : seat === null ? "out" : "home", spot: there.spot }];
}
