// The numbered rules of Wreck Raiders that have a visible moment, each with its picture; words worth searching for.

import type { Reference } from "../../../lib/rulebook.svelte";

const reference: Reference = {
  pictures: {
    WR01: ["gems-brilliant", "gold-crown", "art-vase"], WR02: ["shell-conch", "shell-scallop", "shell-starfish"], WR03: ["die-6"], WR04: ["wreck-gold", "diver-1"], WR05: ["wreck-art"], WR06: ["type-gems", "type-gems", "coin"], WR10: ["diver-1", "die-5"], WR11: ["wreck-gems", "type-gems"], WR12: ["type-relics", "type-gold"], WR13: ["shell-conch", "shell-scallop"],
    WR15: ["die-3", "shell-conch"], WR20: ["die-1"], WR21: ["die-5", "shell-conch"], WR22: ["shell-conch", "die-5", "die-6"], WR30: ["diver-1", "wreck-gold"], WR31: ["diver-1", "wreck-art"], WR32: ["diver-1", "diver-1"], WR34: ["diver-1", "shell-scallop"],
    WR35: ["shell-conch", "shell-starfish"], WR36: ["diver-1", "diver-2"], WR37: ["diver-1", "gold-crown"], WR38: ["shell-scallop", "gems-drop"], WR39: ["diver-2", "gold-crown"], WR40: ["wreck-relics"], WR41: ["diver-1"], WR45: ["relics-idol"], WR46: ["shell-starfish"],
    WR50: ["type-gold", "type-art"], WR51: ["shell-conch", "shell-scallop"], WR52: ["type-gold", "type-art", "type-relics"], WR53: ["type-gold", "shell-conch"], WR54: ["coin"], WR55: ["type-gems", "type-art"], WR56: ["type-relics", "type-gold"], WR57: ["shell-starfish"], WR58: ["shell-scallop"], WR60: ["shell-conch", "shell-scallop"], WR61: ["shell-conch"], WR62: ["shell-scallop"],
    WR65: ["shell-starfish"], WR70: ["msg-dawn"], WR71: ["coin"], WR72: ["gems-brilliant", "gems-drop"], WR73: ["shell-scallop", "coin"], WR81: ["die-6", "diver"], WR82: ["diver"], WR80: ["diver", "die-6"], WR83: ["diver-1"], WR86: ["diver", "diver-1"], WR89: ["shell-conch", "coin"], WR90: ["msg-dawn"], WR92: ["coin"], WR84: ["diver-1", "diver"], WR85: ["diver", "die-4"], WR87: ["diver-1", "shell-conch"], WR88: ["diver", "gold-coins"],
  },
  examples: { en: ["Starfish", "beach", "WR37"], de: ["Seestern", "Strand", "WR37"] },
}; // prettier-ignore
export default reference;
