import { expect, test } from "vitest";
import { fitted, lines, rack } from "./fit";

const threes = { cards: ["3c", "3d", "3h"], worth: 1 };
const rope = { cards: ["As", "2s", "3s", "4s"], worth: 0 };
const phone = { width: 358, height: 330, columns: 1, name: 68, least: 23.5, most: 32 };

test("melds go on in a further line where a row is too short", () => {
  expect(lines([], 30, 200)).toBe(1);
  expect(lines([threes, rope], 30, 260)).toBe(1);
  expect(lines([threes, rope], 30, 240)).toBe(2);
  expect(lines([threes, rope, threes], 30, 130)).toBe(3);
});

test("cards are as large as all rows allow, and never smaller than the least", () => {
  expect(fitted([[threes], [], [rope]], phone)).toBe(phone.most);
  const seven = Array.from({ length: 7 }, () => [threes, rope]);
  const card = fitted(seven, { ...phone, height: 350 });
  expect(card).toBeGreaterThan(phone.least);
  expect(card).toBeLessThan(phone.most);
  expect(fitted(seven, { ...phone, height: 100 })).toBe(phone.least);
  expect(fitted(seven, { ...phone, width: 1100, columns: 2, most: 44 })).toBe(44);
});

test("a hand lies in one row if its cards are large enough there, else in two", () => {
  expect(rack(10, 374, 45, 50)).toBe(50);
  expect(rack(3, 374, 45, 50)).toBe(50);
  expect(rack(10, 800, 45, 66)).toBe(66);
  expect(rack(7, 374, 45, 50)).toBe(50);
  expect(rack(10, 250, 45, 66)).toBe(46);
  expect(rack(10, 634, 45, 72)).toBe(59);
});
