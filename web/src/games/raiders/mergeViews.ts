// An open replay: what any seat knew, in one view. The fronts on everybody's displays lie open; decks and supplies do not.

import type { View } from "./view";

export function mergeViews(view: View, views: View[]): View {
  const seats = view.seats.map((each, at) => views.find((other) => other.you === at)?.seats[at] ?? each);
  return { ...view, seats };
}
