import { describe, expect, it } from "vitest";

import type { HandView, TableView } from "../wire/messages";
import type { View } from "../wire/views";
import { clockwise, count, killWords, outcome, seatScene, spotOf, total } from "./scene";

const seat = (number: number, bet: number, live = true) => ({
  seat: number,
  chips: 1000,
  bet,
  paid: bet,
  live,
  down: [],
  up: [],
  discards: 0,
  plays_board: false,
});

function table(some: Partial<TableView>): TableView {
  const hand = {
    seats: [seat(1, 200), seat(2, 400), seat(4, 0, false)],
    pot: 900,
    over: false,
    awaited: [2],
    family: "pot",
    button: 4,
  };
  const plates = [1, 2, 4].map((number) => ({ seat: number, name: `P${number}`, chips: 1000 }));
  return {
    most: 6,
    you: 2,
    family: "pot",
    betting: true,
    seats: plates,
    shown: {},
    results: [],
    deadline: {},
    hands: 7,
    hand: hand as unknown as View,
    ...some,
  } as unknown as TableView;
}

describe("what is drawn", () => {
  it("leaves bets before the seats while they are being made, and no longer", () => {
    expect(seatScene(table({}), 2, []).bet).toBe(400);
    expect(seatScene(table({ betting: false }), 2, []).bet).toBe(0);
  });

  it("says who is awaited, who has folded and who has the button", () => {
    const [two, four] = [2, 4].map((number) => seatScene(table({}), number, []));
    expect([two?.awaited, two?.status, two?.button]).toEqual([true, "", false]);
    expect([four?.awaited, four?.status, four?.button]).toEqual([false, "folded", true]);
  });

  it("calls nobody folded, or all-in, whose last chips were the fee", () => {
    const { hand } = table({});
    const out = { ...hand, seats: hand?.seats.map((each) => ({ ...each, paid: 0, chips: 0 })) };
    expect(seatScene(table({ hand: out as unknown as View }), 4, [])?.status).toBe("left-out");
  });

  it("says what a hand with a kill is played for, and who posted it", () => {
    expect(killWords(table({}))).toBe("");
    const stakes = { small_bet: 800, big_bet: 1600 };
    const killed = { ...table({}).hand, kill: 1, stakes } as unknown as View;
    expect(killWords(table({ hand: killed }))).toBe("kill by P1: now $8-$16");
    expect(killWords(table({ hand: killed, you: 1 }))).toBe("kill by you: now $8-$16");
    expect(killWords(table({ hand: { ...killed, over: true } }))).toBe("");
  });

  it("goes round from the viewer", () => {
    expect(clockwise(table({}))).toEqual([2, 3, 4, 5, 6, 1]);
    expect(clockwise(table({ you: 0 }))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("says what a player did last, until the next street", () => {
    const line = { seq: 800001, text: "P1 raises to $2", short: "raises to $2", kind: "raised", seat: 1 };
    expect(seatScene(table({}), 1, [line]).said).toBe("raises to $2");
    const street = { seq: 800002, text: "Flop", kind: "board-dealt" };
    expect(seatScene(table({}), 1, [line, street]).said).toBe("");
  });

  it("says nothing of a bet once the betting is closed, and still what was drawn", () => {
    const line = { seq: 800001, text: "P1 calls $2", short: "calls $2", kind: "called", seat: 1 };
    expect(seatScene(table({ betting: false }), 1, [line]).said).toBe("");
    const drawn = { seq: 800002, text: "P1 draws 2", short: "draws 2", kind: "discarded", seat: 1 };
    expect(seatScene(table({ betting: false }), 1, [line, drawn]).said).toBe("draws 2");
  });

  it("says nothing of an earlier hand at a plate once the next one begins", () => {
    const mucked = { seq: 700031, text: "P1 mucks", short: "mucks", kind: "mucked", seat: 1 };
    const named = { seq: 700032, text: "P2 names Pan", kind: "game-named", seat: 2 };
    const begun = { seq: 800001, text: "P4 takes the bank", kind: "bank-taken", seat: 4 };
    // A hand may be dealt before any of its lines is told.
    for (const lines of [[mucked], [mucked, named], [mucked, named, begun]])
      expect(seatScene(table({}), 1, lines).said).toBe("");
    const own = { seq: 800002, text: "P1 mucks", short: "mucks", kind: "mucked", seat: 1 };
    expect(seatScene(table({}), 1, [mucked, named, begun, own]).said).toBe("mucks");
  });

  it("tells how the last hand ended, and not the one before", () => {
    const won = (seq: number) => ({ seq, text: "P1 wins $9", kind: "pot-awarded", seat: 1 });
    const over = { ...table({}).hand, over: true } as View;
    const ended = table({ hand: over, hands: 8 });
    const ends = outcome(ended, [won(700030), won(800030)]);
    expect(ends.map((line) => line.seq)).toEqual([800030]);
    expect(outcome(table({}), [won(800030)])).toEqual([]);
  });

  it("counts hands of twenty-one in few letters", () => {
    const hand = (some: Partial<HandView>) => count({ hand: 1, up: [], ...some });
    expect(hand({ points: 17, soft: true, kind: "soft" })).toBe("soft 17");
    expect(hand({ points: 20, kind: "hard", doubled: true })).toBe("20 ×2");
    expect(hand({ points: 21, kind: "natural" })).toBe("natural");
    expect(total({ hand: 1, up: [], kind: "natural", called: "21.5" })).toBe("natural 21.5");
    expect(total({ hand: 1, up: [] })).toBe("");
    expect(spotOf(23)).toBe(3);
  });
});
