/** Something the person does or looks up: its outcome, or the reason why not, in words. */

import { t } from "../../lib/words.svelte";
import { office } from "../../wire/office";
import type { Acted, AnyAct } from "../../wire/messages";

export class Doing {
  busy = $state(false);
  fault = $state("");
  note = $state("");

  /** Do it; undefined if it failed. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.busy = true;
    this.fault = this.note = "";
    try {
      return await work();
    } catch (problem) {
      this.fault = problem instanceof Error ? problem.message : String(problem);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  /** Do an act of staff, and say whether it is done or waits for a second person. */
  async act(act: AnyAct): Promise<Acted | undefined> {
    const done = await this.run(() => office.act(act));
    if (done?.request) this.note = t("office-asked", { number: String(done.request) });
    else if (done) this.note = t("office-done");
    return done;
  }
}
