import type { ReportFigure, ReportPoint } from '@zonekit/api-client/space/report/contract';
import type { FiguresSoFar } from '../figures.ts';

/** A quarter of a chart. `draft`: typed and not submitted. */
export interface ChartBar {
  id: string;
  period: string;
  value: number | null;
  /** Of the largest, in percent. */
  length: number;
  draft: boolean;
}

/** The figures of a quarter that is being filled in. */
export interface DraftFigures {
  id: string;
  figures: FiguresSoFar;
}

/** Quarters of one figure against the largest of them; nothing is divided by zero. */
export const barsOf = (
  points: readonly ReportPoint[],
  figure: ReportFigure,
  draft: DraftFigures | null,
): ChartBar[] => {
  const bars = points.map(({ id, period, figures }) => {
    const isDraft = draft?.id === id;
    return { id, period, value: (isDraft ? draft.figures : figures)?.[figure] ?? null, draft: isDraft };
  });
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  return bars.map((bar) => ({ ...bar, length: ((bar.value ?? 0) / most) * 100 }));
};

/** How much the last quarter that has the figure differs from the one before it and from that of a year before. */
export const changesOf = (bars: readonly Pick<ChartBar, 'value' | 'period'>[]) => {
  const last = bars.findLastIndex(({ value }) => value !== null);
  const value = bars[last]?.value ?? null;
  const since = (quarters: number): number | null => {
    const earlier = bars[last - quarters]?.value ?? null;
    return value === null || earlier === null ? null : value - earlier;
  };
  return { last: bars[last] ?? null, previous: since(1), year: since(4) };
};

/** Bars that are labelled: the largest, the smallest, and the last one. */
export const labelled = (bars: readonly ChartBar[]): ReadonlySet<string> => {
  const present = bars.filter(({ value }) => value !== null);
  const by = [...present].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  return new Set([by[0], by.at(-1), present.at(-1)].flatMap((bar) => (bar ? [bar.id] : [])));
};
