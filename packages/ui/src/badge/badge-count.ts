/** What a badge shows: the count, `99+` above the maximum. Figures below nought count as none. */
export const badgeCount = (count: number, max: number): string =>
  count > max ? `${max}+` : `${Math.max(0, Math.trunc(count))}`;
