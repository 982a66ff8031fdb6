/** The largest cards that fit on the cloth, from its size and who still has cards. */

import { type Around, around, paired } from "./around";

/** Where cards lie: on a board, face up before the seats, or in the hands alone. */
export type Kind = "board" | "open" | "closed";

export interface Deals {
  down: number;
  up: number;
  board: number;
}

export interface Space {
  width: number;
  height: number;
  deals: Deals;
  /** One for each seat, clockwise: true if it has cards. */
  holding: readonly boolean[];
}

export interface Fit {
  kind: Kind;
  places: Around;
  /** The widths of the grid's tracks, two for a column, as shares of the cloth. */
  tracks: number[];
  /** True if the board lies across the whole cloth, in a row of its own. */
  across: boolean;
  /** The number of rows at the sides above such a board. */
  above: number;
  gap: number;
  /** The size of the text, in pixels, as of everything else. */
  text: number;
  /** The height of what the middle tells, in lines of text. */
  told: number;
  /** The lines for the name of a hand. */
  lines: number;
  /** The widths of cards: before a seat, all of a seat's shown at once, and on the board. */
  seat: number;
  shown: number;
  board: number;
  /** The heights of the rows of seats; 0 for one that needs only its plates. */
  rows: number[];
}

// The height of an index face as a share of its width; a full face is a little lower.
export const INDEX = 1.5;
// Two backs take the room of one and a half.
const STACK = 0.8;
const SMALLEST = 16;
// The figures of an index face as wide are 14 px high.
const READABLE = 21;
const LARGEST = { seat: 132, board: 196 };
// In lines of text: the height of the words at a seat that has cards, and of a line more for the
// name of a hand; of what an open board stands in, and of that with all cards and two lines for
// their name; of the pots beside seats that are out.
const WORDS = 3.9;
const LINE = 0.85;
const BOARD = 4.2;
const NAMED = 4.4;
const POTS = 3.2;
// More seats than stand in three columns and four rows, as a spectator sees them.
const MANY = 9;
// A plate still fits into a column of nobody's.
const NARROW = 0.7;

export function kindOf(deals: Deals): Kind {
  return deals.board ? "board" : deals.up ? "open" : "closed";
}

export function fit(space: Space): Fit {
  const { width, height } = space;
  if (width > height * 1.15 && width >= 560) return laidOut(space, true);
  const high = laidOut(space, false);
  // A phone on its side: too low for all the rows, it has more of columns.
  return high.seat <= SMALLEST && width > height ? laidOut(space, true) : high;
}

function laidOut(space: Space, wide: boolean): Fit {
  // Two cards and a board make short names; where high and low share, each has a line.
  const lines = kindOf(space.deals) === "board" && space.deals.down < 3 ? 1 : 2;
  const roomy = spread(space, wide, lines);
  // A rank that cannot be read is worse than a name that is cut.
  return roomy.shown < READABLE ? larger(roomy, spread(space, wide, 1)) : roomy;
}

function spread(space: Space, wide: boolean, lines: number): Fit {
  const even = measured(space, wide, lines, false);
  // Columns of players who are out are narrow where that makes the cards of others larger.
  return even.kind === "board" ? even : larger(even, measured(space, wide, lines, true));
}

function larger(one: Fit, other: Fit): Fit {
  return other.shown > one.shown ? other : one;
}

