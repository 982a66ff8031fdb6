import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Player } from "./player.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("steps stay inside the hand", () => {
  const player = new Player(() => 3);
  player.step(-1);
  expect(player.at).toBe(0);
  player.jump(9);
  expect(player.at).toBe(2);
});

it("plays to the end and stops, faster at a higher speed", () => {
  const player = new Player(() => 4);
  player.faster(1);
  player.play();
  vi.advanceTimersByTime(600);
  expect(player.at).toBe(1);
  vi.advanceTimersByTime(6000);
  expect([player.at, player.playing]).toEqual([3, false]);
  player.play();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.step(1);
  expect(player.playing).toBe(false);
});
