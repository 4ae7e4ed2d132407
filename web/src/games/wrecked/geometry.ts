// Discs on a sea measured in whole millimetres, mirroring src/wreckfish/games/wrecked/geometry.py. Every check compares
// squares of integers, so that the page and the server agree. Only drawn outlines are rounded.

export interface Spot {
  x: number;
  y: number;
}

export interface Disc extends Spot {
  name: string;
  r: number;
  crossed?: boolean; // can be crossed, but nothing can stop on it
}

export const squareApart = (one: Spot, other: Spot) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** `sum` is the sum of two radii. */
export const overlap = (one: Spot, other: Spot, sum: number) => squareApart(one, other) < sum * sum;
export const touch = (one: Spot, other: Spot, sum: number) => !overlap(one, other, sum) && overlap(one, other, sum + 1);
export const within = (one: Spot, other: Spot, sum: number, reach: number) => squareApart(one, other) <= (sum + reach) ** 2;
export const inside = ({ x, y }: Spot, r: number, side: number) => r <= Math.min(x, y) && Math.max(x, y) <= side - r;

/** A square root, rounded up. */
export function rootUp(square: number): number {
  let root = Math.floor(Math.sqrt(square));
  while (root * root < square) root++;
  return root;
}

/** Whether a disc can move in a straight line without overlapping another. */
export function sweepsClear(start: Spot, end: Spot, other: Spot, sum: number): boolean {
  const [dx, dy, fx, fy] = [end.x - start.x, end.y - start.y, other.x - start.x, other.y - start.y];
  const along = fx * dx + fy * dy;
  if (along <= 0) return fx * fx + fy * fy >= sum * sum;
  const length = dx * dx + dy * dy;
  if (along >= length) return squareApart(end, other) >= sum * sum;
  return (fx * dy - fy * dx) ** 2 >= sum * sum * length;
}

/** The integer position closest to a target, within a maximum distance of the start. */
export function atMost(start: Spot, wish: Spot, most: number): Spot {
  const far = Math.sqrt(squareApart(start, wish));
  const share = far > most ? most / far : 1;
  const end = { x: Math.round(start.x + (wish.x - start.x) * share), y: Math.round(start.y + (wish.y - start.y) * share) };
  // Rounding may overshoot by less than a millimetre.
  for (const [dx, dy] of [[0, 0], [Math.sign(start.x - end.x), 0], [0, Math.sign(start.y - end.y)], [Math.sign(start.x - end.x), Math.sign(start.y - end.y)]] as const) {
    const near = { x: end.x + dx, y: end.y + dy };
    if (squareApart(start, near) <= most * most) return near;
  }
  return end;
}

/** The integer position closest to a target at which a disc touches another. */
export function beside(goal: Spot, wish: Spot, sum: number): Spot | null {
  const found: Spot[] = [];
  const far = Math.sqrt(squareApart(goal, wish)) || 1;
  const [cx, cy] = [goal.x + ((wish.x - goal.x) * sum) / far, goal.y + ((wish.y - goal.y) * sum) / far];
  for (let x = Math.floor(cx) - 1; x <= cx + 2; x++) for (let y = Math.floor(cy) - 1; y <= cy + 2; y++) if (touch({ x, y }, goal, sum)) found.push({ x, y });
  return found.sort((one, other) => squareApart(one, wish) - squareApart(other, wish))[0] ?? null;
}

const RAYS = 144;

/** The outline of where a disc can go: up to a distance, a shore or the edge of the sea. */
export function outline(start: Spot, r: number, length: number, discs: readonly Disc[], side: number): string {
  const points: string[] = [];
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray * 2 * Math.PI) / RAYS;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    let far = length;
    if (ux) far = Math.min(far, ((ux > 0 ? side - r : r) - start.x) / ux);
    if (uy) far = Math.min(far, ((uy > 0 ? side - r : r) - start.y) / uy);
    for (const disc of discs) {
      if (disc.crossed) continue;
      const [fx, fy, sum] = [disc.x - start.x, disc.y - start.y, disc.r + r];
      const along = fx * ux + fy * uy;
      const across = fx * fx + fy * fy - along * along;
      if (along > 0 && across < sum * sum) far = Math.min(far, along - Math.sqrt(sum * sum - across));
    }
    points.push(`${(start.x + ux * Math.max(0, far)).toFixed(1)} ${(start.y + uy * Math.max(0, far)).toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}

// Sixteen headings, clockwise from east, as 1024ths of a step.
const HEADING_X = [1024, 946, 724, 391, 0, -391, -724, -946, -1024, -946, -724, -391, 0, 391, 724, 946];
const HEADING_Y = [0, 391, 724, 946, 1024, 946, 724, 391, 0, -391, -724, -946, -1024, -946, -724, -391];

/** Whether a position is at full speed on one of the sixteen headings. */
export const isFanned = (start: Spot, end: Spot, speed: number) =>
  HEADING_X.some((x, at) => start.x + Math.trunc((x * speed) / 1024) === end.x && start.y + Math.trunc((HEADING_Y[at]! * speed) / 1024) === end.y);

/** Whether a position is as far as possible on the line to a goal; `back`: directly away from it. */
export function leadsTo(start: Spot, end: Spot, goal: Spot, length: number, back = false): boolean {
  const [way, far] = [back ? -1 : 1, rootUp(squareApart(start, goal))];
  const step = (from: number, to: number) => from + Math.trunc((way * (to - from) * length) / far);
  return far > 0 && step(start.x, goal.x) === end.x && step(start.y, goal.y) === end.y;
}

const WINDS = ["e", "ese", "se", "sse", "s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw", "n", "nne", "ne", "ene"];

/** The nearest of the sixteen headings for a line. */
export const heading = (from: Spot, to: Spot) => WINDS[(Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 8) / Math.PI) + 16) % 16]!;
