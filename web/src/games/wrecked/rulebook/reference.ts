// The numbered rules of Get Wrecked that have a visible moment, each with its picture; words worth searching for.

import type { Reference } from "../../../lib/rulebook.svelte";

const reference: Reference = {
  pictures: {
    GW02: ["island", "kraken"], GW03: ["whale", "kraken"], GW10: ["cargo", "flag"], GW11: ["island"], GW12: ["lair", "kraken"], GW13: ["island"], GW14: ["whale"], GW15: ["ship-1"], GW16: ["fort-1", "fort"], GW17: ["cargo"], GW18: ["building"],
    GW20: ["ship-1", "fort-1"], GW21: ["ship-1", "die-1"], GW22: ["die-1", "die-2"], GW23: ["kraken", "die-6"], GW24: ["die-3"], GW30: ["ship-1", "die-4"], GW31: ["island"], GW32: ["ship-1", "carcass-anchor"], GW33: ["msg-lookout", "island"], GW34: ["island", "cargo"],
    GW35: ["msg-lookout", "fort-2"], GW36: ["cargo", "ui-eye"], GW37: ["cannon", "die-5"], GW38: ["whale", "cargo"], GW39: ["cannon", "kraken"], GW40: ["ship-1", "cargo"], GW41: ["skull", "flag"], GW42: ["hammer", "cargo"], GW43: ["coin", "building"],
    GW50: ["kraken"], GW51: ["kraken", "ship-2"], GW52: ["kraken", "flag"], GW53: ["kraken", "flag"], GW54: ["kraken", "flag"], GW60: ["kraken", "msg-dawn"], GW61: ["coin"], GW62: ["skull", "flag"], GW70: ["ship-1"], GW71: ["hammer"], GW72: ["building"], GW73: ["whale", "coin"],
  },
  examples: { en: ["dock", "whale", "GW23"], de: ["anlegen", "Wal", "GW23"] },
}; // prettier-ignore
export default reference;
