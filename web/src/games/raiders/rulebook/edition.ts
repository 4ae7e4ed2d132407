// The cards and pieces in force, as the board's parts draw them, and a game's end counted with them.

import { worth } from "../aquarium";
import { typeOf } from "../pieces";
import type { ExhibitView, PieceView } from "../view";

export interface Data {
  pedestals: number;
  vault: number[]; // coins of each row, from the bottom
  beach: string[][]; // shells of each spot
  exhibits: Record<string, { coins: number; conch: boolean; scallop: boolean; style: string | string[] }>;
  bottoms: Piece[];
  middles: Piece[];
  tops: (Piece & { pays: number; per: string | string[] })[];
  tables: { seats: number; divers: number; dice: number; goal: number; open_exhibits: number }[];
  conch_coins: number;
  rivals: Record<string, number>; // by edition
  ranks: number[]; // the most points of each rank but the last
}
interface Piece {
  cost: string[];
  coins?: number;
  shells: string[];
}

/** All exhibits, by name. */
export function exhibitsOf(data: Data): ExhibitView[] {
  return Object.entries(data.exhibits).map(([name, { coins, conch, scallop, style }]) => {
    const shells = Array.isArray(style) ? style : [];
    const kind = shells.length ? "shells" : style === "none" ? null : (style as "any-shell" | "piece");
    return { name, treasures: name.replace(/-\d+$/, "").split("-"), coins, conch, scallop, style: kind, shells, decorated: false };
  });
}

/** The exhibits that show most of what one can show: both crests, a reward in shells, different types. */
export function telling(data: Data, count: number): ExhibitView[] {
  const shows = (card: ExhibitView) => Number(card.conch) + Number(card.scallop) + 2 * Number(card.style === "shells") + new Set(card.treasures).size - Math.abs(card.treasures.length - 4);
  return exhibitsOf(data).sort((a, b) => shows(b) - shows(a)).slice(0, count);
}

const pieceOf = (part: string, at: number, { cost, coins = 0, shells, pays = 0, per = [] }: Piece & { pays?: number; per?: string | string[] }): PieceView => ({ name: `${part}${at + 1}`, part, cost, coins, shells, pays, per: Array.isArray(per) ? per : [per] });

/** An aquarium that pays for its shells: a Top, and the Bottom and the Middle that make the most of it. */
export function aquariumOf(data: Data): PieceView[] {
  const top = pieceOf("top", 0, data.tops[0]!);
  const best = (part: string, pieces: Piece[], below: PieceView[]) =>
    pieces.map((piece, at) => pieceOf(part, at, piece)).reduce((one, other) => (worth([...below, other, top]) - other.cost.length > worth([...below, one, top]) - one.cost.length ? other : one));
  const bottom = best("bottom", data.bottoms, []);
  return [bottom, best("middle", data.middles, [bottom]), top];
}

/** WR72 What a vault is worth: a coin for each different front, and rows of one type. */
export function vaultWorth(vault: string[][], rows: number[]): { fronts: number; row: number } {
  const fronts = new Set(vault.flat()).size;
  const row = rows.reduce((sum, coins, at) => sum + (vault.every((column) => column[at] && typeOf(column[at]!) === typeOf(vault[0]![at]!)) ? coins : 0), 0);
  return { fronts, row };
}
