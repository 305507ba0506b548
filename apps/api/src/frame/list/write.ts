import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { facetLexeme } from './conditions.ts';
import type { List } from './list.ts';
import { type SearchColumns, searchColumnsOf } from './tokens.ts';

/** A row's words and facets, as the search stores them. `texts` are searched besides the titles. */
export const searchableOf = (list: List, row: object, texts: readonly (string | null)[]): SearchColumns => {
  const fields = row as Readonly<Record<string, unknown>>;
  return searchColumnsOf({
    titles: (list.search?.titles ?? []).map((column) => fields[column] as string | null),
    texts,
    facets: Object.entries(list.facets).flatMap(([name, facet]) => {
      if (facet.kind === 'state') return [];
      const value = fields[facet.column];
      const values = value === null ? [] : Array.isArray(value) ? value : [value];
      return values.map((item) => facetLexeme(name, facet, String(item)));
    }),
  });
};

const searchTypes =
  'title_initials text, search_text text, title_tokens text[], title_words text, tokens text[], words text';

/** Inserts rows of a searched table. */
export interface Insert {
  table: string;
  /** The table's own columns with their types. */
  columns: Readonly<Record<string, string>>;
  /** The columns that are written anew where the id is there already; left out, such a row is an error. */
  replace?: readonly string[];
  /** A unique column: a row whose value another row has is left out. */
  unless?: string;
}

/**
 * Writes rows with what the search needs of them. They travel as one parameter of JSON, a thousand at a time, so that
 * neither engine's limit of 65,535 parameters counts; the words go through PostgreSQL's `english` configuration.
 * Gives the number of rows that were written.
 */
export const insertSearched = async <Row extends SearchColumns>(
  db: Db | Tx,
  { table, columns, replace, unless }: Insert,
  rows: readonly Row[],
): Promise<number> => {
  const names = Object.keys(columns);
  const refs = (list: readonly string[]) => sql.join(list.map((name) => sql.ref(name)));
  const types = sql.raw([...names.map((name) => `${name} ${columns[name]}`), searchTypes].join(', '));
  const search = ['title_initials', 'search_text', 'title_vector', 'search_vector'];
  const updated = [...(replace ?? []), ...search].map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const conflict = () => {
    if (replace) return sql`on conflict (id) do update set ${sql.join(updated)}`;
    return unless === undefined ? sql`` : sql`on conflict (${sql.ref(unless)}) do nothing`;
  };
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${refs([...names, ...search])})
    select ${refs(names)}, title_initials, search_text,
      strip(array_to_tsvector(title_tokens) || to_tsvector('english', title_words)),
      strip(array_to_tsvector(tokens) || to_tsvector('english', words))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${types})
    ${conflict()}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** The same where every row is written. */
export const writeSearched = async <Row extends SearchColumns>(
  db: Db | Tx,
  insert: Omit<Insert, 'unless'>,
  rows: readonly Row[],
): Promise<void> => {
  await insertSearched(db, insert, rows);
};
