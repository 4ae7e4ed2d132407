// How wide a board is before it has been measured: a right guess saves drawing it twice.

const SIDE = 312; // the log beside a wide table

export const likelyWidth = (): number => (innerWidth >= 1100 ? innerWidth - SIDE : innerWidth);
