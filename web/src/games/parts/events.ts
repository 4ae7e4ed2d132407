// What the journal tells of a move.

import type { Happening } from "../board";

export type Event = Happening["events"][number];

/** An event's name: `event-took` and `event-took-secret` are both `took`. */
export const kindOf = (event: Event) => event.code.replace(/^event-|-secret$/g, "");
