// The boards, each loaded when its table is opened: games/<game>/Board.svelte, or what the game's own package
// brings (outside/), or the plain board. No Svelte here, so that the first script can import it.

import type { Component } from "svelte";
import type { BoardProps } from "./board";

const boards = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default" });
const fileOf = (game: string) => `./${game}/Board.svelte`;

/** The game to preload as long as the reader has played none. */
export const likely = Object.keys(boards)[0]!.split("/")[1]!;

export const hasBoard = (game: string) => fileOf(game) in boards;

const here = new Map<string, Component<BoardProps>>(); // boards already loaded

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const own = await boards[fileOf(hasBoard(game) ? game : "plain")]!();
  const found = hasBoard(game) ? own : await (await import("./outside/load")).load(game, own);
  here.set(game, found);
  return found;
}

/** A board that is already loaded, synchronously: awaiting it would cost a frame. */
export const boardAt = (game: string): Component<BoardProps> | null => here.get(game) ?? null;
