/** The rules of a table, fetched once in a language, on first request. */

import { api } from "../wire/api";
import type { RuleText, Rules } from "../wire/messages";
import { language } from "../lib/words.svelte";

export class Book {
  rules = $state.raw<Rules | null>(null);
  fault = $state("");
  #asked = "";

  constructor(readonly table: string) {}

  async open(): Promise<void> {
    if (this.#asked === language()) return;
    this.#asked = language();
    this.fault = "";
    try {
      this.rules = await api.rules(this.table);
    } catch (trouble) {
      this.#asked = "";
      this.fault = trouble instanceof Error ? trouble.message : String(trouble);
    }
  }

  find(id: string): RuleText | undefined {
    return this.rules?.rules.find((rule) => rule.id === id);
  }
}
