import { sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import type { Condition, List } from '../../../frame/list/list.ts';
import { havingWord, type WeighedWord } from './weigh.ts';

/** Rows that are weighed in one list; with more, the words are too common to tell them apart. */
const MOST_WEIGHED = 3_000;
/** Words that a row is found by: those that tell the most. */
const FIND_BY = 5;

/**
 * The rows of a list that have the most of a question's words, by weight.
 * @param scope rows that may be quoted; null for all
 */
export const candidatesOf = async (
  db: Db | Tx,
  list: List,
  words: readonly WeighedWord[],
  { scope, limit }: { scope: Condition | null; limit: number },
): Promise<string[]> => {
  const known = words
    .filter(({ occurs }) => occurs)
    .sort((a, b) => b.weight - a.weight)
    .flatMap((word) => {
      const condition = havingWord(list, word);
      return condition ? [{ condition, weight: word.weight }] : [];
    });
  if (known.length === 0) return [];
  const any = sql.join(
    known.slice(0, FIND_BY).map(({ condition }) => condition),
    sql` or `,
  );
  const score = sql.join(
    known.map(({ condition, weight }) => sql`case when ${condition} then ${weight}::float8 else 0 end`),
    sql` + `,
  );
  const { rows } = await sql<{ id: string }>`
    select d.id from (
      select d.* from ${sql.table(list.table)} d where (${any}) ${scope ? sql`and ${scope}` : sql``} limit ${MOST_WEIGHED}
    ) d order by ${score} desc, d.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};
