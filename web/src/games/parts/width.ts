// Guesses a board's width before it is measured; a correct guess saves a second render.

const SIDE = 312; // the log beside a wide table

export const likelyWidth = (): number => (innerWidth >= 1100 ? innerWidth - SIDE : innerWidth);
