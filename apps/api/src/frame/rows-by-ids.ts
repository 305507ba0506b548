import type { Compilable } from 'kysely';
import { compiledOnce } from '../database/compiled.ts';
import type { Db, Tx } from './context.ts';
import { inOrder } from './in-order.ts';

/**
 * A query of rows by their ids for the pages of a list, compiled once: rows in the order of the ids; an unknown id is left out.
 * @param build passes the ids on to `anyOf`
 */
export const rowsByIds = <Row extends { id: string }>(
  build: (db: Db | Tx, ids: readonly string[]) => Compilable<Row>,
): ((db: Db | Tx, ids: readonly string[]) => Promise<Row[]>) => {
  const query = compiledOnce((db, value: { ids: readonly string[] }) => build(db, value.ids));
  return async (db, ids) => (ids.length === 0 ? [] : inOrder(await query(db, { ids }), ids));
};
