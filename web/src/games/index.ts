// The boards, each loaded when somebody sits down at its table. A game that is not here gets the plain board.

import type { GameClient } from "./board";

const boards: Record<string, () => Promise<{ default: GameClient }>> = {
  carcass: () => import("./carcass"),
};

export const plain = () => import("./plain");

export function boardOf(game: string): Promise<GameClient> {
  return (boards[game] ?? plain)().then((found) => found.default);
}

export const hasBoard = (game: string) => game in boards;
