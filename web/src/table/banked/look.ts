import type { Look } from "../look";

/** Games that a player banks. */
export const banked: Look = {
  called: "Banked",
  sign: "d",
  known: 0,
  keys: [
    ["B", "bet, put up, take the bank"],
    ["D", "done with bets; double"],
    ["T", "take a bet back"],
    ["H / S", "hit, stand; house way, shake"],
    ["P / U", "split, surrender"],
    ["I / N", "insurance, no thanks"],
    ["1–7", "move a card between front and back"],
  ],
  pot: false,
  button: false,
  out: "",
  spreads: false,
  cards: { largest: 84, least: 0.8 },
};
