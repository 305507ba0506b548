import { sql } from 'kysely';
import type { Db } from '../../src/frame/context.ts';
import { tablesOf } from '../../src/operator/backup/head.ts';
import type { Operation } from './operations.ts';

/** Rows of each table that are named in requests. */
const MOST = 8;

/** Tables with their ids. No table is listed here: those of a new domain are recognised by their names. */
export type Ids = ReadonlyMap<string, readonly string[]>;

/** Of a table that holds several kinds of rows, the ids of each kind: singular and plural, as a path may have either. */
const idsByKind = async (db: Db, table: string): Promise<[kind: string, ids: string[]][]> => {
  const { rows } = await sql<{ kind: string; ids: string[] }>`
    select to_jsonb(t)->>'kind' as kind, array_agg(to_jsonb(t)->>'id' order by to_jsonb(t)->>'id') as ids
    from ${sql.table(table)} t where to_jsonb(t) ?& array['kind', 'id'] group by 1`.execute(db);
  return rows.flatMap(({ kind, ids }) =>
    [kind, `${kind}s`].map((name): [string, string[]] => [name, ids.slice(0, MOST)]),
  );
};

export const readIds = async (db: Db): Promise<Ids> => {
  const ids = new Map<string, readonly string[]>();
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ id: string | null }>`
      select to_jsonb(t)->>'id' as id from ${sql.table(table)} t order by 1 nulls last limit ${MOST}`.execute(db);
    ids.set(
      table,
      rows.flatMap(({ id }) => (id === null ? [] : [id])),
    );
    for (const [kind, some] of await idsByKind(db, table)) ids.set(`${table.split('_', 1)}_${kind}`, some);
  }
  return ids;
};

/** Words of the specification's paths for what a table calls otherwise, there or besides. */
const TABLE_WORDS: Readonly<Record<string, string>> = {
  admission_applies: 'space_application',
  debt_products: 'finance_product',
  labs: 'laboratory',
  new_techniques: 'technique',
  policy_declarations: 'declaration',
  recommend_products: 'recommended_product',
  regions: 'facility',
  rules: 'instrument',
  shops: 'institution',
};

const plurals = (word: string): string[] => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];

/** Of the tables that are called so: `policy_declarations` for `declaration` and for `policy_declarations`. */
const idsOf = (ids: Ids, word: string): string[] =>
  [...ids].flatMap(([table, some]) =>
    plurals(word).some((name) => table === name || table.endsWith(`_${name}`)) ? some : [],
  );

/**
 * Ids that exist, by the names under which an operation takes them: `declaration_id` is a declaration's; what stands in the
 * path behind `policy_declarations` is one too, whatever it is called.
 */
export const sampleIds = ({ path, parameters, body }: Operation, ids: Ids): Record<string, readonly string[]> => {
  const names = JSON.stringify([parameters, body]).match(/(?<=")(?:\w+_)?id(?=")/g) ?? [];
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const before = new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(path)?.[1]?.replaceAll('-', '_');
      const words = [name.replace(/_?id$/, '') || '-', ...(before ? [before, TABLE_WORDS[before] ?? '-'] : [])];
      const some = words.flatMap((word) => idsOf(ids, word));
      return some.length > 0 ? [[name, some]] : [];
    }),
  );
};
