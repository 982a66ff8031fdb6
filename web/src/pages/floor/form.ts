/** A form filled in step by step: each answer leaves only the cases that the server would rule on. */

import type { AnyReport, FormField, ReportForm } from "../../wire/messages";

export type Value = boolean | number | string;
export type Answer = Value | readonly Value[];
export type Answers = Readonly<Record<string, Answer>>;

/** Fields with one answer out of a list: a case of the form has a value for each of them. */
export function closed(form: ReportForm): FormField[] {
  return form.fields.filter((field) => field.kind === "choice" || field.kind === "card");
}

/** True for a field that is answered by pointing at the table. */
export function isOfCards(field: FormField): boolean {
  return field.kind === "card" || field.kind === "cards";
}

/** The values that a field can still have, given the answers before it. */
export function values(form: ReportForm, name: string, answers: Answers): Value[] {
  const fields = closed(form);
  const at = fields.findIndex((field) => field.name === name);
  const before = fields.slice(0, at);
  const left = form.cases.filter((each) =>
    before.every((field, index) => !(field.name in answers) || each[index] === answers[field.name]),
  );
  return [...new Set(left.map((each) => each[at] as Value))];
}

/** The answers that still make sense, with those that leave no choice filled in. */
export function settled(form: ReportForm, answers: Answers): Answers {
  const kept: Record<string, Answer> = {};
  for (const field of form.fields) {
    const given = answers[field.name];
    if (field.kind !== "choice" && field.kind !== "card") {
      if (given !== undefined) kept[field.name] = given;
      continue;
    }
    const open = values(form, field.name, kept);
    if (open.length === 1) kept[field.name] = open[0] as Value;
    else if (given !== undefined && open.includes(given as Value)) kept[field.name] = given;
  }
  return kept;
}

/** The fields to be shown: one with a single value left needs no question. */
export function asked(form: ReportForm, answers: Answers): FormField[] {
  return form.fields.filter(
    (field) =>
      (field.kind !== "choice" && field.kind !== "card") ||
      values(form, field.name, answers).length > 1,
  );
}

/** True once everything is answered that must be. */
export function complete(form: ReportForm, answers: Answers, reason: string): boolean {
  const isClosed = new Set(closed(form).map((field) => field.name));
  const told = form.fields.every(
    (field) => answers[field.name] !== undefined || !(isClosed.has(field.name) || field.needed),
  );
  return told && (!form.order || reason.trim() !== "");
}

/** The report as it is sent. */
export function reported(form: ReportForm, answers: Answers, reason: string): AnyReport {
  const signed = form.order ? { reason: reason.trim() } : {};
  return { report: form.report, ...answers, ...signed } as unknown as AnyReport;
}

/** Seconds as a clock shows them: "1:40". */
export function waited(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
