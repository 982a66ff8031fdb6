/** A person's next action: chosen cards, a typed amount, an order on its way. */

import { api } from "../wire/api";
import type { AnyCommand, OfferView, RuleText, TableView } from "../wire/messages";
import type { View } from "../wire/views";
import { betOf, potOf } from "../wire/views";
import { Refusal } from "../wire/socket";
import type { TableLink } from "../wire/table.svelte";
import { settings } from "../lib/settings.svelte";
import { choosesCards, fits, isTo } from "./acts";
import type { Picking } from "./picking";
import { lookOf } from "./families";

export type Command = AnyCommand;

/** An advance decision, its price and its street; `any` calls whatever there is to call. */
export interface Before {
  kind: "fold" | "check" | "call" | "any";
  cost: number;
  street: string;
}

// A press meant for an earlier button does nothing.
const GUARD_MS = 250;

export class Desk {
  chosen = $state.raw<readonly number[]>([]);
  meld = $state(0);
  sort = $state<"rank" | "suit">("rank");
  amount = $state(0);
  busy = $state(false);
  /** The answer awaiting a second press. */
  armed = $state("");
  before = $state.raw<Before | null>(null);
  refusal = $state.raw<{ words: string; rules: readonly RuleText[] } | null>(null);

  /** True once the bar has stood long enough for a press to be meant. */
  settled = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;
  /** The sum to put up as soon as the bank that was taken asks for it. */
  pledged = 0;
  /** The last wager and the last bank, proposed again. */
  #wagered = 0;
  #banked = 0;

  /** True after the player chose to wait for the big blind, whatever they usually do. */
  waited = $state(false);

  constructor(readonly link: TableLink) {}

  get table(): TableView | null {
    return this.link.view;
  }

  get hand(): View | null {
    return this.link.view?.hand ?? null;
  }

  get offers(): readonly OfferView[] {
    const { hand } = this;
    return hand && !hand.over ? hand.offers : [];
  }

  offer(name: string): OfferView | undefined {
    return this.offers.find((offer) => offer.do === name);
  }

  /** The present question: if it is asked again, choices are kept. */
  get question(): string {
    return JSON.stringify([this.table?.hands, this.hand?.over, this.offers]);
  }

  get cards(): readonly string[] {
    const { own } = this;
    // Spread cards are no longer in the hand.
    if (this.table && lookOf(this.table).spreads) return own?.down ?? [];
    return own ? [...own.down, ...own.up] : [];
  }

  get chosenCards(): string[] {
    return this.chosen.map((index) => this.cards[index] ?? "").filter(Boolean);
  }

  /** A new question: nothing is chosen yet. */
  begin(): void {
    this.chosen = [];
    this.meld = 0;
    this.armed = "";
    this.refusal = null;
    this.#guard();
    const sized = this.offers.find((offer) => isTo(offer.do));
    const putUp = this.offer("put-up");
    if (sized) this.amount = fits(sized.least ?? 0, sized);
    else if (this.offer("wager")) this.amount = this.#wagered;
    else if (putUp) this.amount = fits(this.#banked || (this.table?.hints.bank ?? 0), putUp);
    this.#carryOut();
    if (putUp) this.#putUp(putUp);
    // The server says when a hand is beaten; any other hand may be the best.
    if (settings.value.muck && this.offer("muck") && this.table?.hints.beaten) {
      void this.give({ do: "muck" });
    }
  }

  /** The viewer's seat in the hand. */
  get own(): View["seats"][number] | undefined {
    return this.hand?.seats.find((seat) => seat.seat === this.table?.you);
  }

  /** True while the viewer waits for their turn in a round of betting, with chips left. */
  get waits(): boolean {
    const { hand, own } = this;
    const betting = Boolean(this.table?.betting && own?.live && own.chips > 0);
    return betting && hand !== null && !hand.over && !this.offers.length;
  }

  /** The price of a call, if it were the viewer's turn now. */
  get toCall(): number {
    const { hand, own } = this;
    if (!hand || !own) return 0;
    const owed = Math.max(...hand.seats.map(betOf)) - betOf(own);
    return Math.max(0, Math.min(owed, own.chips));
  }

  /** The hand and how far it is dealt: new cards are a new decision, also after a lost line. */
  get street(): string {
    const { hand, own } = this;
    const cards = own ? own.down.length + own.up.length : 0;
    return [this.table?.hands, hand?.burns, potOf(hand)?.board.length, cards].join(" ");
  }

  /** Decide in advance, or take that back. */
  decide(kind: Before["kind"]): void {
    const cost = kind === "call" ? this.toCall : 0;
    this.before = this.before?.kind === kind ? null : { kind, cost, street: this.street };
  }

  /** Forget an advance decision that no longer means the same: the bet or the cards have changed. */
  lapse(): void {
    const { before } = this;
    if (before && before.street !== this.street) this.before = null;
    if (!before || this.offers.length) return;
    const changed =
      before.kind === "call" ? before.cost !== this.toCall : before.kind === "check" && this.toCall;
    if (!this.waits || changed) this.before = null;
  }

  /** Put up what was said when the bank was taken, if it can be put up. */
  #putUp(offer: OfferView): void {
    const sum = this.pledged;
    this.pledged = 0;
    if (sum && fits(sum, offer) === sum) void this.give({ do: "put-up", amount: sum });
  }

