import { sql } from 'kysely';
import { createCache } from '../../cache.ts';
import type { Db, Tx } from '../../context.ts';
import { fold } from '../fold.ts';
import type { List } from '../list.ts';
import { keyOf, tokensOf } from './search-tokens.ts';

/** A value of a facet by its names, and the lexeme that finds its rows. */
interface Tag {
  names: readonly string[];
  lexeme: string;
}

/** Synonyms, ignored terms and tags of a list, by which a search is expanded. */
export interface Dictionary {
  /** The other terms of a term's groups, folded, by the key of its tokens. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  ignored: ReadonlySet<string>;
  /** Tokens of the longest term. */
  longest: number;
  tags: readonly Tag[];
}

interface SynonymRow {
  terms: string[];
  ignored: boolean;
}

/** Builds the dictionary from groups of terms. */
export const dictionaryOf = (groups: readonly SynonymRow[], tags: readonly Tag[] = []): Dictionary => {
  const synonyms = new Map<string, string[]>();
  const ignored = new Set<string>();
  let longest = 1;
  for (const group of groups) {
    const terms = group.terms.map(fold);
    for (const term of terms) {
      const tokens = tokensOf(term);
      longest = Math.max(longest, tokens.length);
      if (group.ignored) ignored.add(keyOf(tokens));
      else
        synonyms.set(keyOf(tokens), [
          ...(synonyms.get(keyOf(tokens)) ?? []),
          ...terms.filter((other) => other !== term),
        ]);
    }
  }
  return { synonyms, ignored, longest, tags };
};

const readTags = async (db: Db | Tx, { facets, search }: List): Promise<Tag[]> => {
  if (!search?.tags) return [];
  const { facet: name, table, names } = search.tags;
  const facet = facets[name];
  if (!facet || facet.kind === 'state') throw new Error(`Searched tags: "${name}" is no facet with a lexeme.`);
  const { rows } = await sql<{ id: string; names: (string | null)[] }>`
    select id, array[${sql.join(names.map((column) => sql.ref(column)))}] as names from ${sql.table(table)}`.execute(
    db,
  );
  return rows.map((row) => ({
    names: row.names.flatMap((text) => text ?? []).map(fold),
    lexeme: `#${facet.lexeme ?? name}:${row.id}`,
  }));
};

const readDictionary = async (db: Db | Tx, list: List): Promise<Dictionary> => {
  const [groups, tags] = await Promise.all([
    sql<SynonymRow>`select terms, ignored from search_synonyms order by id`.execute(db),
    readTags(db, list),
  ]);
  return dictionaryOf(groups.rows, tags);
};

/** Reads the dictionary of a list at most once a minute. */
export const createDictionaries = () => {
  const dictionaries = createCache<Dictionary>({ ttl: 60_000, stale: 600_000, max: 100 });
  return (db: Db | Tx, list: List): Promise<Dictionary> => dictionaries.get(list.name, () => readDictionary(db, list));
};
