import { expect, test } from "vitest";
import { nearlyAll } from "./stake";

test("more than half of the chips is nearly all of them", () => {
  expect(nearlyAll(298_00, 299_00)).toBe(true);
  expect(nearlyAll(150_00, 299_00)).toBe(true);
  expect(nearlyAll(100_00, 299_00)).toBe(false);
  expect(nearlyAll(0, 0)).toBe(false);
});
