import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../lib/settings.svelte";
import { bind, keyOf } from "./bindings";

// There is no page whose styles would read them.
beforeEach(() => void vi.spyOn(settings, "show").mockImplementation(() => undefined));
afterEach(() => {
  settings.change({ bindings: {} });
});

describe("keys", () => {
  it("are the usual ones until a person moves them", () => {
    expect(keyOf("c")).toBe("c");
    expect(bind("c", "k")).toBe("");
    expect([keyOf("c"), keyOf("f"), keyOf("enter")]).toEqual(["k", "f", "enter"]);
    expect(bind("c", "c")).toBe("");
    expect(settings.value.bindings).toEqual({});
  });

  it("stand for one button at each table", () => {
    expect(bind("c", "f")).toBe("f");
    // A letter of another family's tables is free where the two never meet.
    expect(bind("r", "u")).toBe("");
    expect(bind("f", "c")).toBe("c");
    expect(bind("c", "l")).toBe("l");
    expect(settings.value.bindings).toEqual({ r: "u" });
  });

  it("can change places by way of a free letter", () => {
    expect([bind("c", "k"), bind("f", "c"), bind("c", "f")]).toEqual(["", "", ""]);
    expect([keyOf("c"), keyOf("f")]).toEqual(["f", "c"]);
  });
});
