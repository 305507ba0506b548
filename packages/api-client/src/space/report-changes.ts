import { BIG_CHANGE, REPORT_FIGURES } from './report.lists.ts';

type Figure = (typeof REPORT_FIGURES)[number];
type Figures = Readonly<Record<Figure, number | null>>;

/**
 * Share by which a figure changed against the last period: 0.42 for 42 % more.
 * @returns null where either is not stated; Infinity for something after nothing
 */
export const changeOf = (before: number | null, now: number | null): number | null => {
  if (before === null || now === null) return null;
  if (before === now) return 0;
  return before === 0 ? Number.POSITIVE_INFINITY : (now - before) / before;
};

/** The figures that changed by more than 30 % against the last period: each needs a sentence. */
export const bigChanges = (before: Figures | null, now: Figures): Figure[] =>
  before === null
    ? []
    : REPORT_FIGURES.filter((figure) => Math.abs(changeOf(before[figure], now[figure]) ?? 0) > BIG_CHANGE);
