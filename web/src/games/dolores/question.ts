// The headline and its notes: the question, the players to act, the outcome, anything special right now.

import type { Happening, PositionInfo, Say } from "../board";
import { headline } from "../parts/headline";
import type { View } from "./view";
import type { Words } from "./words";

const seen = (position: PositionInfo) => position.view as View;

/** The headline while nothing is animated. */
export function heading(position: PositionInfo, seat: number | null, say: Say, words: Words): string {
  const asked = headline(position, seat, say);
  if (asked !== null) return asked;
  const others = seen(position).to_act.filter((at) => at !== seat);
  return others.length ? words("waits", { players: say.list(others.map((at) => say.player(at))) }) : "";
}

/** What is in force right now, one short sentence each. */
export function tidings(position: PositionInfo, say: Say): string[] {
  const view = seen(position);
  const of = (code: string, seat: number | null) => (seat === null ? [] : [say.say({ code, seats: { seat } })]);
  if (position.outcome) return [say.text(`reason-${position.outcome.reason}`)];
  return [
    ...(view.foiled ? [say.text("table-foiled")] : []),
    ...of("table-looker", view.looker),
    ...of("table-lantern", view.lantern),
    ...of("table-trick", view.foiled ? view.trick : null),
    ...of("table-wager", view.foiled ? view.wager : null),
    ...(view.lookout ? [say.text("table-lookout")] : []),
    ...own(view, say),
  ];
}

function own(view: View, say: Say): string[] {
  const { bet = null, set = null } = view.knowledge ?? {};
  const shape = (name: string) => say.text(`shape-${name}`);
  return [
    ...(bet ? [say.text("table-own-bet", { dealer: say.player(view.dealer), left: say.player(view.left), dealer_shape: shape(bet[0]), left_shape: shape(bet[1]) })] : []),
    ...(set ? [say.text("table-own-set", { goods: say.text(`goods-${set}`) })] : []),
  ];
}

export interface Recap {
  hands: { seat: number; hand: string[] }[];
  lines: string[];
}

// Events that already belong to the next contest.
const AFTERWARDS = /^event-(contest|loot|last-cards|dawn)/;

/** The last contest whose hands were shown, and its result, for readers who saw no animation. */
export function lastContest(log: readonly Happening[], say: Say): Recap | null {
  const at = log.findLastIndex((entry) => entry.events.some((event) => event.code === "event-shown"));
  if (at < 0) return null;
  const told = log.slice(at).flatMap((entry) => entry.events);
  const first = told.findIndex((event) => event.code === "event-shown");
  const next = told.findIndex((event, place) => place > first && AFTERWARDS.test(event.code));
  const events = told.slice(first, next < 0 ? undefined : next);
  return {
    hands: events.flatMap(({ code, seats, params }) => (code === "event-shown" ? [{ seat: seats!.seat!, hand: String(params!.hand).split("-") }] : [])),
    lines: events.map((event) => say.say(event)).filter(Boolean),
  };
}
