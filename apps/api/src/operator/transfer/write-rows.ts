import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Context } from '../../frame/context.ts';
import type { Transfer } from '../../frame/transfer.ts';

async function* jsonOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}  ${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Writes all rows of a domain. CSV has a byte order mark, so that spreadsheets see UTF-8, and runs no formula in them. */
export const exportRows = async (
  { db }: Context,
  { row, read }: Transfer,
  format: 'csv' | 'json',
  to: Writable,
): Promise<void> => {
  if (format === 'json') return pipeline(jsonOf(read(db)), to, { end: false });
  const csv = stringify({ header: true, bom: true, columns: Object.keys(row.shape), escape_formulas: true });
  return pipeline(Readable.from(read(db)), csv, to, { end: false });
};
