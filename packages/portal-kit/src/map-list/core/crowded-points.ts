/** In pixels of the map. */
export interface PlacedPoint {
  x: number;
  y: number;
}

/**
 * Which points lie closer than `distance` to an earlier one that is not crowded itself: their numbers would cover each other.
 */
export const crowdedPoints = (points: readonly PlacedPoint[], distance: number): boolean[] => {
  const free: PlacedPoint[] = [];
  return points.map((point) => {
    const isCrowded = free.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < distance);
    if (!isCrowded) free.push(point);
    return isCrowded;
  });
};
