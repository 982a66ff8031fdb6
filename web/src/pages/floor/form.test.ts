import { describe, expect, it } from "vitest";

import type { FormField, ReportForm } from "../../wire/messages";
import { asked, complete, reported, settled, values, waited } from "./form";

function field(name: string, kind: FormField["kind"], needed = true): FormField {
  return { name, kind, needed, words: name, choices: [] };
}

const EXPOSED: ReportForm = {
  report: "exposed",
  words: "A card was exposed",
  order: false,
  fields: [field("seat", "choice"), field("card", "card")],
  cases: [
    [1, "down:1/1"],
    [1, "down:1/2"],
    [2, "down:2/1"],
  ],
};
const GIVE: ReportForm = {
  report: "give-chips",
  words: "Move chips",
  order: true,
  fields: [field("source", "choice"), field("target", "choice"), field("amount", "sum")],
  cases: [
    [1, "pot"],
    ["pot", 1],
  ],
};

describe("a form of the floor", () => {
  it("leaves the cards of the chosen seat", () => {
    expect(values(EXPOSED, "card", { seat: 1 })).toEqual(["down:1/1", "down:1/2"]);
    expect(values(EXPOSED, "card", {})).toHaveLength(3);
  });

  it("fills in what leaves no choice, and forgets what no longer fits", () => {
    expect(settled(EXPOSED, { seat: 2 })).toEqual({ seat: 2, card: "down:2/1" });
    expect(settled(EXPOSED, { seat: 1, card: "down:2/1" })).toEqual({ seat: 1 });
    expect(asked(EXPOSED, { seat: 2, card: "down:2/1" }).map((each) => each.name)).toEqual(["seat"]);
  });

  it("is complete with every answer, and an order with its reason", () => {
    const answers = settled(GIVE, { source: "pot", amount: 500 });
    expect(answers).toEqual({ source: "pot", target: 1, amount: 500 });
    expect(complete(GIVE, answers, " ")).toBe(false);
    expect(complete(GIVE, answers, "fair")).toBe(true);
    expect(complete(GIVE, settled(GIVE, { source: "pot" }), "fair")).toBe(false);
    expect(reported(GIVE, answers, " fair ")).toEqual({
      report: "give-chips",
      source: "pot",
      target: 1,
      amount: 500,
      reason: "fair",
    });
  });

  it("does not wait for what may be left out", () => {
    const form = { ...EXPOSED, fields: [...EXPOSED.fields, field("mixed", "several", false)] };
    expect(complete(form, settled(form, { seat: 2 }), "")).toBe(true);
  });

  it("counts waiting times in minutes and seconds", () => {
    expect([waited(9.9), waited(100), waited(3600)]).toEqual(["0:09", "1:40", "60:00"]);
  });
});
