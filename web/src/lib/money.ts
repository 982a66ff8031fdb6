/** Amounts are whole cents; people read dollars. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? "−" : "";
  const size = Math.abs(cents);
  const whole = Math.floor(size / 100).toLocaleString("en-US");
  const rest = size % 100;
  return rest === 0 ? `${sign}$${whole}` : `${sign}$${whole}.${String(rest).padStart(2, "0")}`;
}

/** A typed amount in cents; null for anything else. */
export function cents(text: string): number | null {
  const amount = Math.round(Number(text.replace(/[$,\s]/g, "")) * 100);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}
