// Which games count for a rating, as the server decides when they are over.

import type { TableInfo } from "./messages";
import { onDevice } from "./place";

export const isRated = (table: TableInfo): boolean => !onDevice && !table.practice && !table.hot_seat && table.seats.length > 1;
