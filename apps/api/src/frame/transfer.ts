import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from './context.ts';

/** A row as a file holds it: every column as text, an empty one as ''. */
export type FileRow = Record<string, string>;

/**
 * A domain's rows as an operator's files hold them (CSV with a head line, or JSON), so that a zone starts with its own data. A
 * module names its transfers; the operator's tools read them.
 */
export interface Transfer<S extends z.ZodMiniObject = z.ZodMiniObject> {
  /** The domain word: `enterprises`. */
  name: string;
  /** The columns in their order, and what each must be; lists are joined by `|`. */
  row: S;
  /** All rows, by key. */
  read: (db: Db | Tx) => AsyncIterable<Record<keyof S['shape'], string>>;
  /**
   * Writes one row, by its key; left out where rows can be read alone.
   * @throws Problem or Error that says what is wrong with the row
   */
  write?: (tx: Tx, row: z.output<S>) => Promise<'added' | 'changed' | 'same'>;
}

/** Keeps the types of a transfer's columns while lists of transfers forget them. */
export const transfer = <S extends z.ZodMiniObject>(definition: Transfer<S>): Transfer =>
  definition as unknown as Transfer;

/** The columns of a transfer in their order, and whether a cell of each may be empty. */
export const columnsOf = ({ row }: Transfer): { name: string; mayBeEmpty: boolean }[] =>
  Object.entries(row.shape).map(([name, cell]) => ({ name, mayBeEmpty: z.safeParse(cell, '').success }));

/** Words that have to be there. */
export const textCell = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Words that may be left out: '' is null. */
export const nullableCell = (max: number) => orNull(z.string().check(z.trim(), z.maxLength(max)));

/** What another cell holds, or nothing: '' is null. */
export const orNull = <S extends z.ZodMiniType>(cell: S) =>
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    cell,
  ]);

/** Whole, 0 or more. */
export const wholeCell = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, 'expected a whole number')),
  z.transform((text) => Number(text)),
);

/** `true` or `false`. */
export const flagCell = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** Several, joined by `|`. */
export const listCell = <S extends z.ZodMiniType<string, string>>(item: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text === '' ? [] : text.split('|'))),
    ),
    z.array(item),
  );

/** What has parts of its own, as JSON; nothing is an empty list. */
export const jsonCell = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text || '[]') as unknown;
        } catch {
          context.issues.push({ code: 'custom', message: 'expected JSON', input: text });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );

/** A row's values as cells: null as '', a list of words joined by `|`, what has parts as JSON. */
export const textOf = <R extends object>(row: R): Record<keyof R, string> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)])) as Record<keyof R, string>;

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What writing a row would do to the one that is there; columns that `after` lacks do not count. */
export const whatHappens = (before: object | undefined, after: object): 'added' | 'changed' | 'same' => {
  if (!before) return 'added';
  const was = new Map(Object.entries(before));
  // A list and its cell are the same, and so are two objects whatever the order of their keys.
  const same = Object.entries(after).every(
    ([column, value]) => isDeepStrictEqual(was.get(column), value) || cellOf(was.get(column)) === cellOf(value),
  );
  return same ? 'same' : 'changed';
};

const BATCH = 500;

/** All rows by their ids, some hundreds at a time, so that a million need no memory. */
export async function* allRows<Row extends { id: string }, Cells>(
  next: (after: string, limit: number) => Promise<Row[]>,
  present: (row: Row) => Cells,
): AsyncGenerator<Cells> {
  for (let after = ''; ; ) {
    const rows = await next(after, BATCH);
    for (const row of rows) yield present(row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Writes one row of a table with `id text primary key`, every column given. */
export const writeById = async (tx: Tx, table: string, row: { id: string }): Promise<'added' | 'changed' | 'same'> => {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  const { rows } = await sql<object>`
    select ${sql.join(columns)} from ${sql.table(table)} where id = ${row.id}`.execute(tx);
  const happens = whatHappens(rows[0], row);
  if (happens === 'same') return happens;
  const set = columns.map((column) => sql`${column} = excluded.${column}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})
    on conflict (id) do update set ${sql.join(set)}`.execute(tx);
  return happens;
};
