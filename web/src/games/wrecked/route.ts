// A route of several steps around whatever is in the way: as few steps as possible, each a straight line. It is only a
// proposal; every step is a move of its own, and the server judges it.

import { atMost, beside, inside, overlap, squareApart, sweepsClear, type Disc, type Spot } from "./geometry";
import { aim, judge, obstacles, radiusOf, stepsOf, tether, type Piece } from "./sea";
import type { View } from "./view";

const CORNERS = 12; // around each obstacle
const MOST_AVOIDED = 14; // obstacles
const SNAP = 5; // millimetres, for coming alongside
const WIDE = 1.5; // millimetres between a corner and the obstacle
const WIDER = 30; // the same, for a longer way in fewer steps
const AROUND = 32; // positions one step from the start, and from the goal

interface Node extends Spot {
  steps: number;
  far: number;
  from: Node | null;
  done: boolean;
}

/** The positions at which the steps end, towards a goal and as far as they go; empty if there is no way at all. */
function route(view: View, piece: Piece, from: Spot, goal: Spot, speed: number, steps: number): Spot[] {
  const r = radiusOf(view, piece);
  const discs = obstacles(view, piece);
  const firm = discs.filter((disc) => !disc.crossed);
  const blocker = (one: Spot, other: Spot) => firm.find((disc) => !sweepsClear(one, other, disc, disc.r + r)) ?? null;
  const rests = (at: Spot) => inside(at, r, view.side) && !discs.some((disc) => overlap(at, disc, disc.r + r));
  const avoided: Disc[] = [];
  for (;;) {
    const met = new Set<Disc>();
    const way = shortest(from, goal, corners(avoided, r).filter(rests), speed, (one, other) => {
      const found = blocker(one, other);
      if (found) met.add(found);
      return !found;
    });
    const fresh = [...met].filter((disc) => !avoided.includes(disc));
    // Another obstacle may hide a shorter way around it.
    if (way ? !fresh.length || avoided.length >= MOST_AVOIDED : !fresh.length || avoided.length >= 2 * MOST_AVOIDED) {
      const clear = (one: Spot, other: Spot) => !blocker(one, other);
      const count = way ? stepsAlong(from, way, speed) : Infinity;
      if (count <= stepsAlong(from, [goal], speed)) return legs(from, way!, speed, steps, rests, clear);
      // Hugging the shore may take more steps than a bend in open water.
      const between = [...corners(avoided, r), ...corners(avoided, r, WIDER), ...ring(from, speed), ...ring(goal, speed - 1)];
      const bend = shortest(from, goal, between.filter(rests), speed, clear);
      const best = bend && stepsAlong(from, bend, speed) < count ? bend : way;
      return best ? legs(from, best, speed, steps, rests, clear) : [];
    }
    avoided.push(...fresh.sort((one, other) => squareApart(from, one) - squareApart(from, other)).slice(0, 3));
  }
}

const corners = (discs: readonly Disc[], r: number, wide = WIDE): Spot[] => discs.flatMap((disc) => ring(disc, (disc.r + r + wide) / Math.cos(Math.PI / CORNERS), CORNERS));

/** Positions around a place, towards its middle by less than a millimetre. */
function ring({ x, y }: Spot, far: number, count = AROUND): Spot[] {
  const round = count === AROUND ? Math.trunc : Math.round; // a step never gets longer
  return Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count;
    return { x: x + round(far * Math.cos(angle)), y: y + round(far * Math.sin(angle)) };
  });
}

/** The steps that a way takes. */
function stepsAlong(from: Spot, way: readonly Spot[], speed: number): number {
  return way.reduce((sum, to, at) => sum + Math.max(1, Math.ceil(Math.sqrt(squareApart(way[at - 1] ?? from, to)) / speed)), 0);
}

/** Dijkstra's algorithm: the fewest steps, then the shortest way. */
function shortest(from: Spot, goal: Spot, between: readonly Spot[], speed: number, clear: (one: Spot, other: Spot) => boolean): Spot[] | null {
  const nodes: Node[] = [from, goal, ...between].map(({ x, y }, at) => ({ x, y, steps: at ? Infinity : 0, far: at ? Infinity : 0, from: null, done: false }));
  for (;;) {
    let best: Node | null = null;
    for (const node of nodes) if (!node.done && node.steps < Infinity && (!best || node.steps < best.steps || (node.steps === best.steps && node.far < best.far))) best = node;
    if (!best) return null;
    if (best === nodes[1]) {
      const way: Spot[] = [];
      for (let node: Node | null = best; node?.from; node = node.from) way.unshift({ x: node.x, y: node.y });
      return way;
    }
    best.done = true;
    for (const next of nodes) {
      if (next.done) continue;
      const length = Math.sqrt(squareApart(best, next));
      const [steps, far] = [best.steps + Math.max(1, Math.ceil(length / speed)), best.far + length];
      if (steps > next.steps || (steps === next.steps && far >= next.far) || !clear(best, next)) continue;
      Object.assign(next, { steps, far, from: best });
    }
  }
}

/** Cuts a way into steps. A step that could not end where it should ends the route. */
function legs(from: Spot, way: readonly Spot[], speed: number, steps: number, rests: (at: Spot) => boolean, clear: (one: Spot, other: Spot) => boolean): Spot[] {
  const found: Spot[] = [];
  let at = from;
  for (const corner of way) {
    while (squareApart(at, corner) && found.length < steps) {
      let next = atMost(at, corner, speed);
      for (let back = speed - 4; !rests(next) && back > speed / 2; back -= 4) next = atMost(at, corner, back); // not on a ship
      if (!squareApart(at, next) || !rests(next) || !clear(at, next)) return found;
      found.push((at = next));
    }
  }
  return found;
}

/** Where to stop for something: beside it if it is in the way, otherwise right there. */
function stopAt(view: View, piece: Piece, from: Spot, wish: Spot): Spot {
  const r = radiusOf(view, piece);
  const under = obstacles(view, piece).find((disc) => overlap(wish, disc, disc.r + r));
  return (under && (beside(under, squareApart(wish, under) > (under.r / 2) ** 2 ? wish : from, under.r + r) ?? null)) ?? wish;
}

/** The steps of a ship or the Kraken to a place beyond its next step, or around something; empty if one step will do. */
export function routeTo(view: View, piece: Piece, wish: Spot): Spot[] {
  const [bound, steps] = [tether(view, piece), stepsOf(view, piece)];
  if (!bound || steps < 2) return [];
  const stop = stopAt(view, piece, bound.from, wish);
  const goal = aim(view, piece, stop, SNAP, Infinity);
  if (!judge(view, piece, goal).why) return [];
  const way = route(view, piece, bound.from, goal, bound.most, steps);
  const [before, end] = way.slice(-2);
  if (!before || !end || squareApart(before, end) > SNAP ** 2) return way;
  const short = route(view, piece, bound.from, aim(view, piece, stop, 0, Infinity), bound.most, steps); // no step just to come alongside
  return short.length < way.length ? short : way;
}
