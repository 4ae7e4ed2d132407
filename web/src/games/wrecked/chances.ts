// Exact chances of action rolls, as in src/wreckfish/games/wrecked/risk.py: every die that may be rolled again or turned
// is used as well as possible.

import type { FleetView } from "./view";

export type Dice = readonly number[]; // the lowest first
export type Powers = Pick<FleetView, "rerolls" | "raises" | "lowers">;

/** Whether dice bring something, once some are turned up or down. */
export type Good = (dice: Dice) => boolean;

const FACES = [1, 2, 3, 4, 5, 6];
export const sumOf = (dice: Dice) => dice.reduce((sum, die) => sum + die, 0);
export const bestOf = (dice: Dice) => Math.max(0, ...dice);

/** The dice with one of them showing another face. */
export function turned(dice: Dice, from: number, to: number): number[] {
  const left = [...dice];
  left.splice(left.indexOf(from), 1, to);
  return left.sort((one, other) => one - other);
}

/** Whether the total can be kept below the Threat. */
export const sleeps = (threat: number, { lowers }: Powers): Good => (dice) => sumOf(dice) - Math.min(lowers, sumOf(dice) - dice.length) < threat;

/** Whether the total can reach a number below the Threat. */
export const reaches = (number: number, threat: number, { raises, lowers }: Powers): Good => (dice) => {
  const total = sumOf(dice);
  const [low, high] = [total - Math.min(lowers, total - dice.length), total + Math.min(raises, 6 * dice.length - total)];
  return Math.max(low, number) <= Math.min(high, threat - 1);
};

/** Whether one die can show a number, with the total below the Threat. */
export const shows = (need: number, threat: number, { raises, lowers }: Powers): Good => (dice) => {
  const [best, total] = [bestOf(dice), sumOf(dice)];
  const up = Math.max(0, need - best);
  const spare = total - best - (dice.length - 1) + Math.max(0, best - need);
  return need <= 6 && up <= raises && total + up - Math.min(lowers, spare) < threat;
};

/** The chance for dice on the table, with some to be rolled again one by one. */
export function chanceWith(dice: Dice, rerolls: number, good: Good, known = new Map<string, number>()): number {
  if (good(dice)) return 1;
  if (!rerolls) return 0;
  const key = `${dice.join("")} ${rerolls}`;
  let found = known.get(key);
  if (found === undefined) {
    const after = (die: number) => FACES.reduce((sum, face) => sum + chanceWith(turned(dice, die, face), rerolls - 1, good, known), 0) / 6;
    known.set(key, (found = Math.max(...[...new Set(dice)].map(after))));
  }
  return found;
}

/** The chance for a new roll of some dice. */
export function chanceOf(count: number, rerolls: number, good: Good): number {
  const known = new Map<string, number>();
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const from = (dice: number[], least: number): number => {
    if (dice.length < count) return FACES.filter((face) => face >= least).reduce((sum, face) => sum + from([...dice, face], face), 0);
    const ways = FACES.reduce((all, face) => all / factorial(dice.filter((die) => die === face).length), factorial(count));
    return ways * chanceWith(dice, rerolls, good, known);
  };
  return from([], 1) / 6 ** count;
}

/** Whole percent, but 0 and 100 only if they are exact. */
export const percentOf = (chance: number) => (chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(100 * chance))) : Math.round(100 * chance));
