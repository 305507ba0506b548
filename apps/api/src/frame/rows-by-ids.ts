import type { Compilable, RawBuilder } from 'kysely';
import { IdColumn } from '../database/any-of.ts';
import { compiledOnce, compiledPart } from '../database/compiled.ts';
import type { Db, Tx } from './context.ts';
import { inOrder } from './in-order.ts';

/** The table and column whose id a query is joined by. */
export const JOINED_TO = 'listed';
export const JOINED_BY = 'row_id';

/** The query of a page's rows, which joins them to their places. */
export type JoinedRows = (db: Db | Tx) => RawBuilder<unknown>;

export interface RowsByIds<Row> {
  (db: Db | Tx, ids: readonly string[]): Promise<Row[]>;
  /** The query for the id in `JOINED_BY`, as another one joins it laterally. */
  joined: JoinedRows;
}

/**
 * A query of rows by their ids for the pages of a list, compiled once: rows in the order of the ids; an unknown id is left out.
 * @param build passes the ids on to `anyOf`
 */
export const rowsByIds = <Row extends { id: string }>(
  build: (db: Db | Tx, ids: readonly string[]) => Compilable<Row>,
): RowsByIds<Row> => {
  const query = compiledOnce((db, value: { ids: readonly string[] }) => build(db, value.ids));
  const find = async (db: Db | Tx, ids: readonly string[]) =>
    ids.length === 0 ? [] : inOrder(await query(db, { ids }), ids);
  const column = new IdColumn(`${JOINED_TO}.${JOINED_BY}`) as unknown as readonly string[];
  return Object.assign(find, { joined: compiledPart((db) => build(db, column)) });
};
