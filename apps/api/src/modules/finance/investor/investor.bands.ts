import type { INVESTMENT_BANDS } from '@zonekit/api-client/finance/investor/lists';

type Band = (typeof INVESTMENT_BANDS)[number];

/** Fen. */
const MILLION = 100_000_000;

/** Lower and upper bound of each band, in fen. */
const BOUNDS: readonly (readonly [Band, number, number])[] = [
  ['up_to_5m', 0, 5 * MILLION],
  ['5m_to_20m', 5 * MILLION, 20 * MILLION],
  ['20m_to_50m', 20 * MILLION, 50 * MILLION],
  ['above_50m', 50 * MILLION, Number.POSITIVE_INFINITY],
];

/** The bands that a range of amounts reaches into; a bound alone does not. Fen. */
export const bandsOf = (min: number, max: number): Band[] =>
  BOUNDS.flatMap(([band, from, to]) => (max > from && min < to ? [band] : []));
