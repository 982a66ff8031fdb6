import { describe, expect, it, vi } from "vitest";

import type { OfferView, TableView } from "../wire/messages";
import type { View } from "../wire/views";
import type { TableLink } from "../wire/table.svelte";
import { hint } from "./acts";
import { Desk } from "./desk.svelte";
import { settings } from "../lib/settings.svelte";
import { bars, enter, presses } from "./presses";

interface Given {
  offers: OfferView[];
  chips?: number;
  down?: string[];
  pot?: number;
  limit?: "fixed" | "no";
  beaten?: boolean;
  bank?: number;
}

/** A desk at a table that asks seat 3, and the orders it gives. */
function asked({
  offers,
  chips = 5000,
  down = ["As", "Kd"],
  pot = 20000,
  limit = "fixed",
  beaten = false,
  bank = 0,
}: Given): [Desk, object[]] {
  const given: object[] = [];
  const own = { seat: 3, chips, bet: 0, paid: 0, live: true, down, up: [] };
  const stakes = { big_bet: 10000, limit };
  const hand = { seats: [own], offers, over: false, awaited: [3], stakes, pot };
  const table = {
    you: 3,
    hands: 1,
    must: true,
    betting: true,
    hints: { beaten, bank },
    hand: hand as unknown as View,
    seats: [],
  };
  const link = {
    view: table as unknown as TableView,
    order: (command: object) => {
      given.push(command);
      return Promise.resolve(1);
    },
  };
  return [new Desk(link as unknown as TableLink), given];
}

/** The same desk while others act, with a bet of this much before another seat. */
function waits(bet: number): Desk {
  const [desk] = asked({ offers: [] });
  const other = { seat: 5, chips: 5000, bet, paid: 0, live: true, down: [], up: [] };
  (desk.hand as unknown as { seats: object[] }).seats.push(other);
  return desk;
}

