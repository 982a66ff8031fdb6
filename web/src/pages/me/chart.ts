/** The line of a stack, and the bars of the games, reckoned for a box of fixed size. */

export const WIDE = 600;
export const HIGH = 200;

// Room above and below the line.
const EDGE = 12;

export interface Line {
  /** The line itself, and the same closed at the zero line or the floor. */
  path: string;
  area: string;
  /** The place of zero, or of the first stack. */
  base: number;
  /** Amounts at the edge, each with its height. */
  marks: readonly { amount: number; y: number }[];
}

/** A line through amounts, with its start as the base. */
export function line(amounts: readonly number[], start: number): Line {
  const all = [start, ...amounts];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const span = Math.max(1, high - low);
  const y = (amount: number): number =>
    round(HIGH - EDGE - ((amount - low) / span) * (HIGH - 2 * EDGE));
  const x = (place: number): number => round((place / Math.max(1, all.length - 1)) * WIDE);
  const path = all.map((amount, place) => `${place ? "L" : "M"}${x(place)} ${y(amount)}`).join("");
  const base = y(start);
  const marks = [...new Set([high, start, low])].map((amount) => ({ amount, y: y(amount) }));
  return { path, area: `${path}V${base}H0Z`, base, marks: apart(marks, base) };
}

/** Marks that do not lie over the one of the base. */
function apart<Mark extends { y: number }>(marks: readonly Mark[], base: number): readonly Mark[] {
  return marks.filter((mark) => mark.y === base || Math.abs(mark.y - base) >= 24);
}

/** Each amount as a share of the largest, between -1 and 1. */
export function shares(amounts: readonly number[]): readonly number[] {
  const most = Math.max(1, ...amounts.map(Math.abs));
  return amounts.map((amount) => amount / most);
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
