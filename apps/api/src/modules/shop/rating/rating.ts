import type { RatingAspect } from '@zonekit/api-client/order/contract';
import type { RatingSummary } from '@zonekit/api-client/shop/contract';
import { RATING_ASPECTS } from '@zonekit/api-client/shop/lists';
import type { RatingSums } from '../shop.tables.ts';

/** As if so many enterprises had given this score before: a single 5 does not come before a hundred. */
const PRIOR = { count: 5, score: 4 };

/** Whole number by which offers and providers are sorted by rating; 0 without ratings. */
export const rankOf = ({ count, sum }: Pick<RatingSums, 'count' | 'sum'>): number =>
  count === 0 ? 0 : Math.round((1000 * (sum + PRIOR.count * PRIOR.score)) / (count + PRIOR.count));

/** Ratings of a list item. */
export const summaryOf = (sums: RatingSums | undefined): RatingSummary =>
  sums && sums.count > 0
    ? {
        average: Math.round((10 * sums.sum) / sums.count) / 10,
        count: sums.count,
        on_time_rate: Math.round((100 * sums.on_time) / sums.count),
      }
    : { average: null, count: 0, on_time_rate: null };

/** Scores in the order of `RATING_ASPECTS`, as they are stored. */
export const storedAspects = (aspects: Partial<Record<RatingAspect, number>>): (number | null)[] =>
  RATING_ASPECTS.map((aspect) => aspects[aspect] ?? null);

/** Stored scores by their aspect. */
export const aspectsOf = (stored: readonly (number | null)[]): Record<RatingAspect, number | null> => {
  const [expertise = null, punctuality = null, replies = null, value = null] = stored;
  return { expertise, punctuality, replies, value };
};

/** Number of ratings by score, from 5 down to 1. */
export const distributionOf = (sums: RatingSums | undefined): { score: number; count: number }[] =>
  [5, 4, 3, 2, 1].map((score, index) => ({ score, count: sums?.scores[index] ?? 0 }));

/** The sums of some ratings. */
export const sumsOf = (ratings: readonly { score: number; on_time: boolean }[]): RatingSums => ({
  count: ratings.length,
  sum: ratings.reduce((sum, { score }) => sum + score, 0),
  on_time: ratings.filter(({ on_time }) => on_time).length,
  scores: [5, 4, 3, 2, 1].map((each) => ratings.filter(({ score }) => score === each).length),
});
