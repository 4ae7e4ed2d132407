// The contents of the sea, obstacles to a piece, and why it cannot go somewhere: the checks of
// src/wreckfish/games/wrecked, made early for the reader. The server has the last word.

import type { Say } from "../board";
import { atMost, beside, inside, overlap, rootUp, squareApart, sweepsClear, touch, within, type Disc, type Spot } from "./geometry";
import type { IslandView, ShipView, View } from "./view";

/** The held piece, and with it the intended move. */
export type Piece =
  | { move: "move" | "deploy"; ship: string }
  | { move: "swim" }
  | { move: "island"; value: number }
  | { move: "whale" }
  | { move: "drop"; token: string }
  | { move: "fort" }
  | { move: "neutral" };

export type Why = Parameters<Say["say"]>[0];

export interface Verdict {
  why: Why | null; // reason for refusal; null: allowed
  blocker: string | null; // the obstacle
  dock: string | null; // the island at which the ship could dock
}

const no = (code: string, params: Record<string, string | number> = {}): Why => ({ code: `no-${code}`, params });
export const isShip = (name: string) => shipOf(name) !== null;

/** Parses a ship as a move names it (`sloop2`) into type and seat; null for anything else. */
export function shipOf(name: string): { ship: string; seat: number } | null {
  const found = /^(sloop|ketch)(\d)$/.exec(name);
  return found ? { ship: found[1]!, seat: Number(found[2]) - 1 } : null;
}

export const ship = (view: View, seat: number, name: string): ShipView => view.seats[seat]!.ships.find((each) => each.name === name)!;
export const placeOf = (one: ShipView): Spot | null => (one.x === null || one.y === null ? null : { x: one.x, y: one.y });
export const tokenRadius = (view: View, name: string) => (name.startsWith("cargo") ? view.sizes.cargo : view.sizes.whale);
const kraken = (view: View): Disc => ({ name: "kraken", x: view.kraken.x, y: view.kraken.y, r: view.sizes.kraken });
const lair = (view: View): Disc => ({ name: "lair", x: view.lair[0], y: view.lair[1], r: view.sizes.lair });
const islands = (view: View): Disc[] => view.islands.map(({ name, x, y }) => ({ name, x, y, r: view.sizes.island }));

function ships(view: View): Disc[] {
  return view.seats.flatMap((each, seat) => each.ships.flatMap((one) => (one.x === null ? [] : [{ name: `${one.name}${seat + 1}`, x: one.x, y: one.y!, r: view.sizes.ship }])));
}

export function afloat(view: View, but = ""): Disc[] {
  const tokens = view.tokens.map(({ name, x, y }) => ({ name, x, y, r: tokenRadius(view, name) }));
  const order = (name: string) => (name.startsWith("cargo") ? 0 : 100) + Number(name.replace(/\D/g, ""));
  tokens.sort((one, other) => order(one.name) - order(other.name));
  return [...tokens, ...ships(view).filter(({ name }) => name !== but)];
}

const crossed = (disc: Disc): Disc => ({ ...disc, crossed: true });

/** The obstacles for a piece, on its way or at its destination, in the order they are reported. */
export function obstacles(view: View, piece: Piece): Disc[] {
  if (piece.move === "swim") return [...islands(view), ...ships(view).map(crossed)];
  if (piece.move === "move") {
    const { home } = view.kraken;
    return [kraken(view), ...(home ? [lair(view)] : []), ...islands(view), ...afloat(view, `${piece.ship}${view.you! + 1}`), ...(home ? [] : [crossed(lair(view))])];
  }
  if (piece.move === "island") return [lair(view), ...islands(view)];
  return [...islands(view), lair(view), kraken(view), ...afloat(view)];
}

export function radiusOf(view: View, piece: Piece): number {
  if (piece.move === "move" || piece.move === "deploy") return view.sizes.ship;
  if (piece.move === "drop") return tokenRadius(view, piece.token);
  return { swim: view.sizes.kraken, island: view.sizes.island, whale: view.sizes.whale, fort: view.sizes.fort, neutral: view.sizes.fort }[piece.move];
}

/** The minimum gap between a newly placed piece and all others. */
export const apartOf = (view: View, piece: Piece) => (piece.move === "island" ? view.sizes.l : piece.move === "whale" || piece.move === "drop" ? 1 : 0);

/** The point a piece is measured from, and how far its centre may go; null: anywhere in the sea. */
export function tether(view: View, piece: Piece): { from: Spot; most: number } | null {
  const { sizes, you } = view;
  if (piece.move === "swim") return { from: kraken(view), most: view.kraken.speed };
  if (piece.move === "drop") return view.damaged ? { from: placeOf(ship(view, view.damaged[0], view.damaged[1]))!, most: sizes.ship + radiusOf(view, piece) + sizes.s } : null;
  if (you === null) return null;
  if (piece.move === "move") return { from: placeOf(ship(view, you, piece.ship))!, most: view.seats[you]!.fleet!.speed };
  const fort = view.islands.find((each) => each.fort === you);
  return piece.move === "deploy" && fort ? { from: fort, most: sizes.ship + sizes.fort + view.seats[you]!.fleet!.launch } : null;
}

/** Where a piece dragged to a target ends up: within range, within the sea, snapped alongside anything it nearly touches. */
export function aim(view: View, piece: Piece, wish: Spot, snap: number, reach?: number): Spot {
  const r = radiusOf(view, piece);
  const clamp = (at: number) => Math.round(Math.min(view.side - r, Math.max(r, at)));
  const bound = tether(view, piece);
  const end = bound ? atMost(bound.from, wish, reach ?? bound.most) : { x: Math.round(wish.x), y: Math.round(wish.y) };
  const held = { x: clamp(end.x), y: clamp(end.y) };
  if (piece.move !== "move" && piece.move !== "deploy" && piece.move !== "swim") return held;
  for (const disc of obstacles(view, piece)) {
    const gap = Math.sqrt(squareApart(held, disc)) - disc.r - r;
    if (Math.abs(gap) > snap) continue;
    const near = beside(disc, held, disc.r + r);
    if (near && (reach ? !overlaps(view, piece, near) : !judge(view, piece, near).why)) return near;
  }
  return held;
}

