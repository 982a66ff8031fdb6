/** A silence at a table: it ends by itself, and nobody sends a message for that. */

const MINUTE = 60;

export class Quiet {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly told: (seconds: number) => void) {}

  /** Tell the seconds that are left, now and after each minute, until there are none. */
  begin(seconds: number): void {
    this.end();
    this.told(seconds);
    if (!seconds) return;
    const step = seconds % MINUTE || MINUTE;
    this.#timer = setTimeout(() => this.begin(seconds - step), step * 1000);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
