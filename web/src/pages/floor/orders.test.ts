import { describe, expect, it } from "vitest";

import type { FloorTable, SeatPlate } from "../../wire/messages";
import { actOf, isComplete, orders } from "./orders";

const ANN: SeatPlate = { seat: 3, name: "Ann", chips: 500 };
const ALL = ["page", "move", "expel", "bar-table"];

function table(may: readonly string[] = ALL): FloorTable {
  return { card: { name: "t" }, state: { seq: 7 }, may } as unknown as FloorTable;
}

describe("orders of the floor", () => {
  it("are offered as far as they fit", () => {
    expect(orders(ANN, table())).toEqual(["page", "move", "expel", "bar-table"]);
    expect(orders({ ...ANN, bot: true }, table())).toEqual(["move", "expel"]);
    expect(orders({ ...ANN, role: "bank" }, table())).not.toContain("move");
    expect(orders(ANN, table(["page", "pause-table"]))).toEqual(["page"]);
    expect(orders(ANN, table([]))).toEqual([]);
  });

  it("want their words and their seat", () => {
    expect(isComplete({ kind: "expel", plate: ANN }, { words: " ", place: "" })).toBe(false);
    expect(isComplete({ kind: "move", plate: ANN }, { words: "", place: "" })).toBe(false);
    expect(isComplete({ kind: "move", plate: ANN }, { words: "", place: "t/4" })).toBe(true);
    expect(isComplete({ kind: "break-table" }, { words: "", place: "" })).toBe(true);
  });

  it("are acts at the table as it was seen", () => {
    expect(actOf({ kind: "move", plate: ANN }, { words: "", place: "other/4" }, table())).toEqual({
      do: "move",
      table: "t",
      seq: 7,
      seat: 3,
      to: 4,
      to_table: "other",
    });
    expect(actOf({ kind: "expel", plate: ANN }, { words: " rude ", place: "" }, table())).toEqual({
      do: "expel",
      table: "t",
      seq: 7,
      seat: 3,
      reason: "rude",
    });
  });
});
