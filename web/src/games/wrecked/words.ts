// The board's own few words, beside those of the game.

import { spoken } from "../parts/words";
import de from "./text/de.ftl?raw";
import en from "./text/en.ftl?raw";

export type { Words } from "../parts/words";

export const wordsIn = spoken({ en, de });
