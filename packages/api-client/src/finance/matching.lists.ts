/** Orders of matched loans: what fits first, the lowest rate, the earliest disbursement. */
export const MATCH_SORTS = ['fit', 'rate', 'days'] as const;
