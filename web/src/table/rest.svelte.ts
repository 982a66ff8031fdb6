/** Wishes to sit out at the next big blind, kept by the browser until it comes. */

const PLACE = "cardhouse.rest";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

class Rest {
  #wishes = $state.raw<readonly string[]>(kept());

  constructor() {
    // Wished in another tab of the room.
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === PLACE) this.#wishes = kept();
    });
  }

  /** True if a player wishes it at a table. */
  at(table: string, name: string): boolean {
    return this.#wishes.includes(`${table} ${name}`);
  }

  wish(table: string, name: string, on: boolean): void {
    const other = this.#wishes.filter((each) => each !== `${table} ${name}`);
    this.#wishes = on ? [...other, `${table} ${name}`] : other;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#wishes));
    } catch {
      // A browser that stores nothing forgets it with the page.
    }
  }
}

export const rest = new Rest();
