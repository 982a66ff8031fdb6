import { expect, test } from "vitest";
import type { MeldHint } from "../../wire/messages";
import { fitting } from "./fits";

const base = { words: "", cards: [], pays: "", worth: 0, amount: 0 };
const hand = ["5s", "Kd", "5s", "5s"];

test("the drawn card lies in the middle, its companions in the hand", () => {
  const hint: MeldHint = { ...base, command: { do: "meld", cards: ["5s", "5s", "5s"] } };
  const { places, meld } = fitting(hint, hand, ["5s"]);
  expect([...places]).toEqual([0, 2]);
  expect(meld).toBe(0);
});

test("a card added to a meld points at the meld", () => {
  const hint: MeldHint = { ...base, command: { do: "increase", meld: 2, cards: ["Kd"] } };
  expect(fitting(hint, hand, [])).toEqual({ places: new Set([1]), meld: 2 });
  expect(fitting(undefined, hand, ["5s"]).places.size).toBe(0);
});
