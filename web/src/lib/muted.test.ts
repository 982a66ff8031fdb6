import { expect, it } from "vitest";

import { muted } from "./muted.svelte";

it("mutes a person however their name is written, until they are heard again", () => {
  expect(muted.has("Ann")).toBe(false);
  muted.toggle("Ann");
  expect(muted.has(" ANN ")).toBe(true);
  expect(muted.has("Anna")).toBe(false);
  muted.toggle("ann");
  expect(muted.names).toEqual([]);
});
