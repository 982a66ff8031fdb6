import type { Look } from "../look";
import Felt from "./Felt.svelte";
import Own from "./Own.svelte";
import Speech from "./Speech.svelte";

/** Games banked by a player. */
export const banked: Look = {
  felt: Felt,
  own: Own,
  speech: Speech,
  cloth: (table) => (table.kind === "pai-gow" ? "wine" : "blue"),
  called: "family-banked",
  sign: "d",
  known: 0,
  keys: [
    ["B", "keys-banked-bet"],
    ["D", "keys-banked-done"],
    ["T", "keys-banked-back"],
    ["H / S", "keys-banked-hit"],
    ["P / U", "keys-banked-split"],
    ["I / N", "keys-banked-insure"],
    ["1–7", "keys-banked-digits"],
  ],
  pot: false,
  button: false,
  out: "",
  spreads: false,
  cards: { largest: 84, least: 0.8 },
};