  #guard(): void {
    const asked = this.offers.length > 0;
    // No button stood there before, and none does now: there is nothing to mistake.
    if (!asked && !this.#asked) return;
    this.#asked = asked;
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.settled = true;
    }, GUARD_MS);
  }

  get picking(): Picking | undefined {
    const chosen = this.offers.find(choosesCards);
    const pan = ["meld", "increase", "split-meld", "discard-card"].map((name) => this.offer(name));
    const offers = [chosen, ...pan].filter((offer) => offer !== undefined);
    if (!offers.length) return undefined;
    return {
      chosen: this.chosen,
      may: (card) => offers.some((offer) => offer.cards?.includes(card)),
      toggle: (index) => this.toggle(index, chosen?.most ?? 99),
      numbers: true,
      sort: this.sort,
    };
  }

  toggle(index: number, most: number): void {
    this.armed = "";
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((each) => each !== index);
    else if (this.chosen.length < most) this.chosen = [...this.chosen, index];
  }

  clear(): void {
    this.chosen = [];
    this.meld = 0;
    this.armed = "";
    this.before = null;
    this.refusal = null;
  }

  give(command: Command): Promise<boolean> {
    if (command.do === "come-in") this.waited = command.how === "wait";
    if (command.do === "wager") this.#wagered = command.amount;
    if (command.do === "put-up") this.#banked = command.amount;
    return this.#sent(this.link.order(command));
  }

  sit(seat: number, chips: number): Promise<boolean> {
    return this.#sent(this.link.sit(seat, chips));
  }

  leave(): Promise<boolean> {
    return this.#sent(this.link.leave());
  }

  bots(count: number): Promise<boolean> {
    return this.#sent(api.act({ do: "bots", table: this.link.name, count }));
  }

  async #sent(answer: Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.armed = "";
    this.refusal = null;
    try {
      await answer;
      return true;
    } catch (fault) {
      const rules = fault instanceof Refusal ? (fault.rules as readonly RuleText[]) : [];
      this.refusal = { words: fault instanceof Error ? fault.message : String(fault), rules };
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Carry out an advance decision, if it still means the same. */
  #carryOut(): void {
    const { before } = this;
    const check = this.offer("check");
    const call = this.offer("call");
    // A question of another kind leaves it for the betting.
    if (!before || !(check ?? call ?? this.offer("fold"))) return;
    this.before = null;
    if (before.street !== this.street) return;
    const meant = before.kind === "any" || call?.cost === before.cost;
    if (call && meant && before.kind !== "fold") void this.give({ do: "call" });
    else if (before.kind !== "call" && check) void this.give({ do: "check" });
    else if (before.kind === "fold" && this.offer("fold")) void this.give({ do: "fold" });
  }
}
