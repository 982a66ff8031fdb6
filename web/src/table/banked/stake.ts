/** True for a sum that risks most of a player's chips: it is asked about once more. */
export function nearlyAll(amount: number, chips: number): boolean {
  return chips > 0 && amount > chips / 2;
}
