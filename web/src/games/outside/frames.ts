// What goes into the frame of each game from another package: its module, if it came, and the plain board otherwise.

import type { Component } from "svelte";
import type { BoardProps } from "../board";
import type { BoardModule } from "./contract";

export const frames = new Map<string, { module: BoardModule | null; plain: Component<BoardProps> }>();
