// Get Wrecked for the table shell.

import type { GameClient } from "../board";
import Board from "./Board.svelte";

const ICONS: [RegExp, string][] = [
  [/woke|swam|struck|home|slain|calmed|swallowed/, "kraken"],
  [/rolled|changed|chose/, "die-6"],
  [/fired|acts-attack|missed|damaged/, "cannon"],
  [/acts-upgrade|fitted/, "hammer"],
  [/acts-trade|drew|built|replaced/, "building"],
  [/took|robbed|stored|dropped|lost|looked/, "cargo"],
  [/fished|acts-explore|found-nothing/, "msg-lookout"],
  [/harpooned|event-whale/, "whale"],
  [/wrecked/, "skull"],
  [/captured|penalty|no-flag/, "flag"],
  [/moved|docked|deployed|acts-move|event-card/, "ship"],
  [/event-(fort|neutral)/, "fort"],
  [/event-island|ending|event-idle/, "island"],
];

// The picture beside a line of the log.
const icon = (code: string): string | null => ICONS.find(([kind]) => kind.test(code))?.[1] ?? null;

const client: GameClient = { Board, scene: "chart", asks: true, seats: true, icon };
export default client;
