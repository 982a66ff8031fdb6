import { expect, it } from "vitest";

import type { Line } from "./messages";
import { joined } from "./table.svelte";

const line = (seq: number, text = ""): Line => ({ seq, text });

it("every line is kept once, in whatever order the server numbers them", () => {
  const first = joined([], [line(101), line(102), line(7, "You sit down")]);
  const second = joined(first, [line(101), line(102), line(103), line(7, "You sit down")]);
  expect(second.map((each) => each.seq)).toEqual([101, 102, 103, 7]);
  // What was told before is not made anew.
  expect(second[0]).toBe(first[0]);
  const third = joined(second, [line(201)]);
  expect(third.map((each) => each.seq)).toEqual([101, 102, 103, 7, 201]);
});
