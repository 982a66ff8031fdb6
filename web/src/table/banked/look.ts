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
    ["H", "keys-banked-hit"],
    ["S", "keys-banked-stand"],
    ["P", "keys-banked-split"],
    ["U", "keys-banked-surrender"],
    ["I", "keys-banked-insure"],
    ["C", "keys-banked-confirm"],
    ["A", "keys-banked-advice"],
    ["W", "keys-banked-dealer"],
    ["L", "keys-banked-look"],
    ["X", "keys-banked-refuse"],
    ["1–7", "keys-banked-digits"],
  ],
  pot: false,
  button: false,
  out: "",
  spreads: false,
};
