/** Cards that are being chosen out of one's own hand. */
export interface Picking {
  /** By their places in the hand, since a pan deck has the same card many times. */
  chosen: readonly number[];
  may: (card: string) => boolean;
  toggle: (index: number) => void;
  /** Whether the number keys choose, and how the hand is sorted where it is. */
  numbers: boolean;
  sort?: "suit" | "rank";
}
