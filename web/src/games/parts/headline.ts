// The headline while nothing is animated: the question, or the winner.

import type { PositionInfo, Say } from "../board";

export const winnersOf = (position: PositionInfo): number[] =>
  position.outcome?.scores.flatMap((score, seat) => (score.place === 1 ? [seat] : [])) ?? [];

/** Who has won, told to the player in `seat`. */
export function victory(winners: number[], seat: number | null, say: Say): string {
  const others = say.list(winners.filter((at) => at !== seat).map((at) => say.player(at)));
  if (seat === null || !winners.includes(seat)) return say.text("winner", { players: others, count: winners.length });
  return others ? say.text("you-share-win", { players: others }) : say.text("you-win");
}

/** The reader's question or the outcome; null while other players decide. */
export function headline(position: PositionInfo, seat: number | null, say: Say): string | null {
  const asked = position.prompts.at(-1);
  if (position.legal.length && asked) return say.say(asked);
  if (!position.outcome) return null;
  return victory(winnersOf(position), seat, say);
}
