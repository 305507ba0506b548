export type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/**
 * Which of `pageCount` pages (from 1) a pagination shows: the first, the last, the current one and its neighbours.
 * A gap never replaces a single page, and the number of slots is constant on the middle pages.
 */
export const pageWindow = (page: number, pageCount: number, siblings = 1): PageSlot[] => {
  const slots = siblings * 2 + 5;
  const current = Math.min(Math.max(1, page), Math.max(1, pageCount));
  const range = (from: number, to: number): PageSlot[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ kind: 'page', page: from + index }));
  if (pageCount <= slots) return range(1, pageCount);
  const from = Math.max(3, Math.min(current - siblings, pageCount - slots + 3));
  const to = Math.min(pageCount - 2, Math.max(current + siblings, slots - 2));
  return [
    ...range(1, 1),
    ...(from > 3 ? [{ kind: 'gap', after: 1 } as const] : range(2, 2)),
    ...range(from, to),
    ...(to < pageCount - 2 ? [{ kind: 'gap', after: to } as const] : range(pageCount - 1, pageCount - 1)),
    ...range(pageCount, pageCount),
  ];
};
