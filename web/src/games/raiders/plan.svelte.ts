// What the reader holds before playing it: a die, a number, a spot, a diver. Nothing here is a move yet.

import type { Choice } from "../board";
import { areaOf, numberOf } from "./pieces";

export class Plan {
  die: string | null = $state(null);
  number: number | null = $state(null); // pointed at: its spots light up softly
  spot: string | null = $state(null); // taken: the answer plays it
  over: string | null = $state(null); // only pointed at
  diver: string | null = $state(null);

  clear(): void {
    this.die = this.number = this.spot = this.over = this.diver = null;
  }

  /** The spot whose gains are shown. */
  get looks(): string | null {
    return this.over ?? this.spot;
  }

  /** The moves that end on a spot: one for each diver, or a Rival's with the die that is taken up. */
  arriving(legal: Choice[], spot: string): Choice[] {
    return legal.filter(({ move }) =>
      move.move === "dive" ? move.spot === spot : move.move === "rival" && move.die === this.die && move.wreck === areaOf(spot) && numberOf(move.die) === numberOf(spot),
    );
  }

  /** The one of them that is meant: with the chosen diver, else with a new one. */
  arrival(legal: Choice[], spot: string): Choice | undefined {
    const found = this.arriving(legal, spot);
    return found.find(({ move }) => move.diver === this.diver) ?? found.find(({ move }) => move.diver === "off") ?? found[0];
  }

  /** Where a diver may arrive. */
  targets(legal: Choice[]): string[] {
    const spots = legal.flatMap(({ move }) => (move.move === "dive" ? [move.spot as string] : move.move === "rival" && move.die === this.die ? [`${move.wreck}${numberOf(move.die)}`] : []));
    return [...new Set(spots)];
  }
}
