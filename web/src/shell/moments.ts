// Which moments a position is for: the same few lines as src/wreckfish/table/moments.py, kept in agreement by a test.
// Knows no game: what brings a moment up comes with it, from the server.

import type { MomentInfo } from "../lib/messages";

/** What a seat knows when it looks up; `events` are the codes of what happened since it last moved. */
export interface Now {
  seat: number;
  view: unknown;
  asked: string | null; // the code of its question
  moves: string[]; // as text
  events: string[];
}

const SEEN = /^([^=<>]+)(?:([=<>])(.*))?$/;

const patterns = new Map<string, RegExp>();

function fits(wanted: string, text: string): boolean {
  let found = patterns.get(wanted);
  if (!found) patterns.set(wanted, (found = new RegExp(`^${wanted.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`, "s")));
  return found.test(text);
}

function* valuesAt(value: unknown, [first, ...rest]: string[], seat: number): Generator<unknown> {
  if (first === undefined) {
    yield value;
    return;
  }
  let items: unknown[] = [];
  if (first === "*") items = value && typeof value === "object" ? Object.values(value) : [];
  else if (Array.isArray(value)) items = value.slice(first === "you" ? seat : Number(first)).slice(0, 1);
  else if (value && typeof value === "object" && first in value) items = [(value as Record<string, unknown>)[first]];
  for (const item of items) yield* valuesAt(item, rest, seat);
}

function isSeen(wanted: string, now: Now): boolean {
  const [, path = "", sign, value = ""] = SEEN.exec(wanted) ?? [];
  for (const each of valuesAt(now.view, path.split("."), now.seat)) {
    if (!sign && (Array.isArray(each) ? each.length : each)) return true;
    if (sign === "=" && each !== null && fits(value, String(each))) return true;
    if (typeof each === "number" && (sign === "<" ? each < Number(value) : sign === ">" && each > Number(value))) return true;
  }
  return false;
}

export function due<Known extends Pick<MomentInfo, "when">>(moments: Known[], now: Now): Known[] {
  return moments.filter(({ when }) =>
    when.some(
      ({ event, asked, may, sees = [] }) =>
        (!event || now.events.some((code) => fits(event, code))) &&
        (!asked || (now.asked !== null && fits(asked, now.asked))) &&
        (!may || now.moves.some((move) => fits(may, move))) &&
        sees.every((seen) => isSeen(seen, now)),
    ),
  );
}
