import { expect, it } from "vitest";
import { clock, minutes, span } from "./times";

it("reads and writes times of day", () => {
  expect(["00:00", "9:30", "18:00", "23:59"].map(minutes)).toEqual([0, 570, 1080, 1439]);
  expect(["", "24:00", "12:60", "noon"].map(minutes)).toEqual([null, null, null, null]);
  expect([0, 570, 1439].map(clock)).toEqual(["00:00", "09:30", "23:59"]);
  expect(span({ opens: 1080, closes: 120 })).toBe("18:00–02:00");
});
