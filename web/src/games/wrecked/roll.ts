// What the dice on the table bring, what changing one of them would do, and the answers that are not worth a question.

import { bestOf, chanceWith, sleeps, sumOf, turned, type Dice, type Good, type Powers } from "./chances";
import { afloat, ship, shipOf } from "./sea";
import { within } from "./geometry";
import type { RollView, View } from "./view";

const MOST_TAKEN = 4; // GW33

/** The hull of a ship, a whale or the Kraken. */
export function hullOf(view: View, target: string): number {
  const found = shipOf(target);
  if (found) return ship(view, found.seat, found.ship).hull;
  return target === "kraken" ? view.kraken.hull : view.whale_hull;
}

/** The tokens that exploring a place could bring, and the room for them. */
function takeable(view: View, roll: RollView): number {
  const seat = view.seats[view.turn]!;
  const own = ship(view, view.turn, roll.ship!);
  const room = seat.fleet!.hold - own.cargo.length;
  const island = view.islands.find(({ name }) => name === roll.target!.replace("fort", "island"));
  if (!island) {
    const near = afloat(view).filter((disc) => !shipOf(disc.name) && view.tokens.some(({ name, kind }) => name === disc.name && kind !== "whale"));
    return Math.min(room, near.filter((disc) => within({ x: own.x!, y: own.y! }, disc, view.sizes.ship + disc.r, seat.fleet!.spy)).length);
  }
  const there = roll.target!.startsWith("fort") ? view.seats[island.fort!]!.stockpile.length : island.cargo;
  return Math.min(room, there);
}

/** GW37 The damage that counts: a whale or the Kraken has none to spare, a ship no more than wrecks it. */
export function damageOf(view: View, target: string, guns: number, die: number): number {
  const found = shipOf(target);
  const most = found ? ship(view, found.seat, found.ship).cargo.length + 1 : 1;
  return Math.max(0, Math.min(most, die + guns - hullOf(view, target)));
}

/** GW42 How many tokens the dice could put on upgrade tracks. */
function fits(view: View, roll: RollView, dice: Dice): number {
  const seat = view.seats[view.turn]!;
  const goods = ship(view, view.turn, roll.ship!).cargo.length + seat.captured.length;
  const next = seat.tracks.map(({ needs, filled }) => needs.slice(filled));
  let count = 0;
  for (const die of dice) {
    const track = next.filter((needs) => needs.length && needs[0]! <= die).sort((one, other) => one[0]! - other[0]!)[0];
    if (!track || count === goods) continue;
    track.shift();
    count++;
  }
  return count;
}

/** What the dice bring if they stay as they are: tokens, steps, damage. */
export function gainOf(view: View, roll: RollView, dice: Dice): number {
  switch (roll.action) {
    case "explore":
      return Math.min(MOST_TAKEN, Math.floor(sumOf(dice) / roll.number!), takeable(view, roll));
    case "attack":
      return damageOf(view, roll.target!, view.seats[view.turn]!.fleet!.guns, bestOf(dice));
    case "trade":
      return Math.min(bestOf(dice), ship(view, view.turn, roll.ship!).cargo.length);
    case "upgrade":
      return fits(view, roll, dice);
    default:
      return bestOf(dice);
  }
}

/** Whether some use of the powers brings more, with the Kraken asleep. */
function canGain(view: View, roll: RollView, dice: Dice, { rerolls, raises, lowers }: Powers, than: number, tried = new Set<string>()): boolean {
  const key = `${dice.join("")} ${rerolls} ${raises}`;
  if (tried.has(key)) return false;
  tried.add(key);
  if (gainOf(view, roll, dice) > than && sleeps(roll.threat, { rerolls, raises, lowers })(dice)) return true;
  return [...new Set(dice)].some(
    (die) =>
      (raises > 0 && die < 6 && canGain(view, roll, turned(dice, die, die + 1), { rerolls, raises: raises - 1, lowers }, than, tried)) ||
      (rerolls > 0 && [1, 2, 3, 4, 5, 6].some((face) => canGain(view, roll, turned(dice, die, face), { rerolls: rerolls - 1, raises, lowers }, than, tried))),
  );
}

/** Whether changing a die can bring more, or keep the Kraken asleep. */
export function canHelp(view: View): boolean {
  const roll = view.roll!;
  if (roll.total >= roll.threat) return chanceWith(roll.dice, roll.rerolls, sleeps(roll.threat, roll)) > 0;
  return canGain(view, roll, roll.dice, roll, gainOf(view, roll, roll.dice));
}

export interface Change {
  kind: "saves" | "may-save" | "still" | "wakes" | "better" | "may-better" | "same" | "worse";
  chance: number; // in sixths, for a die that is rolled again
  gain: number; // afterwards, for a die that is turned
}

