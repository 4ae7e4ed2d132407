// An open replay: everything any seat knew, in one view. Locked hands and face-down loot are open; the deck is not.

import type { LootView, SeatView, View } from "./view";

export function mergeViews(view: View, views: View[]): View {
  const loot = view.loot.map((each): LootView => ({ ...each, card: each.card ?? views.flatMap((other) => other.loot.find(({ slot }) => slot === each.slot)?.card ?? [])[0] ?? null }));
  const seats = view.seats.map((each, at): SeatView => {
    const hand = views.find((other) => other.you === at)?.knowledge?.hand;
    return hand && !each.hand.length ? { ...each, hand: hand.split("-") } : each;
  });
  return { ...view, loot, seats };
}
