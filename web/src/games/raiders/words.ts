// The board's own texts, next to the game's.

import { spoken } from "../parts/words";
import de from "./text/de.ftl?raw";
import en from "./text/en.ftl?raw";

export type { Words } from "../parts/words";

export const wordsIn = spoken({ en, de });
