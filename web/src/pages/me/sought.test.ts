import { describe, expect, it } from "vitest";

import { query } from "./sought";

describe("a search in one's hands", () => {
  it("sends what was filled in, dollars as cents, and the place to go on at", () => {
    expect(query({}, "")).toBe("");
    expect(query({ game: "tommys/holdem", result: "won", words: "" }, "")).toBe(
      "?result=won&house=tommys&game=holdem",
    );
    expect(query({ cards: "As Kd", pot: "$40" }, "2026-11-18|table/a")).toBe(
      "?cards=As+Kd&pot=4000&before=2026-11-18%7Ctable%2Fa",
    );
  });

  it("leaves out a sum that could be read in two ways", () => {
    expect(query({ pot: "4,0" }, "")).toBe("");
  });
});
