import { type RawBuilder, sql } from 'kysely';

/** The search columns of a table, for its `create table`. `write.ts` fills them. */
export const searchColumns = sql`
  title_initials text not null,
  search_text text not null,
  title_vector tsvector not null,
  search_vector tsvector not null`;

interface Index {
  name: string;
  make: RawBuilder<unknown>;
}

/** The search's own indexes of a table; a large seed drops them first and makes them at its end. */
export const searchIndexes = (table: string): Index[] =>
  ['title_vector', 'search_vector'].map((column) => {
    const name = `${table}_${column}`;
    return { name, make: sql`create index ${sql.ref(name)} on ${sql.table(table)} using gin (${sql.ref(column)})` };
  });

/**
 * The index that a sort is walked by; `within` where the list is one owner's rows: `user_id`.
 * @param covering columns that the index holds besides, for a `covered` list
 */
export const sortIndex = (
  table: string,
  column: string,
  within?: string,
  covering: readonly string[] = [],
): RawBuilder<unknown> => {
  const columns = [within, column, 'id'].filter((name) => name !== undefined);
  const name = [table, ...columns.slice(0, -1)].join('_');
  const refs = (names: readonly string[]) => sql.join(names.map((each) => sql.ref(each)));
  const besides = covering.filter((each) => !columns.includes(each));
  const include = besides.length > 0 ? sql`include (${refs(besides)})` : sql``;
  return sql`create index ${sql.ref(name)} on ${sql.table(table)} (${refs(columns)}) ${include}`;
};

/** Gives the search columns of a table that an earlier build created their present names. */
export const renameSearchColumns = (table: string): RawBuilder<unknown>[] =>
  [
    ['title_bag', 'title_vector'],
    ['bag', 'search_vector'],
  ].map(
    ([from, to]) => sql`do $$ begin
      if exists (select from information_schema.columns
        where table_schema = current_schema() and table_name = ${sql.lit(table)} and column_name = ${sql.lit(from)}) then
        alter table ${sql.table(table)} rename column ${sql.ref(from as string)} to ${sql.ref(to as string)};
        alter index if exists ${sql.ref(`${table}_${from}`)} rename to ${sql.ref(`${table}_${to}`)};
      end if;
    end $$`,
  );
