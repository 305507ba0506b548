import pg from 'pg';
import { SHANGHAI_OFFSET_MS } from '../frame/day.ts';

/**
 * How values come back, the same from PGlite and from PostgreSQL. Each turns the text of one value into what the
 * code sees: bigint and numeric as number (money is in fen: whole, and far below 2^53), date as `YYYY-MM-DD`,
 * timestamptz as ISO 8601 with `+08:00`, which is what the contract sends.
 */
const OID = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;
const ARRAY_OID = { int8: 1016, date: 1182, timestamptz: 1185, numeric: 1231 } as const;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number. Keep it below 2^53.`);
  return value;
};

/** An instant as the contract writes it: `2026-11-20T09:30:00+08:00`, with milliseconds where there are any. */
export const toIsoTime = (at: Date): string => {
  const local = new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString();
  return `${local.slice(0, 19)}${local.slice(19, 23) === '.000' ? '' : local.slice(19, 23)}+08:00`;
};

/** Characters of `2026-11-20 09:30:00+08`. */
const WHOLE_SECONDS = 22;

const time = (text: string): string => {
  // Most values of a list have whole seconds; the expression below takes three times as long.
  if (text.length === WHOLE_SECONDS && text.endsWith('+08')) return `${text.slice(0, 10)}T${text.slice(11, 19)}+08:00`;
  const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,3})?\d*\+08$/.exec(text);
  return plain ? `${plain[1]}T${plain[2]}${plain[3]?.padEnd(4, '0') ?? ''}+08:00` : toIsoTime(new Date(text));
};

const scalars = {
  [OID.int8]: wholeNumber,
  [OID.date]: (text: string) => text,
  [OID.timestamptz]: time,
  [OID.numeric]: Number,
};

/** For PGlite, which derives the parsers of arrays from those of their elements. */
export const pgliteParsers = scalars;

const TEXT_ARRAY = 1009;
// The library's list of known types leaves the arrays out.
const texts = (pg.types.getTypeParser as (oid: number) => (text: string) => (string | null)[])(TEXT_ARRAY);

const arrayOf =
  (parse: (text: string) => unknown) =>
  (text: string): unknown[] =>
    texts(text).map((item) => (item === null ? null : parse(item)));

const forPostgres = new Map<number, (text: string) => unknown>([
  ...Object.entries(scalars).map(([oid, parse]) => [Number(oid), parse] as const),
  [ARRAY_OID.int8, arrayOf(wholeNumber)],
  [ARRAY_OID.date, arrayOf((text) => text)],
  [ARRAY_OID.timestamptz, arrayOf(time)],
  [ARRAY_OID.numeric, arrayOf(Number)],
]);

/** `types` of a `pg` pool. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && forPostgres.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
