import { describe, expect, it } from "vitest";
import { amended, amountOf, fieldsOf, said, typed } from "./figures";

describe("figures of a limit", () => {
  it("reads dollars and nothing else", () => {
    expect(["3", "3.50", "$1,000", "0", "0.5"].map(amountOf)).toEqual([300, 350, 100000, 0, 50]);
    expect(["", "-3", "5%", "3.555", "three"].map(amountOf)).toEqual([null, null, null, null, null]);
    expect([300, 350, 100000].map(typed)).toEqual(["3", "3.50", "1000"]);
  });

  it("leaves out what a game does not have", () => {
    const banked = { small_bet: 500, blinds: [], ante: 0, wagers: [{ up_to: 10000, amount: 50 }], bank: 100 };
    expect(fieldsOf(banked)).toEqual(["small_bet", "wagers", "bank"]);
  });

  it("sends only what differs, beside the limits amended before", () => {
    const now = { small_bet: 200, big_bet: 400 };
    expect(amended({ "4-8": { buy_in: 1 } }, "2-4", now, { small_bet: 200, big_bet: 500 })).toEqual({
      "4-8": { buy_in: 1 },
      "2-4": { big_bet: 500 },
    });
    expect(amended({}, "2-4", now, now)).toEqual({});
    expect(amended({ "2-4": { buy_in: 1 } }, "2-4", now, now)).toEqual({ "2-4": { buy_in: 1 } });
  });

  it("says a fee by the number of players", () => {
    const bands = [{ up_to: 5, amount: 200 }, { up_to: 10, amount: 400 }];
    expect(said("bands", bands, (count) => `to ${count}`)).toBe("to 5: $2 · to 10: $4");
    expect(said("blinds", [100, 300], String)).toBe("$1 · $3");
    expect(said("ante", null, String)).toBe("–");
  });
});
