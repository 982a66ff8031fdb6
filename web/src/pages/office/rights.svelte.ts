/** The rights of the person at the page, as the server's one table gives them. */

import { office } from "../../wire/office";

class Rights {
  /** The acts and pages that are theirs; null while nobody knows yet. */
  yours = $state.raw<ReadonlySet<string> | null>(null);

  may(what: string): boolean {
    return this.yours?.has(what) ?? false;
  }

  /** Look up the rights of a person; somebody without a name has none here. */
  async look(name: string): Promise<void> {
    // Nothing is read here: an effect that looks would look again at every answer.
    if (!name) {
      this.yours = new Set();
      return;
    }
    try {
      const table = await office.rights();
      this.yours = new Set(table.rights.filter((each) => each.yours).map((each) => each.do));
    } catch {
      this.yours = new Set();
    }
  }
}

export const rights = new Rights();
