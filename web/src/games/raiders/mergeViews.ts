// An open replay: everything any seat knew, in one view. Treasure fronts on displays are open; decks and supplies are not.

import type { View } from "./view";

export function mergeViews(view: View, views: View[]): View {
  const seats = view.seats.map((each, at) => views.find((other) => other.you === at)?.seats[at] ?? each);
  return { ...view, seats };
}
