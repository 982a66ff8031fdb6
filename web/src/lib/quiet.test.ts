import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Quiet } from "./quiet";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a silence is told minute by minute, and ends by itself", () => {
  const told: number[] = [];
  new Quiet((seconds) => told.push(seconds)).begin(130);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([130, 120]);
  vi.advanceTimersByTime(120_000);
  expect(told).toEqual([130, 120, 60, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

it("another silence takes its place, and none ends it", () => {
  const told: number[] = [];
  const quiet = new Quiet((seconds) => told.push(seconds));
  quiet.begin(30);
  quiet.begin(90);
  quiet.begin(0);
  vi.advanceTimersByTime(100_000);
  expect(told).toEqual([30, 90, 0]);
});
