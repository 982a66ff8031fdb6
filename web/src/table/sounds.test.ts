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

it("is the viewer's pot rather than chips, and chips rather than cards", () => {
  const line = (kind: string, seat = 0) => ({ seq: 1, text: "", kind, seat });
  const [won, bet, card] = [line("pot-awarded", 3), line("raised"), line("dealt")];
  expect(soundOf([card, bet, won], 3)).toBe("win");
  expect(soundOf([card, bet, won], 2)).toBe("chips");
  expect(soundOf([card], 2)).toBe("card");
  expect(soundOf([line("shown")], 2)).toBeUndefined();
});
