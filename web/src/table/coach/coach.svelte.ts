/** The coach at a practice table: asked about each question once, and again while it thinks. */

import { api, Failure } from "../../wire/api";
import type { CoachCard } from "../../wire/messages";

/** Milliseconds until the coach is asked again for figures that it works out. */
const AGAIN = 900;
const TOO_OFTEN = 429;

export class Coach {
  card = $state.raw<CoachCard | null>(null);
  fault = $state("");
  /** The real table of the game, once it is known; empty without one. */
  real = $state("");

  constructor(readonly table: string) {}

  /** Ask about the question that stands; returns how to stop. */
  look(talks: boolean): () => void {
    this.card = null;
    this.fault = "";
    if (!talks) return () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async (): Promise<void> => {
      try {
        const card = await api.coach(this.table);
        if (over) return;
        this.card = card;
        if (card.pending) timer = setTimeout(() => void ask(), AGAIN);
      } catch (problem) {
        if (over) return;
        // A quick player hears the coach a moment later.
        if (problem instanceof Failure && problem.status === TOO_OFTEN)
          timer = setTimeout(() => void ask(), 2 * AGAIN);
        else this.fault = problem instanceof Error ? problem.message : String(problem);
      }
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }

  /** Find the table at which the game is played in earnest. */
  async find(house: string, game: string): Promise<void> {
    try {
      this.real = (await api.learn(house, game)).table;
    } catch {
      // Without an answer there is no link to it.
    }
  }
}
