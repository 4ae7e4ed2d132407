// The boards, each loaded when somebody sits down at its table. A game that is not here gets the plain board.

import type { GameClient } from "./board";

const boards: Record<string, () => Promise<{ default: GameClient }>> = {
  carcass: () => import("./carcass"),
  dolores: () => import("./dolores"),
  raiders: () => import("./raiders"),
  wrecked: () => import("./wrecked"),
};

export const plain = () => import("./plain");

const here = new Map<string, GameClient>(); // those that have come

export async function boardOf(game: string): Promise<GameClient> {
  const { default: client } = await (boards[game] ?? plain)();
  here.set(game, client);
  return client;
}

/** A board that is here already; asking for it costs no wait, not even a short one. */
export const boardAt = (game: string): GameClient | null => here.get(game) ?? null;

export const hasBoard = (game: string) => game in boards;
