// Captain Carcass for the table shell.

import type { GameClient } from "../board";
import Board from "./Board.svelte";
import { suitOf } from "./cards";
import { tutorial } from "./tutorial";

// The picture beside a line of the log.
function icon(code: string, params: Record<string, unknown>): string | null {
  if (code === "event-incident") return "skull";
  if (code.startsWith("event-surfaced")) return "ui-surface";
  if (code.startsWith("event-bonus")) return "carcass-key";
  if (code.startsWith("event-map")) return "carcass-map";
  if (code.startsWith("event-peeked")) return "carcass-drone";
  if (code === "event-knifed" || code === "event-scavenged" || code === "event-deflected") return "carcass-knife";
  if (code === "event-netted") return "carcass-net";
  if (code === "event-speared") return "carcass-harpoon";
  return typeof params.card === "string" ? `carcass-${suitOf(params.card)}` : null;
}

const client: GameClient = { Board, scene: "abyss", asks: true, seats: true, icon, tutorial };
export default client;
