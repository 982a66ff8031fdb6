import { expect, it } from "vitest";

import { fits, headed, pieces, wordsOf } from "./found";
import { dollars } from "./money";
import { moment } from "./when";

it.each([
  [0, "$0"],
  [400, "$4"],
  [450, "$4.50"],
  [5, "$0.05"],
  [123456700, "$1,234,567"],
  [-1050, "−$10.50"],
])("%d cents are %s", (cents, words) => {
  expect(dollars(cents)).toBe(words);
});

it("a search finds every word, in any order and case", () => {
  const rule = { id: "TOM-HE-9", kind: "showdown", text: "The odd chip goes left.", note: "" };
  expect(fits(rule, wordsOf("  Chip ODD"))).toBe(true);
  expect(fits(rule, wordsOf("he-9"))).toBe(true);
  expect(fits(rule, wordsOf("odd button"))).toBe(false);
});

it("what was looked for is marked, whatever characters it has", () => {
  expect(pieces("A $4 bet (a big one)", ["$4", "(a"])).toEqual([
    { text: "A ", hit: false },
    { text: "$4", hit: true },
    { text: " bet ", hit: false },
    { text: "(a", hit: true },
    { text: " big one)", hit: false },
  ]);
});

it("a chapter has a heading", () => {
  expect(headed("button-and-blinds")).toBe("Button and blinds");
});

it("today needs no date", () => {
  const now = new Date(2026, 4, 6, 20, 0);
  expect(moment(new Date(2026, 4, 6, 9, 5).toISOString(), now)).toBe("9:05 AM");
  expect(moment(new Date(2026, 4, 5, 21, 30).toISOString(), now)).toBe("May 5, 9:30 PM");
  expect(moment("soon", now)).toBe("soon");
});
