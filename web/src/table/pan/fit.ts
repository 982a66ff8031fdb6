/** The size of cards laid out in rows, as large as the room allows. */

/** A meld: its cards, and whether a mark with its worth stands beside it. */
export interface Laid {
  cards: readonly string[];
  worth: number;
}

export interface Room {
  width: number;
  height: number;
  /** Rows side by side, and the width that a player's name takes of each. */
  columns: number;
  name: number;
  least: number;
  most: number;
}

/** A card's height in widths, the room between two cards, and that of a mark. */
export const TALL = 1.5;
const BETWEEN = 1;
const APART = 10;
const MARK = 24;
const ROW = { least: 44, around: 8, between: 4 };

/** The lines that a player's melds take in a row of this width. */
export function lines(melds: readonly Laid[], card: number, width: number): number {
  let count = 1;
  let at = 0;
  for (const meld of melds) {
    const wide = meld.cards.length * (card + BETWEEN) + (meld.worth ? MARK : 0);
    if (at && at + APART + wide > width) {
      count += 1;
      at = wide;
    } else at += (at ? APART : 0) + wide;
  }
  return count;
}

/** The widest card with which all players' rows fit; the least if none does. */
export function fitted(rows: readonly (readonly Laid[])[], room: Room): number {
  const width = (room.width - (room.columns - 1) * 6) / room.columns - room.name;
  for (let card = room.most; card > room.least; card -= 0.5) {
    const heights = rows.map((melds) =>
      Math.max(ROW.least, lines(melds, card, width) * (card * TALL + 4) - 4 + ROW.around),
    );
    let height = 0;
    for (let at = 0; at < heights.length; at += room.columns) {
      height += Math.max(...heights.slice(at, at + room.columns)) + ROW.between;
    }
    if (height <= room.height) return card;
  }
  return room.least;
}

/** The width of a hand's cards, in one row if they are large enough there, else in two. */
export function rack(count: number, width: number, large: number, most: number): number {
  // Whole pixels: a row that is wider by a part of one would break.
  const wide = (each: number) => Math.floor((width - (each - 1) * 4) / Math.max(each, 1));
  const one = Math.min(most, wide(count));
  return one >= large ? one : Math.min(most, wide(Math.ceil(count / 2)));
}
