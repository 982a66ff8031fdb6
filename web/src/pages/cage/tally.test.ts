import { expect, test } from "vitest";

import { PIECES, sum } from "./tally";

test("cash is counted by its pieces", () => {
  expect(sum({ 10000: 3, 2000: 2, 25: 3, 1: 4 })).toBe(34079);
  expect(sum({})).toBe(0);
});

test("an empty field, a part of a bill or less than none counts nothing", () => {
  expect(sum({ 10000: null, 5000: undefined, 2000: 1.5, 1000: -2, 500: 1 })).toBe(500);
});

test("the largest pieces come first", () => {
  expect([...PIECES].sort((one, other) => other - one)).toEqual(PIECES);
});
