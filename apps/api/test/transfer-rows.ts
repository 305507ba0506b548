import type { Transfer } from '../src/frame/transfer.ts';
import { importRows } from '../src/operator/transfer/import-rows.ts';
import type { TestApi } from './harness.ts';

export type Cells = Record<string, string | undefined>;

/** Exports, writes and tries rows of the operator's files in a test's database. */
export const transferRows = (api: Pick<TestApi, 'db' | 'context'>) => {
  const rowsOf = async ({ read }: Transfer): Promise<Cells[]> => {
    const rows = [];
    for await (const row of read(api.db)) rows.push(row as Cells);
    return rows;
  };
  return {
    rowsOf,
    async rowOf(transfer: Transfer, is: (row: Cells) => boolean): Promise<Cells> {
      const row = (await rowsOf(transfer)).find(is);
      if (!row) throw new Error(`no such row in ${transfer.name}`);
      return row;
    },
    write: ({ row: schema, write }: Transfer, cells: Cells) =>
      api.db.transaction().execute(async (tx) => write?.(tx, schema.parse(cells))),
    /** The faults that an import reports of a row; empty where it is good. Nothing is written. */
    async faultsOf(transfer: Transfer, cells: Cells): Promise<string> {
      const row = Object.fromEntries(Object.entries(cells).map(([column, cell = '']) => [column, cell]));
      const { bad } = await importRows(api.context, transfer, [{ place: 1, row }], { dryRun: true });
      return bad.flatMap(({ faults }) => faults.map(({ column, message }) => `${column}: ${message}`)).join();
    },
  };
};