describe("the desk", () => {
  it("puts up what was said when the bank was taken, and proposes what the server does", () => {
    const offers: OfferView[] = [{ do: "put-up", least: 100, most: 29800 }];
    const [proposes, none] = asked({ offers, chips: 29900, bank: 10000 });
    proposes.begin();
    expect(proposes.amount).toBe(10000);
    expect(none).toEqual([]);
    const [pledges, given] = asked({ offers, chips: 29900, bank: 10000 });
    pledges.pledged = 5000;
    pledges.begin();
    expect(given).toEqual([{ do: "put-up", amount: 5000 }]);
    // What cannot be put up any more is only proposed.
    const [short, nothing] = asked({ offers, chips: 29900, bank: 10000 });
    short.pledged = 40000;
    short.begin();
    expect(nothing).toEqual([]);
  });

  it("offers exactly what is asked, with its amounts", () => {
    const [desk] = asked({
      offers: [{ do: "fold" }, { do: "call", cost: 200 }, { do: "raise", least: 400, most: 400 }],
    });
    desk.begin();
    expect(presses(desk).map((press) => press.label)).toEqual(["Fold", "Call $2", "Raise to $4"]);
    expect(presses(desk)[2]?.command).toEqual({ do: "raise", to: 400 });
  });

  it("asks again before all chips go in, and before a fold that costs nothing", () => {
    const all: OfferView = { do: "bet", least: 400, most: 5000, step: 100 };
    const [desk] = asked({ offers: [{ do: "fold" }, { do: "check" }, all] });
    desk.begin();
    desk.amount = 5000;
    const [fold, check, bet] = presses(desk);
    expect(fold?.sure).toContain("free");
    expect(check?.sure).toBeUndefined();
    expect(bet?.sure).toContain("All-in");
    desk.amount = 4900;
    expect(presses(desk)[2]?.sure).toBeUndefined();
  });

  it("asks again before more than the pot, at any limit", () => {
    const raise: OfferView = { do: "raise", least: 400, most: 5000, step: 100 };
    const offers: OfferView[] = [{ do: "fold" }, { do: "call", cost: 200 }, raise];
    const [desk] = asked({ offers, pot: 500 });
    desk.begin();
    desk.amount = 900;
    expect(presses(desk)[2]?.sure).toBeUndefined();
    desk.amount = 1000;
    expect(presses(desk)[2]?.sure).toBe("More than the pot. Raise to $10?");
  });

  it("asks again before more than half of the chips, at no limit only", () => {
    const bet: OfferView = { do: "bet", least: 400, most: 5000, step: 100 };
    const call: OfferView = { do: "call", cost: 2600 };
    for (const limit of ["no", "fixed"] as const) {
      const [desk] = asked({ offers: [{ do: "check" }, bet], limit });
      const [other] = asked({ offers: [{ do: "fold" }, call], limit });
      desk.begin();
      desk.amount = 2500;
      expect(presses(desk)[1]?.sure).toBeUndefined();
      desk.amount = 2600;
      const words = "More than half of your chips. ";
      expect(presses(desk)[1]?.sure).toBe(limit === "no" ? `${words}Bet $26?` : undefined);
      expect(presses(other)[1]?.sure).toBe(limit === "no" ? `${words}Call $26?` : undefined);
    }
  });

  it("says why a usual answer is missing: in the server's words, or by the rule", () => {
    const rules = [{ id: "LBR-HE-21", text: "Hands are shown." }];
    const barred = [{ do: "raise", words: "The betting is capped: call or fold." }, { do: "muck", rules }, { do: "split" }];
    const [capped, muck, split] = bars({ barred } as unknown as TableView);
    expect(capped).toMatchObject({ label: "Raise", slot: 2, rule: "" });
    expect(capped?.why).toBe("Raise: The betting is capped: call or fold.");
    expect(split?.why).toBe("Split: the house’s rules do not give it to this hand.");
    expect(muck).toMatchObject({ label: "Muck", slot: 0, why: "", rule: "Hands are shown." });
  });

  it("mucks by itself only what is beaten, and only for those who want it", () => {
    const offers: OfferView[] = [{ do: "show", cards: ["As", "Kd"], most: 2 }, { do: "muck" }];
    const mucked = (muck: boolean, beaten: boolean) => {
      settings.value.muck = muck;
      const [desk, given] = asked({ offers, beaten });
      desk.begin();
      settings.value.muck = false;
      return given;
    };
    expect(mucked(true, true)).toEqual([{ do: "muck" }]);
    expect([mucked(true, false), mucked(false, true)]).toEqual([[], []]);
  });

  it("keeps Call in one place and under one key, in turn and before it", () => {
    const [desk] = asked({ offers: [{ do: "fold" }, { do: "call", cost: 400 }] });
    expect(presses(desk)[1]).toMatchObject({ label: "Call $4", key: "c", slot: 1 });
    expect(waits(400).toCall).toBe(400);
    expect(waits(9900).toCall).toBe(5000);
  });

  it("takes a decision in advance back when the bet changes, but not a call of any bet", () => {
    const left = (kind: "call" | "check" | "any" | "fold", then: number) => {
      const desk = waits(kind === "check" ? 0 : 400);
      desk.decide(kind);
      desk.lapse();
      expect(desk.before?.kind).toBe(kind);
      const seats = desk.hand?.seats as unknown as { bet: number }[];
      if (seats[1]) seats[1].bet = then;
      desk.lapse();
      return desk.before !== null;
    };
    expect([left("call", 800), left("check", 400)]).toEqual([false, false]);
    expect([left("call", 400), left("any", 800), left("fold", 800)]).toEqual([true, true, true]);
  });

  it("calls any bet that was decided on, and leaves the decision for the betting", () => {
    const [desk, given] = asked({ offers: [{ do: "fold" }, { do: "call", cost: 800 }] });
    desk.before = { kind: "any", cost: 0, street: desk.street };
    desk.begin();
    expect(given).toEqual([{ do: "call" }]);
    const [other, nothing] = asked({ offers: [{ do: "pass" }, { do: "straddle", least: 400, most: 400 }] });
    other.before = { kind: "any", cost: 0, street: other.street };
    other.begin();
    expect(nothing).toEqual([]);
    expect(other.before).not.toBeNull();
  });

  it("goes all-in at the second Enter, and not while the question is new", () => {
    const all: OfferView = { do: "bet", least: 400, most: 5000, step: 100 };
    const [desk, given] = asked({ offers: [{ do: "check" }, all] });
    desk.begin();
    desk.amount = 5000;
    enter(desk, presses(desk)[1]);
    enter(desk, presses(desk)[1]);
    expect(given).toEqual([]);
    desk.settled = true;
    enter(desk, presses(desk)[1]);
    expect(given).toEqual([{ do: "bet", to: 5000 }]);
  });

  it("takes a press to be meant once the question has stood for a quarter of a second", () => {
    vi.useFakeTimers();
    const [desk, given] = asked({ offers: [{ do: "check" }] });
    desk.begin();
    vi.advanceTimersByTime(249);
    enter(desk, presses(desk)[0]);
    expect(given).toEqual([]);
    vi.advanceTimersByTime(1);
    enter(desk, presses(desk)[0]);
    expect(given).toEqual([{ do: "check" }]);
    vi.useRealTimers();
  });

  it("throws away for good only as many cards as the rules say", () => {
    const cards = ["As", "Kd", "2h"];
    const [desk] = asked({ offers: [{ do: "discard", cards, least: 1, most: 1 }], down: cards });
    desk.begin();
    expect(presses(desk)[0]).toMatchObject({ label: "Discard…", command: null });
    desk.picking?.toggle(2);
    expect(presses(desk)[0]?.command).toEqual({ do: "discard", cards: ["2h"] });
  });

  it("names the chosen cards in a command that the page does not know", () => {
    const cards = ["As", "Kd", "2h"];
    const roll = { do: "roll", cards, least: 1, most: 1 } as unknown as OfferView;
    const [desk] = asked({ offers: [roll], down: cards });
    desk.begin();
    expect(presses(desk)[0]).toMatchObject({ label: "Roll…", command: null });
    desk.picking?.toggle(1);
    expect(presses(desk)[0]?.command).toEqual({ do: "roll", cards: ["Kd"] });
    expect(hint(roll)).toBe("Tap one card of yours.");
  });

  it("says how many cards are thrown away", () => {
    const cards = ["As", "Kd", "2h", "3c"];
    expect(hint({ do: "discard", cards, least: 1, most: 1 })).toBe(
      "Tap one card to throw away; you play the rest.",
    );
    expect(hint({ do: "discard", cards, least: 2, most: 2 })).toContain("2 cards");
    expect(hint({ do: "discard", cards, most: 3 })).toContain("stand pat");
  });

  it("proposes the least wager first, never the most", () => {
    const wager: OfferView = { do: "wager", step: 100, spots: { 3: [1000, 10000] } };
    const [desk] = asked({ offers: [wager, { do: "put-up", least: 100, most: 9000 }] });
    desk.begin();
    expect(desk.amount).toBe(0);
  });

  it("throws away the cards that were chosen", () => {
    const cards = ["As", "Kd", "7c", "7d", "2h"];
    const [desk] = asked({ offers: [{ do: "discard", cards, most: 2 }], down: cards });
    desk.begin();
    for (const index of [4, 0, 1]) desk.picking?.toggle(index);
    expect(presses(desk)[0]?.label).toBe("Draw 2");
    expect(presses(desk)[0]?.command).toEqual({ do: "discard", cards: ["2h", "As"] });
  });

  it("carries out what was decided beforehand only at the price it had", () => {
    const offers: OfferView[] = [{ do: "fold" }, { do: "call", cost: 800 }];
    const [dear, nothing] = asked({ offers });
    dear.before = { kind: "call", cost: 400, street: dear.street };
    dear.begin();
    expect(nothing).toEqual([]);
    const [same, given] = asked({ offers });
    same.before = { kind: "call", cost: 800, street: same.street };
    same.begin();
    expect(given).toEqual([{ do: "call" }]);
  });

  it("carries nothing over to another street or another hand", () => {
    const moved = (change: (desk: Desk) => void, offers: OfferView[]) => {
      const [desk, given] = asked({ offers: [] });
      desk.decide("any");
      const decided = desk.before;
      change(desk);
      desk.lapse();
      const kept = desk.before !== null;
      // The line may have been lost meanwhile, and the next state is the question itself.
      desk.before = decided;
      Object.assign(desk.hand ?? {}, { offers });
      desk.begin();
      return [kept, given];
    };
    const call: OfferView[] = [{ do: "fold" }, { do: "call", cost: 5000 }];
    const streets: ((desk: Desk) => void)[] = [
      (desk) => Object.assign(desk.table ?? {}, { hands: 2 }),
      (desk) => Object.assign(desk.hand ?? {}, { family: "pot", board: ["2c", "7d", "Jh"] }),
      (desk) => Object.assign(desk.own ?? {}, { up: ["2c"] }),
      (desk) => Object.assign(desk.hand ?? {}, { burns: 1 }),
    ];
    for (const change of streets) expect(moved(change, call)).toEqual([false, []]);
    // Others who bet and fold change nothing.
    const same = waits(400);
    same.decide("any");
    Object.assign(same.hand?.seats[1] ?? {}, { bet: 800, live: false });
    same.lapse();
    expect(same.before).not.toBeNull();
  });

  it("checks rather than folds where checking is free", () => {
    const [desk, given] = asked({ offers: [{ do: "fold" }, { do: "check" }] });
    desk.before = { kind: "fold", cost: 0, street: desk.street };
    desk.begin();
    expect(given).toEqual([{ do: "check" }]);
  });
});
