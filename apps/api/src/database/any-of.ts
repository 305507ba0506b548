import { type RawBuilder, sql } from 'kysely';
import { Placeholder } from './compiled.ts';

/**
 * `where('id', '=', anyOf(ids))`: one text of SQL, which is prepared once, however many ids there are.
 *
 * In a query of `compiledOnce` PostgreSQL is kept from counting the values: it would plan the query anew for each request,
 * which takes longer than running it, since the plan for one value looks cheaper than the one for any number.
 */
export const anyOf = <T extends string>(values: Iterable<T>): RawBuilder<T> =>
  values instanceof Placeholder ? sql<T>`any(array(select unnest(${values}::text[])))` : sql<T>`any(${[...values]})`;
