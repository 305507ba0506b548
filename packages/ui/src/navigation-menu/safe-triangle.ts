/** In px, in one coordinate system (the viewport's). */
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Which side of the line from `a` to `b` the point lies on: the sign of the cross product. */
const side = (a: Point, b: Point, p: Point) => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));

const inTriangle = (a: Point, b: Point, c: Point, p: Point): boolean => {
  const sides = [side(a, b, p), side(b, c, p), side(c, a, p)];
  return !(sides.includes(1) && sides.includes(-1));
};

/**
 * Whether a pointer that was at `from` (on the item whose panel is open) and is now at `to` may be on its way to the
 * panel: within the triangle from there to the panel's corners, or in the panel. On its way it may cross other items,
 * which must not open under it.
 *
 *          from
 *     ──────●────[ other item ]──
 *          ╱ ╲   safe between the
 *      ┌──╱───╲──┐   two lines
 *      │  panel  │
 */
export const inSafeTriangle = (from: Point, to: Point, panel: Box): boolean => {
  // A panel without layout has no safe triangle, and a resting pointer has no direction.
  if (panel.right <= panel.left || panel.bottom <= panel.top) return false;
  if (from.x === to.x && from.y === to.y) return false;
  const corners: Point[] = [
    { x: panel.left, y: panel.top },
    { x: panel.right, y: panel.top },
    { x: panel.right, y: panel.bottom },
    { x: panel.left, y: panel.bottom },
  ];
  // Every pair of corners: together the triangles cover all that lies between the point and the box, wherever it lies.
  return corners.some((a, index) =>
    corners.slice(index + 1).some((b) => side(from, a, b) !== 0 && inTriangle(from, a, b, to)),
  );
};