/** What changing one die would do. */
export function changeOf(view: View, verb: string, die: number): Change {
  const roll = view.roll!;
  const now = gainOf(view, roll, roll.dice);
  const awake = roll.total >= roll.threat;
  if (verb === "reroll") {
    const left = { ...roll, rerolls: roll.rerolls - 1 };
    const after = [1, 2, 3, 4, 5, 6].map((face) => turned(roll.dice, die, face));
    const calm = (dice: Dice) => chanceWith(dice, left.rerolls, sleeps(roll.threat, left));
    if (awake) {
      const chance = after.reduce((sum, dice) => sum + calm(dice), 0);
      return { kind: chance ? "may-save" : "still", chance, gain: 0 };
    }
    const chance = after.filter((dice) => sumOf(dice) < roll.threat && gainOf(view, roll, dice) > now).length;
    return { kind: chance ? "may-better" : "same", chance, gain: now };
  }
  const dice = turned(roll.dice, die, die + (verb === "raise" ? 1 : -1));
  const gain = gainOf(view, roll, dice);
  if (sumOf(dice) >= roll.threat) return { kind: awake ? "still" : "wakes", chance: 0, gain };
  return { kind: awake ? "saves" : gain > now ? "better" : gain < now ? "worse" : "same", chance: 0, gain };
}

/** The fewest dice to turn, without rolling, until the Kraken sleeps and the dice bring more than this; null: impossible. */
function turns(view: View, roll: RollView, dice: Dice, { raises, lowers }: Omit<Powers, "rerolls">, than: number): string[] | null {
  if (sumOf(dice) < roll.threat && gainOf(view, roll, dice) > than) return [];
  let best: string[] | null = null;
  const attempt = (move: string, die: number, to: number, left: Omit<Powers, "rerolls">) => {
    const rest = turns(view, roll, turned(dice, die, to), left, than);
    if (rest && (!best || rest.length + 1 < best.length)) best = [move, ...rest];
  };
  for (const die of new Set(dice)) {
    if (raises && die < 6) attempt(`raise ${die}`, die, die + 1, { raises: raises - 1, lowers });
    if (lowers && die > 1) attempt(`lower ${die}`, die, die - 1, { raises, lowers: lowers - 1 });
  }
  return best;
}

export interface Pursuit {
  move: string; // the next change, or "stand"
  chance: number; // of success, with all changes to come
}

/** What to change next for the best chance that the Kraken sleeps and the dice bring more than this; null: no chance. */
export function pursue(view: View, than: number): Pursuit | null {
  const roll = view.roll!;
  const done = turns(view, roll, roll.dice, roll, than);
  if (done) return { move: done[0] ?? "stand", chance: 1 };
  if (!roll.rerolls) return null;
  const known = new Map<string, number>();
  const good: Good = (dice) => turns(view, roll, dice, roll, than) !== null;
  const after = (die: number) => [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + chanceWith(turned(roll.dice, die, face), roll.rerolls - 1, good, known), 0) / 6;
  const [best] = [...new Set(roll.dice)].map((die) => ({ move: `reroll ${die}`, chance: after(die) })).sort((one, other) => other.chance - one.chance);
  return best?.chance ? best : null;
}

/** What the dice must bring more than, for a change to be worth it; -1: they wake the Kraken, anything is better. */
export const worth = (view: View, roll: RollView): number => (roll.total >= roll.threat ? -1 : gainOf(view, roll, roll.dice));

/** Whether the dice bring enough as they are. */
export const suffices = (view: View, gain: number): boolean => worth(view, view.roll!) >= gain;

/** The next change of a pursuit that began at some gain; it ends by leaving the dice. */
export function goOn(view: View, than: number): string {
  const roll = view.roll!;
  return pursue(view, roll.total >= roll.threat ? -1 : than)?.move ?? "stand";
}

/** A change that can only help, as powers cost nothing: the dice would wake the Kraken, or they bring nothing and it
 * sleeps on whatever comes. */
function freely(view: View): string | null {
  const roll = view.roll!;
  const now = worth(view, roll);
  const next = now > 0 ? null : pursue(view, now)?.move;
  if (!next || next === "stand") return null;
  const [verb, die] = next.split(" ");
  return now === 0 && verb === "reroll" && roll.total - Number(die) + 6 >= roll.threat ? null : next;
}

/** The answer that no one would think about; null: a question worth asking. */
export function obvious(view: View): string | null {
  const { stage, roll } = view;
  if (!roll) return null;
  if (stage === "modify") return freely(view) ?? (canHelp(view) ? null : "stand");
  if (stage !== "die") return null;
  const faces = [...new Set(roll.dice)];
  const guns = view.seats[view.turn]!.fleet!.guns;
  const harms = new Set(faces.map((die) => (roll.action === "attack" ? damageOf(view, roll.target!, guns, die) : 0)).filter(Boolean));
  return harms.size > 1 ? null : `die ${bestOf(faces)}`;
}
