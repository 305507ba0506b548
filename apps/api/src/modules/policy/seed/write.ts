import { sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import type { DeclarationRecord } from './declaration-writer.ts';
import type { PolicyRecord } from './policy-writer.ts';

// One parameter for a whole batch: rows travel as JSON, so that neither engine's limit of 65,535 parameters counts.
const searchColumns = sql`title_initials text, search_text text, title_tokens text[], title_words text, tokens text[], words text`;
const bags = sql`
  strip(array_to_tsvector(title_tokens) || to_tsvector('english', title_words)),
  strip(array_to_tsvector(tokens) || to_tsvector('english', words))`;

interface Attached {
  id: string;
  files: readonly string[];
}

const writeAttachments = async (db: Db | Tx, items: readonly Attached[]): Promise<void> => {
  const rows = items.flatMap(({ id, files }) => files.map((file_id, position) => ({ item_id: id, file_id, position })));
  if (rows.length === 0) return;
  await sql`
    insert into policy_attachments (item_id, file_id, position)
    select item_id, file_id, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (item_id text, file_id text, position integer)
    on conflict (item_id, position) do update set file_id = excluded.file_id`.execute(db);
};

/** Inserts policies with their bodies and attachments; bodies are clean already. */
export const writePolicies = async (db: Db | Tx, records: readonly PolicyRecord[]): Promise<void> => {
  const bodies = records.flatMap(({ body_id, body }) =>
    body ? [{ id: body_id, html_zh: body['zh-CN'], html_en: body.en }] : [],
  );
  if (bodies.length > 0) {
    await sql`
      insert into policy_bodies (id, html_zh, html_en)
      select id, html_zh, html_en from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb)
        as r (id text, html_zh text, html_en text)`.execute(db);
  }
  const rows = records.map(({ body: _body, files: _files, ...row }) => row);
  await sql`
    insert into policies (id, number, number_latin, department_id, level, theme, year, industries, title_zh, title_en,
      published_on, effective_on, expires_on, summary_zh, summary_en, body_id, title_initials, search_text, title_bag, bag)
    select id, number, number_latin, department_id, level, theme, year, industries, title_zh, title_en,
      published_on, effective_on, expires_on, summary_zh, summary_en, body_id, title_initials, search_text, ${bags}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id text, number text, number_latin text, department_id text, level text, theme text, year integer, industries text[],
      title_zh text, title_en text, published_on date, effective_on date, expires_on date, summary_zh text, summary_en text,
      body_id text, ${searchColumns})`.execute(db);
  await writeAttachments(db, records);
};

/** Inserts calls, or writes them anew where they are there. */
export const writeDeclarations = async (db: Db | Tx, records: readonly DeclarationRecord[]): Promise<void> => {
  const rows = records.map(({ files: _files, ...row }) => row);
  await sql`
    insert into declarations (id, number, number_latin, department_id, level, theme, year, industries, policy_id, title_zh, title_en,
      opens_at, closes_at, announces_on, amount, support_zh, support_en, body_zh, body_en, criteria, materials, process,
      support_table, contact, rolling, title_initials, search_text, title_bag, bag)
    select id, number, number_latin, department_id, level, theme, year, industries, policy_id, title_zh, title_en,
      opens_at, closes_at, announces_on, amount, support_zh, support_en, body_zh, body_en, criteria, materials, process,
      support_table, contact, rolling, title_initials, search_text, ${bags}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id text, number text, number_latin text, department_id text, level text, theme text, year integer, industries text[],
      policy_id text, title_zh text, title_en text, opens_at timestamptz, closes_at timestamptz, announces_on date, amount bigint,
      support_zh text, support_en text, body_zh text, body_en text, criteria jsonb, materials jsonb, process jsonb,
      support_table jsonb, contact jsonb, rolling boolean, ${searchColumns})
    on conflict (id) do update set
      number = excluded.number, number_latin = excluded.number_latin, year = excluded.year, opens_at = excluded.opens_at,
      closes_at = excluded.closes_at, announces_on = excluded.announces_on, title_zh = excluded.title_zh,
      title_en = excluded.title_en, body_zh = excluded.body_zh, body_en = excluded.body_en, process = excluded.process,
      search_text = excluded.search_text, title_bag = excluded.title_bag, bag = excluded.bag,
      title_initials = excluded.title_initials`.execute(db);
  await writeAttachments(db, records);
};
