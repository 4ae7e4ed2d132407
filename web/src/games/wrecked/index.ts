// Get Wrecked, as the page knows it.

import type { GameFace } from "../board";
import "./colours.css";
import { speaks } from "./places";
import { settings } from "./settings";
import de from "./text/face.de.ftl?raw";
import en from "./text/face.en.ftl?raw";

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

const face: GameFace = {
  poster: { icon: "kraken", level: 4, minutes: 60, pieces: [["lair", 82, 30, 106], ["kraken", 92, 20, 84], ["ship-1", 22, 66, 60], ["ship-2", 176, 22, 58], ["whale", 182, 98, 46], ["cargo", 40, 22, 34, -10]] },
  text: { en, de },
  settings,
  keys: { x: "wrecked-key-done" },
  asks: true,
  seats: true,
  speaks,
  icon,
};
export default face;
