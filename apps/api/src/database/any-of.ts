import { type RawBuilder, sql } from 'kysely';

/** `where('id', '=', anyOf(ids))`: one text of SQL, which is prepared once, however many ids there are. */
export const anyOf = (values: Iterable<string>): RawBuilder<string> => sql<string>`any(${[...values]})`;
