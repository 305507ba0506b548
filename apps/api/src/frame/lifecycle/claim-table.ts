import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../context.ts';
import { inOrder } from '../in-order.ts';

/** A row with the name of its enterprise. */
export type Named<Table> = Selectable<Table> & { enterprise: string | null };

/**
 * Reads and writes a table of claims: `id`, a unique `number` and `enterprise_id` besides its own columns.
 * @param name of the table, whose columns `Table` declares
 */
export const claimTable = <Table extends object>(name: string) => {
  type Row = Selectable<Table>;
  const table = sql.table(name);
  return {
    /** Null where the number is another's. */
    async insert(tx: Tx, row: Insertable<Table>): Promise<Row | null> {
      const columns = Object.keys(row).map((column) => sql.ref(column));
      const { rows } = await sql<Row>`
        insert into ${table} (${sql.join(columns)}) values (${sql.join(Object.values(row))})
        on conflict (number) do nothing returning *`.execute(tx);
      return rows[0] ?? null;
    },
    /** Rows in the order of their ids; an unknown id is left out. */
    async find(db: Db | Tx, ids: readonly string[]): Promise<Named<Table>[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<Named<Table> & { id: string }>`
        select c.*, e.name as enterprise from ${table} c left join enterprises e on e.id = c.enterprise_id
        where c.id = ${anyOf(ids)}`.execute(db);
      return inOrder(rows, ids);
    },
    /** The row, locked until the transaction ends, so that two changes of it follow one another. */
    async lock(tx: Tx, id: string): Promise<Row | undefined> {
      return (await sql<Row>`select * from ${table} where id = ${id} for update`.execute(tx)).rows[0];
    },
    async update(tx: Tx, id: string, change: Updateable<Table>): Promise<void> {
      const set = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${table} set ${sql.join(set)} where id = ${id}`.execute(tx);
    },
    /** Rows after an id, by id, for exports. */
    async after(db: Db | Tx, id: string, limit: number): Promise<Row[]> {
      return (await sql<Row>`select * from ${table} where id > ${id} order by id limit ${limit}`.execute(db)).rows;
    },
    /** Rows that a user has submitted, the first one first. */
    async filedBy(db: Db | Tx, userId: string): Promise<Row[]> {
      return (await sql<Row>`select * from ${table} where user_id = ${userId} order by created_at, id`.execute(db))
        .rows;
    },
  };
};
