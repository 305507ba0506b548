import type { ReportFigure, ReportPoint } from '@zonekit/api-client/space/report/contract';
import type { ChartPoint } from '@zonekit/ui/bar-chart';
import type { FiguresSoFar } from '../figures.ts';

/** The figures of a quarter that is being filled in. */
export interface DraftFigures {
  id: string;
  figures: FiguresSoFar;
}

/** Quarters of one figure; what is being filled in stands for its quarter, as a draft. */
export const chartPoints = (
  points: readonly ReportPoint[],
  figure: ReportFigure,
  draft: DraftFigures | null,
  label: (period: string) => string,
): ChartPoint[] =>
  points.map(({ id, period, figures }) => {
    const isDraft = draft?.id === id;
    return {
      label: label(period),
      value: (isDraft ? draft.figures : figures)?.[figure] ?? null,
      ...(isDraft && { draft: true }),
    };
  });

/** Differences of the last quarter that has the figure from the one before it and from that of a year before. */
export const changesOf = (points: readonly ChartPoint[]) => {
  const last = points.findLastIndex(({ value }) => value !== null);
  const value = points[last]?.value ?? null;
  const since = (quarters: number): number | null => {
    const earlier = points[last - quarters]?.value ?? null;
    return value === null || earlier === null ? null : value - earlier;
  };
  return { last: points[last] ?? null, previous: since(1), year: since(4) };
};

/** Marks the largest, the smallest and the last value. */
export const withMarks = (points: readonly ChartPoint[]): ChartPoint[] => {
  const present = points.filter(({ value }) => value !== null);
  const by = [...present].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const marked = new Set([by[0], by.at(-1), present.at(-1)]);
  return points.map((point) => ({ ...point, marked: marked.has(point) }));
};
