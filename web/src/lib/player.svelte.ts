/** Steps through the frames of a finished hand, by hand or on its own. */

export const SPEEDS = [0.5, 1, 2, 4] as const;

// Milliseconds for a frame at normal speed.
const FRAME = 1200;

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly count: () => number) {}

  get last(): number {
    return Math.max(0, this.count() - 1);
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  jump(to: number): void {
    this.pause();
    this.go(to);
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    // At the end, play starts again from the top.
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  faster(by: 1 | -1): void {
    const place = SPEEDS.findIndex((each) => each === this.speed) + by;
    this.speed = SPEEDS[Math.min(Math.max(0, place), SPEEDS.length - 1)] ?? 1;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.at >= this.last) this.playing = false;
      else this.#wait();
    }, FRAME / this.speed);
  }
}
