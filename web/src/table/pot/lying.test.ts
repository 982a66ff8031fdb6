import { describe, expect, it } from "vitest";

import type { Line, Made, TableView } from "../../wire/messages";
import { seatScene } from "../scene";
import { drew, gatheredPots, laid } from "./laid";
import { called, idle, rings } from "./made";

const seat = (number: number, some: object = {}) => ({
  seat: number,
  chips: 1000,
  bet: 0,
  paid: 0,
  live: true,
  down: [],
  up: [],
  discards: 0,
  plays_board: false,
  ...some,
});

function table(some: object, hand: object = {}): TableView {
  return {
    most: 6,
    you: 1,
    hands: 7,
    family: "pot",
    betting: true,
    seats: [1, 2].map((number) => ({ seat: number, name: `P${number}`, chips: 1000 })),
    shown: {},
    results: [],
    deadline: {},
    made: [],
    deals: { down: 3, up: 4, board: 0 },
    hand: { family: "pot", seats: [seat(1), seat(2)], pots: [], pot: 0, over: false, awaited: [], ...hand },
    ...some,
  } as unknown as TableView;
}

describe("cards and chips as they lie", () => {
  it("keep the order in which they were dealt when a stud hand is turned up", () => {
    const before = table({}, { seats: [seat(1, { down: ["As", "Kd", "2c"], up: ["3h", "4h", "5h", "6h"] })] });
    const after = table({}, { seats: [seat(1, { up: ["3h", "4h", "5h", "6h", "As", "Kd", "2c"] })] });
    const order = ["As", "Kd", "2c", "3h", "4h", "5h", "6h"];
    expect(laid(before, seatScene(before, 1, []))).toEqual(order);
    expect(laid(after, seatScene(after, 1, []))).toEqual(order);
  });

  it("stay all seven when the dealer has mucked them", () => {
    const shown = { 1: ["3h", "4h", "5h", "6h", "As", "Kd", "2c"] };
    const over = table({ shown }, { over: true, seats: [seat(1, { live: false })] });
    const scene = seatScene(over, 1, []);
    expect(laid(over, scene)).toHaveLength(7);
    expect(laid(over, scene)[0]).toBe("As");
    expect(scene.folded).toBe(false);
  });

  it("divide the gathered chips into the pots, without the bets of this round", () => {
    const seats = [
      seat(1, { paid: 300, chips: 0 }),
      seat(2, { paid: 800, bet: 400 }),
      seat(3, { paid: 800, bet: 400 }),
    ];
    const pots = [
      { amount: 900, seats: [1, 2, 3], beyond: 0 },
      { amount: 1000, seats: [2, 3], beyond: 300 },
    ];
    const amounts = (betting: boolean) =>
      gatheredPots(table({ betting }, { seats, pots })).map((pot) => pot.amount);
    expect(amounts(true)).toEqual([900, 200]);
    expect(amounts(false)).toEqual([900, 1000]);
  });

  it("say what a seat drew, also nothing, and only in this hand", () => {
    const line = (seq: number, cards: string[]) =>
      ({ seq, text: "", kind: "discarded", seat: 2, args: { cards: { is: "cards", cards } } }) as Line;
    const draws = table({});
    expect(drew(draws, [line(800005, ["??", "??"])], 2)).toBe(2);
    expect(drew(draws, [line(800005, [])], 2)).toBe(0);
    expect(drew(draws, [line(700005, ["??"])], 2)).toBeUndefined();
  });
});

describe("a seat without chips", () => {
  const pots = [{ amount: 900, seats: [2], beyond: 0 }];
  const broke = (found: object[]) => table({}, { seats: [seat(1, { chips: 0 }), seat(2)], pots: found });

  it("is all-in if it plays for a pot", () => {
    const both = broke([{ ...pots[0], seats: [1, 2] }]);
    expect(seatScene(both, 1, []).status).toBe("all-in");
  });

  it("has nothing at stake if its last chips went on the fee", () => {
    expect(seatScene(broke(pots), 1, []).status).toBe("free");
  });
});

describe("hands that lie open", () => {
  const made: Made[] = [
    { seat: 1, words: "Pair of Aces", half: "high", five: ["As", "Ad", "Kc", "8h", "7h"], won: true },
    { seat: 2, words: "Seven low", half: "low", five: ["As", "2d", "3c", "4h", "7h"], won: true },
    { seat: 2, words: "Two pair", half: "high", five: ["Qs", "Qd", "3c", "3h", "7h"] },
  ];

  it("have gold for high, blue for low, both for both, and nothing for the beaten", () => {
    expect(rings(made, ["As", "Ad", "2d", "Qs"])).toEqual(["both", "high", "low", ""]);
  });

  it("grey the cards that do not play, of more than five", () => {
    const seven = ["As", "Ad", "Kc", "8h", "7h", "5c", "2d"];
    expect(idle(made.slice(0, 1), seven).filter(Boolean)).toHaveLength(2);
    expect(idle(made.slice(0, 1), seven.slice(0, 5))).not.toContain(true);
    expect(idle([], seven)).not.toContain(true);
  });

  it("are called by both halves", () => {
    expect(called(table({ made }), 2)).toBe("Seven low; Two pair");
    expect(called(table({ made }), 3)).toBe("");
  });
});
