/** An act as it was sent, in words: every field that says something. */

import { dollars } from "../../lib/money";
import { has, t } from "../../lib/words.svelte";

// Fields that are cents, and fields that only programs read.
const CENTS = ["amount", "counted", "cash"];
const SILENT = ["do", "seq", "id"];

export function details(act: Record<string, unknown>): string {
  return Object.entries(act)
    .filter(([name, value]) => !SILENT.includes(name) && value !== "" && value !== 0)
    .map(([name, value]) => `${label(name)}: ${said(name, value)}`)
    .join(" · ");
}

function label(name: string): string {
  const id = `field-${name}`;
  return has(id) ? t(id) : name;
}

function said(name: string, value: unknown): string {
  if (CENTS.includes(name) && typeof value === "number") return dollars(value);
  if (Array.isArray(value)) return value.map(String).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
