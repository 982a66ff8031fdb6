/** Chips by denomination, biggest first: an amount as it would be counted out. */

export interface Chip {
  value: number;
  colour: string;
  edge: string;
}

const CHIPS: Chip[] = [
  { value: 100000, colour: "#d8a516", edge: "#fff" },
  { value: 50000, colour: "#5b2a86", edge: "#e9d8ff" },
  { value: 10000, colour: "#22252b", edge: "#e8c15a" },
  { value: 2500, colour: "#14713f", edge: "#fff" },
  { value: 500, colour: "#b3202c", edge: "#fff" },
  { value: 100, colour: "#e9ecf1", edge: "#2b5fb0" },
  { value: 25, colour: "#d97a1d", edge: "#fff" },
];
// A stack is for the eye; the number beside it is exact.
const MOST = 5;

export function stack(cents: number): Chip[] {
  const counted: Chip[] = [];
  let left = cents;
  for (const chip of CHIPS) {
    while (left >= chip.value && counted.length < 40) {
      counted.push(chip);
      left -= chip.value;
    }
  }
  if (!counted.length && cents > 0) counted.push(CHIPS[CHIPS.length - 1] as Chip);
  return counted.slice(0, MOST);
}
