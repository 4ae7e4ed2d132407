// What the nine pairs of hands do with four cards, for the pictures of the rule book; and how sets are counted.

import { valueOf, type Shape } from "../cards";

export interface Share {
  they: string[];
  you: string[];
  lost: string[];
}

/** DO13–DO18 Who takes what; a picker takes the most valuable card. */
export function share(they: Shape, you: Shape, theirs: string[], yours: string[]): Share {
  const all = [...theirs, ...yours];
  const best = all.reduce((one, other) => (valueOf(other) > valueOf(one) ? other : one));
  const without = (cards: string[]) => cards.filter((card) => card !== best);
  if (they === you) return they === "peace" ? { they: theirs, you: yours, lost: [] } : { they: [], you: [], lost: all };
  if (they === "pick") return you === "fight" ? { they: [best], you: without(all), lost: [] } : { they: [best], you: without(yours), lost: without(theirs) };
  if (you === "pick") return they === "fight" ? { they: without(all), you: [best], lost: [] } : { they: without(theirs), you: [best], lost: without(yours) };
  return they === "fight" ? { they: all, you: [], lost: [] } : { they: [], you: all, lost: [] };
}

export type Set = [goods: string, values: number[]];

/** DO51–DO53 The total of each set, which of them count, and the points. */
export function count(sets: Set[]) {
  const totals = sets.map(([, values]) => values.reduce((sum, value) => sum + value, 0));
  const [high, low] = [Math.max(...totals), Math.min(...totals)];
  const counting = totals.filter((total) => total === high || total === low);
  return { totals, high, low, counting, points: counting.reduce((sum, total) => sum + total, 0) * (high === low ? 2 : 1) };
}
