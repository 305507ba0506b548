import { type RawBuilder, sql } from 'kysely';
import { Placeholder } from './compiled.ts';

/** Stands for the ids in a query that another one joins: the one id in a column of that. */
export class IdColumn {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * `where('id', '=', anyOf(ids))`: one text of SQL, which is prepared once, however many ids there are.
 *
 * In a query of `compiledOnce` PostgreSQL is kept from counting the values: it would plan the query anew for each request,
 * which takes longer than running it, since the plan for one value looks cheaper than the one for any number.
 */
export const anyOf = <T extends string>(values: Iterable<T>): RawBuilder<T> => {
  if (values instanceof IdColumn) return sql.ref<T>(values.name);
  return values instanceof Placeholder
    ? sql<T>`any(array(select unnest(${values}::text[])))`
    : sql<T>`any(${[...values]})`;
};
