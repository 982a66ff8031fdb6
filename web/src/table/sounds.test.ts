import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { heard, ticking } from "./sounds";

describe("the clock", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is heard in each of its last five seconds", () => {
    const tick = vi.fn();
    ticking(12.5, tick);
    vi.advanceTimersByTime(7_499);
    expect(tick).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(tick).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(tick).toHaveBeenCalledTimes(5);
  });

  it("begins late with little time left, and stops with the question", () => {
    const tick = vi.fn();
    const stop = ticking(2.4, tick);
    vi.advanceTimersByTime(400);
    expect(tick).toHaveBeenCalledTimes(1);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(tick).toHaveBeenCalledTimes(1);
    ticking(0, tick)();
    expect(tick).toHaveBeenCalledTimes(1);
  });
});

describe("a game of any family", () => {
  const line = (kind: string, seat = 3) => ({ seq: 1, text: "", kind, seat });

  it("is heard as the settings promise: cards, chips, and a pot of the viewer's", () => {
    for (const kind of ["board-dealt", "drawn", "piles-dealt", "card-drawn", "hit-taken"])
      expect(heard([line(kind)], 1), kind).toBe("card");
    for (const kind of ["raised", "money-put-up", "top-posted", "doubled"])
      expect(heard([line("dealt"), line(kind)], 1), kind).toBe("chips");
    for (const kind of ["pot-awarded", "tops-won"]) {
      expect(heard([line("called"), line(kind)], 3), kind).toBe("win");
      expect(heard([line(kind)], 1), kind).toBeUndefined();
    }
    // Nobody sits in the seat of those who look on.
    expect(heard([line("pot-awarded", 0)], 0)).toBeUndefined();
  });
});
