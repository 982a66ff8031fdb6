/** What happens at a table, shown one event at a time, as fast as a person wants to follow. */

import type { Pace } from "../lib/settings.svelte";
import type { Line, State, Step, TableView } from "../wire/messages";

/** The table at one moment, and the milliseconds it stays before the next is shown. */
export interface Moment {
  view: TableView;
  lines: readonly Line[];
  stay: number;
}

const SPEED: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.4 };
const STAY = 350;
// Events that take longer to understand than a bet or a fold.
const STAYS: Readonly<Record<string, number>> = {
  "wager-settled": 750,
  "hand-exposed": 550,
  "bank-set": 900,
  "hole-turned": 900,
  "card-taken": 500,
  "board-dealt": 800,
  shown: 900,
  "pot-awarded": 1100,
  "tops-won": 1100,
  "went-out": 1100,
  ruled: 1200,
};
// The viewer's own wins and losses are read, those of others only seen.
const OWN = 1.8;
const ENDS = new Set(["wager-settled", "pot-awarded", "tops-won", "went-out"]);
// With so many moments in line, somebody has looked away or the table plays faster than this.
const MANY = 24;
const HURRIED = 0.3;

/** How long a line is looked at. */
export function stay(line: Line | undefined, you: number, pace: Pace): number {
  if (!line) return 0;
  const kind = line.kind ?? "";
  const own = you && line.seat === you && ENDS.has(kind) ? OWN : 1;
  return Math.round((STAYS[kind] ?? STAY) * own * SPEED[pace]);
}

/** True if a state asks its viewer something, in the hand or before the next. */
export function asks({ table }: State): boolean {
  const { hand, you } = table;
  if (!you) return false;
  const offered = hand !== null && !hand.over && hand.offers.length > 0;
  const named = table.naming === you || table.offered === you;
  return offered || named || table.deadline[you] !== undefined;
}

/** The moments of a state: a hand after each of its lines, and then the table as it is. */
export function moments(state: State, known: number, pace: Pace): Moment[] {
  const { table, lines, steps } = state;
  const found = steps.map((step) => {
    const told = lines.slice(0, lines.findIndex((line) => line.seq === step.line) + 1);
    return { view: at(table, step), lines: told, stay: stay(told.at(-1), table.you, pace) };
  });
  const last = lines.at(-1);
  const fresh = last && last.seq > known ? last : undefined;
  return [...found, { view: table, lines, stay: stay(fresh, table.you, pace) }];
}

/** The table as it was at a step. */
function at(table: TableView, step: Step): TableView {
  return {
    ...table,
    hand: step.hand,
    seats: table.seats.map((each) => ({ ...each, chips: step.chips[each.seat] ?? each.chips })),
    // A hand counts as played only when it is over.
    hands: table.hands - (table.hand?.over ? 1 : 0),
    betting: step.betting ?? false,
    shown: step.shown ?? {},
    made: step.made ?? [],
    results: [],
    hand_results: step.hand_results ?? [],
    readings: step.readings ?? [],
    deadline: {},
  };
}

/** Calls back after some milliseconds, unless it is told not to. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

const later: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** Shows moments in their order, each for as long as it stays. */
export class Stage {
  #line: Moment[] = [];
  #stop: (() => void) | undefined;

  /** `rest` is called when nothing more is to come. */
  constructor(
    readonly show: (moment: Moment) => void,
    readonly rest: () => void = () => undefined,
    readonly after: Wait = later,
  ) {}

  /** Show these after all that wait; at once if nothing does. */
  add(coming: readonly Moment[]): void {
    this.#line.push(...coming);
    if (!this.#stop) this.#next();
  }

  /** Show the newest moment now, and none of those that lead to it. */
  catchUp(coming: readonly Moment[] = []): void {
    const newest = [...this.#line, ...coming].at(-1);
    this.clear();
    if (newest) this.show(newest);
    this.rest();
  }

  /** Forget all that waits. */
  clear(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#line = [];
  }

  #next(): void {
    this.#stop = undefined;
    const moment = this.#line.shift();
    if (!moment) {
      this.rest();
      return;
    }
    this.show(moment);
    const hurry = this.#line.length > MANY ? HURRIED : 1;
    this.#stop = this.after(moment.stay * hurry, () => this.#next());
  }
}
