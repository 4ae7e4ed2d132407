// Guesses a board's size, in our own pixels, before it is measured; a correct guess saves a second render.

import { display } from "../../lib/display.svelte";

const SIDE = 312; // the log beside a wide table
const BAR = 54;
const RAIL = 50; // the bar of a short screen, beside the board

export const likelyWidth = (): number => innerWidth / display.unit - (display.wide ? SIDE : display.short ? RAIL : 0);
export const likelyHeight = (): number => innerHeight / display.unit - (display.short ? 0 : BAR);
