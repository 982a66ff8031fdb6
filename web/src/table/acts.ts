/** What an offer is called, which key gives it and where its button always is. */

import type { HandCommand, OfferView } from "../wire/messages";
import { dollars } from "../lib/money";

export type Tone = "main" | "rise" | "quiet" | "warn";

export interface Act {
  label: string;
  key: string;
  /** The button's place in the row: the same for the same kind of answer at every game. */
  slot: 0 | 1 | 2;
  tone: Tone;
}

export type Name = HandCommand["do"];

// The types know whether a command is missing here, or is none.
const ACTS: Record<Name, Act> = {
  fold: { label: "Fold", key: "f", slot: 0, tone: "warn" },
  check: { label: "Check", key: "c", slot: 1, tone: "main" },
  call: { label: "Call", key: "c", slot: 1, tone: "main" },
  bet: { label: "Bet", key: "r", slot: 2, tone: "rise" },
  raise: { label: "Raise to", key: "r", slot: 2, tone: "rise" },
  "bring-in": { label: "Bring in", key: "c", slot: 1, tone: "main" },
  stake: { label: "Stake", key: "r", slot: 2, tone: "rise" },
  match: { label: "Put in", key: "c", slot: 1, tone: "main" },
  "stay-out": { label: "Stay out", key: "f", slot: 0, tone: "warn" },
  straddle: { label: "Straddle to", key: "r", slot: 2, tone: "rise" },
  pass: { label: "Pass", key: "c", slot: 1, tone: "main" },
  "stand-all-in": { label: "Stand all-in", key: "a", slot: 0, tone: "quiet" },
  "stay-in": { label: "Stay active", key: "c", slot: 1, tone: "main" },
  discard: { label: "Draw", key: "d", slot: 1, tone: "main" },
  show: { label: "Show", key: "s", slot: 1, tone: "main" },
  muck: { label: "Muck", key: "m", slot: 0, tone: "quiet" },
  "play-board": { label: "Play the board", key: "p", slot: 2, tone: "quiet" },
  hit: { label: "Hit", key: "h", slot: 1, tone: "rise" },
  stand: { label: "Stand", key: "s", slot: 0, tone: "main" },
  double: { label: "Double", key: "d", slot: 2, tone: "quiet" },
  split: { label: "Split", key: "p", slot: 2, tone: "quiet" },
  surrender: { label: "Surrender", key: "u", slot: 2, tone: "quiet" },
  insure: { label: "Insure for", key: "i", slot: 2, tone: "rise" },
  follow: { label: "Follow for", key: "c", slot: 1, tone: "main" },
  decline: { label: "No, thanks", key: "n", slot: 0, tone: "quiet" },
  shake: { label: "Shake the cup", key: "s", slot: 1, tone: "main" },
  "look-at": { label: "Look at", key: "l", slot: 1, tone: "main" },
  "ask-advice": { label: "Ask the floor", key: "a", slot: 0, tone: "quiet" },
  "let-dealer-set": { label: "Dealer sets it", key: "w", slot: 0, tone: "quiet" },
  confirm: { label: "Confirm", key: "c", slot: 1, tone: "main" },
  "set-hand": { label: "Set hand", key: "s", slot: 2, tone: "rise" },
  propose: { label: "Propose", key: "s", slot: 2, tone: "rise" },
  wager: { label: "Bet", key: "b", slot: 2, tone: "rise" },
  "put-up": { label: "Put up", key: "b", slot: 2, tone: "rise" },
  "take-back": { label: "Take back", key: "t", slot: 0, tone: "quiet" },
  refuse: { label: "Refuse", key: "x", slot: 0, tone: "quiet" },
  done: { label: "Done", key: "d", slot: 1, tone: "main" },
  "go-on-top": { label: "Play", key: "p", slot: 1, tone: "main" },
  retire: { label: "Retire", key: "f", slot: 0, tone: "warn" },
  "draw-card": { label: "Draw", key: "d", slot: 1, tone: "main" },
  "take-discard": { label: "Take discard", key: "t", slot: 2, tone: "rise" },
  force: { label: "Force it", key: "r", slot: 2, tone: "rise" },
  "let-go": { label: "Let it go", key: "c", slot: 1, tone: "main" },
  meld: { label: "Meld", key: "m", slot: 2, tone: "rise" },
  increase: { label: "Add to meld", key: "a", slot: 2, tone: "quiet" },
  "split-meld": { label: "Split meld", key: "p", slot: 2, tone: "quiet" },
  "discard-card": { label: "Discard", key: "x", slot: 0, tone: "main" },
};

/** A newer server may know more commands than this page. */
export function act(name: Name): Act {
  const words = name.replaceAll("-", " ");
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const known: Partial<Record<string, Act>> = ACTS;
  return known[name] ?? { label, key: "", slot: 1, tone: "quiet" };
}

type To = Extract<HandCommand, { to: number }>["do"];
const AMOUNTS: Record<To, true> = { bet: true, raise: true, straddle: true, stake: true };

/** Whether an offer has an amount to choose, which the command calls `to`. */
export function isTo(name: string): name is To {
  return name in AMOUNTS;
}

/** What stands on the button: "Call $4", "Raise to $12". */
export function label(offer: OfferView, amount = 0): string {
  const { label: words } = act(offer.do);
  if (isTo(offer.do)) return `${words} ${dollars(amount || (offer.least ?? 0))}`;
  return offer.cost ? `${words} ${dollars(offer.cost)}` : words;
}

/** The nearest amount that the offer allows; all of one's chips always are. */
export function fits(amount: number, offer: OfferView): number {
  const { least = 0, most = 0, step = 1 } = offer;
  if (amount >= most) return most;
  if (amount <= least) return least;
  return least + Math.round((amount - least) / (step || 1)) * (step || 1);
}
