/** The person's session in this room. */

import { api, Failure } from "./api";
import type { Farewell, Me } from "./messages";

// Kept while the tab is open, and in no other.
const LEFT = "cardhouse-left";

function kept(): Farewell | null {
  try {
    return JSON.parse(sessionStorage.getItem(LEFT) ?? "null") as Farewell | null;
  } catch {
    return null;
  }
}

class Session {
  me = $state<Me | null>(null);
  /** True once the server has been asked. */
  known = $state(false);
  /** The way back for a guest who logged out in this tab. */
  left = $state.raw<Farewell | null>(kept());

  set(me: Me | null): void {
    this.me = me;
    this.known = true;
  }

  async look(): Promise<void> {
    try {
      this.set(await api.me());
    } catch (fault) {
      if (fault instanceof Failure && fault.status !== 401) return;
      this.set(null);
    }
  }

  async guest(name: string): Promise<void> {
    this.#enter(await api.guest(name));
  }

  async join(name: string, password: string): Promise<void> {
    this.#enter(await api.join(name, password));
  }

  async login(name: string, password: string): Promise<void> {
    this.#enter(await api.login(name, password));
  }

  /** Bring a guest back to their name, seat and chips. */
  async back(): Promise<void> {
    if (this.left) await this.login(this.left.name, this.left.word);
  }

  async password(old: string, fresh: string): Promise<void> {
    this.set(await api.password(old, fresh));
  }

  async logout(everywhere = false): Promise<void> {
    this.#leave(await api.logout(everywhere));
    this.set(null);
  }

  #enter(me: Me): void {
    this.#leave(null);
    this.set(me);
  }

  #leave(left: Farewell | null): void {
    this.left = left;
    try {
      if (left) sessionStorage.setItem(LEFT, JSON.stringify(left));
      else sessionStorage.removeItem(LEFT);
    } catch {
      // The browser stores nothing: the word is still on the page.
    }
  }
}

export const session = new Session();
