// The data in force, and the arithmetic of the rule book's pictures: the chance of waking the Kraken, and a count.

export interface Data {
  cargo: number[]; // tokens of value 1, 2, 3
  whale_coins: number;
  skulls: number[]; // the spaces of the Infamy track with a skull
  slain: number;
  sea_number: number;
  whale_hull: number;
  kraken_slots: number[]; // for 2, 3, 4 players
  sticks: Record<"S" | "M" | "L", number>;
  kraken: { threat: number; actions: number; speed: string; strength: number; hull: number }[];
  ships: Record<string, { hull: number; guns: number; reach: string; spy: string; hold: number; speed: string }>;
  tracks: Record<string, { needs: number[]; by: number }>;
  buildings: Record<string, { cards: number; points: number; by: number }>;
  flags: number;
  slots: number; // for buildings
  most_dice: number;
}

/** GW23 How likely it is that this number of dice reaches a total, in whole percent; never 0 or 100 unless it is certain. */
export function chance(dice: number, total: number): number {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(ways.length + 6).fill(0);
    ways.forEach((count, sum) => [1, 2, 3, 4, 5, 6].forEach((face) => (next[sum + face]! += count)));
    ways = next;
  }
  const hits = ways.reduce((sum, count, at) => sum + (at >= total ? count : 0), 0);
  const share = hits / 6 ** dice;
  return share > 0 && share < 1 ? Math.min(99, Math.max(1, Math.round(100 * share))) : Math.round(100 * share);
}

/** An example of a game's end: what one player has. */
export const EXAMPLE = { cargo: [3, 2, 2, 1], whales: 1, upgrades: 3, lost: 2, aboard: 1 };

/** GW61 Its points, part by part. */
export function countUp(data: Data, building: string) {
  const { cargo, whales, upgrades, lost, aboard } = EXAMPLE;
  const coins = cargo.reduce((sum, value) => sum + value, 0) + whales * data.whale_coins;
  const flags = data.flags - lost;
  const skulls = data.skulls.filter((space) => space <= lost).length;
  const parts = { coins, upgrades, flags, skulls, building: data.buildings[building]!.points, aboard };
  return { ...parts, total: Object.values(parts).reduce((sum, points) => sum + points, 0) };
}
