import type { BUDGET_BANDS } from '@zonekit/api-client/supply/demand/lists';

/** The band of a budget in fen; 0 is negotiated. */
export const bandOf = (budget: number): (typeof BUDGET_BANDS)[number] => {
  if (budget === 0) return 'open';
  if (budget < 100_000_000) return 'under_100';
  return budget <= 300_000_000 ? 'up_to_300' : 'over_300';
};
