/** Fen as yuan for a table: `1234.50`. */
export const yuan = ({ amount }: { amount: number }): string => (amount / 100).toFixed(2);

/** Time of a row for a table: `2026-11-26T17:00:00+08:00` → `2026-11-26 17:00`, which spreadsheets take for a time. */
export const minute = (time: string): string => time.slice(0, 16).replace('T', ' ');
