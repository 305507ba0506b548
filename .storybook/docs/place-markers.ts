export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side of a marker, in px. */
const MARKER = 20;

const overlaps = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.abs(a.x - b.x) < MARKER && Math.abs(a.y - b.y) < MARKER;

/**
 * A marker's top left for each part: over the part's corner, within the specimen, and beside the markers that have
 * the place already, as those of a part and of what begins in it would.
 */
export const placeMarkers = (
  parts: readonly Rectangle[],
  specimen: { width: number; height: number },
): { x: number; y: number }[] => {
  const within = (value: number, size: number) => Math.round(Math.min(Math.max(value, 0), Math.max(size - MARKER, 0)));
  const placed: { x: number; y: number }[] = [];
  for (const part of parts) {
    const y = within(part.y - MARKER * 0.75, specimen.height);
    let x = within(part.x - MARKER * 0.75, specimen.width);
    while (placed.some((other) => overlaps(other, { x, y })) && x + MARKER <= specimen.width) x += MARKER;
    placed.push({ x: within(x, specimen.width), y });
  }
  return placed;
};
