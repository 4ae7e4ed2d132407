// The headline while nothing is animated: the question, or the winner.

import type { PositionInfo, Say } from "../board";
import type { Words } from "./words";

export const winnersOf = (position: PositionInfo): number[] =>
  position.outcome?.scores.flatMap((score, seat) => (score.place === 1 ? [seat] : [])) ?? [];

/** The reader's question or the outcome; null while other players decide. */
export function headline(position: PositionInfo, seat: number | null, say: Say, words: Words): string | null {
  const asked = position.prompts.at(-1);
  if (position.legal.length && asked) return say.say(asked);
  if (!position.outcome) return null;
  const winners = winnersOf(position);
  if (winners.length === 1 && winners[0] === seat) return words("you-won");
  return words("won", { count: winners.length, names: say.list(winners.map((at) => say.player(at))) });
}
