// Where the coach's light falls. Knows no game: a move is what the board has marked as hinted, a place is an element
// with a `data-spot`, as for the flights of pieces.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const seen = (element: Element) => [...element.getClientRects()].some(({ width, height }) => width && height) && getComputedStyle(element).visibility !== "hidden";

/** The first of some places that is on the screen. */
export function findPlace(places: string[]): HTMLElement | null {
  for (const place of places) {
    const found = all(`.table [data-spot="${CSS.escape(place)}"]`)[0];
    if (found) return found;
  }
  return null;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);

/** The element to light: the first of some places that is on the screen, or, if none is, what plays the move.
 * A dialog comes before an answer, an answer before a piece, and the last of several answers first: whoever has picked a
 * piece goes on there. */
export function findLit(places: string[]): HTMLElement | null {
  return findPlace(places) ?? all("dialog[open] .hinted").at(-1) ?? all(".answers .hinted, .prompt .hinted").at(-1) ?? all(".board .hinted")[0] ?? null;
}

/** Opens what hides a place: a tab whose `data-opens` has the first word of its places' names. */
export function uncover([place = ""]: string[]): void {
  all(`.table [data-opens~="${CSS.escape(place.split(":")[0]!)}"]`)[0]?.click();
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const apart = (a: number, length: number, b: number, other: number) => Math.max(0, b - a - length, a - b - other);

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

const GAP = 44; // between the light and the card
const NEAR = 24; // the same for a card that goes away soon
const EDGE = 14;

/** Where the card lies: beside the light if there is room; over nothing that is needed now, and over few pieces. The log
 * beside the table may be covered. `close`: rather over some pieces than far from the light. */
export function placeCard(width: number, height: number, lit: Box | null, close = false): Box {
  const boxes = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf);
  const area = boxes("main")[0]!;
  const needed = boxes(".answers, .prompt, #asked");
  const shown = [...(lit ? [lit] : []), ...boxes(".board .hinted")]; // a piece may be hinted beside its answer
  const pieces = boxes(".board [data-spot]:not(:has([data-spot]))");
  const right = area.x + area.width - width - EDGE;
  const far = Math.max(...boxes("main, .table > .side").map((box) => box.x + box.width)) - width - EDGE;
  const bottom = area.y + area.height - height - EDGE;
  const spots: [number, number][] = [[right, area.y + 0.3 * area.height], [right, bottom], [right, area.y + EDGE], [area.x + EDGE, bottom], [area.x + EDGE, area.y + EDGE], [far, bottom], [far, area.y + EDGE]];
  if (lit) {
    const [middle, level] = [lit.x + lit.width / 2 - width / 2, lit.y + lit.height / 2 - height / 2];
    const gap = close ? NEAR : GAP;
    const [before, after, over, below] = [lit.x - width - gap, lit.x + lit.width + gap, lit.y - height - gap, lit.y + lit.height + gap];
    spots.unshift([after, level], [middle, over], [before, level], [middle, below]);
    if (close) spots.push([far, level], [before, over], [after, over], [before, below], [after, below], [lit.x, over], [lit.x + lit.width - width, over]);
  }
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  const places = spots.map(([x, y]) => ({ x: within(area.x + EDGE, x, far), y: within(area.y + EDGE, y, bottom), width, height }));
  const hides = (box: Box, what: Box[]) => what.reduce((sum, each) => sum + shared(box, each), 0);
  const away = (box: Box) => (close && lit ? 6 * Math.hypot(apart(box.x, box.width, lit.x, lit.width), apart(box.y, box.height, lit.y, lit.height)) : 0);
  const cost = (box: Box) => 20 * hides(box, shown) + 4 * hides(box, needed) + 0.3 * hides(box, pieces) + away(box);
  return places.reduce((best, box) => (cost(box) < cost(best) - 1 ? box : best));
}
