/** Text of a badge: the count, `99+` above the maximum. Negative counts are zero. */
export const badgeCount = (count: number, max: number): string =>
  count > max ? `${max}+` : `${Math.max(0, Math.trunc(count))}`;
