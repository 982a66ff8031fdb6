import type { Look } from "../look";
import Own from "./Own.svelte";
import Pan from "./Pan.svelte";

/** Panguingue. */
export const pan: Look = {
  felt: Pan,
  own: Own,
  cloth: () => "umber",
  called: "family-pan",
  sign: "c",
  known: 0,
  keys: [
    ["P", "keys-pan-play"],
    ["F", "keys-pan-retire"],
    ["D", "keys-pan-draw"],
    ["T", "keys-pan-take"],
    ["1–9, 0", "keys-pan-digits"],
    ["M", "keys-pan-meld"],
    ["A", "keys-pan-add"],
    ["W", "keys-pan-drawn"],
    ["X", "keys-pan-discard"],
    ["R", "keys-pan-force"],
    ["C", "keys-pan-let"],
    ["O", "keys-pan-sort"],
  ],
  pot: false,
  button: true,
  out: "retired",
  spreads: true,
};
