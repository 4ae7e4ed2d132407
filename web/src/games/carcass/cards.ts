// The ten suits as printed, and how to read a card's token: `squid7` is a Squid worth 7.

import type { Inks } from "../parts/Card.svelte";

export const suits = [
  "anchor", "squid", "map", "key", "chest", "knife", "drone", "net", "harpoon", "mermaid",
] as const; // prettier-ignore

export type Suit = (typeof suits)[number];

const BONE = "#fff9ec";
export const inksOf: Record<Suit, Inks> = {
  anchor: { ribbon: "var(--i-chart)", tint: "#bfd6ee", word: BONE },
  squid: { ribbon: "var(--i-abyss)", tint: "#d9cdf0", word: BONE },
  map: { ribbon: "var(--i-butter)", tint: "#fff0c4" },
  key: { ribbon: "var(--i-amber)", tint: "#fce2b0" },
  chest: { ribbon: "var(--i-rust)", tint: "#efcdb0" },
  knife: { ribbon: "var(--i-coral)", tint: "#fbd0c2" },
  drone: { ribbon: "var(--i-lagoon)", tint: "#bfe6e0" },
  net: { ribbon: "var(--i-kelp)", tint: "#d6e5c6" },
  harpoon: { ribbon: "var(--i-wine)", tint: "#efc4cf", word: BONE },
  mermaid: { ribbon: "var(--i-rose)", tint: "#fcddd5" },
};

// The rule for each suit's effect.
export const ruleOf: Record<Suit, string> = {
  anchor: "CC30", squid: "CC32", map: "CC35", key: "CC37", chest: "CC37",
  knife: "CC38", drone: "CC39", net: "CC41", harpoon: "CC42", mermaid: "CC43",
}; // prettier-ignore

// The rules for Divers and Variants, in rule-book order.
const divers = [
  "squid-tamer", "netmaster", "sirens-friend", "saboteur", "squid-fisher", "pearl-appraiser", "miser", "navigator",
  "deep-cutter", "iron-wetsuit", "sonar-operator", "decoy-keeper", "plunderer", "harbour-pilot", "scavenger",
  "spear-fisher", "treasure-hunter",
]; // prettier-ignore
export const variants = [
  "thieves-reef", "heap-of-treasure", "sudden-surfacing", "all-hands", "strange-waters", "below-the-waves",
]; // prettier-ignore

export const ruleOfDiver = (name: string) => `CC${50 + divers.indexOf(name)}`;
export const ruleOfVariant = (name: string) => `CC${70 + variants.indexOf(name)}`;

export const suitOf = (card: string) => card.replace(/\d+$/, "") as Suit;
export const valueOf = (card: string) => Number(/\d+$/.exec(card)?.[0] ?? 0);

// A Hold as stacks, one per suit, the highest card on top.
export interface Stack {
  suit: Suit;
  cards: string[];
}

export function stacksOf(hold: readonly string[]): Stack[] {
  return suits.map((suit) => ({
    suit,
    cards: hold.filter((card) => suitOf(card) === suit).sort((a, b) => valueOf(b) - valueOf(a)),
  }));
}

/** What two cards of one Exploration must not share: the suit, in Strange Waters the value. */
export const clashOf = (variant: string | null): ((card: string) => string | number) => (variant === "strange-waters" ? valueOf : suitOf);
