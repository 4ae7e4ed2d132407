// What stands in large type while nothing moves: the question, or who has won.

import type { PositionInfo, Say } from "../board";
import type { Words } from "./words";

export const winnersOf = (position: PositionInfo): number[] =>
  position.outcome?.scores.flatMap((score, seat) => (score.place === 1 ? [seat] : [])) ?? [];

/** What the reader is asked, or how it ended; nothing while others are asked. */
export function headline(position: PositionInfo, seat: number | null, say: Say, words: Words): string | null {
  const asked = position.prompts.at(-1);
  if (position.legal.length && asked) return say.say(asked);
  if (!position.outcome) return null;
  const winners = winnersOf(position);
  if (winners.length === 1 && winners[0] === seat) return words("you-won");
  return words("won", { count: winners.length, names: say.list(winners.map((at) => say.player(at))) });
}
