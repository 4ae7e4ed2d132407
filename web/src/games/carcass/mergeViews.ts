// An open replay: everything any seat knew, in one view. Cards that no seat has seen stay hidden.

import type { View } from "./view";

const longest = (rows: string[][]) => rows.reduce((most, row) => (row.length > most.length ? row : most), []);

export function mergeViews(view: View, views: View[]): View {
  const known = views.flatMap((each) => each.knowledge ?? []);
  return {
    ...view,
    knowledge: {
      deck: longest(known.map((each) => each.deck)),
      map: longest(known.map((each) => each.map)),
      locker: [...new Set(known.flatMap((each) => each.locker))],
    },
  };
}
