import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { inOrder } from '../../frame/in-order.ts';
import type { Condition, List } from '../../frame/list/list.ts';
import { searchableOf, writeSearched } from '../../frame/list/write.ts';

interface Definition<Row extends { id: string }> {
  list: List;
  /** The table's own columns with their types. */
  columns: Readonly<Record<keyof Row & string, string>>;
  /** Searched besides the titles. */
  texts: (row: Row) => readonly (string | null)[];
}

/** Reads and writes of a table that a list searches. */
export const searchedTable = <Row extends { id: string }>({ list, columns, texts }: Definition<Row>) => {
  const names = Object.keys(columns);
  const select = async (db: Db | Tx, where: Condition, rest: RawBuilder<unknown> = sql``): Promise<Row[]> => {
    const selected = sql.join(names.map((name) => sql.ref(name)));
    return (await sql<Row>`select ${selected} from ${sql.table(list.table)} where ${where} ${rest}`.execute(db)).rows;
  };
  return {
    select,
    one: async (db: Db | Tx, id: string): Promise<Row | undefined> => (await select(db, sql`id = ${id}`))[0],
    /** Rows in the order of their ids; an unknown id is left out. */
    async find(db: Db | Tx, ids: readonly string[]): Promise<Row[]> {
      if (ids.length === 0) return [];
      return inOrder(await select(db, sql`id = ${anyOf(ids)}`), ids);
    },
    /** The next rows by id. */
    after: (db: Db | Tx, id: string, limit: number): Promise<Row[]> =>
      select(db, sql`id > ${id}`, sql`order by id limit ${limit}`),
    /** Inserts rows, or replaces those with the same id. */
    write: (db: Db | Tx, rows: readonly Row[]): Promise<void> =>
      writeSearched(
        db,
        { table: list.table, columns, replace: names.filter((name) => name !== 'id') },
        rows.map((row) => ({ ...row, ...searchableOf(list, row, texts(row)) })),
      ),
  };
};
