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
          const cells = fits.places.seats
            .filter((_, at) => holding[at])
            .map(({ track }) => (fits.tracks[track - 1] ?? 0) + (fits.tracks[track] ?? 0));
          const cell = space.width * Math.min(...cells, 1);
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

  it("leave room for all cards of an open board and two lines of their name", () => {
    // Ten seats at stud of five cards, of which seven are dealt in.
    const deals = { down: 1, up: 4, board: 0 };
    const fits = fit({ width: 366, height: 417, deals, holding: [...all(7), false, false] });
    const row = Math.max(...fits.rows);
    expect(fits.shown * INDEX + fits.text * 4.4).toBeLessThanOrEqual(row + 1);
    expect(fits.shown).toBeGreaterThan(20);
  });

  it("let a spectator at a desk read ten open boards", () => {
    const fits = fit({ width: 1108, height: 570, deals: { down: 1, up: 4, board: 0 }, holding: all(10) });
    expect(fits.places.rows).toBe(4);
    expect(fits.seat).toBeGreaterThan(32);
  });

  it("give a player who is left alone more of the cloth", () => {
    const alone = [false, false, true, false, false, false, false];
    for (const space of SPACES) {
      const few = fit({ ...space, deals: STUD, holding: alone });
      expect(few.tracks.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      if (space.width < 2000) {
        expect(few.seat).toBeGreaterThan(fit({ ...space, deals: STUD, holding: all(7) }).seat);
        expect(Math.max(...few.tracks)).toBeGreaterThan(Math.min(...few.tracks));
      }
    }
  });

  it("make the board of four cards in hand as wide as that of two, once few are left", () => {
    const space = { width: 366, height: 500, holding: [true, ...all(8, false)] };
    expect(fit({ ...space, deals: OMAHA }).board).toBe(fit({ ...space, deals: HOLDEM }).board);
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
