// The order of seats on the screen.

/** The other seats in turn order, starting after the reader's. A spectator gets all seats. */
export function othersOf(seat: number | null, count: number): number[] {
  const first = seat ?? 0;
  return Array.from({ length: count }, (_, at) => (first + at) % count).filter((at) => at !== seat);
}
