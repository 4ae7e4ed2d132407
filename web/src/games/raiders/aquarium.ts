// An aquarium's accessible name and its value, with one more piece if given.

import type { Say } from "../board";
import { shells } from "./pieces";
import type { PieceView } from "./view";
import type { Words } from "./words";

/** WR73 Coins, plus what the Top pays for all shells on its own aquarium. */
export function worth(pieces: readonly PieceView[]): number {
  const count = (shell: string) => pieces.flatMap((piece) => piece.shells).filter((each) => each === shell).length;
  const top = pieces.find((piece) => piece.part === "top");
  const times = !top ? 0 : top.per[0] === "piece" ? pieces.length : Math.min(...top.per.map(count));
  return pieces.reduce((sum, piece) => sum + piece.coins, 0) + (top ? top.pays * times : 0);
}

const listed = (names: readonly string[], say: Say) => say.list(shells.filter((shell) => names.includes(shell)).map((shell) => say.text(`count-${shell}`, { count: names.filter((each) => each === shell).length })));

/** A piece in words. */
export function spelled(piece: PieceView, say: Say, words: Words): string {
  const pays = piece.part === "top" ? say.text("table-formula", { pays: piece.pays, per: say.list(piece.per.map((each) => say.text(`per-${each}`))) }) : say.text("table-coins", { coins: piece.coins });
  return [say.thing("piece", piece.name), pays, piece.shells.length ? words("shows", { shells: listed(piece.shells, say) }) : ""].filter(Boolean).join(", ");
}

export const priceOf = (piece: PieceView, say: Say) => say.text("table-cost", { shells: listed(piece.cost, say) });