const overlaps = (view: View, piece: Piece, at: Spot) => obstacles(view, piece).some((disc) => overlap(at, disc, disc.r + radiusOf(view, piece)));

export const MOST_STEPS = 6; // the best die

/** The straight lines that a piece may still be moved along. */
export const stepsOf = (view: View, piece: Piece): number => (piece.move === "move" ? view.steps : piece.move === "swim" ? view.kraken.left : 0);

const fine = (dock: string | null = null): Verdict => ({ why: null, blocker: null, dock });
const bad = (why: Why, blocker: string | null = null): Verdict => ({ why, blocker, dock: null });
const inTheWay = (name: string) => bad(no("in-the-way", { obstacle: name }), name);

/** GW32 The island with a fort that a ship touches there. */
export const dockAt = (view: View, at: Spot): IslandView | null =>
  view.islands.find((each) => (each.fort !== null || each.neutral) && touch(at, each, view.sizes.island + view.sizes.ship)) ?? null;

/** The island under a position. */
export const islandAt = (view: View, at: Spot): IslandView | null => view.islands.find((each) => squareApart(at, each) <= (view.sizes.island * 1.3) ** 2) ?? null;

/** Whether a piece can go there, and if not, why; `from`: where its last step begins. */
export function judge(view: View, piece: Piece, end: Spot, from?: Spot): Verdict {
  const r = radiusOf(view, piece);
  if (piece.move === "fort" || piece.move === "neutral") {
    const island = islandAt(view, end);
    if (!island) return bad({ code: `ask-${piece.move}` });
    return island.fort !== null || island.neutral ? bad(no("fort-there", { island: island.name })) : fine();
  }
  const bound = tether(view, piece);
  if ((piece.move === "move" || piece.move === "swim") && bound) {
    const start = from ?? bound.from;
    const far = squareApart(start, end);
    if (far > bound.most ** 2) return bad(no("too-far", { far: rootUp(far), most: bound.most }));
    return sails(view, piece, start, end, r);
  }
  if (!inside(end, r, view.side)) return bad(no("edge"), "edge");
  if (bound && squareApart(bound.from, end) > bound.most ** 2) return tooFar(view, piece, bound.from, end);
  return lies(view, piece, end, r);
}

function sails(view: View, piece: Piece, start: Spot, end: Spot, r: number): Verdict {
  if (!inside(end, r, view.side)) return bad(no("edge"), "edge");
  const blocker = obstacles(view, piece).find((disc) => (disc.crossed ? overlap(end, disc, disc.r + r) : !sweepsClear(start, end, disc, disc.r + r)));
  if (blocker && isShip(blocker.name) && piece.move === "swim") return bad(no("ends-on", { obstacle: blocker.name }), blocker.name);
  if (blocker) return inTheWay(blocker.name);
  if (squareApart(start, end) === 0) return bad(no("standing-still"));
  return fine(piece.move === "move" ? (dockAt(view, end)?.name ?? null) : null);
}

function tooFar(view: View, piece: Piece, from: Spot, end: Spot): Verdict {
  const most = piece.move === "deploy" ? view.seats[view.you!]!.fleet!.launch : view.sizes.s;
  const sum = tether(view, piece)!.most - most;
  return bad(no(piece.move === "deploy" ? "far-from-fort" : "far-from-ship", { far: rootUp(squareApart(from, end)) - sum, most }));
}

function lies(view: View, piece: Piece, end: Spot, r: number): Verdict {
  const apart = apartOf(view, piece);
  const strict = piece.move === "island" ? 1 : 0; // farther than L, not exactly L
  const near = obstacles(view, piece).find((disc) => squareApart(end, disc) < (disc.r + r + apart) ** 2 + strict);
  if (!near) return fine();
  if (piece.move === "island") return bad(no("within-long", { obstacle: near.name, gap: view.sizes.l }), near.name);
  return piece.move === "deploy" ? inTheWay(near.name) : bad(no("touching", { obstacle: near.name }), near.name);
}

/** The move's own text. */
export function textOf(view: View, piece: Piece, end: Spot): string {
  if (piece.move === "fort" || piece.move === "neutral") return `${piece.move} ${islandAt(view, end)?.name ?? "island1"}`;
  const who = "ship" in piece ? ` ${piece.ship}` : "value" in piece ? ` ${piece.value}` : "token" in piece ? ` ${piece.token}` : "";
  return `${piece.move}${who} ${end.x} ${end.y}`;
}

/** GW42, GW43 Whether a fort is within S of a ship; `foreign`: excluding its owner's. */
export function fortNear(view: View, seat: number, one: ShipView, foreign: boolean): boolean {
  const at = placeOf(one);
  const { sizes } = view;
  return at !== null && view.islands.some((each) => (each.neutral || (each.fort !== null && !(foreign && each.fort === seat))) && within(at, each, sizes.ship + sizes.fort, sizes.s));
}

/** Every piece of the sea. */
export const all = (view: View): Disc[] => [kraken(view), lair(view), ...islands(view), ...afloat(view)];

/** The position of a piece named by a move: `island3`, `fort3`, `whale7`, `sloop2`, `kraken`. */
export function find(view: View, name: string): Disc | null {
  if (name.startsWith("fort")) return find(view, name.replace("fort", "island"));
  return all(view).find((each) => each.name === name) ?? null;
}
