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

/**
 * Lengths against the largest; nothing is divided by zero.
 *
 * @param total what the shares are of; the sum, where an item counts once
 */
export const barsOf = (
  items: readonly Pick<Bar, 'key' | 'label' | 'count' | 'href'>[],
  total = items.reduce((before, { count }) => before + count, 0),
): Bar[] => {
  const most = Math.max(1, ...items.map(({ count }) => count));
  return items.map((item) => ({ ...item, length: (item.count / most) * 100, share: item.count / (total || 1) }));
};
