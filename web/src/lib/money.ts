/** Amounts are whole cents; people read dollars. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? "−" : "";
  const size = Math.abs(cents);
  const whole = Math.floor(size / 100).toLocaleString("en-US");
  const rest = size % 100;
  return rest === 0 ? `${sign}$${whole}` : `${sign}$${whole}.${String(rest).padStart(2, "0")}`;
}

/** A result, with its sign: `+$42`. */
export function signed(cents: number): string {
  return cents > 0 ? `+${dollars(cents)}` : dollars(cents);
}

// Dollars with at most two places; commas only between thousands.
const TYPED = /^\$?(\d+|\d{1,3}(,\d{3})+)?(\.\d{0,2})?$/;

/** A typed amount in cents; null for anything that could be read in two ways. */
export function cents(text: string): number | null {
  const said = text.replace(/\s/g, "");
  if (!TYPED.test(said)) return null;
  const amount = Math.round(Number(said.replace(/[$,]/g, "")) * 100);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}
