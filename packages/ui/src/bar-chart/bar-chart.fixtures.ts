import type { ChartPoint } from '../internal/chart.types.ts';

/** Revenue of twelve quarters, the last being filled in. */
export const REVENUE: readonly ChartPoint[] = [
  ['2024 Q1', 642.4],
  ['2024 Q2', 668],
  ['2024 Q3', 655.1],
  ['2024 Q4', 701.7],
  ['2025 Q1', 588.2],
  ['2025 Q2', null],
  ['2025 Q3', 865.8],
  ['2025 Q4', 879.9],
  ['2026 Q1', 831],
  ['2026 Q2', 902.5],
  ['2026 Q3', 1034.6],
  ['2026 Q4', 968.3],
].map(([label, value]) => ({ label: String(label), value: value === null ? null : Number(value) }));

/** As REVENUE, with its ends marked and the last quarter a draft. */
export const MARKED_REVENUE: readonly ChartPoint[] = REVENUE.map((point) => ({
  ...point,
  ...(['2025 Q1', '2026 Q3', '2026 Q4'].includes(point.label) && { marked: true }),
  ...(point.label === '2026 Q4' && { draft: true }),
}));

/** Writes a number as both languages do: '1,034.6'. */
export const writeNumber = (value: number): string => new Intl.NumberFormat('en').format(value);
