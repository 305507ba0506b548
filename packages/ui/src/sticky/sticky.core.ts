/**
 * The window less its edge up to one pixel into an element that stays there: that pixel is cut off exactly while it
 * stays.
 *
 *   window's edge ─┬─ offset ─┬─ element
 *                  └──────────┴─ + 1 px ends here
 */
export const stuckMargin = (edge: 'start' | 'end', offset: number): string => {
  const cut = -(offset + 1);
  return edge === 'start' ? `${cut}px 0px 0px 0px` : `0px 0px ${cut}px 0px`;
};
