/** How the money works in this room: the same on every page, and for good. */

import { api } from "../wire/api";
import type { MoneyCard } from "../wire/messages";

export type Money = MoneyCard["money"];

class Room {
  money = $state<Money | null>(null);

  async look(): Promise<void> {
    try {
      this.money = (await api.money()).money;
    } catch {
      // The page itself says that the room does not answer.
    }
  }
}

export const room = new Room();
