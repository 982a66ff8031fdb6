import Felt from "../Felt.svelte";
import Hero from "../Hero.svelte";
import type { Look } from "../look";

/** Games for a pot. */
export const pot: Look = {
  felt: Felt,
  own: Hero,
  called: "family-pot",
  sign: "s",
  known: 4,
  keys: [
    ["F", "keys-pot-fold"],
    ["C", "keys-pot-call"],
    ["R", "keys-pot-raise"],
    ["0–9", "keys-pot-digits"],
    ["D", "keys-pot-draw"],
    ["S", "keys-pot-show"],
    ["M", "keys-pot-muck"],
    ["P", "keys-pot-board"],
    ["A", "keys-pot-any"],
  ],
  pot: true,
  button: true,
  out: "folded",
  spreads: false,
  cards: { largest: 84, least: 0.8 },
};
