import { describe, expect, it, vi } from "vitest";

import type { OfferView, TableView } from "../wire/messages";
import type { View } from "../wire/views";
import type { TableLink } from "../wire/table.svelte";
import { hint } from "./acts";
import { Desk } from "./desk.svelte";
import { enter, presses } from "./presses";

interface Given {
  offers: OfferView[];
  chips?: number;
  down?: string[];
  bank?: number;
}

/** A desk at a table that asks seat 3, and the orders it gives. */
function asked({ offers, chips = 5000, down = ["As", "Kd"], bank = 0 }: Given): [Desk, object[]] {
  const given: object[] = [];
  const own = { seat: 3, chips, bet: 0, paid: 0, live: true, down, up: [] };
  const hand = { seats: [own], offers, over: false, awaited: [3], stakes: { big_bet: 10000 } };
  const hints = { bank };
  const table = { you: 3, hands: 1, must: true, hand: hand as unknown as View, seats: [], hints };
  const link = {
    view: table as unknown as TableView,
    order: (command: object) => {
      given.push(command);
      return Promise.resolve(1);
    },
  };
  return [new Desk(link as unknown as TableLink), given];
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
    dear.before = { kind: "call", cost: 400 };
    dear.begin();
    expect(nothing).toEqual([]);
    const [same, given] = asked({ offers });
    same.before = { kind: "call", cost: 800 };
    same.begin();
    expect(given).toEqual([{ do: "call" }]);
  });

  it("checks rather than folds where checking is free", () => {
    const [desk, given] = asked({ offers: [{ do: "fold" }, { do: "check" }] });
    desk.before = { kind: "fold", cost: 0 };
    desk.begin();
    expect(given).toEqual([{ do: "check" }]);
  });
});
