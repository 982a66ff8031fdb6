import { describe, expect, it } from "vitest";

import { aloud, cardName, cardNames, highFirst, listed, sameCards, sorted } from "./cards";

describe("cards", () => {
  it("are called by their names", () => {
    expect(cardName("As")).toBe("Ace of spades");
    expect(cardName("Td")).toBe("Ten of diamonds");
    expect(cardName("Jo")).toBe("Joker");
    expect(cardNames(["Kh", "??", "??"])).toBe("King of hearts, 2 face-down cards");
  });

  it("are read out in a line of the log", () => {
    const shown = { text: "Jo shows Ah Jo: As it is", cards: [9, 12] };
    expect(aloud(shown)).toBe("Jo shows Ace of hearts Joker: As it is");
    const dealt = listed("Ada is dealt ", ["??", "3d"]);
    expect(aloud(dealt)).toBe("Ada is dealt Face-down card Three of diamonds");
    expect(aloud({ text: "Jo folds" })).toBe("Jo folds");
  });

  it("are sorted by places, so that equal cards stay apart", () => {
    const hand = ["Kc", "5d", "As", "5d", "5h"];
    expect(sorted(hand, "rank").map((index) => hand[index])).toEqual([
      "As",
      "5h",
      "5d",
      "5d",
      "Kc",
    ]);
    expect(new Set(sorted(hand, "suit")).size).toBe(hand.length);
    expect(highFirst(["2c", "Jo", "As", "Kd"])).toEqual(["Jo", "As", "Kd", "2c"]);
  });

  it("are the same in any order, but not with one more", () => {
    expect(sameCards(["As", "Kd"], ["Kd", "As"])).toBe(true);
    expect(sameCards(["As", "As"], ["As"])).toBe(false);
  });
});
