import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Context, Tx } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import type { Transfer } from '../../frame/transfer.ts';
import type { NumberedRow } from './read-rows.ts';

export interface BadRow extends NumberedRow {
  faults: { column: string; message: string }[];
}

export interface Report {
  read: number;
  added: number;
  changed: number;
  same: number;
  bad: BadRow[];
  /** Whether it was written: not on a dry run, and not where a row was bad. */
  written: boolean;
}

const faultsOf = (error: unknown): BadRow['faults'] => {
  if (error instanceof Problem) {
    const fields = error.details?.fields as { path: string; message: string }[] | undefined;
    if (fields) return fields.map(({ path, message }) => ({ column: path, message }));
    return (error.fields ?? ['']).map((column) => ({ column, message: error.message }));
  }
  return [{ column: '', message: error instanceof Error ? error.message : String(error) }];
};

/** Messages for cells whose schema has none of its own: they name the expected values. */
const { localeError } = z.locales.en();

class TurnBack extends Error {}

/** Rows written under one savepoint; those of a group that fails are written again one by one, to find the bad ones. */
const GROUP = 100;

/** Takes a failed write back alone, so that the transaction goes on; its error, null without one. */
const errorOf = async (tx: Tx, write: () => Promise<void>): Promise<unknown> => {
  await sql`savepoint before_rows`.execute(tx);
  let failure: unknown = null;
  try {
    await write();
  } catch (error) {
    failure = error;
    await sql`rollback to savepoint before_rows`.execute(tx);
  }
  await sql`release savepoint before_rows`.execute(tx);
  return failure;
};

/**
 * Writes rows all or none, in one transaction; every bad row is reported, not only the first.
 * @param dryRun does everything and takes it back
 * @throws Error where the domain is read alone, or the head line lacks a column
 */
export const importRows = async (
  { db }: Context,
  { name, row: schema, write }: Transfer,
  rows: readonly NumberedRow[],
  { dryRun }: { dryRun: boolean },
): Promise<Report> => {
  if (!write) throw new Error(`"${name}" can be exported and not imported.`);
  const columns = Object.keys(schema.shape);
  const head = Object.keys(rows[0]?.row ?? {});
  const unknown = head.filter((column) => !columns.includes(column));
  if (unknown.length > 0) throw new Error(`Unknown columns: ${unknown.join(', ')}. There are ${columns.join(', ')}.`);
  const report: Report = { read: rows.length, added: 0, changed: 0, same: 0, bad: [], written: false };
  const parsedRows = (group: readonly NumberedRow[]) =>
    group.flatMap((numbered) => {
      const parsed = z.safeParse(schema, numbered.row, { error: localeError });
      if (parsed.success) return [{ numbered, row: parsed.data }];
      const faults = parsed.error.issues.map(({ path, message }) => ({ column: path.join('/'), message }));
      report.bad.push({ ...numbered, faults });
      return [];
    });
  try {
    await db.transaction().execute(async (tx) => {
      for (let start = 0; start < rows.length; start += GROUP) {
        const group = parsedRows(rows.slice(start, start + GROUP));
        const writeRows = async (part: typeof group) => {
          const results: Awaited<ReturnType<typeof write>>[] = [];
          for (const { row } of part) results.push(await write(tx, row));
          for (const result of results) report[result] += 1;
        };
        if ((await errorOf(tx, () => writeRows(group))) === null) continue;
        for (const each of group) {
          const error = await errorOf(tx, () => writeRows([each]));
          if (error !== null) report.bad.push({ ...each.numbered, faults: faultsOf(error) });
        }
      }
      if (dryRun || report.bad.length > 0) throw new TurnBack();
    });
    report.written = true;
  } catch (error) {
    if (!(error instanceof TurnBack)) throw error;
  }
  report.bad.sort((a, b) => a.place - b.place);
  return report;
};
