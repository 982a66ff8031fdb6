import { expect, it } from "vitest";

import type { TableView } from "../wire/messages";
import { QUESTIONS, answer } from "./typed";

const seat = { bet: 0, paid: 0, up: [] as string[], live: true };
const table = {
  you: 3,
  seats: [
    { seat: 2, name: "Ada", chips: 3000 },
    { seat: 3, name: "Zoe", chips: 5000, you: true },
  ],
  hints: { holding: "Pair of Aces" },
  deadline: { 3: { left: 11.6, of: 20, bank: 30 } },
  hand: {
    over: false,
    pot: 1250,
    pots: [{ amount: 1000 }, { amount: 250 }],
    board: ["Ah", "7d", "Tc"],
    seats: [
      { ...seat, seat: 2, chips: 2800, down: ["??", "??"], live: false },
      { ...seat, seat: 3, chips: 4600, down: ["As", "Kd"] },
    ],
    family: "pot",
  },
} as unknown as TableView;
const lines = [
  { seq: 0, text: "Ada posts $1" },
  { seq: 1, text: "Zoe shows As Kd", cards: [10, 13] },
];

it.each([
  ["cards", "Ace of spades, King of diamonds. Pair of Aces."],
  ["board", "Ace of hearts, Seven of diamonds, Ten of clubs."],
  ["pot", "Pot $12.50: main pot $10, side pot $2.50."],
  ["stacks", "Ada $28, out of the hand; You $46."],
  ["last", "Ada posts $1. Zoe shows Ace of spades King of diamonds."],
  ["clock", "12 seconds, and 30 in the time bank."],
  ["fold", ""],
])("%s is answered: %s", (word, words) => {
  expect(answer(word, table, lines)).toBe(words);
});

it("an empty table has an answer to every question too", () => {
  const empty = { ...table, seats: [], hand: null, deadline: {} } as unknown as TableView;
  for (const word of QUESTIONS) expect(answer(word, empty, [])).toMatch(/\.$/);
});

it("at a table with a bank the bank's cards are what lies there", () => {
  const layout = {
    players: { 3: 3 },
    hands: [{ hand: 3, up: ["9c", "8d"] }],
    bank_hand: { hand: 0, up: ["Qs"], down: ["??"] },
  };
  const hand = { ...table.hand, family: "banked", seats: [], layout };
  const banked = { ...table, hints: { holding: "" }, hand } as unknown as TableView;
  expect(answer("board", banked, [])).toBe("The bank: Queen of spades, one face-down card.");
  expect(answer("cards", banked, [])).toBe("Nine of clubs, Eight of diamonds.");
});
