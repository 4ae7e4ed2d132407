// An open replay: everything any seat knew, in one view. Coins that any player has seen are open; the deck is not.

import type { CargoView, View } from "./view";

export function mergeViews(view: View, views: View[]): View {
  const known = new Map<string, number>();
  for (const each of views) {
    for (const { name, value } of [...each.tokens, ...each.seats.flatMap((one) => [...one.stockpile, ...one.ships.flatMap((ship) => ship.cargo)])]) if (value !== null) known.set(name, value);
  }
  const told = <One extends { name: string; value: number | null }>(one: One): One => ({ ...one, value: one.value ?? known.get(one.name) ?? null });
  const seats = view.seats.map((each, at) => {
    const own = views.find((other) => other.you === at)?.seats[at] ?? each;
    return { ...own, stockpile: own.stockpile.map(told<CargoView>), ships: own.ships.map((ship) => ({ ...ship, cargo: ship.cargo.map(told<CargoView>) })) };
  });
  return { ...view, seats, tokens: view.tokens.map((each) => (each.kind === "whale" ? each : told(each))) };
}
