/** A hand of seven cards while it is being set: which of them lie in front. */

import type { OfferView, Setting as Way } from "../../../wire/messages";
import { layoutOf } from "../../../wire/views";
import { highFirst, sameCards } from "../../cards";
import type { Desk } from "../../desk.svelte";

export class Setting {
  /** The cards in front, by their places in the hand. */
  front = $state.raw<readonly number[]>([]);

  constructor(readonly desk: Desk) {}

  /** The offer to set a hand, or to propose how. */
  get offer(): OfferView | undefined {
    return this.desk.offer("set-hand") ?? this.desk.offer("propose");
  }

  /** The seven cards, the highest first. */
  get cards(): string[] {
    return highFirst(this.offer?.cards ?? []);
  }

  get back(): number[] {
    return this.cards.map((_, index) => index).filter((index) => !this.front.includes(index));
  }

  /** The present setting in words, once two cards are in front. */
  get way(): Way | undefined {
    const front = this.#pick(this.front);
    return this.#ways[1].find((way) => sameCards(way.front, front));
  }

  get house(): Way | undefined {
    return this.#ways[1].find((way) => way.house);
  }

  /** Begin with the earlier setting, if the hand has been set before. */
  begin(): void {
    const layout = layoutOf(this.desk.hand);
    const all = layout ? [...layout.hands, layout.bank_hand] : [];
    const own = this.cards;
    const laid = all.find(
      (hand) => hand.front?.length && sameCards([...hand.front, ...(hand.back ?? [])], own),
    );
    this.#lay(laid?.front ?? []);
  }

  /** Move a card between front and back; a third card in front pushes the first one out. */
  move(index: number): void {
    this.desk.armed = "";
    this.front = this.front.includes(index)
      ? this.front.filter((each) => each !== index)
      : [...this.front, index].slice(-2);
  }

  showHouse(): void {
    if (this.house) this.#lay(this.house.front);
  }

  /** Give the order. */
  set(): void {
    const own = { front: this.#pick(this.front), back: this.#pick(this.back) };
    const spot = Number(this.#ways[0]);
    if (this.offer?.do === "propose") void this.desk.give({ do: "propose", ...own, spot });
    else void this.desk.give({ do: "set-hand", ...own });
  }

  /** The spot of these cards, and all ways to set them. */
  get #ways(): [string, readonly Way[]] {
    const found = Object.entries(this.desk.table?.hints.settings ?? {}).find(([, [first]]) =>
      first ? sameCards([...first.front, ...first.back], this.cards) : false,
    );
    return found ?? ["0", []];
  }

  #pick(places: readonly number[]): string[] {
    return places.map((index) => this.cards[index] ?? "");
  }

  #lay(front: readonly string[]): void {
    const all = this.cards;
    this.front = front.map((card) => all.indexOf(card)).filter((index) => index >= 0);
  }
}

const SETTINGS = new WeakMap<Desk, Setting>();

/** The hand that is being set at a desk: its cards lie on the cloth, its answers in the bar. */
export function settingOf(desk: Desk): Setting {
  const setting = SETTINGS.get(desk) ?? new Setting(desk);
  SETTINGS.set(desk, setting);
  return setting;
}
