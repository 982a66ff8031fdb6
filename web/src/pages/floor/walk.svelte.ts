/** A ruling as a short walk: what happened, details, preview, done. */

import { api, Failure } from "../../wire/api";
import type { AnyAct, FloorTable, ReportForm, RulingPreview } from "../../wire/messages";
import { newId } from "../../wire/socket";
import { t } from "../../lib/words.svelte";
import { type Answer, type Answers, complete, isOfCards, reported, settled } from "./form";

/** A ruling on the cards, or an order about people and the table. */
export type Part = "ruling" | "table";
export type Step = "what" | "details" | "preview" | "done";

const STALE = 409;

export class Walk {
  table = $state.raw<FloorTable | null>(null);
  part = $state<Part>("ruling");
  step = $state<Step>("what");
  form = $state.raw<ReportForm | null>(null);
  answers = $state.raw<Answers>({});
  reason = $state("");
  /** The field whose cards are pointed at. */
  active = $state("");
  preview = $state.raw<RulingPreview | null>(null);
  /** Something that the floor person should know before going on. */
  note = $state("");
  fault = $state("");
  busy = $state(false);

  /** The name of the act, kept until it is done: sent twice, it is done once. */
  #act = newId();

  constructor(readonly name: string) {}

  get seq(): number {
    return this.table?.state.seq ?? -1;
  }

  get ready(): boolean {
    return this.form !== null && complete(this.form, this.answers, this.reason);
  }

  /** Look at the table; a preview of an older state is made anew, and says so. */
  async look(): Promise<void> {
    const seq = this.seq;
    try {
      this.table = await api.floorTable(this.name);
    } catch (problem) {
      this.fault = words(problem);
      return;
    }
    if (this.seq === seq || this.step === "done" || this.form === null) return;
    const form = this.table.forms.find((each) => each.report === this.form?.report);
    if (form === undefined) {
      this.begin();
      this.note = t("console-gone");
      return;
    }
    this.form = form;
    this.answers = settled(form, this.answers);
    if (seq >= 0) this.note = t("console-anew");
    if (this.step !== "preview") return;
    if (this.ready) await this.foresee();
    else this.step = "details";
  }

  begin(): void {
    this.step = "what";
    this.form = null;
    this.answers = {};
    this.reason = "";
    this.preview = null;
    this.note = "";
    this.fault = "";
    this.#act = newId();
  }

  choose(form: ReportForm): void {
    this.form = form;
    this.answers = settled(form, {});
    this.active = form.fields.find(isOfCards)?.name ?? "";
    this.fault = "";
    this.note = "";
  }

  answer(name: string, value: Answer | undefined): void {
    if (this.form === null) return;
    const { [name]: _, ...others } = this.answers;
    this.answers = settled(this.form, value === undefined ? others : { ...others, [name]: value });
  }

  /** On to the details, or at once to the preview if there are none. */
  async go(): Promise<void> {
    if (this.form === null) return;
    if (this.step === "what" && (this.form.fields.length > 0 || this.form.order)) this.step = "details";
    else await this.foresee();
  }

  back(): void {
    this.fault = "";
    this.note = "";
    this.step = this.step === "preview" ? "details" : "what";
  }

  async foresee(): Promise<void> {
    if (this.form === null) return;
    this.busy = true;
    this.fault = "";
    try {
      const report = reported(this.form, this.answers, this.reason);
      this.preview = await api.preview(this.name, this.seq, report);
      this.step = "preview";
      this.#act = newId();
    } catch (problem) {
      this.fault = words(problem);
      this.step = "details";
      this.busy = false;
      if (isStale(problem)) await this.look();
    } finally {
      this.busy = false;
    }
  }

  /** Rule: only at the table of the preview. */
  async confirm(): Promise<void> {
    if (this.form === null || this.preview === null) return;
    this.busy = true;
    this.fault = "";
    try {
      const report = reported(this.form, this.answers, this.reason);
      const act = { do: "rule" as const, table: this.name, seq: this.preview.seq, report };
      const { request } = await api.act(act, this.#act);
      this.note = t(request ? "console-asked" : "console-ruled");
      this.step = "done";
      await this.look();
    } catch (problem) {
      this.fault = words(problem);
      if (isStale(problem)) await this.look();
    } finally {
      this.busy = false;
    }
  }

  /** Stop the table while it is looked at, or let it go on. */
  async hold(stop: boolean, after = false): Promise<void> {
    const reason = t("console-hold-reason");
    const table = this.name;
    await this.order(
      stop ? { do: "pause-table", table, reason, after_hand: after } : { do: "resume-table", table },
    );
  }

  async answerCall(call: number): Promise<void> {
    await this.order({ do: "answer-call", call });
  }

  /** Give an order about people or the table; under the same id it is done once. */
  async order(act: AnyAct, note = "", id: string = newId()): Promise<boolean> {
    this.fault = "";
    this.busy = true;
    try {
      const { request } = await api.act(act, id);
      await this.look();
      this.note = request ? t("console-asked") : note;
      return true;
    } catch (problem) {
      this.fault = words(problem);
      if (isStale(problem)) await this.look();
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function isStale(problem: unknown): boolean {
  return problem instanceof Failure && problem.status === STALE;
}

function words(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
