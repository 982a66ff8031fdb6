import { describe, expect, it } from "vitest";

import { cents } from "./money";

describe("amounts", () => {
  it("are read as people type them, and nothing else is one", () => {
    expect(["17", "$1,250", " 12.50 "].map(cents)).toEqual([1700, 125000, 1250]);
    expect(["abc", "", "0", "-4", "1e999"].map(cents)).toEqual([null, null, null, null, null]);
  });
});
