/** One's private notes on players, fetched when first wanted. */

import { api } from "../wire/api";
import type { Note } from "../wire/messages";

class Notes {
  all = $state.raw<readonly Note[]>([]);

  async look(): Promise<void> {
    this.all = await api.notes();
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
