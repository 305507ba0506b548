/** Formats of a list's file: items, table, news feed (RFC 4287), calendar (RFC 5545). */
export type ListFormat = 'json' | 'csv' | 'atom' | 'ics';

/** Headers of a list's file: maximum number of rows, and whether rows were left out. */
export const ROW_LIMIT_HEADER = 'x-row-limit';
export const MORE_ROWS_HEADER = 'x-more-rows';
