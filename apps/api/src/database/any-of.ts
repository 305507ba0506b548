import { type RawBuilder, sql } from 'kysely';
import { Placeholder } from './compiled.ts';

/** `where('id', '=', anyOf(ids))`: one text of SQL, which is prepared once, however many ids there are. */
export const anyOf = <T extends string>(values: Iterable<T>): RawBuilder<T> =>
  sql<T>`any(${values instanceof Placeholder ? values : [...values]})`;
