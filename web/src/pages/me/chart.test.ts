import { describe, expect, it } from "vitest";

import { HIGH, WIDE, line, shares } from "./chart";

describe("the line of a stack", () => {
  it("runs from the start to the last hand, higher for more", () => {
    const drawn = line([4000, 2000, 8000], 3000);
    expect(drawn.path).toMatch(/^M0 /);
    expect(drawn.path.match(/L/g)).toHaveLength(3);
    expect(drawn.path).toContain(`L${WIDE} 12`);
    expect(drawn.marks.map((mark) => mark.amount)).toEqual([8000, 3000, 2000]);
    expect(drawn.base).toBeGreaterThan(12);
    expect(drawn.base).toBeLessThan(HIGH - 12);
    expect(drawn.area.startsWith(drawn.path)).toBe(true);
  });

  it("lies flat where nothing has changed, and is there without a hand", () => {
    expect(line([500, 500], 500).path).toBe("M0 188L300 188L600 188");
    expect(line([], 0).path).toBe("M0 188");
  });

  it("writes no amount over that of the start", () => {
    expect(line([100_00, 99_00], 98_00).marks.map((mark) => mark.amount)).toEqual([10000, 9800]);
    expect(line([100_00, -1_00], 0).marks.map((mark) => mark.amount)).toEqual([10000, 0]);
  });
});

describe("the bars of the games", () => {
  it("are shares of the largest, to either side", () => {
    expect(shares([5200, -3100, 0])).toEqual([1, -3100 / 5200, 0]);
    expect(shares([0])).toEqual([0]);
    expect(shares([])).toEqual([]);
  });
});
