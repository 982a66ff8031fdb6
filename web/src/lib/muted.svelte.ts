/** People whom the viewer does not want to hear at any table, kept by the browser. */

const PLACE = "cardhouse.muted";

/** Two spellings of a name are one person. */
const key = (name: string): string => name.trim().toLowerCase();

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

class Muted {
  names = $state.raw<readonly string[]>(kept());

  has(name: string): boolean {
    return this.names.some((each) => key(each) === key(name));
  }

  /** Hear a person no more, or again. */
  toggle(name: string): void {
    const others = this.names.filter((each) => key(each) !== key(name));
    this.names = this.has(name) ? others : [...others, name];
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.names));
    } catch {
      // A browser that stores nothing mutes until the page is closed.
    }
  }
}

export const muted = new Muted();
