import { type QueryExecutorProvider, sql } from 'kysely';
import { IGNORED, SYNONYMS } from './synonyms.data.ts';

/** Creates the table of synonyms with the terms that every zone starts with. */
export const makeSynonyms = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`create table search_synonyms (
    id text primary key, terms text[] not null, ignored boolean not null default false
  )`.execute(db);
  const groups = [
    ...Object.entries(SYNONYMS).map(([id, terms]) => ({ id, terms, ignored: false })),
    { id: 'question-words', terms: IGNORED, ignored: true },
  ];
  await sql`
    insert into search_synonyms (id, terms, ignored)
    select id, terms, ignored from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      as r (id text, terms text[], ignored boolean)`.execute(db);
};
