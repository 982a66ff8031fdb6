import { expect, it } from "vitest";

import type { TableView } from "../wire/messages";
import { dealtTo, flights } from "./movement";

type Seat = { seat: number; chips: number; bet?: number; down?: string[] };

const pot = (seats: Seat[], more: object = {}): TableView =>
  ({
    hands: 3,
    betting: true,
    hand_results: [],
    hand: { family: "pot", over: false, seats: seats.map((each) => ({ bet: 0, up: [], down: [], ...each })) },
    ...more,
  }) as unknown as TableView;

const banked = (results: { seat: number; hand: number; amount: number }[], hands = 3): TableView =>
  ({
    hands,
    hand_results: results,
    hand: {
      family: "banked",
      over: false,
      seats: [],
      layout: { bank: 2, hands: [1, 3, 13].map((hand) => ({ hand, up: [`${results.length}`] })) },
    },
  }) as unknown as TableView;

it("bets are gathered when the round is over, and stay where they are before", () => {
  const bet = pot([{ seat: 1, chips: 90, bet: 10 }, { seat: 2, chips: 100 }]);
  const called = pot([{ seat: 1, chips: 90, bet: 10 }, { seat: 2, chips: 90, bet: 10 }]);
  const next = pot([{ seat: 1, chips: 90 }, { seat: 2, chips: 90 }]);
  expect(flights(bet, called)).toEqual([]);
  expect(flights(called, next)).toEqual([
    { from: 1, to: "middle", amount: 10 },
    { from: 2, to: "middle", amount: 10 },
  ]);
  expect(flights(called, { ...called, betting: false })).toHaveLength(2);
});

it("an uncalled bet moves nothing to the pot, and the pot goes to who won it", () => {
  const raised = pot([{ seat: 1, chips: 60, bet: 40 }, { seat: 2, chips: 90, bet: 10 }]);
  const back = pot([{ seat: 1, chips: 90 }, { seat: 2, chips: 90 }], { betting: false });
  expect(flights(raised, back)).toEqual([
    { from: 1, to: "middle", amount: 10 },
    { from: 2, to: "middle", amount: 10 },
  ]);
  const won = pot([{ seat: 1, chips: 110 }, { seat: 2, chips: 90 }], { betting: false });
  expect(flights(back, won)).toEqual([{ from: "middle", to: 1, amount: 20 }]);
});

it("an ante goes to the pot without a bet", () => {
  const before = pot([{ seat: 1, chips: 100 }]);
  expect(flights(before, pot([{ seat: 1, chips: 95 }]))).toEqual([
    { from: 1, to: "middle", amount: 5 },
  ]);
});

it("each wager is won from the bank or lost to it once, on the spot of its hand", () => {
  const first = { seat: 3, hand: 13, amount: -20 };
  const then = { seat: 1, hand: 1, amount: 15 };
  const bank = { seat: 2, hand: 9, amount: 20 };
  expect(flights(banked([]), banked([first, bank]))).toEqual([
    { from: 3, to: "middle", amount: 20 },
  ]);
  expect(flights(banked([first, bank]), banked([first, { ...bank, amount: 5 }, then]))).toEqual([
    { from: "middle", to: 1, amount: 15 },
  ]);
  expect(flights(banked([first]), banked([first, { ...then, amount: 0 }]))).toEqual([]);
});

it("nothing moves from one hand to the next, or before the first", () => {
  expect(flights(null, banked([{ seat: 1, hand: 1, amount: 5 }]))).toEqual([]);
  expect(flights(banked([], 2), banked([{ seat: 1, hand: 1, amount: 5 }]))).toEqual([]);
});

it("cards come to who is dealt some, and are turned over where they lie", () => {
  const dealt = pot([{ seat: 1, chips: 10, down: ["??", "??"] }, { seat: 2, chips: 10 }]);
  const turned = pot([{ seat: 1, chips: 10, down: ["As", "Kd"] }, { seat: 2, chips: 10 }]);
  expect(dealtTo(null, dealt)).toEqual(new Set([1]));
  expect(dealtTo(dealt, turned)).toEqual(new Set());
  // The next hand is dealt anew, with as many cards as lay there.
  expect(dealtTo(dealt, { ...turned, hands: 4 })).toEqual(new Set([1]));
  expect(dealtTo(null, banked([]))).toEqual(new Set([1, 3]));
});
