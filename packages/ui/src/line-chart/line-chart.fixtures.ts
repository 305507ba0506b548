import type { ChartSeries } from './line-chart.tsx';

const LET = [12, 14, 19, 25, 31, 33, 38, 41, 40, 44, 47, 52];
const ASKED = [30, 28, 35, 33, 40, 46, null, 51, 49, 58, 55, 61];

/** Rooms let and asked for in twelve months, the last not final. */
export const roomSeries = (taken: string, asked: string): readonly ChartSeries[] => [
  {
    name: taken,
    area: true,
    points: LET.map((value, month) => ({
      label: `2026-${String(month + 1).padStart(2, '0')}`,
      value,
      ...([0, 11].includes(month) && { marked: true }),
      ...(month === 11 && { draft: true }),
    })),
  },
  {
    name: asked,
    points: ASKED.map((value, month) => ({ label: `2026-${String(month + 1).padStart(2, '0')}`, value })),
  },
];
