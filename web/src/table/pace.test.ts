import { expect, it } from "vitest";

import type { Line, State, Step, TableView } from "../wire/messages";
import { type Moment, Stage, asks, moments, stay } from "./pace";

const line = (seq: number, kind: string, seat = 0): Line => ({ seq, text: kind, kind, seat });

/** A finished hand of blackjack whose two wagers were settled at once. */
function settled(): State {
  const hand = (wagers: number) => ({ over: wagers === 0, offers: [], layout: { wagers } });
  const step = (seq: number, wagers: number, chips: number): Step =>
    ({ line: seq, hand: hand(wagers), chips: { 1: chips, 2: 100 } }) as unknown as Step;
  const table = {
    you: 1,
    hands: 7,
    naming: 0,
    offered: 0,
    hand: hand(0),
    seats: [
      { seat: 1, name: "Ann", chips: 120 },
      { seat: 2, name: "Hal", chips: 90 },
    ],
    results: [{ seat: 1, amount: 10 }],
    hand_results: [{ seat: 1, hand: 1, amount: 10 }],
    deadline: {},
  } as unknown as TableView;
  return {
    type: "state",
    seq: 40,
    table,
    lines: [
      line(700001, "stood", 1),
      line(700002, "card-taken"),
      line(700003, "wager-settled", 2),
      line(700004, "wager-settled", 1),
    ],
    steps: [step(700002, 2, 100), step(700003, 1, 110)],
  };
}

/** A stage with a clock that is wound by hand, and all that it has shown. */
function stage() {
  const waits: { stay: number; then: () => void }[] = [];
  const shown: Moment[] = [];
  const rests: number[] = [];
  const made = new Stage(
    (moment) => shown.push(moment),
    () => void rests.push(shown.length),
    (milliseconds, then) => {
      const each = { stay: milliseconds, then };
      waits.push(each);
      return () => void waits.splice(waits.indexOf(each), 1);
    },
  );
  return { made, shown, rests, waits, tick: () => waits.shift()?.then() };
}

it("a state is shown line by line, each with the table as it was then", () => {
  const found = moments(settled(), 700001, "normal");
  expect(found.map((each) => each.lines.length)).toEqual([2, 3, 4]);
  expect(found.map((each) => each.view.seats[0]?.chips)).toEqual([100, 110, 120]);
  expect(found.map((each) => each.view.results.length)).toEqual([0, 0, 1]);
  // Lines are numbered by their hand, which counts as played when it is over.
  expect(found.map((each) => each.view.hands)).toEqual([6, 6, 7]);
});

it("one's own result stays longer than that of others, and a slow pace makes all of them longer", () => {
  const own = stay(line(1, "wager-settled", 1), 1, "normal");
  const other = stay(line(1, "wager-settled", 2), 1, "normal");
  expect(own).toBeGreaterThan(other);
  expect(stay(line(1, "wager-settled", 2), 1, "slow")).toBeGreaterThan(other);
  expect(stay(line(1, "wager-settled", 2), 1, "fast")).toBeLessThan(other);
  expect(stay(undefined, 1, "slow")).toBe(0);
});

it("a state that tells nothing new does not hold up the next", () => {
  const again = moments({ ...settled(), steps: [] }, 700004, "normal");
  expect(again.map((each) => each.stay)).toEqual([0]);
});

it("moments come one after another, however fast they arrive", () => {
  const { made, shown, rests, tick } = stage();
  made.add(moments(settled(), 700001, "normal"));
  expect(shown.length).toBe(1);
  made.add(moments({ ...settled(), seq: 41, steps: [] }, 700004, "normal"));
  expect(shown.length).toBe(1);
  tick();
  tick();
  expect(shown.map((each) => each.lines.length)).toEqual([2, 3, 4]);
  tick();
  tick();
  expect(shown.length).toBe(4);
  expect(rests).toEqual([4]);
  // Nothing waits any more, so the next is shown at once.
  made.add(moments(settled(), 700001, "normal"));
  expect(shown.length).toBe(5);
});

it("who is asked sees the table as it is now", () => {
  const { made, shown, waits } = stage();
  made.add(moments(settled(), 700001, "normal"));
  made.catchUp(moments({ ...settled(), seq: 41, steps: [] }, 700004, "normal"));
  expect(shown.map((each) => each.lines.length)).toEqual([2, 4]);
  expect(waits.length).toBe(0);
  made.catchUp();
  expect(shown.length).toBe(2);
});

it("many moments in line are shown faster", () => {
  const { made, waits } = stage();
  const one = moments(settled(), 700001, "normal");
  made.add(Array.from({ length: 10 }, () => one).flat());
  expect(waits[0]?.stay).toBeLessThan(one[0]?.stay ?? 0);
});

it("a question is an offer in the hand, the game to be named, or a running clock", () => {
  const state = settled();
  const asked = (change: object) => asks({ ...state, table: { ...state.table, ...change } as TableView });
  expect(asks(state)).toBe(false);
  expect(asked({ hand: { over: false, offers: [{ do: "hit" }] } })).toBe(true);
  expect(asked({ naming: 1 })).toBe(true);
  expect(asked({ offered: 1 })).toBe(true);
  expect(asked({ deadline: { 1: { left: 5, of: 8 } } })).toBe(true);
  expect(asked({ deadline: { 2: { left: 5, of: 8 } } })).toBe(false);
  expect(asked({ you: 0, naming: 0, hand: { over: false, offers: [{ do: "hit" }] } })).toBe(false);
});
