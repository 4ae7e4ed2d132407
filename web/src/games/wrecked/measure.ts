// Lengths as players say them: by measuring stick, or in millimetres.

import type { FleetView, View } from "./view";

export function stick(view: View, length: number): string {
  const { s, m, l } = view.sizes;
  return ({ [s]: "S", [m]: "M", [l]: "L" } as Record<number, string>)[length] ?? String(length);
}

/** The values of a ship card, in printed order. */
export const STATS = ["hull", "guns", "speed", "reach", "spy", "hold"] as const;
export type Stat = (typeof STATS)[number];
export const isLength = (stat: Stat) => stat === "speed" || stat === "reach" || stat === "spy";
export const ICONS: Record<Stat, string> = { hull: "goods-weapons", guns: "cannon", speed: "ship", reach: "cannon", spy: "msg-lookout", hold: "cargo" };

export type Stats = Pick<FleetView, Stat>;
