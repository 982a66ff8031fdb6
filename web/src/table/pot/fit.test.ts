import { describe, expect, it } from "vitest";

import { type Deals, INDEX, fit } from "./fit";

const HOLDEM: Deals = { down: 2, up: 0, board: 5 };
const OMAHA: Deals = { down: 4, up: 0, board: 5 };
const STUD: Deals = { down: 3, up: 4, board: 0 };
const DRAW: Deals = { down: 5, up: 0, board: 0 };
// The felts of a phone, a tablet, a desktop and a large one.
const SPACES = [
  { width: 366, height: 490 },
  { width: 768, height: 780 },
  { width: 1108, height: 570 },
  { width: 2130, height: 1000 },
];
const all = (count: number, holding = true) => Array.from({ length: count }, () => holding);

describe("the largest cards that fit", () => {
  it.each([HOLDEM, OMAHA, STUD, DRAW])("keep to the cloth, whoever has cards: %o", (deals) => {
    for (const space of SPACES) {
      for (let count = 1; count < 10; count++) {
        for (const holding of [all(count), all(count, false)]) {
          const fits = fit({ ...space, deals, holding });
          const high = fits.rows.reduce((sum, row) => sum + (row || fits.text * 2), 0);
          const across = fits.above ? fits.board * INDEX + fits.gap : 0;
          expect(high + across + fits.gap * (fits.rows.length - 1)).toBeLessThanOrEqual(
            space.height + fits.rows.length,
          );
          const cell = space.width / fits.places.columns;
          const cards = deals.up ? deals.up + deals.down : deals.down;
          expect(fits.shown * cards).toBeLessThanOrEqual(cell);
          expect(fits.board * deals.board).toBeLessThanOrEqual(space.width);
        }
      }
    }
  });

  it("let a full table of each be read on a phone, with all cards shown", () => {
    // A rank is two thirds as high as an index face is wide.
    const least = 21;
    expect(fit({ width: 366, height: 490, deals: HOLDEM, holding: all(9) }).shown).toBeGreaterThan(least);
    expect(fit({ width: 366, height: 440, deals: OMAHA, holding: all(8) }).shown).toBeGreaterThan(least);
    expect(fit({ width: 366, height: 460, deals: STUD, holding: all(7) }).shown).toBeGreaterThan(least);
    expect(fit({ width: 366, height: 440, deals: DRAW, holding: all(7) }).shown).toBeGreaterThan(least);
  });

  it("make the board the widest thing, and let cards grow as others fold", () => {
    const full = fit({ width: 366, height: 490, deals: HOLDEM, holding: all(9) });
    const two = fit({ width: 366, height: 490, deals: HOLDEM, holding: [true, ...all(8, false)] });
    expect(full.board).toBeGreaterThan(full.seat);
    expect(two.seat).toBeGreaterThan(full.seat);
    expect(full.rows.every((row) => row >= full.seat * INDEX)).toBe(true);
    expect(two.rows.filter(Boolean)).toHaveLength(1);
  });
});
