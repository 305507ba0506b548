/** Hits of one kind that a search of the whole portal gives at most. */
export const MOST_HITS = 20;
