// Who gains what when a diver arrives, from the server's preview: a line for each player affected.

import { kindOf, type Event } from "../parts/events";
import { areaOf } from "./pieces";

export interface Gain {
  seat: number | null; // null: a Rival
  why: "arrives" | "beside" | "bumped" | "home" | "washed" | "out";
  spot: string; // where the diver arrives, or is bumped to
  treasure?: string; // its type
  shells?: string[];
  bare?: boolean; // no treasure is left
}

const param = (event: Event, name: string) => event.params?.[name];

export function gainsOf(events: readonly Event[]): Gain[] {
  const gains: Gain[] = [];
  let [mover, landing] = [null as number | null, ""];
  const arrived = () => gains.some(({ why }) => why === "arrives");
  const finds = (seat: number | null, found: Partial<Gain>) => gains.push({ seat, why: arrived() ? "beside" : "arrives", spot: landing, ...found });
  for (const event of events) {
    const kind = kindOf(event);
    const seat = event.seats?.seat ?? 0;
    const spot = String(param(event, "spot") ?? landing);
    if (kind === "dived" || kind === "rival") [mover, landing] = [kind === "dived" ? seat : null, spot];
    else if (kind === "bumped") gains.push({ seat, why: "bumped", spot });
    else if (kind === "sent-home") gains.push({ seat, why: "home", spot });
    else if (kind === "washed-own") gains.push({ seat, why: "washed", spot });
    else if (kind === "washed" || kind === "out") gains.push({ seat: null, why: kind, spot });
    else if (kind === "gained") finds(seat, { treasure: String(param(event, "type")) });
    else if (kind === "nothing-left") finds(seat, { bare: true });
    else if (kind === "rival-gained") finds(null, { treasure: areaOf(landing) });
    else if (kind === "shells" && param(event, "shells")) {
      const shells = param(event, "shells") as string[];
      const ashore = gains.find((gain) => gain.seat === seat && gain.why === "bumped");
      if (ashore) ashore.shells = shells;
      else finds(seat, { shells });
    }
  }
  if (landing && !arrived()) finds(mover, {});
  return gains;
}
