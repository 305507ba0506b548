/** Value of an exported cell; dates are formatted text. */
export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => CsvValue;
}

const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Characters that start a formula in spreadsheets, full-width ones included. Source: OWASP, CSV Injection. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Escapes formula injection with a leading apostrophe. Plain numbers stay numbers. */
export const guardFormula = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

const cell = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? guardFormula(value) : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Rows as CSV by RFC 4180: CRLF after each line, quotes doubled. Starts with the byte order mark, without which Excel takes
 * Chinese in UTF-8 for something else.
 */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};
