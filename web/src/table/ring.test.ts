import { describe, expect, it } from "vitest";

import { ring } from "./ring";

describe("ring", () => {
  it.each([2, 5, 7, 9])("keeps %i plates apart on a phone", (count) => {
    const places = ring(count, 150, 200, true);
    expect(places).toHaveLength(count);
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.abs(one.x - other.x) >= 84 || Math.abs(one.y - other.y) >= 44).toBe(true);
      }
    }
  });

  it("goes clockwise from the bottom: the next seat is at the left", () => {
    const [first, second] = ring(6, 300, 200, false);
    expect(first?.y).toBeCloseTo(200);
    expect(second?.x).toBeLessThan(0);
  });

  it("leaves the bottom free for one's own cards", () => {
    for (const place of ring(8, 150, 200, true)) expect(place.y).toBeLessThan(190);
  });

  it("puts a single opponent opposite", () => {
    const [only] = ring(1, 150, 200, true);
    expect(only?.x).toBeCloseTo(0);
    expect(only?.y).toBeCloseTo(-200);
  });
});
