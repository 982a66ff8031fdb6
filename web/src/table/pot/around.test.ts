import { describe, expect, it } from "vitest";

import { around, paired } from "./around";

const COUNTS = Array.from({ length: 10 }, (_, at) => at + 1);

describe("seats around a cloth", () => {
  it.each([3, 5])("have a cell each in %i columns, and none in the middle", (columns) => {
    for (const count of COUNTS) {
      const { seats, middle } = around(count, columns);
      expect(seats).toHaveLength(count);
      const taken = seats.flatMap(({ row, track }) => [`${row}/${track}`, `${row}/${track + 1}`]);
      expect(new Set(taken).size).toBe(2 * count);
      for (const { row, track } of seats) {
        expect(track).toBeGreaterThan(0);
        expect(track + 1).toBeLessThanOrEqual(2 * columns);
        const inside = row >= middle.row && track >= middle.track;
        expect(inside && track < middle.track + middle.tracks).toBe(false);
      }
    }
  });

  it("go clockwise: up the left side, along the top, down the right side", () => {
    expect(around(5, 3).seats).toEqual([
      { row: 2, track: 1 },
      { row: 1, track: 1 },
      { row: 1, track: 3 },
      { row: 1, track: 5 },
      { row: 2, track: 5 },
    ]);
    expect(around(1, 5).seats).toEqual([{ row: 1, track: 5 }]);
    expect(around(2, 3).seats).toEqual([
      { row: 1, track: 2 },
      { row: 1, track: 4 },
    ]);
  });

  it("leave the pot the eighth cell where seven sit in two columns", () => {
    const { rows, seats, middle } = paired(7);
    expect(rows).toBe(4);
    expect(seats.map(({ row, track }) => [row, track])).toEqual([
      [3, 1],
      [2, 1],
      [1, 1],
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
    ]);
    expect(middle).toEqual({ row: 4, rows: 1, track: 1, tracks: 2 });
    expect(paired(6).middle).toEqual({ row: 4, rows: 1, track: 1, tracks: 4 });
  });
});
