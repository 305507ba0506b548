export interface Bar {
  key: string;
  label: string;
  count: number;
  href: string;
  /** Of the largest, in percent: the bar's length. */
  length: number;
  /** Of all, 0 to 1. */
  share: number;
}

/** Lengths against the largest, shares of the sum; nothing is divided by zero. */
export const barsOf = (items: readonly Pick<Bar, 'key' | 'label' | 'count' | 'href'>[]): Bar[] => {
  const most = Math.max(1, ...items.map(({ count }) => count));
  const sum = items.reduce((before, { count }) => before + count, 0) || 1;
  return items.map((item) => ({ ...item, length: (item.count / most) * 100, share: item.count / sum }));
};
