// How land and paper are drawn: coasts that look hand-cut but are the same for every reader; space for the compass rose.

import { luck } from "../../lib/ink";
import { squareApart, type Spot } from "./geometry";

const drawn = new Map<string, string>(); // coasts never change, so cache them

/** A round coast with bays, within a radius. */
export function coast(at: Spot, radius: number, seed: number): string {
  const key = `${at.x} ${at.y} ${radius} ${seed}`;
  const known = drawn.get(key) ?? cut(at, radius, seed);
  drawn.set(key, known);
  return known;
}

function cut(at: Spot, radius: number, seed: number): string {
  const r = luck(seed);
  const turns = 12;
  const points = Array.from({ length: turns }, (_, turn) => {
    const far = radius * (0.9 + r() * 0.14);
    const angle = (turn * 2 * Math.PI) / turns;
    return { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) };
  });
  const half = (one: Spot, other: Spot) => `${((one.x + other.x) / 2).toFixed(1)} ${((one.y + other.y) / 2).toFixed(1)}`;
  return points.reduce((path, point, turn) => `${path}Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${half(point, points[(turn + 1) % turns]!)}`, `M${half(points.at(-1)!, points[0]!)}`) + "Z";
}

/** The candidate farthest from everything. */
export function roomiest(side: number, taken: readonly Spot[], across = [0.2, 0.36, 0.64, 0.8], down = across): Spot {
  const places = across.flatMap((x) => down.map((y) => ({ x: side * x, y: side * y })));
  const room = (place: Spot) => Math.min(...taken.map((each) => squareApart(each, place)), side * side);
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}
