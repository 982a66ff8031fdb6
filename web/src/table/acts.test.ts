import { describe, expect, it } from "vitest";

import type { OfferView } from "../wire/messages";
import { type Name, act, fits, label } from "./acts";

describe("offers", () => {
  it("say what they cost", () => {
    expect(label({ do: "call", cost: 400 })).toBe("Call $4");
    expect(label({ do: "raise", least: 400, most: 2000, step: 100 }, 1250)).toBe("Raise to $12.50");
    expect(label({ do: "check" })).toBe("Check");
    expect(act("something-new" as Name).label).toBe("Something new");
  });

  it("keep folding, calling and raising in their places", () => {
    expect((["fold", "call", "raise"] as const).map((name) => act(name).slot)).toEqual([0, 1, 2]);
    expect((["stay-out", "match", "stake"] as const).map((name) => act(name).slot)).toEqual([0, 1, 2]);
  });

  it("take the nearest amount that is allowed", () => {
    const offer: OfferView = { do: "bet", least: 400, most: 1950, step: 100 };
    expect(fits(0, offer)).toBe(400);
    expect(fits(1234, offer)).toBe(1200);
    expect(fits(5000, offer)).toBe(1950);
  });
});
