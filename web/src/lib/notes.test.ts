import { expect, it, vi } from "vitest";

import { api } from "../wire/api";
import { notes } from "./notes.svelte";

it("shows nobody the notes of whoever sat at this browser before", async () => {
  const fetched = vi.spyOn(api, "notes");
  fetched.mockResolvedValueOnce([{ about: "Max", text: "Never folds." }]);
  await notes.belong("Zoe");
  expect(notes.of("max")).toBe("Never folds.");
  notes.open = "Max";
  await notes.belong("");
  expect(notes.of("Max")).toBe("");
  expect(notes.open).toBe("");
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("drops an answer that comes when somebody else is there", async () => {
  let answer: (found: { about: string; text: string }[]) => void = () => {};
  vi.spyOn(api, "notes").mockReturnValueOnce(new Promise((done) => (answer = done)));
  const late = notes.belong("Zoe");
  await notes.belong("");
  answer([{ about: "Max", text: "Never folds." }]);
  await late;
  expect(notes.of("Max")).toBe("");
});
