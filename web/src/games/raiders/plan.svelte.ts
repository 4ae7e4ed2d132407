// The reader's selection before a move is played: a die, a number, a spot, a diver.

import type { Choice } from "../board";
import { areaOf, numberOf } from "./pieces";

export class Plan {
  die: string | null = $state(null);
  number: number | null = $state(null); // hovered: its spots are highlighted softly
  spot: string | null = $state(null); // selected: the answer plays it
  over: string | null = $state(null); // only hovered
  diver: string | null = $state(null);
  way: string | null = $state(null); // the die to take for the selected spot

  clear(): void {
    this.die = this.number = this.spot = this.over = this.diver = this.way = null;
  }

  /** The spot whose gains are shown. */
  get looks(): string | null {
    return this.over ?? this.spot;
  }

  /** The moves that end on a spot: one per diver, or a Rival's with the selected die. */
  arriving(legal: Choice[], spot: string): Choice[] {
    return legal.filter(({ move }) =>
      move.move === "dive" ? move.spot === spot : move.move === "rival" && move.die === this.die && move.wreck === areaOf(spot) && numberOf(move.die) === numberOf(spot),
    );
  }

  /** The selected one: with the chosen diver, otherwise with a new one. */
  arrival(legal: Choice[], spot: string): Choice | undefined {
    const found = this.arriving(legal, spot);
    return found.find(({ move }) => move.diver === this.diver) ?? found.find(({ move }) => move.diver === "off") ?? found[0];
  }

  /** The spots a diver can move to. */
  targets(legal: Choice[]): string[] {
    const spots = legal.flatMap(({ move }) => (move.move === "dive" ? [move.spot as string] : move.move === "rival" && move.die === this.die ? [`${move.wreck}${numberOf(move.die)}`] : []));
    return [...new Set(spots)];
  }
}
