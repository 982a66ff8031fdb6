import { describe, expect, it } from "vitest";

import { cents, signed } from "./money";

describe("amounts", () => {
  it("are read as people type them, and nothing else is one", () => {
    expect(["17", "$1,250", " 12.50 "].map(cents)).toEqual([1700, 125000, 1250]);
    for (const said of ["abc", "", "0", "0.00", "-4", "1e999"]) expect(cents(said)).toBeNull();
  });

  it("have their sign where they are results", () => {
    expect([4250, 0, -3100].map(signed)).toEqual(["+$42.50", "$0", "−$31"]);
  });

  it("are not guessed: a part of a cent, a comma as a point, or another way to write numbers", () => {
    for (const said of ["12.345", "1,5", "12,50", "1,2345", "1e3", "0x10", "5 $", "$", ".", "1.2.3"])
      expect(cents(said)).toBeNull();
    expect(["1,234,567.8", "1 000", "0.01", ".5", "7."].map(cents)).toEqual([123456780, 100000, 1, 50, 700]);
  });
});
