import type { Look } from "../look";

/** Games for a pot. */
export const pot: Look = {
  called: "Poker",
  sign: "s",
  known: 4,
  keys: [
    ["F", "fold, stay out"],
    ["C", "check, call, put in, pass"],
    ["R", "bet, raise, straddle; with a range: type the amount"],
    ["0–9", "the amount, or the cards to throw away"],
    ["D", "draw, or stand pat"],
    ["S / M / P", "show, muck, play the board"],
  ],
  pot: true,
  button: true,
  out: "folded",
  spreads: false,
  cards: { largest: 84, least: 0.8 },
};
