// The board for a game that has none of its own: the lines that the server draws, and the choices as buttons.

import type { GameClient } from "../board";
import Board from "./Board.svelte";

export default { Board, scene: "chart" } satisfies GameClient as GameClient;
