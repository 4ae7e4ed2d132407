// Who sits where on the screen.

/** The other seats in turn order, beginning after the reader's; a spectator sees all, from the first. */
export function othersOf(seat: number | null, count: number): number[] {
  const first = seat ?? 0;
  return Array.from({ length: count }, (_, at) => (first + at) % count).filter((at) => at !== seat);
}
