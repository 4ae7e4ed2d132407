// Finds the board of a game that is not part of the page: the module that its package brings, or the plain board.

import type { Component } from "svelte";
import { api } from "../../lib/api";
import type { BoardInfo } from "../../lib/messages";
import type { BoardProps } from "../board";
import type { BoardModule } from "./contract";
import { boardFromOutside, giveUp, meet } from "./faces.svelte";
import Frame from "./Frame.svelte";
import { frames } from "./frames";

export async function load(game: string, plain: Component<BoardProps>): Promise<Component<BoardProps>> {
  if (!boardFromOutside(game)) meet(await api.games());
  const board = boardFromOutside(game);
  if (!board) return plain;
  const module = await fetched(board).catch((problem: unknown) => {
    console.error(problem);
    giveUp(game);
    return null;
  });
  frames.set(game, { module, plain });
  return Frame;
}

async function fetched({ script, style }: BoardInfo): Promise<BoardModule> {
  if (!script) throw new Error("The script that the game names is not in its folder.");
  const [module] = await Promise.all([import(/* @vite-ignore */ script) as Promise<BoardModule>, style ? dressed(style) : null]);
  if (typeof module.mount !== "function") throw new Error(`${script} exports no function mount.`);
  return module;
}

/** The style sheet is on the page, and has come. */
function dressed(href: string): Promise<void> {
  const there = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (there) return Promise.resolve();
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
