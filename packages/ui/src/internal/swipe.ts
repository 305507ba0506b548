/**
 * What a swipe of so many px means: the finger's way to the left brings what comes next, in a page from right to left
 * what went before. Null for less than a swipe, or one that rather scrolls.
 */
export const swipe = (dx: number, dy: number, rtl: boolean): 1 | -1 | null => {
  if (Math.abs(dx) < 40 || Math.abs(dx) < 1.5 * Math.abs(dy)) return null;
  return dx < 0 === rtl ? -1 : 1;
};
