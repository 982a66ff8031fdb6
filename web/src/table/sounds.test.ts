import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { soundOf, ticking } from "./sounds";

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
      expect(soundOf([line(kind)], 1), kind).toBe("card");
    for (const kind of ["raised", "money-put-up", "top-posted", "doubled"])
      expect(soundOf([line("dealt"), line(kind)], 1), kind).toBe("chips");
    for (const kind of ["pot-awarded", "tops-won"]) {
      expect(soundOf([line("called"), line(kind)], 3), kind).toBe("win");
      expect(soundOf([line(kind)], 1), kind).toBeUndefined();
    }
    // Nobody sits in the seat of those who look on.
    expect(soundOf([line("pot-awarded", 0)], 0)).toBeUndefined();
  });
});

it("is the viewer's pot rather than chips, and chips rather than cards", () => {
  const line = (kind: string, seat = 0) => ({ seq: 1, text: "", kind, seat });
  const [won, bet, card] = [line("pot-awarded", 3), line("raised"), line("dealt")];
  expect(soundOf([card, bet, won], 3)).toBe("win");
  expect(soundOf([card, bet, won], 2)).toBe("chips");
  expect(soundOf([card], 2)).toBe("card");
  expect(soundOf([line("shown")], 2)).toBeUndefined();
});
