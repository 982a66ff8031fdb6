import { beforeEach, describe, expect, it, vi } from "vitest";

import { api, Failure } from "../../wire/api";
import type { FloorTable, ReportForm, RulingPreview } from "../../wire/messages";
import { Walk } from "./walk.svelte";

const KILL: ReportForm = {
  report: "kill-hand",
  words: "Kill a hand",
  order: true,
  fields: [{ name: "seat", words: "Whose hand?", kind: "choice", needed: true, choices: [] }],
  cases: [[1], [2]],
};

function table(seq: number, forms: readonly ReportForm[] = [KILL]): FloorTable {
  return { state: { seq }, forms, places: [], yours: false, may: ["rule"] } as unknown as FloorTable;
}

function preview(seq: number): RulingPreview {
  return { seq, words: "Kill a hand", second: false } as unknown as RulingPreview;
}

/** A walk that stands before its last button. */
async function atPreview(): Promise<Walk> {
  vi.spyOn(api, "floorTable").mockResolvedValue(table(7));
  vi.spyOn(api, "preview").mockImplementation((_, seq) => Promise.resolve(preview(seq)));
  const walk = new Walk("t");
  await walk.look();
  walk.choose(KILL);
  await walk.go();
  walk.answer("seat", 2);
  walk.reason = "shown";
  await walk.go();
  return walk;
}

describe("a ruling as a walk", () => {
  beforeEach(() => vi.restoreAllMocks());

  it("goes from what happened over the details to the preview", async () => {
    const walk = await atPreview();
    expect([walk.step, walk.preview?.seq, walk.note]).toEqual(["preview", 7, ""]);
    expect(api.preview).toHaveBeenCalledWith("t", 7, { report: "kill-hand", seat: 2, reason: "shown" });
  });

  it("makes the preview anew when the table has gone on, and says so", async () => {
    const walk = await atPreview();
    vi.mocked(api.floorTable).mockResolvedValue(table(9));
    await walk.look();
    expect([walk.step, walk.preview?.seq]).toEqual(["preview", 9]);
    expect(walk.note).toContain("gone on");
  });

  it("asks again for what no longer fits", async () => {
    const walk = await atPreview();
    const others = { ...KILL, cases: [[1], [3]] };
    vi.mocked(api.floorTable).mockResolvedValue(table(9, [others]));
    await walk.look();
    expect([walk.step, walk.ready]).toEqual(["details", false]);
  });

  it("begins anew when nothing of it can be ruled on any more", async () => {
    const walk = await atPreview();
    vi.mocked(api.floorTable).mockResolvedValue(table(9, []));
    await walk.look();
    expect([walk.step, walk.form]).toEqual(["what", null]);
    expect(walk.note).not.toBe("");
  });

  it("rules on nothing that is stale: the refusal brings a new preview", async () => {
    const walk = await atPreview();
    vi.mocked(api.floorTable).mockResolvedValue(table(9));
    vi.spyOn(api, "act").mockRejectedValue(new Failure(409, "The table has gone on."));
    await walk.confirm();
    expect([walk.step, walk.preview?.seq, walk.fault]).toEqual(["preview", 9, ""]);
  });

  it("sends the ruling under one name, however often it is pressed", async () => {
    const walk = await atPreview();
    const act = vi.spyOn(api, "act").mockRejectedValueOnce(new Failure(0, "no answer"));
    await walk.confirm();
    expect([walk.step, walk.fault]).toEqual(["preview", "no answer"]);
    act.mockResolvedValue({ id: "a", entry: 1 });
    await walk.confirm();
    expect(walk.step).toBe("done");
    const [first, second] = act.mock.calls;
    expect(first?.[1]).toBe(second?.[1]);
    expect(first?.[0]).toMatchObject({ do: "rule", table: "t", seq: 7 });
  });
});
