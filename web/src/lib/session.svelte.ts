/** Who one is in this room. */

import { api, Failure } from "./api";
import type { Me } from "./messages";

class Session {
  me = $state<Me | null>(null);
  /** Whether the server has been asked yet. */
  known = $state(false);

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
    this.set(await api.guest(name));
  }

  async join(name: string, password: string): Promise<void> {
    this.set(await api.join(name, password));
  }

  async login(name: string, password: string): Promise<void> {
    this.set(await api.login(name, password));
  }

  async logout(): Promise<void> {
    await api.logout();
    this.set(null);
  }
}

export const session = new Session();
