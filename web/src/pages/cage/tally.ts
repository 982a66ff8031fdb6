/** Counting cash by its denominations. */

/** Bills and coins in cents, the largest first. */
export const PIECES: readonly number[] = [10000, 5000, 2000, 1000, 500, 100, 25, 10, 5, 1];

/** The sum of so many pieces of each denomination; anything but a whole number counts as none. */
export function sum(counts: Readonly<Record<number, number | null | undefined>>): number {
  return PIECES.reduce((total, piece) => total + piece * whole(counts[piece]), 0);
}

function whole(count: number | null | undefined): number {
  return Number.isInteger(count) && (count ?? 0) > 0 ? (count as number) : 0;
}
