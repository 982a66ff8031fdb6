import { describe, expect, it } from "vitest";

import { rest } from "./rest.svelte";

describe("sitting out at the next big blind", () => {
  it("is wished for one player at one table, until it is taken back", () => {
    rest.wish("tommys-holdem", "Zoe", true);
    expect(rest.at("tommys-holdem", "Zoe")).toBe(true);
    expect([rest.at("tommys-holdem", "Ann"), rest.at("tommys-omaha-hi", "Zoe")]).toEqual([false, false]);
    rest.wish("tommys-holdem", "Zoe", false);
    expect(rest.at("tommys-holdem", "Zoe")).toBe(false);
  });
});
