import { describe, expect, it } from "vitest";

import type { OfferView } from "../wire/messages";
import { type Name, act, fits, label, sizes } from "./acts";

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

  it("propose each amount once: the pot, all chips or the most that the table allows", () => {
    const at = { pot: 3700, bet: 200, call: 800, chips: 39800 };
    const names = (most: number, chips = at.chips) =>
      sizes({ do: "raise", least: 1500, most, step: 100 }, { ...at, chips }).map((each) => each.label);
    expect(names(5500)).toEqual(["Least", "½ pot", "Pot"]);
    expect(names(40000)).toEqual(["Least", "½ pot", "Pot", "All-in"]);
    expect(names(2000)).toEqual(["Least", "Most"]);
    expect(names(4000, 3800)).toEqual(["Least", "½ pot", "All-in"]);
  });

  it("take the nearest amount that is allowed", () => {
    const offer: OfferView = { do: "bet", least: 400, most: 1950, step: 100 };
    expect(fits(0, offer)).toBe(400);
    expect(fits(1234, offer)).toBe(1200);
    expect(fits(5000, offer)).toBe(1950);
  });
});
