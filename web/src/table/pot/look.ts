import type { Look } from "../look";
import Felt from "./Felt.svelte";
import { kindOf } from "./fit";
import Own from "./Own.svelte";
import Speech from "./Speech.svelte";

const CLOTHS = { board: "green", open: "teal", closed: "violet" } as const;

/** Games for a pot. */
export const pot: Look = {
  felt: Felt,
  own: Own,
  speech: Speech,
  cloth: (table) => CLOTHS[kindOf(table.deals)],
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
};
