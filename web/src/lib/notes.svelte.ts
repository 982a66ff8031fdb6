/** One's private notes on players, fetched when first wanted. */

import { api } from "../wire/api";
import type { Note } from "../wire/messages";

class Notes {
  all = $state.raw<readonly Note[]>([]);
  /** The player whose note is open at the table. */
  open = $state("");
  #whose = "";

  /** Whoever comes after somebody in this browser sees no note of theirs. */
  async belong(whose: string): Promise<void> {
    if (whose !== this.#whose) {
      this.all = [];
      this.open = "";
    }
    this.#whose = whose;
    if (whose) await this.look();
  }

  async look(): Promise<void> {
    const whose = this.#whose;
    const found = await api.notes();
    if (whose === this.#whose) this.all = found;
  }

  /** The words on a player; names are the same in small letters. */
  of(name: string): string {
    return this.all.find((each) => same(each.about, name))?.text ?? "";
  }

  async keep(about: string, text: string): Promise<void> {
    this.all = await api.keepNote(about, text.trim());
  }
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export const notes = new Notes();
