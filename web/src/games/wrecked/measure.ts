// Lengths as people at the table say them: by the measuring stick, or in millimetres.

import type { FleetView, View } from "./view";

export function stick(view: View, length: number): string {
  const { s, m, l } = view.sizes;
  return ({ [s]: "S", [m]: "M", [l]: "L" } as Record<number, string>)[length] ?? String(length);
}

/** What a ship card says, in the order in which it is printed. */
export const STATS = ["hull", "guns", "speed", "reach", "spy", "hold"] as const;
export type Stat = (typeof STATS)[number];
export const isLength = (stat: Stat) => stat === "speed" || stat === "reach" || stat === "spy";
export const ICONS: Record<Stat, string> = { hull: "goods-weapons", guns: "cannon", speed: "ship", reach: "cannon", spy: "msg-lookout", hold: "cargo" };

export type Stats = Pick<FleetView, Stat>;
