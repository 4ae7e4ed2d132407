// Goods, messages and shapes as printed, and how to read a card's token: `wines3` are Wines worth 3.

import type { Inks } from "../parts/Card.svelte";

export const goods = ["weapons", "wines", "jewels", "laces", "tableware", "instruments", "ingots"] as const;
export type Goods = (typeof goods)[number];

// The printed deck according to the rules (DO01, DO05); a test compares the two.
export const COPIES = [7, 2, 1]; // cards of value 1, 2 and 3 in each kind of goods
export const DAWN_AMONG = 16; // Dawn is one of the last sixteen cards

export const inksOf: Record<Goods, Inks> = {
  weapons: { ribbon: "var(--i-slate)", tint: "#dde2e5" },
  wines: { ribbon: "var(--i-wine)", tint: "#efc4cf", word: "#fff9ec" },
  jewels: { ribbon: "var(--i-coral)", tint: "#fbd0c2" },
  laces: { ribbon: "var(--i-rose)", tint: "#fce4de" },
  tableware: { ribbon: "var(--i-sky)", tint: "#d9eef3" },
  instruments: { ribbon: "var(--i-butter)", tint: "#fff0c4" },
  ingots: { ribbon: "var(--i-amber)", tint: "#fce2b0" },
};

// Each message and the rule that explains it, in rule-book order.
export const messages: Record<string, string> = {
  "two-hand-trick": "DO32", foiled: "DO33", theft: "DO34", wager: "DO35", convoy: "DO36", "new-wave": "DO37",
  "broken-lantern": "DO38", lookout: "DO39", whirlpool: "DO40", dawn: "DO41",
}; // prettier-ignore

export const shapes = ["peace", "fight", "pick"] as const;
export type Shape = (typeof shapes)[number];
export const tintOf: Record<Shape, string> = { peace: "#d6e5c6", fight: "#fbd0c2", pick: "#fce2b0" };
export const keyOf: Record<Shape, string> = { peace: "P", fight: "F", pick: "I" };

export const BACK = { picture: "lantern", ground: "#2c2036" };

export const isMessage = (card: string) => card in messages;
export const goodsOf = (card: string) => card.replace(/\d+$/, "") as Goods;
export const valueOf = (card: string) => Number(/\d+$/.exec(card)?.[0] ?? 0);
export const pictureOf = (card: string) => (isMessage(card) ? `msg-${card}` : `goods-${goodsOf(card)}`);

/** Where a card lies in front of its owner: with its goods, or with the messages. */
export const heapOf = (card: string) => (isMessage(card) ? "messages" : goodsOf(card));

/** Several slots as one word, as a move writes them. */
export const slotsText = (slots: Iterable<string>) => {
  const all = new Set(slots);
  return ["l1", "l2", "l3", "d1", "d2", "d3"].filter((slot) => all.has(slot)).join("-");
};