function measured(
  { width, height, deals, holding }: Space,
  wide: boolean,
  lines: number,
  uneven: boolean,
): Fit {
  const kind = kindOf(deals);
  const count = holding.length;
  const text = wide ? bounded(width / 72, 13, 24) : width < 560 ? 13 : 15;
  const gap = wide || width > 560 ? Math.round(text * 0.6) : 4;
  const places =
    kind === "board"
      ? around(count, wide ? 5 : 3)
      : wide
        ? around(count, count > MANY ? 4 : 3)
        : paired(count);
  const across = kind === "board" && !wide;
  const sides = places.rows - 1;
  const above = across ? Math.min(sides, Math.max(1, Math.floor(sides / 2))) : 0;
  const tracks = shares(places, holding, uneven);
  const cell = narrowest(places, holding, tracks) * (width - gap * (places.columns - 1));
  const alive = Array.from({ length: places.rows }, (_, row) =>
    places.seats.some((place, at) => place.row === row + 1 && holding[at]),
  );
  const words = Math.round(text * (kind === "open" ? BOARD : WORDS + (lines - 1) * LINE));
  const told = across ? 5 : 3.2;
  // The height for cards alone, in rows whose seats have some; the pots share a row above a board.
  const full = alive.filter(Boolean).length;
  const thin = (row: number) => (row && row <= above ? told : shared(row) ? POTS : 2) * text;
  const rest = alive.reduce((sum, has, row) => sum + (has ? words : thin(row)), 0);
  const left = height - gap * (places.rows - 1) - rest;
  const laid = { kind, places, tracks, across, above, gap, text, told, lines };
  if (kind !== "board") {
    // A pot below an even number of seats has a row of its own.
    const own = !wide && places.middle.row > places.rows ? text * 4 + gap : 0;
    const inside = cell - (kind === "open" ? text * 1.1 : 0);
    const held = deals.down + deals.up;
    const faces = kind === "open" ? deals.up + STACK : held;
    const seat = card((inside - 2 * faces) / Math.max(faces, 1), (left - own) / full);
    // All of a hand, with its name in two lines, fits into the same row.
    const high = kind === "open" ? (seat * INDEX + words - text * NAMED) / INDEX : seat;
    const shown = Math.min(seat, high, (inside - held + 1) / Math.max(held, 1));
    return { ...laid, seat, shown, board: 0, rows: heights(seat) };
  }
  const room = across ? width : (width * 3) / 5;
  const pots = text * 5;
  let board = Math.min((room - 6 * gap) / Math.max(deals.board, 1), LARGEST.board);
  // Beside the board in the middle there must be room for the pots.
  if (!across) {
    const inner = height - (alive[0] ? words + INDEX * 40 : text * 2) - pots;
    board = Math.min(board, inner / INDEX);
  }
  const widest = (cell - 2 * deals.down) / Math.max(deals.down, 1);
  let seat = sized();
  while (across && seat < Math.floor(Math.min(widest, board * 0.5)) && board > 56) {
    board -= 2;
    seat = sized();
  }
  seat = Math.min(seat, board * 0.8);
  return { ...laid, seat, shown: seat, board, rows: heights(seat) };

  /** True for a row of seats in which the pots lie as well. */
  function shared(row: number): boolean {
    return kind !== "board" && !wide && places.middle.row === row + 1;
  }

  function sized(): number {
    const taken = across ? board * INDEX + gap + (above ? 0 : pots) : 0;
    return card(widest, (left - taken) / full);
  }

  function card(byWidth: number, byHeight: number): number {
    return Math.floor(bounded(Math.min(byWidth, byHeight / INDEX), SMALLEST, LARGEST.seat));
  }

  function heights(seat: number): number[] {
    return alive.map((has) => (has ? Math.round(seat * INDEX + words) : 0));
  }
}

/** The width of each track as a share of them all; of a column nobody plays in, a smaller one. */
function shares(places: Around, holding: readonly boolean[], uneven: boolean): number[] {
  const tracks = Array.from({ length: 2 * places.columns }, () => 1);
  const lived = new Set(
    places.seats.flatMap(({ track }, at) => (holding[at] ? [track, track + 1] : [])),
  );
  const weights = tracks.map((_, at) => (uneven && !lived.has(at + 1) ? NARROW : 1));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((each) => each / sum);
}

/** The share of the width that the narrowest seat with cards has. */
function narrowest(places: Around, holding: readonly boolean[], tracks: readonly number[]): number {
  const widths = places.seats.map(({ track }) => (tracks[track - 1] ?? 0) + (tracks[track] ?? 0));
  const lived = widths.filter((_, at) => holding[at]);
  return Math.min(...(lived.length ? lived : [1 / places.columns]));
}

function bounded(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
