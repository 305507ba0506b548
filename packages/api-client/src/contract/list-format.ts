/** What a list can be fetched as: its items, a table, a news feed (RFC 4287), a calendar (RFC 5545). */
export type ListFormat = 'json' | 'csv' | 'atom' | 'ics';

/** Headers of a list's file: how many rows it holds at most, and whether there were more. */
export const ROW_LIMIT_HEADER = 'x-row-limit';
export const MORE_ROWS_HEADER = 'x-more-rows';
