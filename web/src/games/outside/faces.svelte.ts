// The games from other packages that bring a board, as the server told of them.

import type { BoardInfo, GameInfo } from "../../lib/messages";
import type { GameFace } from "../board";

let known = $state.raw<Record<string, { face: GameFace; board: BoardInfo }>>({});

/** Remember which of these games bring a board. */
export function meet(games: GameInfo[]): GameInfo[] {
  for (const { name, board } of games) {
    if (!board || name in known) continue;
    const { icon, minutes, poster: picture, asks, seats } = board;
    known = { ...known, [name]: { face: { poster: { icon, minutes, picture, level: Infinity, pieces: [] }, asks, seats }, board } };
  }
  return games;
}

export const faceFromOutside = (game: string): GameFace | undefined => known[game]?.face;

export const boardFromOutside = (game: string): BoardInfo | undefined => known[game]?.board;

/** The board is no good: from now on the page itself asks, and shows the seats. */
export function giveUp(game: string): void {
  const { face, board } = known[game]!;
  known = { ...known, [game]: { face: { ...face, asks: false, seats: false }, board } };
}
