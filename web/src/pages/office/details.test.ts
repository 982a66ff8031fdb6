import { describe, expect, it } from "vitest";

import { details } from "./details";

describe("an act in words", () => {
  it("says every field that says something, and sums in dollars", () => {
    const act = { do: "fetch-drop", table: "a-b", counted: 1250, reason: "", seq: 7 };
    expect(details(act)).toBe("table: a-b · counted: $12.50");
  });

  it("lists names, and spells out a report", () => {
    expect(details({ do: "give-roles", name: "Ann", roles: ["floor", "dealer"] })).toBe(
      "name: Ann · roles: floor, dealer",
    );
    expect(details({ report: { report: "boxed", seat: 3 } })).toBe(
      'report: {"report":"boxed","seat":3}',
    );
  });
});
