import { type RawBuilder, sql } from 'kysely';

/** What a searched table has beside its own columns, for its `create table`. `write.ts` fills them. */
export const searchColumns = sql`
  title_initials text not null,
  search_text text not null,
  title_bag tsvector not null,
  bag tsvector not null`;

interface Index {
  name: string;
  make: RawBuilder<unknown>;
}

/** The search's own indexes of a table; a large seed drops them first and makes them at its end. */
export const searchIndexes = (table: string): Index[] =>
  ['title_bag', 'bag'].map((column) => {
    const name = `${table}_${column}`;
    return { name, make: sql`create index ${sql.ref(name)} on ${sql.table(table)} using gin (${sql.ref(column)})` };
  });

/** The index that a sort is walked by; `within` where the list is one owner's rows: `user_id`. */
export const sortIndex = (table: string, column: string, within?: string): RawBuilder<unknown> => {
  const columns = [within, column, 'id'].filter((one) => one !== undefined);
  const name = [table, ...columns.slice(0, -1)].join('_');
  return sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.join(columns.map((one) => sql.ref(one)))})`;
};
