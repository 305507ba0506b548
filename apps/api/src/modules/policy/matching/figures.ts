import { above, closed, contains, exactly, type Interval } from '../../../frame/matching/interval.ts';

/**
 * The answers that stand for a range of a figure, half-open so that no figure falls in two. Source: design, section 5.
 * Money in ten-thousand yuan. The rank (1, 2, …) is what the profile holds.
 */
export const figures = {
  last_year_sales: { unit: 'money', ranges: [closed(0, 500), above(500, 1000), above(1000)] },
  last_year_r_and_d: { unit: 'money', ranges: [closed(0, 100), above(100, 500), above(500, 1000), above(1000)] },
  financing_amount: { unit: 'money', ranges: [above(0, 300), above(300, 500), above(500), exactly(0)] },
  intellectual_property_rights: {
    unit: 'count',
    ranges: [closed(1, 10), closed(11, Number.POSITIVE_INFINITY), exactly(0)],
  },
} as const satisfies Record<string, { unit: 'money' | 'count'; ranges: readonly Interval[] }>;

export type FigureField = keyof typeof figures;
export const isFigure = (field: string): field is FigureField => Object.hasOwn(figures, field);

/** The fact that holds the exact figure beside the answer: `last_year_r_and_d_exact`. */
export const exactFactOf = (field: FigureField): string => `${field}_exact`;

/** The figure that a fact is the exact one of, if it is one. */
export const figureOfExactFact = (fact: string): FigureField | null => {
  const field = fact.endsWith('_exact') ? fact.slice(0, -'_exact'.length) : '';
  return isFigure(field) ? field : null;
};

export const rangeOf = (field: FigureField, rank: number): Interval | null => figures[field].ranges[rank - 1] ?? null;

/** The answer whose range holds the figure; null for a figure below nought or a count that is not whole. */
export const rankOf = (field: FigureField, value: number): number | null => {
  if (figures[field].unit === 'count' && !Number.isInteger(value)) return null;
  const index = figures[field].ranges.findIndex((range) => contains(range, value));
  return index < 0 ? null : index + 1;
};
