// Names places by the islands near them: “towards Gull Rock” instead of coordinates, which only the list for the
// keyboard shows. Islands stay where they are, so this also fits what happened long ago.

import type { Say } from "../board";
import type { IslandView, View } from "./view";

const CLOSE = 12; // millimetres of water, or less: right beside the island
const STRAIGHT = 0.7; // of the way leads to the island

type Saying = Parameters<Say["say"]>[0];
type Point = [x: number, y: number];

const pointOf = (written: unknown): Point => String(written).split(",").map(Number) as Point;

/** The island by which a place is named, and how it lies or is reached: beside, towards, off. */
function placed({ islands, sizes }: View, at: Point, start: Point | null): Record<string, string> {
  const far = ({ x, y }: IslandView, from: Point) => Math.hypot(x - from[0], y - from[1]);
  const near = [...islands].sort((one, other) => far(one, at) - far(other, at));
  if (!near[0]) return {};
  if (far(near[0], at) <= sizes.island + sizes.ship + CLOSE) return { island: near[0].name, way: "beside" };
  const length = start ? Math.hypot(at[0] - start[0], at[1] - start[1]) : 0;
  const goal = start && near.find((each) => far(each, start) - far(each, at) >= STRAIGHT * length);
  return goal ? { island: goal.name, way: "towards" } : { island: near[0].name, way: "off" };
}

/** Speaks of places by their names. */
function namingPlaces(plain: Say, view: View): Say {
  const say = (saying: Saying): string => {
    const params = "params" in saying ? saying.params : undefined;
    const code = `told-${saying.code}`;
    if (params?.at === undefined || !plain.knows(code)) return plain.say(saying);
    return plain.say({ ...saying, code, params: { ...placed(view, pointOf(params.at), params.start === undefined ? null : pointOf(params.start)), ...params } });
  };
  return Object.assign(Object.create(plain) as Say, { say });
}

let last: { plain: Say; shores: string; say: Say } | null = null;

/** The same speaker as long as the same islands are there, so that no sentence is made again for nothing. */
export function speaks(plain: Say, seen: unknown): Say {
  const view = seen as View;
  const shores = view.islands.map(({ name, x, y }) => `${name} ${x} ${y}`).join();
  if (last?.plain !== plain || last.shores !== shores) last = { plain, shores, say: namingPlaces(plain, view) };
  return last.say;
}
