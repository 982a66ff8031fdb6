import { expect, it } from "vitest";

import { stack } from "./chips";

it("counts an amount out, the biggest chips first, and shows a few of them", () => {
  expect(stack(3600).map((chip) => chip.value)).toEqual([2500, 500, 500, 100]);
  expect(stack(999900).length).toBeLessThanOrEqual(5);
  expect(stack(10)).toHaveLength(1);
  expect(stack(0)).toHaveLength(0);
});
