import type { Look } from "../look";

/** Panguingue. */
export const pan: Look = {
  called: "Pan",
  sign: "c",
  known: 0,
  keys: [
    ["P / F", "play the hand, retire"],
    ["D / T", "draw, take the discard"],
    ["1–9, 0", "choose a card of your hand"],
    ["M / A", "meld, add to a spread"],
    ["X", "discard"],
    ["R / C", "force the discard, let it go"],
    ["O", "sort by ranks or suits"],
  ],
  pot: false,
  button: true,
  out: "retired",
  spreads: true,
  cards: { largest: 66, least: 0.5 },
};
