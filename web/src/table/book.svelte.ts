/** The rules of a table, fetched once, when somebody first asks. */

import { api } from "../wire/api";
import type { RuleText, Rules } from "../wire/messages";

export class Book {
  rules = $state.raw<Rules | null>(null);
  fault = $state("");
  #asked = false;

  constructor(readonly table: string) {}

  async open(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.fault = "";
    try {
      this.rules = await api.rules(this.table);
    } catch (trouble) {
      this.#asked = false;
      this.fault = trouble instanceof Error ? trouble.message : String(trouble);
    }
  }

  find(id: string): RuleText | undefined {
    return this.rules?.rules.find((rule) => rule.id === id);
  }
}
