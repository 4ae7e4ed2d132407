// The numbered rules of Dolores that have a visible moment, each with its picture; words worth searching for.

import type { Reference } from "../../../lib/rulebook.svelte";
import { messages } from "../cards";

const reference: Reference = {
  pictures: {
    DO01: ["goods-wines", "goods-jewels", "goods-ingots"], DO02: ["msg-foiled", "msg-theft"], DO03: ["msg-dawn"], DO05: ["msg-dawn"], DO06: ["goods-weapons", "goods-tableware"], DO07: ["msg-theft"],
    DO08: ["msg-dawn"], DO10: ["seat-1", "seat-2"], DO11: ["goods-wines", "goods-laces"], DO12: ["hand-peace", "hand-fight", "hand-pick"], DO13: ["hand-peace", "hand-peace"], DO14: ["hand-fight", "hand-peace"],
    DO15: ["hand-fight", "hand-fight", "skull"], DO16: ["hand-pick", "hand-peace"], DO17: ["hand-pick", "hand-fight"], DO18: ["hand-pick", "hand-pick", "skull"],
    DO19: ["goods-laces", "goods-jewels"], DO20: ["ui-chat"], DO21: ["msg-dawn"], DO22: ["ui-chat"], DO23: ["ui-people"], DO24: ["ui-eye"], DO25: ["ui-chat"], DO26: ["ui-check", "ui-close"], DO50: ["msg-dawn"],
    ...Object.fromEntries(Object.entries(messages).map(([message, rule]) => [rule, [`msg-${message}`]])),
    DO30: ["msg-foiled", "goods-wines"], DO31: ["msg-wager", "ui-eye"], DO44: ["msg-two-hand-trick", "msg-foiled", "msg-wager"], DO45: ["msg-foiled"], DO51: ["goods-tableware", "goods-tableware"], DO52: ["goods-ingots", "goods-weapons"],
  },
  examples: { en: ["First Pick", "Theft", "DO18"], de: ["Erste Wahl", "Diebstahl", "DO18"] },
}; // prettier-ignore
export default reference;
