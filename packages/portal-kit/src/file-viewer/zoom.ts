/** Steps of the zoom, as a factor. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next step up or down; the last one stays. */
export const nextZoom = (now: number, direction: 1 | -1): number =>
  (direction === 1 ? STEPS.find((step) => step > now) : STEPS.filter((step) => step < now).at(-1)) ?? now;
