// The numbered rules of Captain Carcass that have a visible moment, each with its picture; words worth searching for.

import type { Reference } from "../../../lib/rulebook.svelte";
import { ruleOf, type Suit } from "../cards";

const reference: Reference = {
  pictures: {
    ...Object.fromEntries(Object.entries(ruleOf).map(([suit, rule]) => [rule, [`carcass-${suit as Suit}`]])),
    CC01: ["carcass-key", "carcass-squid", "carcass-map"], CC02: ["carcass-anchor", "carcass-mermaid"], CC03: ["ui-lock"], CC05: ["diver-1", "diver-2"], CC06: ["msg-whirlpool"], CC10: ["ui-dive"], CC11: ["carcass-key", "carcass-chest"], CC12: ["ui-dive", "ui-surface"], CC14: ["skull"],
    CC15: ["carcass-net", "skull"], CC16: ["ui-surface"], CC13: ["carcass-map", "carcass-net"], CC20: ["ui-dive", "msg-dawn"], CC21: ["ui-surface"], CC22: ["carcass-key", "carcass-squid"],
    CC34: ["carcass-squid", "msg-dawn"], CC44: ["carcass-map", "carcass-squid"], CC67: ["diver-1"], CC31: ["carcass-anchor", "carcass-key", "carcass-chest"], CC33: ["carcass-squid", "carcass-net"], CC36: ["carcass-map", "ui-eye"],
    CC37: ["carcass-key", "carcass-chest"], CC40: ["carcass-drone", "carcass-squid"], CC45: ["carcass-key", "carcass-chest"],
    CC50: ["carcass-squid"], CC51: ["carcass-net"], CC52: ["carcass-mermaid"], CC53: ["diver-1"], CC54: ["carcass-squid"], CC55: ["carcass-mermaid"], CC56: ["carcass-net"], CC57: ["carcass-map"],
    CC58: ["carcass-knife"], CC59: ["carcass-knife"], CC60: ["carcass-drone"], CC61: ["carcass-harpoon", "carcass-squid"], CC62: ["carcass-key", "carcass-chest"], CC63: ["carcass-anchor"],
    CC64: ["carcass-knife"], CC65: ["carcass-harpoon"], CC66: ["carcass-key", "carcass-chest"],
    ...Object.fromEntries([70, 71, 72, 73, 74, 75].map((number) => [`CC${number}`, ["msg-whirlpool"]])),
  },
  examples: { en: ["incident", "Anchor", "CC37"], de: ["Tauchunfall", "Anker", "CC37"] },
}; // prettier-ignore
export default reference;
