import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | null;

/** Excel takes a file without it for one of the machine's own code page. */
export const BOM = '\ufeff';

/**
 * Lines of a table by RFC 4180. A text that a spreadsheet would take for a formula (it begins with = + - @ or a tab) gets an
 * apostrophe before it; numbers stay numbers. Source: OWASP, CSV Injection.
 */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', escape_formulas: true },
  );
