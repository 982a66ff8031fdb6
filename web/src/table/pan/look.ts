import Hero from "../Hero.svelte";
import type { Look } from "../look";
import Pan from "./Pan.svelte";

/** Panguingue. */
export const pan: Look = {
  felt: Pan,
  own: Hero,
  cloth: () => "wine",
  called: "family-pan",
  sign: "c",
  known: 0,
  keys: [
    ["P / F", "keys-pan-play"],
    ["D / T", "keys-pan-draw"],
    ["1–9, 0", "keys-pan-digits"],
    ["M / A", "keys-pan-meld"],
    ["X", "keys-pan-discard"],
    ["R / C", "keys-pan-force"],
    ["O", "keys-pan-sort"],
  ],
  pot: false,
  button: true,
  out: "retired",
  spreads: true,
  cards: { largest: 66, least: 0.5 },
};
