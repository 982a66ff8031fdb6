import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ticking } from "./sounds";

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
