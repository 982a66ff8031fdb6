/** Cards being chosen from the viewer's own hand. */
export interface Picking {
  /** By their places in the hand, since a pan deck has the same card many times. */
  chosen: readonly number[];
  may: (card: string) => boolean;
  toggle: (index: number) => void;
  /** True if number keys choose, and the order of a sorted hand. */
  numbers: boolean;
  sort?: "suit" | "rank";
}
