/** The places of seats around a table of any shape: evenly spread along its edge. */

export interface Place {
  x: number;
  y: number;
  /** The direction towards the middle, as a unit vector. */
  inX: number;
  inY: number;
}

const STEPS = 720;
// The squareness of the table: 1 is an ellipse, less has fuller corners.
const FULLNESS = 0.72;

function edge(angle: number, rx: number, ry: number): [number, number] {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** FULLNESS;
  return [-rx * bend(Math.sin(angle)), ry * bend(Math.cos(angle))];
}

/**
 * Places for `count` seats clockwise from the bottom. With `gap` the bottom is left free for the
 * viewer's own cards; without it the first seat is there.
 */
export function ring(count: number, rx: number, ry: number, gap: boolean): Place[] {
  const from = gap ? Math.PI * 0.24 : 0;
  const to = gap ? Math.PI * 1.76 : Math.PI * 2;
  const points: [number, number][] = [];
  const lengths = [0];
  for (let step = 0; step <= STEPS; step++) {
    const point = edge(from + ((to - from) * step) / STEPS, rx, ry);
    const before = points.at(-1);
    if (before) {
      const length = Math.hypot(point[0] - before[0], point[1] - before[1]);
      lengths.push((lengths.at(-1) ?? 0) + length);
    }
    points.push(point);
  }
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, seat) => {
    const parts = gap ? count - 1 : count;
    const share = count === 1 && gap ? 0.5 : seat / Math.max(parts, 1);
    const index = lengths.findIndex((length) => length >= whole * share - 1e-6);
    const [x, y] = points[Math.max(index, 0)] ?? [0, 0];
    const far = Math.hypot(x, y) || 1;
    return { x, y, inX: -x / far, inY: -y / far };
  });
}
