import { type Point, smoothRing } from './smooth-ring.ts';

/** Height over a picture, in px from its top left corner. */
export type Field = (x: number, y: number) => number;

type Edge = 'top' | 'right' | 'bottom' | 'left';

/**
 * Marching squares: for each case of corners above the level (8 top left, 4 top right, 2 bottom right, 1 bottom left)
 * the pieces of the line, directed so that what is above lies on the same side.
 */
const CASES: readonly (readonly (readonly [Edge, Edge])[])[] = [
  [],
  [['left', 'bottom']],
  [['bottom', 'right']],
  [['left', 'right']],
  [['right', 'top']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['bottom', 'top']],
  [['left', 'top']],
  [['top', 'left']],
  [['top', 'bottom']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['top', 'right']],
  [['right', 'left']],
  [['right', 'bottom']],
  [['bottom', 'left']],
  [],
];

/** Rings of fewer points are noise at this scale. */
const SMALLEST_RING = 6;

/**
 * The lines on which `field` has the value `level`, over `width` × `height` px sampled each `step` px, as one SVG path
 * of closed, smoothed rings. Rings that leave the picture close outside of it.
 */
export const contour = (field: Field, width: number, height: number, step: number, level: number): string => {
  const columns = Math.ceil(width / step) + 4;
  const rows = Math.ceil(height / step) + 4;
  const stride = columns + 1;
  const isOutside = (i: number, j: number) => i <= 0 || j <= 0 || i >= columns || j >= rows;
  const heights = new Float64Array(stride * (rows + 1));
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      heights[j * stride + i] = isOutside(i, j) ? -1e3 : field((i - 2) * step, (j - 2) * step);
    }
  }
  const at = (i: number, j: number) => heights[j * stride + i] ?? 0;

  const points = new Map<number, Point>();
  const next = new Map<number, number>();
  /** Where the line crosses the grid's edge from (i, j) to the right or down; its key. */
  const cross = (i: number, j: number, down: boolean): number => {
    const key = (j * stride + i) * 2 + (down ? 1 : 0);
    if (!points.has(key)) {
      const from = at(i, j);
      const share = (level - from) / ((down ? at(i, j + 1) : at(i + 1, j)) - from);
      points.set(key, [(i + (down ? 0 : share) - 2) * step, (j + (down ? share : 0) - 2) * step]);
    }
    return key;
  };
  const edge = (i: number, j: number, side: Edge): number => {
    if (side === 'top') return cross(i, j, false);
    if (side === 'bottom') return cross(i, j + 1, false);
    return cross(side === 'left' ? i : i + 1, j, true);
  };
  const isHigh = (i: number, j: number) => (at(i, j) >= level ? 1 : 0);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const corners = isHigh(i, j) * 8 + isHigh(i + 1, j) * 4 + isHigh(i + 1, j + 1) * 2 + isHigh(i, j + 1);
      for (const [from, to] of CASES[corners] ?? []) next.set(edge(i, j, from), edge(i, j, to));
    }
  }
  return rings(next)
    .map((ring) => ring.map((key): Point => points.get(key) ?? [0, 0]))
    .filter((ring) => ring.length >= SMALLEST_RING)
    .map(smoothRing)
    .join('');
};

/** Follows the pieces from end to start until each ring is closed. */
const rings = (next: Map<number, number>): number[][] => {
  const outlines: number[][] = [];
  for (const start of next.keys()) {
    const ring: number[] = [];
    for (let key: number | undefined = start; key !== undefined && next.has(key); ) {
      ring.push(key);
      const to: number | undefined = next.get(key);
      next.delete(key);
      key = to;
    }
    if (ring.length > 0) outlines.push(ring);
  }
  return outlines;
};
