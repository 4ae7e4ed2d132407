// The headline and its notes: the question, the player to act, the outcome, the risk of an incident.

import type { PositionInfo, Say } from "../board";
import { headline } from "../parts/headline";
import type { View } from "./view";
import type { Words } from "./words";

const seen = (position: PositionInfo) => position.view as View;

/** The headline while nothing is animated. */
export function heading(position: PositionInfo, seat: number | null, say: Say, words: Words): string {
  const asked = headline(position, seat, say);
  if (asked !== null) return asked;
  const { to_act, prompts } = seen(position);
  if (to_act[0] === undefined) return "";
  const first = prompts[0]?.code;
  return words(first === "ask-first" || first === "ask-squid" ? "waits-dive" : "waits", { seat: say.player(to_act[0]) });
}

/** The line below it: why the game ended, or what the Squid still demands. */
export function aside(position: PositionInfo, say: Say, words: Words): string {
  if (position.outcome) return say.text(`reason-${position.outcome.reason}`);
  const { owed } = seen(position);
  return position.legal.length && owed && position.prompts.at(-1)?.code !== "ask-squid" ? words("owed", { owed }) : "";
}

/** The risk that the next card is an incident, given what this reader knows. */
export function oddsOf(view: View, knows: boolean, roomy: boolean, say: Say, words: Words): string {
  if (!view.risk || !view.exploration.length) return "";
  const { bad, cards } = view.risk;
  if (knows) return say.text(bad ? "table-known-incident" : "table-known-safe");
  if (!bad) return say.text("table-safe");
  const percent = Math.round((100 * bad) / cards);
  return roomy ? `${percent} % · ${words("odds-long", { bad, cards })}` : words("odds-short", { percent });
}
