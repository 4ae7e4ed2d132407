// What a card is in words, for readers who do not see it.

import type { Say } from "../board";
import type { ExhibitView } from "./view";
import type { Words } from "./words";

/** The reward for showing an exhibit's treasures in their printed order. */
export function orderOf(card: ExhibitView, say: Say, words: Words): string {
  if (!card.style) return words("style-none");
  return say.text("table-style", { reward: card.style === "shells" ? say.list(card.shells.map((shell) => say.text(`shell-${shell}`))) : say.text(`reward-${card.style}`) });
}

/** An exhibit: its treasures in their printed order, coins, crest, and the reward for the order. */
export function exhibitAloud(card: ExhibitView, say: Say, words: Words): string {
  const crests = [card.conch && "conch", card.scallop && "scallop"].filter(Boolean).map((shell) => say.text(`shell-${shell}`));
  const crest = crests.length ? say.text("table-crest", { shells: say.list(crests) }) : "";
  return [say.list(card.treasures.map((type) => say.text(`type-${type}`))), say.text("table-coins", { coins: card.coins }), crest, orderOf(card, say, words)].filter(Boolean).join(", ");
}
