/** The places of seats on a cloth of any shape, as cells of a grid: clockwise from the viewer's left. */

export interface Cell {
  /** From 1, top down. */
  row: number;
  /** The first of its tracks, from 1; a column is two tracks, so that a short row stands in the middle. */
  track: number;
}

export interface Around {
  columns: number;
  /** The number of rows, without one of the middle's own. */
  rows: number;
  seats: Cell[];
  /** The cells between the seats. */
  middle: { row: number; rows: number; track: number; tracks: number };
}

/** Seats along the top and at both sides, as many at the top as there is room for. */
export function around(count: number, columns: number): Around {
  const top = topOf(count, columns);
  const side = (count - top) / 2;
  const seats: Cell[] = [];
  for (let row = side + 1; row > 1; row--) seats.push({ row, track: 1 });
  for (let at = 0; at < top; at++) seats.push({ row: 1, track: columns - top + 1 + 2 * at });
  for (let row = 2; row <= side + 1; row++) seats.push({ row, track: 2 * columns - 1 });
  const inside = side ? { track: 3, tracks: 2 * columns - 4 } : { track: 1, tracks: 2 * columns };
  return {
    columns,
    rows: side + 1,
    seats,
    middle: { row: 2, rows: Math.max(side, 1), ...inside },
  };
}

function topOf(count: number, columns: number): number {
  if (count < 3) return count;
  const most = Math.min(columns, count - 2);
  return (count - most) % 2 ? most - 1 : most;
}

/** Seats in two columns; the middle is the last cell of the left one, or a row of its own. */
export function paired(count: number): Around {
  const left = Math.floor(count / 2);
  const right = count - left;
  const seats: Cell[] = [];
  for (let row = left; row > 0; row--) seats.push({ row, track: 1 });
  for (let row = 1; row <= right; row++) seats.push({ row, track: 3 });
  const even = left === right;
  return {
    columns: 2,
    rows: right,
    seats,
    middle: { row: right + (even ? 1 : 0), rows: 1, track: 1, tracks: even ? 4 : 2 },
  };
}
