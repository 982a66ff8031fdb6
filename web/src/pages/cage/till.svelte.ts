/** The cage as a page sees it: what was last looked at, and acts that are done once. */

import { api, Failure } from "../../wire/api";
import type { AnyAct, CageView, DrawerCard, Exchange } from "../../wire/messages";
import { newId } from "../../wire/socket";

// Answers after which nobody knows whether the act was done.
const UNKNOWN: readonly number[] = [0, 503];

/** Does acts; one whose answer got lost goes out again under its id. */
export class Doer {
  busy = $state(false);
  fault = $state("");
  #sent: { text: string; id: string } | null = null;

  constructor(readonly look: () => Promise<void>) {}

  async act(act: AnyAct): Promise<boolean> {
    // A second press before the answer is the same press.
    if (this.busy) return false;
    const text = JSON.stringify(act);
    if (this.#sent?.text !== text) this.#sent = { text, id: newId() };
    this.busy = true;
    this.fault = "";
    try {
      await api.act(act, this.#sent.id);
      this.#sent = null;
      await this.look();
      return true;
    } catch (problem) {
      const unknown = problem instanceof Failure && UNKNOWN.includes(problem.status);
      if (!unknown) this.#sent = null;
      this.fault = problem instanceof Error ? problem.message : String(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

export class Till {
  view = $state.raw<CageView | null>(null);
  /** Letters of the name that is looked for. */
  find = $state("");
  chosen = $state("");
  fault = $state("");
  receipt = $state.raw<Exchange | null>(null);
  readonly doer = new Doer(() => this.look());

  async look(): Promise<void> {
    const wanted = this.find;
    try {
      const view = await api.cage(wanted.trim());
      // A later search may have been answered first.
      if (wanted === this.find) this.view = view;
      this.fault = "";
    } catch (problem) {
      this.fault = problem instanceof Error ? problem.message : String(problem);
    }
  }

  /** The cashier's own open drawer. */
  get drawer(): DrawerCard | undefined {
    return this.view?.drawers.find((each) => each.yours && each.open);
  }

  /** Sell or redeem chips through the own drawer, and show the receipt. */
  async exchange(act: "sell-chips" | "redeem-chips", name: string, amount: number): Promise<boolean> {
    if (!this.drawer) return false;
    const { drawer } = this.drawer;
    const done = await this.doer.act({ do: act, name, amount, drawer });
    const kind = act === "sell-chips" ? "sold" : "redeemed";
    const mine = (each: Exchange): boolean =>
      each.kind === kind && each.name === name && each.amount === amount && each.drawer === drawer;
    if (done) this.receipt = this.view?.exchanges.find(mine) ?? null;
    return done;
  }
}
